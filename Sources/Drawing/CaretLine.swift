/// One line of text with the place of each character: for carets and selections.
///
/// Characters are counted in the order of reading. In text of both directions the caret stands where
/// the character behind it begins, and at the end where the last one ends.
public struct CaretLine: Hashable, Sendable {
  /// A character's part of the line, in points from its left end.
  private struct Box: Hashable {
    var left = 0.0, right = 0.0
    var isRightToLeft = false
    var start: Double { isRightToLeft ? right : left }
    var end: Double { isRightToLeft ? left : right }
  }
  /// The glyphs.
  public let layout: TextLayout
  /// Whether the line begins at the right.
  public let isRightToLeft: Bool
  private var boxes: [Box]

  /// Lays out one line.
  public init(_ text: String, style: TextStyle, using typesetter: Typesetter) {
    let lines = LineBreaker(style: style, width: .infinity, typesetter: typesetter).lines(of: text)
    layout = TextLayout(lines, style: style, width: .infinity, using: typesetter)
    isRightToLeft = WritingDirection.isRightToLeft(text)
    boxes = Array(repeating: Box(), count: text.count)
    let characters = text.enumerated().flatMap { index, character in
      repeatElement(index, count: character.unicodeScalars.count)
    }
    for (x, segment) in lines[0].segments { place(segment, at: x, characters) }
  }

  /// Characters that share a glyph share its width evenly.
  private mutating func place(_ segment: TextSegment, at x: Double, _ characters: [Int]) {
    var groups: [(characters: Range<Int>, width: Double)] = []
    for (scalar, advance) in zip(segment.range, segment.advances) {
      let character = characters[scalar]
      if let last = groups.last, advance == nil || last.characters.contains(character) {
        let end = max(last.characters.upperBound, character + 1)
        groups[groups.count - 1] = (
          last.characters.lowerBound..<end, last.width + (advance ?? 0)
        )
      } else {
        groups.append((character..<(character + 1), advance ?? 0))
      }
    }
    let isRightToLeft = segment.level % 2 == 1
    var pen = x + (isRightToLeft ? segment.end : segment.start)
    for (characters, width) in groups {
      let step = width / Double(characters.count) * (isRightToLeft ? -1 : 1)
      for character in characters {
        boxes[character] = Box(
          left: min(pen, pen + step), right: max(pen, pen + step), isRightToLeft: isRightToLeft)
        pen += step
      }
    }
  }

  /// The place of the caret before the character with this index, or at the end of the line.
  public func caret(at index: Int) -> Double {
    guard let last = boxes.last else { return 0 }
    return index < boxes.count ? boxes[index].start : last.end
  }

  /// The caret nearest to a place: before or behind the character there.
  public func index(at x: Double) -> Int {
    guard let left = boxes.map(\.left).min(), let right = boxes.map(\.right).max() else { return 0 }
    guard x >= left else { return isRightToLeft ? boxes.count : 0 }
    guard x < right else { return isRightToLeft ? 0 : boxes.count }
    let index = boxes.firstIndex { ($0.left..<$0.right).contains(x) } ?? 0
    return abs(boxes[index].start - x) <= abs(boxes[index].end - x) ? index : index + 1
  }

  /// Where these characters are seen: one stretch, or several in text of both directions.
  public func stretches(of range: Range<Int>) -> [(left: Double, right: Double)] {
    var stretches: [(left: Double, right: Double)] = []
    for box in boxes[range.clamped(to: boxes.indices)].sorted(by: { $0.left < $1.left }) {
      if let last = stretches.last, box.left <= last.right + 0.5 {
        stretches[stretches.count - 1].right = max(last.right, box.right)
      } else {
        stretches.append((box.left, box.right))
      }
    }
    return stretches
  }
}
