internal import Geometry

/// Turns the words of one paragraph into glyphs.
struct SegmentMeasure {
  var scalars: [Unicode.Scalar]
  /// After which scalars a line may end.
  var breaks: [Bool]
  /// The direction of each scalar; nil where all go from left to right.
  var levels: [Int8]?
  var style: TextStyle
  var typesetter: Typesetter

  private static let digits: [Unicode.Scalar] = Array("0123456789".unicodeScalars)

  /// Words with the spaces before them.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    for index in scalars.indices.dropFirst()
    where scalars[index] == " " && scalars[index - 1] != " " {
      words.append(start..<index)
      start = index
    }
    if start < scalars.count { words.append(start..<scalars.count) }
    return words
  }

  /// The parts of a word, measured from its beginning.
  func segments(of word: Range<Int>) -> [TextSegment] {
    var segments: [TextSegment] = []
    var pen = (x: 0.0, last: Unicode.Scalar?.none)
    let spaces = style.tabular ? digitSpaces(Array(scalars[word])) : []
    var start = word.lowerBound
    while start < word.upperBound {
      let end = end(ofPartFrom: start, in: word)
      var segment = TextSegment(word: word, range: start..<end)
      segment.spaces = scalars[start..<end].prefix { $0 == " " }.count
      segment.level = levels?[start] ?? 0
      // Spaces go with what follows them, in whatever direction.
      if start == word.lowerBound {
        let first = start + segment.spaces
        segment.breaksBefore = first == 0 || breaks[first - 1]
      } else {
        segment.breaksBefore = breaks[start - 1] && scalars[start - 1] != " "
      }
      fill(&segment, spaces, &pen)
      segments.append(segment)
      start = end
    }
    return segments
  }

  /// A part ends where a line may, where the direction changes, and beside digits that are set
  /// apart.
  private func end(ofPartFrom start: Int, in word: Range<Int>) -> Int {
    func isDigit(_ index: Int) -> Bool { style.tabular && Self.digits.contains(scalars[index]) }
    return ((start + 1)..<word.upperBound).first { index in
      breaks[index - 1] && scalars[index - 1] != " "
        || levels.map { $0[index] != $0[index - 1] } ?? false
        || isDigit(index) != isDigit(index - 1)
    } ?? word.upperBound
  }

  private func fill(
    _ segment: inout TextSegment, _ spaces: [Double],
    _ pen: inout (x: Double, last: Unicode.Scalar?)
  ) {
    let isRightToLeft = segment.level % 2 == 1
    segment.start = pen.x
    if let shaped = typesetter.shape(scalars[segment.range], style, isRightToLeft) {
      segment.glyphs = shaped.glyphs.map { (pen.x, $0, true) }
      segment.advances = shaped.advances
      pen = (pen.x + shaped.width, nil)
    } else if isRightToLeft {
      fillMirrored(&segment, &pen.x)
      pen.last = nil
    } else {
      fillInOrder(&segment, spaces, &pen)
    }
    segment.end = pen.x
  }

  /// Character by character with kerning.
  private func fillInOrder(
    _ segment: inout TextSegment, _ spaces: [Double],
    _ pen: inout (x: Double, last: Unicode.Scalar?)
  ) {
    for index in segment.range {
      let scalar = scalars[index]
      let before = pen.x
      guard !isInvisible(scalar) else {
        segment.advances.append(0)
        continue
      }
      var glyph = typesetter.glyph(scalar, style)
      if style.tabular, Self.digits.contains(scalar) {
        let space = spaces[index - segment.word.lowerBound]
        glyph.advance = glyph.inkWidth + space
        glyph.bearing.x = space / 2
      } else if let last = pen.last, !(style.tabular && Self.digits.contains(last)) {
        pen.x += typesetter.kerning(last, scalar, style)
      }
      if segment.glyphs.isEmpty { segment.start = pen.x }
      segment.glyphs.append((pen.x, glyph, false))
      pen = (pen.x + glyph.advance, scalar)
      segment.advances.append(pen.x - before)
    }
  }

  /// From right to left without a shaper: the last character first, with mirrored brackets.
  private func fillMirrored(_ segment: inout TextSegment, _ pen: inout Double) {
    segment.advances = Array(repeating: 0, count: segment.range.count)
    var end = segment.range.upperBound
    for character in String(String.UnicodeScalarView(scalars[segment.range])).reversed() {
      let start = end - character.unicodeScalars.count
      for index in start..<end where !isInvisible(scalars[index]) {
        let glyph = typesetter.glyph(WritingDirection.mirrored(scalars[index]), style)
        segment.glyphs.append((pen, glyph, false))
        segment.advances[index - segment.range.lowerBound] = glyph.advance
        pen += glyph.advance
      }
      end = start
    }
  }

  /// Marks of direction, joiners and the like, for which a font has only an empty box.
  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xAD && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// The space around each digit's ink.
  ///
  /// A number is as wide as that many zeros, and what its digits' ink leaves is shared evenly
  /// among them: a digit in the middle of a cell of its own, or beside the uneven margins that
  /// the font gives it, would leave gaps ("5 9").
  private func digitSpaces(_ scalars: [Unicode.Scalar]) -> [Double] {
    func ink(_ scalar: Unicode.Scalar) -> Double { typesetter.glyph(scalar, style).inkWidth }
    var spaces = Array(repeating: 0.0, count: scalars.count)
    let cell = max(typesetter.glyph("0", style).advance, (Self.digits.map(ink).max() ?? 0) * 1.1)
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { !Self.digits.contains($0) } ?? scalars.count
      let run = start..<end
      let own = run.reduce(0) { $0 + ink(scalars[$1]) }
      for index in run { spaces[index] = cell - own / Double(run.count) }
      start = max(end, start + 1)
    }
    return spaces
  }
}

extension Glyph {
  /// The width of its picture; without one, all that it moves the pen.
  fileprivate var inkWidth: Double { sprite.map { Double($0.width) } ?? advance }
}
