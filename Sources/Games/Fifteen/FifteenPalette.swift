import Geometry
import Stage

nonisolated extension Palette {
  /// Its colours.
  static let fifteen = Palette(
    table: Color(0xF3EFE6), sheet: Color(0xFFFDF8), ink: Theme.ink, tableInk: Theme.ink,
    accent: Color(0x2C6287), accentInk: .white)
}
