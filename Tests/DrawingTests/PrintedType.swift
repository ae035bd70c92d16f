import Drawing
import Geometry
import TestSupport

/// A typesetter for tests: each glyph's page is its character code, so a layout can be read back.
enum PrintedType {
  static func typesetter(
    advance: @escaping (Unicode.Scalar) -> Double = { _ in 10 },
    ink: @escaping (Unicode.Scalar) -> (left: Double, width: Double) = { _ in (0, 8) },
    kerning: @escaping (Unicode.Scalar, Unicode.Scalar) -> Double = { _, _ in 0 }
  ) -> Typesetter {
    Typesetter(
      glyph: { scalar, _ in
        Glyph(
          sprite: .page(Int(scalar.value), width: Float(ink(scalar).width), height: 12),
          bearing: at(ink(scalar).left, -10),
          advance: advance(scalar))
      },
      kerning: { first, second, _ in kerning(first, second) }, ascent: { _ in 16 },
      lineHeight: { _ in 20 })
  }

  /// The lines of a layout as text, without spaces at the ends.
  static func lines(_ layout: TextLayout) -> [String] {
    var lines = Array(repeating: "", count: layout.lineCount)
    for glyph in layout.glyphs {
      let scalar = Unicode.Scalar(glyph.sprite.page.index) ?? "?"
      lines[Int((glyph.origin.y - 6) / 20)].unicodeScalars.append(scalar)
    }
    return lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Where the first glyph of each line stands.
  static func starts(_ layout: TextLayout) -> [Double] {
    (0..<layout.lineCount).map { line in
      layout.glyphs.filter { Int(($0.origin.y - 6) / 20) == line }.map(\.origin.x).min() ?? 0
    }
  }
}
