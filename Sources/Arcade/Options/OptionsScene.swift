public import Drawing
public import Geometry
import Languages
public import Stage
import Store

/// All options; every change takes effect and is saved at once.
public final class OptionsScene: Scene {
  /// The scene's name in the trace.
  public let name = "options"
  /// Holds the header and the scroller.
  public let root = Node("")
  private let context: GameContext
  private let base: Palette
  private let palette: Palette
  private let header: Header
  private let scroller: ScrollNode
  private let sections: [OptionSection]
  private let fullscreen: Switch
  private let notifications: Switch
  /// The games' own sections.
  private let games: [GameOptions]

  /// `palette`: the colours of the game from which it was opened.
  public init(context: GameContext, palette base: Palette = .paper) {
    self.context = context
    self.base = base
    palette = context.dressed(base)
    header = Header("options", title: tr("Options"), palette: palette)
    scroller = ScrollNode("options.scroller", palette: palette)
    let rows = OptionRows(context: context, palette: palette)
    fullscreen = rows.toggle(
      "options.fullscreen", tr("Full screen"), icon: "icon-fullscreen", .fullscreen)
    notifications = rows.notifications()
    games = context.games.compactMap { $0.options?(rows) }
    let openAbout = Button(
      "options.about", label: tr("About Recreo"), icon: "icon-info", palette: palette.onSheet)
    let about = OptionSection(
      "options.section.about", title: tr("About"), palette: palette,
      rows: [openAbout])
    sections =
      Self.sections(rows, fullscreen) + games.map(\.section) + Self.messages(rows, notifications)
      + [about]
    root.add([scroller, header])
    scroller.content.add(sections)
    header.onBack = { [weak self] in self?.goBack() }
    openAbout.action = { [weak self] in
      self?.stage?.perform(.push(AboutScene(context: context, palette: base)))
    }
  }

  private static func sections(_ rows: OptionRows, _ fullscreen: Switch) -> [OptionSection] {
    let sound = OptionSection(
      "options.section.sound", title: tr("Music and sounds"), palette: rows.palette,
      rows: [
        rows.toggle("options.music", tr("Music"), icon: "icon-music", .musicOn),
        rows.volume("options.music.volume", tr("Music volume"), .musicVolume),
        rows.toggle("options.sound", tr("Sounds"), icon: "icon-sound", .soundOn),
        rows.volume("options.sound.volume", tr("Sound volume"), .soundVolume),
      ])
    let screen = OptionSection(
      "options.section.screen", title: tr("Screen"), palette: rows.palette,
      rows: (rows.hides(.fullscreen) ? [] : [fullscreen]) + [scale(rows), language(rows)]
        + exit(rows))
    let reading = OptionSection(
      "options.section.reading", title: tr("Accessibility"), palette: rows.palette,
      rows: [
        textSize(rows),
        rows.toggle(
          "options.contrast", tr("High contrast"), icon: "icon-contrast", .highContrast),
        rows.toggle("options.motion", tr("Reduce motion"), icon: "icon-motion", .reducedMotion),
      ])
    let touch = OptionSection(
      "options.section.touch", title: tr("Touch"), palette: rows.palette,
      rows: [
        rows.time(
          "options.doubletap", tr("Double-tap interval"), in: 250...600, .doubleTapTime),
        rows.time("options.longpress", tr("Long-press duration"), in: 225...900, .longPressTime),
      ])
    return [sound, screen, reading, touch]
  }

  private static func messages(_ rows: OptionRows, _ notifications: Switch) -> [OptionSection] {
    guard !rows.hides(.notifications) else { return [] }
    return [
      OptionSection(
        "options.section.messages", title: tr("Notifications"), palette: rows.palette,
        rows: [notifications])
    ]
  }

  /// Exit by touch, since full screen hides the window's close button; a kiosk has none.
  private static func exit(_ rows: OptionRows) -> [Node] {
    guard !rows.context.isKiosk else { return [] }
    return [
      Button(
        "options.exit", label: tr("Exit Recreo"), icon: "icon-quit", palette: rows.palette.onSheet,
        action: { [context = rows.context] in context.quit() })
    ]
  }

  private static func scale(_ rows: OptionRows) -> ChoiceRow {
    let sizes = [100, 150, 200].map {
      (id: "\($0)", label: "\($0) %", value: SettingValue.number(Double($0) / 100))
    }
    return rows.choice(
      "options.scale", tr("Interface size"), icon: "icon-size", .scale,
      [(id: "auto", label: tr("Auto"), value: .text("auto"))] + sizes)
  }

  private static func textSize(_ rows: OptionRows) -> ChoiceRow {
    rows.choice(
      "options.text", tr("Text size"), icon: "icon-text-size", .textSize,
      [100, 115, 130, 150].map {
        (id: "\($0)", label: "\($0) %", value: .number(Double($0) / 100))
      })
  }

  /// Languages by their own names, for players who can't read the others.
  private static func language(_ rows: OptionRows) -> ChoiceRow {
    rows.choice(
      "options.language", tr("Language"), icon: "icon-language", .language,
      [
        (id: "auto", label: tr("Auto"), value: .text("")),
        (id: "en", label: "English", value: .text("en")),
        (id: "es", label: "Español", value: .text("es")),
      ])
  }

  /// The same options in the current language and colours, scrolled to the same place.
  public func renewed() -> (any Scene)? {
    let new = OptionsScene(context: context, palette: base)
    new.offset = scroller.restingOffset
    return new
  }
  /// The scroll offset of the page that this one replaces.
  private var offset: Double?

  /// Ends what the games' sections have begun, and goes back.
  public func goBack() {
    for game in games { game.leave() }
    stage?.perform(.pop)
  }

  /// Shows the current values, since F11 and the notification question also change settings.
  public func update(at now: Duration) {
    fullscreen.show(context.settings.isOn(.fullscreen))
    notifications.show(context.settings.text(.notifications) == "on")
    for game in games { game.update() }
  }

  /// The table in the colours of the game from which it was opened.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  /// One column of sections, or two from a width of 960 points.
  public func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let room = Rect(
      x: 0, y: Header.height, width: bounds.width, height: bounds.height - Header.height)
    let columns = bounds.width >= 960 ? 2 : 1
    let gap = 24.0
    let width = min(bounds.width - 32, columns == 2 ? 1240 : 680)
    let column = (width - gap * Double(columns - 1)) / Double(columns)
    let left = (bounds.width - width) / 2
    var tops = Array(repeating: 8.0, count: columns)
    for section in sections {
      // The next section goes where there is most space.
      let place = tops.indices.min { tops[$0] < tops[$1] } ?? 0
      let height = section.height(width: column)
      section.frame = Rect(
        x: left + Double(place) * (column + gap), y: tops[place], width: column, height: height)
      tops[place] += height + gap
    }
    scroller.place(room, contentHeight: (tops.max() ?? 0))
    if let offset {
      scroller.scroll(to: offset, animated: false)
      self.offset = nil
    }
  }
}
