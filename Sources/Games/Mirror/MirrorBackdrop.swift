import Arcade
import Drawing
import Geometry
import Stage

/// Dark blue, with a woven border at both sides.
///
/// In upright windows buttons lie over the border at both ends, so there it fades out.
enum MirrorBackdrop {
  /// The height of what is free of the border at the upper and the lower end of an upright window,
  /// and of where it fades.
  private static let (head, foot, fade) = (144.0, 184.0, 96.0)

  /// The strength of the border in a row of stitches.
  private static func strength(at y: Double, in bounds: Rect) -> Double {
    guard bounds.height > bounds.width else { return 1 }
    let distance = min(y - bounds.minY - head, bounds.maxY - foot - y)
    return min(1, max(0, distance / fade))
  }

  static func draw(_ palette: Palette, into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
    // High contrast has no backdrop.
    guard palette == .mirror else { return }
    let stitch = 8.0
    let rows = Int(bounds.height / stitch) + 1
    for row in 0..<rows {
      let strength = strength(at: bounds.minY + Double(row) * stitch, in: bounds)
      guard strength > 0 else { continue }
      let step = abs(row % 16 - 8)
      for (place, tone) in [(step, 0x262F60), (step + 4, 0x222A56), (step + 8, 0x202750)] {
        for edge in [false, true] {
          let x = Double(place) * stitch
          list.shape(
            Shape(fill: palette.table.mixed(with: Color(UInt32(tone)), strength)),
            in: Rect(
              x: edge ? bounds.maxX - x - 2 * stitch : bounds.minX + x,
              y: bounds.minY + Double(row) * stitch, width: 2 * stitch, height: stitch))
        }
      }
    }
  }
}
