import Geometry
import Stage

nonisolated extension Palette {
  /// Its colours.
  static let mirror = Palette(
    table: Color(0x1D2449), sheet: Color(0x2B3468), ink: .white, tableInk: .white,
    accent: Color(0xC8402F), accentInk: .white)
}
