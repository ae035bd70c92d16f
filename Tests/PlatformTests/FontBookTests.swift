import Drawing
import Foundation
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
    /// Resources with a copy of our fonts that `damage` may change.
    private func withResources(
      _ damage: (_ medium: [UInt8]) -> [UInt8], _ body: (ResourceLocator, String) throws -> Void
    ) throws {
      let root = NSTemporaryDirectory() + "recreo-fonts-\(UUID().uuidString)"
      let folder = root + "/Resources/Fonts"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: root) }
      for weight in ["Medium", "Bold"] {
        let name = "/Quicksand-\(weight).ttf"
        let whole = Fixture.path("../../../Resources/Fonts" + name)
        let bytes = try Data(contentsOf: URL(filePath: whole))
        try Data(damage([UInt8](bytes))).write(to: URL(filePath: folder + name))
      }
      try body(ResourceLocator(program: "", environment: ["RECREO_RESOURCES": root]), folder)
    }

    @Test func aDamagedFontIsReplacedByAnother() throws {
      var dice = Dice(seed: 31)
      var damages: [([UInt8]) -> [UInt8]] = [
        { _ in [] }, { Array($0.prefix(100)) }, { Array($0.prefix($0.count / 2)) },
        { $0.dropLast(300) }, { _ in Array("<!DOCTYPE html><html></html>".utf8) },
        { $0.map { _ in 0xA5 } },
      ]
      for _ in 0..<40 {
        let places = (0..<dice.whole(1...40)).map { _ in
          (at: dice.whole(0...90_000), bits: UInt8(dice.whole(1...255)))
        }
        damages.append { bytes in
          var bytes = bytes
          for place in places { bytes[place.at % bytes.count] ^= place.bits }
          return bytes
        }
      }
      for damage in damages {
        try withResources(damage) { resources, _ in
          try Graphics.with { graphics in
            let atlas = Atlas(renderer: graphics.renderer)
            defer { atlas.removeAll() }
            let fonts = try FontBook(atlas: atlas, density: 1, resources: resources)
            #expect(fonts.problem?.contains("Quicksand-Medium.ttf") == true)
            let type = fonts.typesetter
            #expect(type.glyph("a", style).sprite != nil && type.kerning("A", "V", style) <= 0)
            #expect(type.lineHeight(style) >= 20 && type.ascent(style) > 0)
          }
        }
      }
    }
    @Test func aFontFileThatDisappearsWhileTheProgramRunsDoesNoHarm() throws {
      try withResources({ $0 }) { resources, folder in
        try Graphics.with { graphics in
          let atlas = Atlas(renderer: graphics.renderer)
          defer { atlas.removeAll() }
          let fonts = try FontBook(atlas: atlas, density: 1, resources: resources)
          let before = fonts.typesetter.glyph("a", style).advance
          try FileManager.default.removeItem(atPath: folder)
          fonts.removeAll()
          fonts.density = 2
          #expect(fonts.problem == nil && fonts.typesetter.glyph("a", style).sprite != nil)
          #expect(abs(fonts.typesetter.glyph("a", style).advance - before) < 0.5)
          #expect(try #require(fonts.typesetter.shape(["e", "\u{301}"], style, false)).width > 4)
          let later = try FontBook(atlas: atlas, density: 1, resources: resources)
          #expect(later.problem != nil && later.typesetter.glyph("a", style).sprite != nil)
        }
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
