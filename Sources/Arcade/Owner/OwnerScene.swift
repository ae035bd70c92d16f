import Geometry
import Languages
import Stage

/// The panel of a kiosk's owner: what happened, and everything that visitors can't change.
final class OwnerScene: PageScene {
  private let tabs: OptionTabs
  private let scroller: ScrollNode
  private var sections: [OptionSection] = []
  /// The drawing of each tab.
  private let drawings: [Node]
  private let bird: Songbird
  /// The scroll offset of the page that this one replaces.
  private var offset: Double?

  init(context: GameContext, tab: Int = 0) {
    let palette = context.dressed(.paper)
    tabs = OptionTabs(
      "owner.tab", label: tr("For the owner"), tabs: Self.titles, chosen: tab, palette: palette)
    scroller = ScrollNode("owner.scroller", palette: palette)
    let bird = Songbird(context)
    self.bird = bird
    drawings = Self.titles.map { tab in
      switch tab.id {
      case "sound": bird
      case "games": ArtNode("options-games")
      case "people": FaceTrio()
      case "system": ArtNode("options-machine")
      default: ArtNode("paper-sun")
      }
    }
    scroller.content.add(drawings)
    super.init(
      "owner", title: tr("For the owner"), context: context, palette: palette)
    root.add([scroller, tabs, header])
    tabs.action = { [weak self] _ in self?.turn() }
    fill()
  }

  override func update(at now: Duration) { bird.update() }

  private static var titles: [OptionTabs.Tab] {
    [
      .init(id: "today", label: tr("Today"), icon: "icon-calendar", color: Color(0x7A4FA3)),
      .init(id: "sound", label: tr("Sound"), icon: "icon-music", color: Color(0x2E6DB4)),
      .init(id: "games", label: tr("Games"), icon: "icon-dice", color: Color(0xB5382B)),
      .init(id: "people", label: tr("People"), icon: "icon-person", color: Color(0x2E7D4F)),
      .init(id: "system", label: tr("System"), icon: "icon-kiosk", color: Color(0xB4531C)),
    ]
  }

  override func renewed() -> (any Scene)? {
    let new = OwnerScene(context: context, tab: tabs.chosen)
    new.offset = scroller.restingOffset
    return new
  }

  /// The visit of the owner ends, and with it the right to change anything.
  override func goBack() { if let stage { context.visitorLeft(stage) } }

  /// Shows what has changed on the screens above it.
  override func didAppear(on stage: Stage) { refresh() }

  private func fill() {
    for section in sections { scroller.content.remove(section) }
    let rows = OwnerRows(context: context, palette: palette) { [weak self] in self?.refresh() }
    let panel = OwnerPanel(rows: rows) { [weak self] in self?.stage }
    sections =
      switch tabs.chosen {
      case 0: panel.today()
      case 1: panel.sound()
      case 2: panel.games()
      case 3: panel.people()
      default: panel.hoursAndMachine()
      }
    scroller.content.add(sections)
  }

  private func refresh() {
    offset = scroller.restingOffset
    fill()
    if bounds.width > 0 { layout(in: bounds) }
  }

  private func turn() {
    fill()
    scroller.scroll(to: 0, animated: false)
    layout(in: bounds)
    for section in sections {
      section.animate(
        from: Pose(offset: Point(x: 0, y: 16), opacity: 0), length: Theme.move, easing: .settle)
    }
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    OptionPlaces(tabs: tabs, tabsHeight: 600, scroller: scroller, drawings: drawings)
      .place(sections, in: bounds)
    if let offset {
      scroller.scroll(to: offset, animated: false)
      self.offset = nil
    }
  }
}
