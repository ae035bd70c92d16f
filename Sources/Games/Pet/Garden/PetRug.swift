import Drawing
import Geometry
import Stage

/// A woven rug seen at a slant, in rows of the size of the pets' pixels.
nonisolated struct PetRug {
  var frame: Rect
  /// 1 where it is needed, less where it is only an offer.
  var opacity = 1.0

  /// From the back to the front.
  private static let rows = [0x8A3F6B, 0xE9B35C, 0xA8527F, 0xA8527F, 0xE9B35C, 0x8A3F6B].map {
    Color(UInt32($0))
  }

  func draw(into list: inout DrawList) {
    let high = frame.height / Double(Self.rows.count)
    guard high > 0, frame.width > frame.height else { return }
    var lower = frame
    lower.origin.y += high
    lower.size.height -= high
    list.shadow(of: lower, radius: high / 2, elevation: .lying)
    for (row, color) in Self.rows.enumerated() {
      let inset = high / 2 * Double(Self.rows.count - 1 - row)
      let y = frame.minY + high * Double(row)
      let fringe = Rect(
        x: frame.minX + inset - high, y: y + high / 4, width: frame.width - 2 * (inset - high),
        height: high / 2)
      list.shape(Shape(fill: Color(0xF6E3C4).faded(opacity)), in: fringe)
      list.shape(
        Shape(fill: color.faded(opacity), grain: Theme.grain),
        in: Rect(x: frame.minX + inset, y: y, width: frame.width - 2 * inset, height: high))
    }
  }
}
