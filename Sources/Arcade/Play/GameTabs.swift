import Drawing
import Geometry
import Input
import Languages
import Stage

/// The games as round seals side by side, one of them chosen: it is larger and, if there is room,
/// says its name.
///
/// Left and Right change it, Enter takes the next one.
final class GameTabs: Node {
  /// The index of the chosen game.
  private(set) var chosen: Int
  /// Told the index of a game that was chosen.
  var action: (Int) -> Void = { _ in }
  private let seals: [GameIcon]
  private static let gap = 8.0

  init(_ id: String, games: [GameEntry], chosen: Int, palette: Palette) {
    self.chosen = chosen
    seals = games.map { GameIcon(id + "." + $0.id, $0, palette: palette) }
    super.init(id, role: .choice, label: tr("Game"))
    isFocusable = true
    add(seals)
    for (index, seal) in seals.enumerated() {
      seal.recognizers = [TapRecognizer(action: { [weak self] _ in self?.choose(index) })]
    }
    mark()
  }

  override var traceValue: Double? { Double(chosen) }
  override var spokenState: String? { seals[chosen].label }

  /// The width of the seals alone, and with the longest name beside one of them.
  func widths(height: Double) -> (least: Double, whole: Double) {
    let least = Double(seals.count) * (height + Self.gap) - Self.gap
    return (least, least + (seals.map(\.nameWidth).max() ?? 0))
  }

  private func choose(_ index: Int) {
    guard index != chosen, seals.indices.contains(index) else { return }
    chosen = index
    mark()
    sizeDidChange()
    stage?.audio.play(.toggle)
    setNeedsDisplay()
    action(index)
  }

  private func mark() {
    for (index, seal) in seals.enumerated() { seal.isChosen = index == chosen }
  }

  @discardableResult override func activate() -> Bool {
    guard seals.count > 1 else { return false }
    choose((chosen + 1) % seals.count)
    return true
  }

  override func handle(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .left: choose(chosen - 1)
    case .right: choose(chosen + 1)
    default: return false
    }
    return true
  }

  override func sizeDidChange() {
    let side = size.height
    let spare = size.width - widths(height: side).least
    var x = 0.0
    for (index, seal) in seals.enumerated() {
      let name = index == chosen && spare >= seal.nameWidth ? seal.nameWidth : 0
      seal.frame = Rect(x: x, y: 0, width: side + name, height: side)
      x += side + name + Self.gap
    }
  }
}

/// A disc of a game's colour with the drawing of its poster.
private final class GameIcon: Node {
  var isChosen = false {
    didSet {
      guard isChosen != oldValue else { return }
      art.setPose(Pose(scale: isChosen ? 1 : Self.small, opacity: 1))
      sizeDidChange()
    }
  }
  private let art: ArtNode
  private let name: Label
  private let colour: Color
  private let palette: Palette
  private static let small = 0.86

  init(_ id: String, _ game: GameEntry, palette: Palette) {
    self.palette = palette
    colour = game.palette.table
    art = ArtNode(game.poster)
    name = Label(game.title(), style: Theme.button, color: palette.ink)
    super.init(id, role: .option, label: game.title())
    art.setPose(Pose(scale: Self.small))
    add([art, name])
  }

  override var traceValue: Double? { isChosen ? 1 : 0 }
  /// The width of the name with its margins.
  var nameWidth: Double { (name.size().width + 24).rounded(.up) }

  private var disc: Rect {
    let side = size.height * (isChosen ? 1 : Self.small)
    return Rect(
      center: Point(x: size.height / 2, y: size.height / 2), size: Size(side))
  }

  override func sizeDidChange() {
    art.frame = Rect(x: 0, y: 0, width: size.height, height: size.height)
      .inset(by: size.height * 0.15)
    name.isHidden = size.width < size.height + 24
    name.frame = Rect(
      x: size.height + 8, y: 0, width: max(0, size.width - size.height - 20),
      height: size.height)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    if !name.isHidden {
      list.shadow(of: bounds, radius: size.height / 2, elevation: .lying)
      list.shape(
        Shape(radius: size.height / 2, fill: palette.sheet, grain: Theme.grain), in: bounds)
    }
    let disc = disc
    list.shadow(of: disc, radius: disc.width / 2, elevation: .lying)
    list.shape(
      Shape(
        radius: disc.width / 2, fill: colour, border: 4,
        borderColor: isChosen ? palette.accent : palette.sheet, grain: Theme.grain), in: disc)
  }
}
