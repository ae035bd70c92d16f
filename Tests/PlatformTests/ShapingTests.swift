import Geometry
import TestSupport
import Testing

@testable import Drawing
@testable import Platform

extension GraphicsTests {
  /// Scripts whose letters depend on each other, drawn with the fonts of this machine.
  @Suite struct ShapingTests {
    private let style = TextStyle(size: 40)

    private func withType(
      density: Double = 1, _ body: (Typesetter, Graphics) throws -> Void
    ) throws {
      try Graphics.with { graphics in
        let atlas = Atlas(renderer: graphics.renderer)
        defer { atlas.removeAll() }
        let fonts = try FontBook(atlas: atlas, density: density, resources: Graphics.resources)
        try body(fonts.typesetter, graphics)
      }
    }
    private func shaped(_ text: String, _ type: Typesetter, isRightToLeft: Bool = false) throws
      -> ShapedWord
    {
      try #require(type.shape(Array(text.unicodeScalars)[...], style, isRightToLeft))
    }
    private func layout(_ text: String, _ type: Typesetter) -> TextLayout {
      TextLayout(text, style: style, using: type)
    }
    private func width(_ text: String, _ type: Typesetter) -> Double {
      layout(text, type).size.width
    }

    private func picture(_ text: String, _ type: Typesetter, _ graphics: Graphics) -> Pixmap {
      graphics.picture { $0.text(layout(text, type), at: at(100, 100), color: .white) }
    }
    private func ink(_ text: String, _ type: Typesetter, _ graphics: Graphics) -> Int {
      let picture = picture(text, type, graphics)
      return stride(from: 0, to: picture.bytes.count, by: 4).count { picture.bytes[$0] > 128 }
    }

    @Test func arabicLettersJoin() throws {
      try withType { type, graphics in
        for letter in ["ب", "س", "چ", "گ", "ی"] {
          let joined = picture(letter + letter + letter, type, graphics)
          // With a non-joiner between them each has its isolated form.
          let apart = picture(
            [letter, letter, letter].joined(separator: "\u{200C}"), type, graphics)
          #expect(joined.likeness(apart) < 0.9, "\(letter)")
        }
        let lone = try shaped("ا", type, isRightToLeft: true).width
        let two = try shaped("اا", type, isRightToLeft: true).width
        #expect(abs(two - 2 * lone) < 0.1, "alef does not join with the next letter")
      }
    }
    @Test func lamAndAlefBecomeOneGlyph() throws {
      try withType { type, _ in
        let word = try shaped("لا", type, isRightToLeft: true)
        #expect(word.glyphs.count == 1)
        #expect(word.advances.count == 2 && word.advances[0] == word.width)
        #expect(word.advances[1] == nil)
      }
    }
    @Test(arguments: ["بَ", "שָׁ", "دٌ", "e\u{301}"])
    func marksAddNoWidthAndAreDrawnWithTheirLetter(text: String) throws {
      let base = String(String.UnicodeScalarView([try #require(text.unicodeScalars.first)]))
      try withType { type, graphics in
        #expect(abs(width(text, type) - width(base, type)) < 1)
        #expect(ink(text, type, graphics) > ink(base, type, graphics), "the mark is drawn")
      }
    }
    @Test func aCombiningAccentLooksLikeThePrecomposedLetter() throws {
      try withType { type, graphics in
        #expect(abs(width("cafe\u{301}s", type) - width("caf\u{E9}s", type)) < 0.5)
        let typed = picture("e\u{301}", type, graphics)
        let whole = picture("\u{E9}", type, graphics)
        #expect(typed.likeness(whole) > 0.99)
      }
    }
    @Test func devanagariLettersFormConjuncts() throws {
      try withType { type, _ in
        let (ka, ssa) = (width("क", type), width("ष", type))
        let conjunct = try shaped("क्ष", type)
        #expect(conjunct.glyphs.count == 1 && conjunct.width < ka + ssa - 4)
        // The vowel sign i is read after its letter but drawn before it.
        let ki = try shaped("कि", type)
        let sign = try #require(ki.glyphs.min { $0.bearing.x < $1.bearing.x })
        #expect(ki.glyphs.count == 2 && ki.advances[1] == nil)
        let letter = try shaped("क", type).glyphs[0].sprite
        #expect(sign.sprite != letter)
      }
    }
    @Test func thaiMarksAddNoWidth() throws {
      try withType { type, _ in
        #expect(abs(width("ที่", type) - width("ท", type)) < 0.5)
        #expect(width("ภาษาไทย", type) > 4 * width("ท", type))
        let word = try shaped("ที่", type)
        #expect(word.glyphs.count == 3)
      }
    }
    @Test func simpleTextIsNotShaped() throws {
      try withType { type, _ in
        for text in ["Ñandú", "Привет", "Ελλάδα", "12:30", "拼圖", "あそぶ", "한국", "—…«»", "★"] {
          #expect(type.shape(Array(text.unicodeScalars)[...], style, false) == nil, "\(text)")
        }
      }
    }
    @Test(arguments: [1, 1.5, 2.0])
    func theDistancesBetweenJoinedLettersAreTheSameAtEveryPlace(density: Double) throws {
      try withType(density: density) { type, _ in
        let word = layout("مرحبا", type)
        #expect(word.glyphs.count >= 5)
        var distances: Set<[Int]> = []
        for step in 0..<40 {
          var list = DrawList()
          list.density = density
          list.text(word, at: at(10 + Double(step) * 0.05, 20 + Double(step) * 0.07), color: .white)
          let lefts = list.items.map { Double($0.ox) * density }
          distances.insert(lefts.map { Int((($0 - lefts[0]) * 4).rounded()) })
        }
        #expect(distances.count == 1)
      }
    }
    @Test func aCounterInArabicTextNeedsNoNewGlyphs() throws {
      try withType { type, _ in
        var sprites: Set<Sprite> = []
        for number in 0..<500 {
          sprites.formUnion(layout("النقاط: \(number)", type).glyphs.map(\.sprite))
        }
        #expect(sprites.count < 25)
      }
    }
    @Test func typingAWordDrawsEachFormOfALetterAFewTimesAtMost() throws {
      try withType { type, _ in
        var sprites: Set<Sprite> = []
        var dice = Dice(seed: 3)
        for _ in 0..<400 {
          let word = String((0..<dice.whole(1...9)).map { _ in Array("بسمح")[dice.whole(0...3)] })
          sprites.formUnion(layout(word, type).glyphs.map(\.sprite))
        }
        // Four letters, four forms, four positions within a pixel.
        #expect(sprites.count <= 64)
      }
    }
    @Test func emojiAreLaidOutAsSingleGlyphs() throws {
      try withType { type, _ in
        let family = layout("\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", type)
        #expect(family.size.width > 0 && family.size.width < 200)
        #expect(layout("❤\u{FE0F}", type).glyphs.count == 1)
      }
    }
  }
}

extension Pixmap {
  /// The share of the white ink that is the same, 0 to 1.
  nonisolated fileprivate func likeness(_ other: Pixmap) -> Double {
    var ink = (all: 0, same: 0)
    for index in stride(from: 0, to: bytes.count, by: 4) {
      ink.all += Int(max(bytes[index], other.bytes[index]))
      ink.same += Int(min(bytes[index], other.bytes[index]))
    }
    return Double(ink.same) / Double(max(ink.all, 1))
  }
}
