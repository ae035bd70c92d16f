import Drawing
import Geometry
import Stage

/// The tray of a board: a frame of white card around a floor that lies a little deeper.
enum TrayDrawing {
  private static let lip = Color(0xFFFCF4)
  private static let floor = Color(0xE0D9CA)
  private static let depth = Color(0xB9AE99)

  /// `inner`: the floor; `radius`: of the frame's outer corners.
  static func draw(_ outer: Rect, around inner: Rect, radius: Double, into list: inout DrawList) {
    let rim = (inner.minX - outer.minX, inner.minY - outer.minY)
    let corner = max(4, radius - min(rim.0, rim.1))
    list.shadow(of: outer, radius: radius, elevation: .lifted)
    list.shape(Shape(radius: radius, fill: lip, grain: Theme.grain), in: outer)
    list.shape(Shape(radius: corner, fill: depth), in: inner)
    // Light from the upper left leaves the floor's upper and left edges in shadow.
    let fall = min(7, max(2, inner.width * 0.011))
    let lit = Rect(
      x: inner.minX + fall, y: inner.minY + fall * 1.4, width: inner.width - fall,
      height: inner.height - fall * 1.4)
    list.shape(
      Shape(radius: corner, fill: floor, softness: fall * 0.5, grain: Theme.grain),
      in: lit.inset(by: fall * 0.25))
  }
}
