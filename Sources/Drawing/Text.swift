public import Geometry

/// How text looks; sizes are points.
public struct TextStyle: Hashable, Sendable {
  /// The two cuts of the font that are in use.
  public enum Weight: UInt8, Hashable, Sendable { case medium, bold }
  /// Where lines shorter than the width stand.
  public enum Alignment: UInt8, Hashable, Sendable { case leading, center, trailing }
  /// The height of the font in points, as the font defines it.
  public var size: Double
  /// The cut of the font.
  public var weight: Weight
  /// Where each line stands within the width.
  public var alignment: Alignment
  /// All digits equally wide, so that a running clock does not dance.
  public var tabular: Bool
  /// A style; medium, leading and proportional unless told otherwise.
  public init(
    size: Double, weight: Weight = .medium, alignment: Alignment = .leading, tabular: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.alignment = alignment
    self.tabular = tabular
  }
}

/// One character's picture and how far it moves the pen.
public struct Glyph: Hashable, Sendable {
  /// Nil for a space.
  public var sprite: Sprite?
  /// From the pen on the baseline to the sprite's upper left corner.
  public var bearing: Point
  /// To the next character's pen position, in points.
  public var advance: Double
  /// A glyph; `sprite` is nil for characters without ink, such as a space.
  public init(sprite: Sprite?, bearing: Point, advance: Double) {
    self.sprite = sprite
    self.bearing = bearing
    self.advance = advance
  }
}

/// A word whose glyphs depend on each other: letters that join, marks, conjuncts.
public struct ShapedWord: Hashable, Sendable {
  /// From left to right; each one's bearing is from the beginning of the word.
  public var glyphs: [Glyph]
  /// To the end of the word, in points.
  public var width: Double
  /// What each scalar adds to the width; nil for one that shares a glyph with the one before.
  public var advances: [Double?]
  /// A word from its glyphs.
  public init(glyphs: [Glyph], width: Double, advances: [Double?]) {
    self.glyphs = glyphs
    self.width = width
    self.advances = advances
  }
}

/// Where glyphs come from: the fonts of this machine, or plain boxes in a test.
public struct Typesetter {
  /// The glyph of a character in a style; a fallback font answers for what the first cannot draw.
  public var glyph: (Unicode.Scalar, TextStyle) -> Glyph
  /// How much closer (negative) or farther the second character stands after the first.
  public var kerning: (Unicode.Scalar, Unicode.Scalar, TextStyle) -> Double
  /// Part of a word as a whole, `true` from right to left; nil where its characters can be set one by
  /// one.
  ///
  /// Latin, Greek, Cyrillic, digits, Chinese and Japanese are set by the character: their glyphs
  /// stay few however often a clock or a counter changes. All else is shaped.
  public var shape: (ArraySlice<Unicode.Scalar>, TextStyle, Bool) -> ShapedWord?
  /// Height above the baseline, and from one baseline to the next.
  public var ascent: (TextStyle) -> Double
  /// From one baseline to the next.
  public var lineHeight: (TextStyle) -> Double
  /// A source of glyphs from its functions, all in points; nothing is shaped unless told otherwise.
  public init(
    glyph: @escaping (Unicode.Scalar, TextStyle) -> Glyph,
    kerning: @escaping (Unicode.Scalar, Unicode.Scalar, TextStyle) -> Double,
    shape: @escaping (ArraySlice<Unicode.Scalar>, TextStyle, Bool) -> ShapedWord? = { _, _, _ in nil
    },
    ascent: @escaping (TextStyle) -> Double, lineHeight: @escaping (TextStyle) -> Double
  ) {
    self.glyph = glyph
    self.kerning = kerning
    self.shape = shape
    self.ascent = ascent
    self.lineHeight = lineHeight
  }

  /// Every character a box of 0.6 × the size, for tests that need no font.
  public static var boxes: Typesetter {
    Typesetter(
      glyph: { _, style in Glyph(sprite: nil, bearing: .zero, advance: style.size * 0.6) },
      kerning: { _, _, _ in 0 }, ascent: { $0.size * 0.8 }, lineHeight: { $0.size * 1.25 })
  }
}
