import Geometry
public import Stage

/// The colour world of each game (DESIGN §4).
extension ColorWorld {
  public static let recycle = ColorWorld(
    table: Color(0xBFE0EE), sheet: Theme.sheet, ink: Theme.ink, tableInk: Theme.ink,
    accent: Color(0x2F6FB7), accentInk: .white)
  public static let blackjack = ColorWorld(
    table: Color(0x1F6B4A), sheet: Color(0xFBF5E6), ink: Theme.ink, tableInk: .white,
    accent: Color(0xB5382B), accentInk: .white)
  public static let mirror = ColorWorld(
    table: Color(0x1D2449), sheet: Color(0x2B3468), ink: .white, tableInk: .white,
    accent: Color(0xC8402F), accentInk: .white)
  public static let pet = ColorWorld(
    table: Color(0x5B4A7A), sheet: Color(0xF4E9F0), ink: Theme.ink, tableInk: .white,
    accent: Color(0x8A3F6B), accentInk: .white)
  public static let fifteen = ColorWorld(
    table: Color(0xE4E2DC), sheet: Color(0xFCFBF8), ink: Theme.ink, tableInk: Theme.ink,
    accent: Color(0x3B5B75), accentInk: .white)

  /// The same world at its strongest: text at 7:1 or more on everything it lies on.
  var strongest: ColorWorld {
    let isDark = table.contrast(with: .white) > table.contrast(with: .black)
    var accent = accent
    while accent.contrast(with: .white) < 7 { accent = accent.mixed(with: .black, 0.1) }
    return ColorWorld(
      table: isDark ? table.mixed(with: .black, 0.65) : .white, sheet: .white, ink: .black,
      tableInk: isDark ? .white : .black, accent: accent, accentInk: .white, isStrong: true)
  }
}
