public import Geometry
import Languages
public import Stage
import Store

/// All options on five tabs; every change takes effect and is saved at once.
public final class OptionsScene: PageScene {
  private let base: Palette
  private let scroller: ScrollNode
  private let tabs: OptionTabs
  /// The sections of each tab.
  private let pages: [[OptionSection]]
  /// The drawing of each tab.
  private let drawings: [Node]
  private let bird: Songbird
  private let fullscreen: Switch
  private let notifications: Switch
  /// The games' own sections.
  private let games: [GameOptions]

  /// `palette`: the colours of the game from which it was opened.
  public convenience init(context: GameContext, palette base: Palette = .paper) {
    self.init(context: context, palette: base, tab: 0)
  }

  init(context: GameContext, palette base: Palette, tab: Int) {
    self.base = base
    let palette = context.dressed(base)
    scroller = ScrollNode("options.scroller", palette: palette)
    let rows = OptionRows(context: context, palette: palette)
    fullscreen = rows.toggle(
      "options.fullscreen", tr("Full screen"), icon: "icon-fullscreen", .fullscreen)
    notifications = rows.notifications()
    games = context.offeredGames.compactMap { entry in
      let options = entry.options?(rows)
      options?.section.showArt("menu-" + entry.id, in: context.dressed(entry.palette))
      return options
    }
    let openAbout = Button(
      "options.about", label: tr("About Recreo"), icon: "icon-info", palette: palette.onSheet)
    let all = [
      [Self.sound(rows)], Self.forMe(rows), Self.touch(rows),
      games.map(\.section),
      [Self.machine(rows, fullscreen, notifications, about: openAbout)],
    ]
    let shown = zip(Self.titles, all).filter { !$1.isEmpty }
    pages = shown.map(\.1)
    let titles = shown.map(\.0)
    tabs = OptionTabs(
      "options.tab", label: tr("Options"), tabs: titles, chosen: tab, palette: palette)
    let bird = Songbird(context)
    self.bird = bird
    drawings = titles.map { tab -> Node in
      tab.id == "sound" ? bird : ArtNode("options-" + tab.id)
    }
    super.init(
      "options", title: tr("Options"), context: context, palette: palette)
    root.add([scroller, tabs, header])
    scroller.content.add(drawings)
    for page in pages { scroller.content.add(page) }
    tabs.action = { [weak self] _ in self?.turn() }
    show()
    openAbout.action = { [weak self] in
      self?.stage?.perform(.push(AboutScene(context: context, palette: base)))
    }
  }

  static var titles: [OptionTabs.Tab] {
    [
      .init(id: "sound", label: tr("Sound"), icon: "icon-music", color: Color(0x2E6DB4)),
      .init(id: "me", label: tr("For me"), icon: "icon-person", color: Color(0xB4531C)),
      .init(id: "hands", label: tr("Touch"), icon: "icon-hand", color: Color(0x2E7D4F)),
      .init(id: "games", label: tr("Games"), icon: "icon-dice", color: Color(0xB5382B)),
      .init(id: "machine", label: tr("Grown-ups"), icon: "icon-options", color: Color(0x7A4FA3)),
    ]
  }

  private static func sound(_ rows: OptionRows) -> OptionSection {
    OptionSection(
      "options.section.sound", title: tr("Music and sounds"), palette: rows.palette,
      rows: [
        rows.music(),
        rows.volume("options.music.volume", tr("Music volume"), icon: "icon-music", .musicVolume),
        rows.toggle("options.sound", tr("Sounds"), icon: "icon-sound", .soundOn),
        rows.volume("options.sound.volume", tr("Sound volume"), icon: "icon-sound", .soundVolume),
      ])
  }

  /// Nothing on a kiosk whose owner decides about gestures.
  private static func touch(_ rows: OptionRows) -> [OptionSection] {
    let settings = Setting.ofGestures.filter { !rows.hides($0) }
    guard !settings.isEmpty else { return [] }
    let context = rows.context
    let gestures = GestureRows(
      context: context, palette: rows.palette, settings: settings,
      mayChange: { context.canChange($0) }, change: { context.change($0, to: $1) })
    return [
      OptionSection(
        "options.section.touch", title: tr("Touch"), palette: rows.palette,
        rows: gestures.sliders("options") + [TouchPad("options.pad", palette: rows.palette)])
    ]
  }

  /// What a kiosk's visitors don't change, and Exit by touch, since full screen hides the window's
  /// close button; a kiosk has none.
  private static func machine(
    _ rows: OptionRows, _ fullscreen: Switch, _ notifications: Switch, about: Button
  ) -> OptionSection {
    var all: [Node] = []
    if !rows.hides(.fullscreen) { all.append(fullscreen) }
    if !rows.hides(.notifications) { all.append(notifications) }
    all.append(about)
    if !rows.context.isKiosk {
      all.append(
        Button(
          "options.exit", label: tr("Exit Recreo"), icon: "icon-quit",
          palette: rows.palette.onSheet,
          action: { [context = rows.context] in context.quit() }))
    }
    return OptionSection(
      "options.section.machine", title: tr("Grown-ups"), palette: rows.palette, rows: all)
  }

  /// The same options in the current language and colours, scrolled to the same place.
  public override func renewed() -> (any Scene)? {
    let new = OptionsScene(context: context, palette: base, tab: tabs.chosen)
    new.offset = scroller.restingOffset
    return new
  }
  /// The scroll offset of the page that this one replaces.
  private var offset: Double?

  /// Ends what the games' sections have begun, and goes back.
  public override func goBack() {
    for game in games { game.leave() }
    stage?.perform(.pop)
  }

  /// Shows the current values, since F11 and the notification question also change settings.
  public override func update(at now: Duration) {
    fullscreen.show(context.settings.isOn(.fullscreen))
    notifications.show(context.settings.text(.notifications) == "on")
    bird.update()
    for game in games { game.update() }
  }

  /// Shows the sections of the chosen tab.
  private func show() {
    for (index, page) in pages.enumerated() {
      for section in page { section.isHidden = index != tabs.chosen }
    }
  }

  private func turn() {
    show()
    scroller.scroll(to: 0, animated: false)
    layout(in: bounds)
    for section in pages[tabs.chosen] {
      section.animate(
        from: Pose(offset: Point(x: 0, y: 16), opacity: 0), length: Theme.move, easing: .settle)
    }
  }

  /// Lays out the tabs and the sections of the chosen one.
  public override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    OptionPlaces(tabs: tabs, tabsHeight: 520, scroller: scroller, drawings: drawings)
      .place(pages[tabs.chosen], in: bounds)
    if let offset {
      scroller.scroll(to: offset, animated: false)
      self.offset = nil
    }
  }
}
