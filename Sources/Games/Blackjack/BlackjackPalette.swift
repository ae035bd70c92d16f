import Geometry
import Stage

nonisolated extension Palette {
  /// Its colours.
  static let blackjack = Palette(
    table: Color(0x1F6B4A), sheet: Color(0xFBF5E6), ink: Theme.ink, tableInk: .white,
    accent: Color(0xB5382B), accentInk: .white)
}
