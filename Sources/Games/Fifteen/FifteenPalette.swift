import Arcade
import Drawing
import Geometry
import Stage

nonisolated extension Palette {
  /// Its colours.
  static let fifteen = Palette(
    table: Color(0xE4E2DC), sheet: Color(0xFCFBF8), ink: Theme.ink, tableInk: Theme.ink,
    accent: Color(0x3B5B75), accentInk: .white)
}
