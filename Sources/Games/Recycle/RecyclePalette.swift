import Geometry
import Stage

nonisolated extension Palette {
  /// Its colours.
  static let recycle = Palette(
    table: Color(0xBFE0EE), sheet: Theme.sheet, ink: Theme.ink, tableInk: Theme.ink,
    accent: Color(0x2F6FB7), accentInk: .white)
}
