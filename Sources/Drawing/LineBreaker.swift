/// Cuts text into lines: greedy, as every desktop does it.
struct LineBreaker {
  var style: TextStyle
  var width: Double
  var typesetter: Typesetter
  /// Whether all paragraphs begin at the right, also those that begin with a Latin name.
  var isRightToLeft = false

  func lines(of text: String) -> [TextLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      let scalars = Array(paragraph.unicodeScalars)
      let direction =
        WritingDirection.concerns(scalars)
        ? WritingDirection(scalars, isRightToLeft: isRightToLeft) : nil
      func wrapped(_ breaks: [Bool]) -> [TextLine] {
        wrap(
          SegmentMeasure(
            scalars: scalars, breaks: breaks, levels: direction?.levels, style: style,
            typesetter: typesetter))
      }
      let allowed = LineBreakOpportunities.after(scalars)
      let liked = LineBreakOpportunities.liked(among: allowed, scalars)
      var lines = wrapped(liked)
      // Narrow lines must break wherever they may.
      if liked != allowed, excess(of: lines) > 0 {
        let others = wrapped(allowed)
        if excess(of: others) < excess(of: lines) { lines = others }
      }
      if lines.count > 1, let parts = LineBreakOpportunities.betweenParts(scalars).map(wrapped),
        parts.count <= lines.count, excess(of: parts) <= excess(of: lines)
      {
        lines = parts
        for index in lines.indices.dropLast() { lines[index].dropSeparator(scalars) }
      }
      if let direction {
        for index in lines.indices {
          lines[index].reorder(base: direction.base)
          lines[index].beginsAtRight = direction.base == 1
        }
      }
      return lines
    }
  }

  /// By how much these are too wide, together.
  private func excess(of lines: [TextLine]) -> Double {
    lines.reduce(0) { $0 + max(0, $1.width - width) }
  }

  private func wrap(_ measure: SegmentMeasure) -> [TextLine] {
    var segments = measure.words.flatMap { measure.segments(of: $0) }
    var lines: [TextLine] = []
    var line = TextLine()
    var index = 0
    while index < segments.count {
      let end = segments[(index + 1)...].firstIndex { $0.breaksBefore } ?? segments.count
      let first = segments[index]
      guard line.segments.isEmpty || line.width(with: segments[index..<end]) <= width else {
        // Spaces at the end of a line are not seen, and those between two lines neither.
        if first.isBlank, end == index + 1 {
          index = end
          continue
        }
        lines.append(line)
        line = TextLine()
        if first.spaces > 0 {
          let next = segments[index...].firstIndex { $0.word != first.word } ?? segments.count
          let core = first.word.dropFirst(first.spaces)
          segments.replaceSubrange(index..<next, with: measure.segments(of: core))
        }
        continue
      }
      for segment in segments[index..<end] { line.append(segment) }
      index = end
    }
    return lines + [line]
  }
}

/// Part of a word with one direction and no opportunity for a break in it.
struct TextSegment {
  /// Of the paragraph's scalars: the word, with the spaces before it, and this part.
  var word, range: Range<Int>
  /// How many spaces the part begins with.
  var spaces = 0
  /// Odd from right to left.
  var level: Int8 = 0
  /// Whether a line may end before it.
  var breaksBefore = false
  /// Where the glyphs stand, from the beginning of the word.
  var glyphs: [(pen: Double, glyph: Glyph, isShaped: Bool)] = []
  /// The part's ends, from the beginning of the word.
  var start = 0.0, end = 0.0
  /// What each scalar adds to the width; nil for one that shares a glyph with the one before.
  var advances: [Double?] = []

  /// Whether there are only spaces in it.
  var isBlank: Bool { spaces == range.count }
}

/// A line's segments, and where the word of each begins.
struct TextLine {
  private(set) var segments: [(x: Double, segment: TextSegment)] = []
  private(set) var width = 0.0
  /// Whether its paragraph is written from right to left.
  var beginsAtRight = false

  mutating func append(_ segment: TextSegment) {
    let x = wordStart(segment, after: segments.last, at: width)
    segments.append((x, segment))
    width = x + segment.end
  }

  /// Takes away a dot or bar at the end, which the end of the line replaces.
  mutating func dropSeparator(_ scalars: [Unicode.Scalar]) {
    guard let last = segments.last?.segment,
      LineBreakOpportunities.isSeparator(scalars[last.range.dropFirst(last.spaces)])
    else { return }
    segments.removeLast()
    width = segments.last.map { $0.x + $0.segment.end } ?? 0
  }

  /// How wide the line would be with these at its end.
  func width(with more: ArraySlice<TextSegment>) -> Double {
    var (last, width) = (segments.last, width)
    for segment in more {
      let x = wordStart(segment, after: last, at: width)
      last = (x, segment)
      width = x + segment.end
    }
    return width
  }

  private func wordStart(
    _ segment: TextSegment, after last: (x: Double, segment: TextSegment)?, at width: Double
  ) -> Double {
    guard segment.range.lowerBound > segment.word.lowerBound else { return width }
    return last?.x ?? -segment.start
  }

  /// Puts the segments in the order in which they are seen.
  mutating func reorder(base: Int8) {
    for index in segments.indices.reversed() {
      guard segments[index].segment.isBlank else { break }
      segments[index].segment.level = base
    }
    let order = WritingDirection.order(segments.map(\.segment.level))
    var x = 0.0
    segments = order.map { index in
      let segment = segments[index].segment
      defer { x += segment.end - segment.start }
      return (x - segment.start, segment)
    }
    width = x
  }
}
