public import Drawing
public import Geometry
import Stage

/// The static paper behind every scene.
public enum Backdrop {
  /// A table of one colour with the paper's grain.
  public static func table(_ color: Color, into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: color, grain: Theme.grain), in: bounds.inset(by: -1))
  }

  /// A table with hills along its lower edge, in the colours of a palette.
  static func landscape(_ palette: Palette, into list: inout DrawList, in bounds: Rect) {
    table(palette.table, into: &list, in: bounds)
    let tones = [0.05, 0.08, 0.12].map { palette.table.mixed(with: palette.tableInk, $0) }
    hills(tones, into: &list, in: bounds)
  }

  /// Hills of cut paper along the lower edge, back to front, each with its shadow.
  ///
  /// `tones`: one colour per hill; a hill is the top of a huge disc.
  public static func hills(_ tones: [Color], into list: inout DrawList, in bounds: Rect) {
    let places: [(x: Double, rise: Double, spread: Double)] = [
      (0.18, 0.26, 0.75), (0.82, 0.22, 0.8), (0.45, 0.13, 0.9), (0.05, 0.07, 0.5),
      (0.97, 0.09, 0.55),
    ]
    let reach = max(bounds.width, 700)
    for (tone, place) in zip(tones, places) {
      let radius = reach * place.spread
      let top = bounds.maxY - bounds.height * place.rise * min(1, 900 / bounds.height + 0.25)
      let disc = Rect(
        x: bounds.minX + bounds.width * place.x - radius, y: top, width: 2 * radius,
        height: 2 * radius)
      list.shape(
        Shape(radius: radius, fill: Color(0x22262B, opacity: 0.10), softness: 14),
        in: disc.offset(by: Point(x: 2, y: -1)))
      list.shape(Shape(radius: radius, fill: tone, grain: Theme.grain), in: disc)
    }
  }
}
