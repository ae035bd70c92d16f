import Arcade
import Drawing
import Geometry
import Stage

/// Dark blue, with a woven border at both sides.
enum MirrorBackdrop {
  static func draw(_ palette: Palette, into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
    // High contrast has no backdrop.
    guard palette == .mirror else { return }
    let stitch = 8.0
    let rows = Int(bounds.height / stitch) + 1
    for row in 0..<rows {
      let step = abs(row % 16 - 8)
      for (place, tone) in [(step, 0x262F60), (step + 4, 0x222A56), (step + 8, 0x202750)] {
        for edge in [false, true] {
          let x = Double(place) * stitch
          list.shape(
            Shape(fill: Color(UInt32(tone))),
            in: Rect(
              x: edge ? bounds.maxX - x - 2 * stitch : bounds.minX + x,
              y: bounds.minY + Double(row) * stitch, width: 2 * stitch, height: stitch))
        }
      }
    }
  }
}
