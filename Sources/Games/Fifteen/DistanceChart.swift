import Drawing
import Geometry
import Languages
import Rules
import Stage

/// A chart of a board's distance from solved after each step of a game.
final class DistanceChart: Paper {
  private let words: Label
  private let palette: Palette
  private var curve: DistanceCurve?
  private var step = 0
  private static let pad = 12.0

  init(_ id: String, palette: Palette) {
    self.palette = palette
    words = Label("", style: Theme.caption, color: palette.quietInk)
    super.init(id, role: .image, label: tr("Calculating the moves to go…"), fill: palette.sheet)
    words.show(label)
    add(words)
  }

  /// Shows the computed curve.
  func show(_ curve: DistanceCurve) {
    self.curve = curve
    show(step: step)
    setNeedsDisplay()
  }

  /// The current step: everything before it is in full colour.
  func show(step: Int) {
    self.step = step
    guard let curve, curve.moves.indices.contains(step) else { return }
    let count = curve.moves[step]
    label =
      curve.isExact
      ? trn("{n} move to go", "{n} moves to go", count)
      : trn("At least {n} move to go", "At least {n} moves to go", count)
    words.show(label)
    sizeDidChange()
    setNeedsDisplay()
  }

  override var traceValue: Double? {
    guard let curve, curve.moves.indices.contains(step) else { return nil }
    return Double(curve.moves[step])
  }

  override func sizeDidChange() {
    let width = size.width - 2 * Self.pad - 8
    let lines = words.smallestSize(fitting: width).height > 24 ? 2.0 : 1
    words.frame = Rect(x: Self.pad + 4, y: 4, width: width, height: lines * 20 + 4)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    guard let curve, let most = curve.moves.max(), most > 0 else { return }
    let top = words.frame.maxY + 2
    let room = Rect(
      x: Self.pad, y: top, width: size.width - 2 * Self.pad, height: size.height - top - 8)
    guard room.height > 8, room.width > 8 else { return }
    // If steps are narrower than two points, the highest represents its neighbours.
    let count = curve.moves.count
    let columns = min(count, Int(room.width / 2))
    let width = room.width / Double(columns)
    let here = step * columns / count
    for column in 0..<columns {
      let steps = (column * count / columns)..<max((column + 1) * count / columns, 1)
      let part = Double(curve.moves[steps].max() ?? 0) / Double(most)
      let height = max(2, room.height * part)
      list.shape(
        Shape(fill: column <= here ? palette.accent : palette.accent.faded(0.28)),
        in: Rect(
          x: room.minX + Double(column) * width, y: room.maxY - height,
          width: width > 4 ? width - 1 : width, height: height))
    }
  }
}
