public import Geometry

/// Text broken into lines and glyphs put in their places, ready to draw as often as wanted.
public struct TextLayout: Hashable, Sendable {
  /// A glyph and the place of its upper left corner in the layout's box.
  public struct Placed: Hashable, Sendable {
    /// The glyph's picture.
    public var sprite: Sprite
    /// The upper left corner, in points from the layout's.
    public var origin: Point
  }
  /// All glyphs that have ink, line by line.
  public private(set) var glyphs: [Placed] = []
  /// The box that the lines fill; as wide as the widest line.
  public private(set) var size: Size = .zero
  /// How many lines the text was broken into.
  public private(set) var lineCount = 0

  /// Lays `text` out no wider than `width`, breaking at spaces and between CJK characters.
  ///
  /// A single word wider than that stays whole and is wider. With an alignment other than leading
  /// lines are placed within `width` if that is finite, else within the widest line.
  public init(
    _ text: String, style: TextStyle, width: Double = .infinity, using typesetter: Typesetter
  ) {
    var lines = LineBreaker(style: style, width: width, typesetter: typesetter).lines(of: text)
    let widest = lines.map(\.width).max() ?? 0
    let box = width.isFinite && style.alignment != .leading ? width : widest
    let (ascent, height) = (typesetter.ascent(style), typesetter.lineHeight(style))
    for index in lines.indices {
      let spare = box - lines[index].width
      let left =
        switch style.alignment {
        case .leading: 0.0
        case .center: spare / 2
        case .trailing: spare
        }
      let baseline = Double(index) * height + ascent
      for (pen, glyph) in lines[index].glyphs {
        guard let sprite = glyph.sprite else { continue }
        let origin = Point(x: left + pen + glyph.bearing.x, y: baseline + glyph.bearing.y)
        glyphs.append(Placed(sprite: sprite, origin: origin))
      }
      lines[index].glyphs.removeAll()
    }
    lineCount = lines.count
    size = Size(width: box, height: Double(lines.count) * height)
  }
}

/// Cuts text into lines: greedy, as every desktop does it.
struct LineBreaker {
  struct Line {
    var glyphs: [(pen: Double, glyph: Glyph)] = []
    var width = 0.0
  }
  var style: TextStyle
  var width: Double
  var typesetter: Typesetter

  func lines(of text: String) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      WritingOrder.concerns($0) ? wrapOrdered($0) : wrap($0)
    }
  }

  private func wrap(_ paragraph: Substring) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for word in Self.words(of: paragraph) {
      let trimmed = measure(word.drop { $0 == " " })
      let spaced = measure(word)
      if line.glyphs.isEmpty {
        line = lines.isEmpty ? spaced : trimmed
      } else if line.width + spaced.width <= width {
        line.glyphs += spaced.glyphs.map { ($0.pen + line.width, $0.glyph) }
        line.width += spaced.width
      } else {
        lines.append(line)
        line = trimmed
      }
    }
    return lines + [line]
  }

  /// Lines are cut in the order of reading, then each is put in the order of seeing.
  private func wrapOrdered(_ paragraph: Substring) -> [Line] {
    var lines: [String] = [""]
    for word in Self.words(of: ArabicForms.shaped(paragraph)[...]) {
      let longer = lines[lines.count - 1] + word
      if lines[lines.count - 1].isEmpty || measure(longer[...]).width <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word.drop { $0 == " " }))
      }
    }
    return lines.map { measure(WritingOrder.seen($0)[...]) }
  }

  /// Words with the spaces before them; a CJK character is a word of its own.
  static func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let breaks =
        index > start
        && (character == " " && text[text.index(before: index)] != " "
          || (isIdeographic(character) && !"、。，．！？：；）」』】".contains(character))
          || (isIdeographic(text[text.index(before: index)]) && character != " "
            && !"、。，．！？：；）」』】".contains(character)))
      if breaks {
        words.append(text[start..<index])
        start = index
      }
      index = text.index(after: index)
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(scalar) || (0xAC00...0xD7AF).contains(scalar)
      || (0xF900...0xFAFF).contains(scalar) || (0xFF00...0xFFEF).contains(scalar)
      || (0x20000...0x3FFFF).contains(scalar)
  }

  private static let digits: [Unicode.Scalar] = Array("0123456789".unicodeScalars)

  private func measure(_ word: Substring) -> Line {
    var line = Line()
    var last: Unicode.Scalar?
    let spaces = style.tabular ? digitSpaces(Array(word.unicodeScalars)) : []
    for (index, scalar) in word.unicodeScalars.enumerated() {
      var glyph = typesetter.glyph(scalar, style)
      if style.tabular, Self.digits.contains(scalar) {
        glyph.bearing.x += spaces[index] / 2
        glyph.advance += spaces[index]
      } else if let last, !(style.tabular && Self.digits.contains(last)) {
        line.width += typesetter.kerning(last, scalar, style)
      }
      line.glyphs.append((line.width, glyph))
      line.width += glyph.advance
      last = scalar
    }
    return line
  }

  /// The space each digit gets beyond its own width.
  ///
  /// A number is as wide as its digits' widest would be, and what is left over is shared evenly
  /// among them: a digit in the middle of a cell of its own would leave gaps ("5 9").
  private func digitSpaces(_ scalars: [Unicode.Scalar]) -> [Double] {
    var spaces = Array(repeating: 0.0, count: scalars.count)
    let cell = Self.digits.map { typesetter.glyph($0, style).advance }.max() ?? 0
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { !Self.digits.contains($0) } ?? scalars.count
      let run = start..<end
      let own = run.reduce(0) { $0 + typesetter.glyph(scalars[$1], style).advance }
      for index in run { spaces[index] = cell - own / Double(run.count) }
      start = max(end, start + 1)
    }
    return spaces
  }
}
