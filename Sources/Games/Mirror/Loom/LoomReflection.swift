import Drawing
import Rules
import Stage

/// A cell's mirror image on the other side; gestures on it act on the cell.
final class LoomReflection: Node {
  private weak var original: LoomCell?
  private let art: LoomArt

  init(of cell: LoomCell, art: LoomArt) {
    original = cell
    self.art = art
    super.init("loom.twin.\(cell.cell)", role: .image)
  }

  override var traceValue: Double? { original.map { Double($0.patch.reflection.turn) } }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let original else { return }
    LoomArt.flipped(in: bounds, &list) { original.draw(into: &$0, at: now) }
  }
}
