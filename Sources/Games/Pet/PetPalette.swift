import Geometry
import Stage

nonisolated extension Palette {
  /// Its colours.
  static let pet = Palette(
    table: Color(0x5B4A7A), sheet: Color(0xF4E9F0), ink: Theme.ink, tableInk: .white,
    accent: Color(0x8A3F6B), accentInk: .white)
}
