import Geometry
public import Stage

/// Palettes derived from a game's own.
nonisolated extension Palette {

  /// The high-contrast variant: text has 7:1 or more on everything it lies on.
  public var strongest: Palette {
    let isDark = table.contrast(with: .white) > table.contrast(with: .black)
    var accent = accent
    while accent.contrast(with: .white) < 7 { accent = accent.mixed(with: .black, 0.1) }
    return Palette(
      table: isDark ? table.mixed(with: .black, 0.65) : .white, sheet: .white, ink: .black,
      tableInk: isDark ? .white : .black, accent: accent, accentInk: .white, isStrong: true)
  }
}
