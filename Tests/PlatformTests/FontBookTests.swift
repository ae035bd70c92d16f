import Drawing
import Geometry
import TestSupport
import Testing

@testable import Platform

extension GraphicsTests {
  @Suite struct FontBookTests {
    private let style = TextStyle(size: 20)

    private func withFonts(
      density: Double = 1, _ body: (FontBook, Typesetter, Graphics) throws -> Void
    ) throws {
      try Graphics.with { graphics in
        let atlas = Atlas(renderer: graphics.renderer)
        defer { atlas.removeAll() }
        let fonts = try FontBook(atlas: atlas, density: density, resources: Graphics.resources)
        try body(fonts, fonts.typesetter, graphics)
      }
    }
    private func width(
      _ text: String, _ typesetter: Typesetter, size: Double = 20, tabular: Bool = false
    ) -> Double {
      TextLayout(text, style: TextStyle(size: size, tabular: tabular), using: typesetter).size.width
    }

    @Test func longerTextIsWider() throws {
      try withFonts { _, type, _ in
        #expect(width("mm", type) > width("m", type) && width("m", type) > width("i", type))
        #expect(width("", type) == 0 && width(" ", type) > 0)
        #expect(type.lineHeight(style) >= 20 && type.ascent(style) < type.lineHeight(style))
      }
    }
    @Test func widthsGrowWithTheSizeAndNotWithTheDensity() throws {
      try withFonts { fonts, type, _ in
        let text = "Playtime for everybody"
        let single = width(text, type)
        #expect(abs(width(text, type, size: 40) - 2 * single) < 4)
        fonts.density = 3
        #expect(abs(width(text, type) - single) < 3, "points do not depend on the density")
      }
    }
    @Test func aLetterHasInkAboveItsBaseline() throws {
      try withFonts { _, type, _ in
        let glyph = type.glyph("H", style)
        let sprite = try #require(glyph.sprite)
        #expect(glyph.bearing.y < -10 && glyph.bearing.y > -20)
        #expect(abs(glyph.bearing.y + Double(sprite.height)) <= 1, "it stands on the line")
        #expect(type.glyph(" ", style).sprite == nil)
        #expect(type.glyph("g", style).bearing.y + 20 > 0)
      }
    }
    @Test func kerningMovesTightPairsTogether() throws {
      try withFonts { _, type, _ in
        #expect(type.kerning("A", "V", style) < 0)
        #expect(abs(type.kerning("H", "H", style)) < 0.1)
        #expect(width("AV", type) < width("A", type) + width("V", type))
      }
    }
    @Test func tabularDigitsAreEquallyWide() throws {
      try withFonts { _, type, _ in
        let widths = (0...9).map { width("\($0):\($0)\($0).\($0)", type, tabular: true) }
        #expect(Set(widths).count == 1)
      }
    }
    @Test(arguments: ["拼", "圖", "遊", "あ", "漢", "ñ", "¡", "è"])
    func theFallbackFontDrawsWhatTheFirstFontLacks(text: String) throws {
      let scalar = try #require(text.unicodeScalars.first)
      try withFonts { _, type, graphics in
        let glyph = type.glyph(scalar, style)
        let sprite = try #require(glyph.sprite)
        #expect(glyph.advance > 4)
        let empty = type.glyph("\u{10FFFD}", style).sprite
        #expect(sprite != empty, "it is not the empty box")
        let picture = graphics.picture { list in
          list.text(
            TextLayout(text, style: style, using: type), at: at(50, 50), color: .white)
        }
        let ink = stride(from: 0, to: picture.bytes.count, by: 4).count { picture.bytes[$0] > 128 }
        #expect(ink > 10)
      }
    }
    @Test func aGlyphIsDrawnOnceAndThenCached() throws {
      try Graphics.with { graphics in
        let atlas = Atlas(renderer: graphics.renderer)
        defer { atlas.removeAll() }
        let type = try FontBook(atlas: atlas, density: 1, resources: Graphics.resources).typesetter
        let first = type.glyph("Q", style)
        #expect(type.glyph("Q", style) == first)
        #expect(type.glyph("Q", TextStyle(size: 20, weight: .bold)) != first)
        #expect(type.glyph("Q", TextStyle(size: 21)) != first)
      }
    }
  }
}
