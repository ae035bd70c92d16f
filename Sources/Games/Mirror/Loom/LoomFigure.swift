import Drawing
import Geometry
import Rules
import Stage

/// A design as a small cloth on a rod, beside a question about it.
final class LoomFigure: Node {
  private let design: LoomDesign
  private let art = LoomArt()
  private static let rod = 10.0

  init(_ design: LoomDesign) {
    self.design = design
    super.init("", role: .image)
  }

  /// A cell of the cloth, in whole points.
  private var cell: Size {
    let whole = Mirror.Symmetry.axis.whole
    let columns = Double(design.columns)
    let scale = max(0, min(size.width / whole.width, (size.height - Self.rod) / whole.height))
    return Size(
      width: (whole.width * scale / (2 * columns)).rounded(.down),
      height: (whole.height * scale / (columns + 1)).rounded(.down))
  }

  override func sizeDidChange() { if let stage { art.fit(cell, on: stage) } }
  override func draw(into list: inout DrawList, at now: Duration) {
    let cell = cell
    let size = Size(
      width: cell.width * Double(2 * design.columns),
      height: cell.height * Double(design.columns + 1))
    let cloth = Rect(center: bounds.center + Point(x: 0, y: Self.rod / 2), size: size)
    list.shadow(of: cloth, radius: 0, elevation: .lying, strength: 1.6)
    for (index, patch) in design.patches.enumerated() {
      let place = Point(
        x: Double(index % design.columns) * cell.width,
        y: Double(index / design.columns) * cell.height)
      let frame = Rect(origin: cloth.origin + place, size: cell)
      art.draw(patch, into: &list, in: frame)
      LoomArt.flipped(in: cloth, &list) { art.draw(patch, into: &$0, in: frame) }
    }
    let bar = Rect(
      x: cloth.minX - 6, y: cloth.minY - Self.rod + 2, width: cloth.width + 12, height: Self.rod)
    list.shadow(of: bar, radius: Self.rod / 2, elevation: .lying, strength: 2)
    list.shape(Shape(radius: Self.rod / 2, fill: Color(0xB47B4A), grain: Theme.grain), in: bar)
  }
}
