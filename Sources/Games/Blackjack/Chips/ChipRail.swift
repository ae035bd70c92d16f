import Drawing
import Geometry
import Input
import Stage

/// The five chips a bet is made of, on the rail: tapped or dragged into the ring.
final class ChipRail: Node {
  /// A chip of this value is put from a place, in the window.
  var onChip: (Int, Point) -> Void = { _, _ in }
  /// Whether a place in the window is in the ring.
  var isRing: (Point) -> Bool = { _ in false }
  private(set) var chips: [RailChip] = []

  init() {
    super.init("")
    chips = ChipPile.values.reversed().map { value in
      RailChip(
        value, isRing: { [weak self] in self?.isRing($0) ?? false },
        action: { [weak self] in self?.onChip(value, $0) })
    }
    add(chips)
  }

  /// Enables the chips that can be added to a bet.
  func show(bet: Int, most: Int) {
    for chip in chips { chip.enable(bet + chip.value <= most) }
  }

  /// The width of a row of chips with this side.
  static func width(side: Double) -> Double { 5 * side + 4 * gap }
  private static let gap = 12.0

  /// Places the chips in rows of `columns`, each `side` wide, centred.
  func arrange(_ frame: Rect, columns: Int, side: Double) {
    self.frame = frame
    let rows = (chips.count + columns - 1) / columns
    let step = side + Self.gap
    let top = (frame.height - Double(rows) * step + Self.gap) / 2
    for (index, chip) in chips.enumerated() {
      let inRow = Double(min(columns, chips.count - index / columns * columns))
      let left = (frame.width - inRow * step + Self.gap) / 2
      chip.frame = Rect(
        x: left + Double(index % columns) * step, y: top + Double(index / columns) * step,
        width: side, height: side)
    }
  }
}

/// A chip on the rail.
final class RailChip: Node {
  let value: Int
  private let art: ArtNode
  private let isRing: (Point) -> Bool
  private let action: (Point) -> Void
  private var grabbed = Point.zero

  /// `action`: puts a chip from a place in the window.
  init(_ value: Int, isRing: @escaping (Point) -> Bool, action: @escaping (Point) -> Void) {
    self.value = value
    self.isRing = isRing
    self.action = action
    art = ArtNode("blackjack-chip-\(value)", elevation: .lying)
    super.init("bet.chip.\(value)", role: .button, label: "\(value)")
    isFocusable = true
    add(art)
    recognizers = [
      DragRecognizer(onObject: true) { [weak self] in self?.dragged($0) },
      TapRecognizer(
        onPress: { [weak self] in self?.press($0) },
        action: { [weak self] _ in self?.activate() }),
    ]
  }

  func enable(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    art.tint = Color.white.faded(isEnabled ? 1 : 0.35)
  }

  private func press(_ isDown: Bool) {
    guard isEnabled else { return }
    art.animate(to: Pose(scale: isDown ? 1.08 : 1), length: Theme.quick, easing: .out)
  }

  /// The chip follows the finger; dropped in the ring it is put, elsewhere it slides back.
  private func dragged(_ update: DragUpdate) {
    guard isEnabled else { return }
    switch update {
    case .began(let start, let place):
      grabbed = start
      art.setPose(Pose(offset: place - start, scale: 1.08))
    case .moved(let place): art.setPose(Pose(offset: place - grabbed, scale: 1.08))
    case .ended(let place, _):
      if isRing(place) {
        art.setPose(.rest)
        put(from: place)
      } else {
        art.animate(to: .rest, length: Theme.slow, easing: .settle)
      }
    case .cancelled: art.animate(to: .rest, length: Theme.move)
    }
  }

  private func put(from place: Point) {
    stage?.audio.play(.chip)
    action(place)
  }

  @discardableResult override func activate() -> Bool {
    guard isEnabled else { return false }
    put(from: windowFrame(at: now).center)
    return true
  }

  override func sizeDidChange() { art.frame = bounds }
}
