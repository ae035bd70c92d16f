public import Geometry

/// A question about a finished brocade: which of three lines is its mirror or, with half a turn,
/// which of three points is its middle.
///
/// The brocade is shown in part, so that the answer isn't always in the middle.
public struct MirrorRiddle: Hashable, Sendable {
  /// Where the lines are, in parts of the width that is shown.
  public static let places = [0.25, 0.5, 0.75]
  /// The variant under which solved riddles count for achievements; no result has it.
  public static let variant = "riddle"
  /// The part of the width that is shown.
  private static let seen = 0.6

  /// The number of the right line, counted from 0.
  public let answer: Int
  /// The lines that were chosen wrongly.
  public private(set) var wrong: Set<Int> = []
  /// Whether the right line was found.
  public private(set) var isSolved = false

  /// A riddle whose answer follows from the seed.
  public init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    answer = generator.below(Self.places.count)
  }

  /// Whether it was found at once.
  public var earnsSeal: Bool { isSolved && wrong.isEmpty }

  /// Chooses a line; returns whether that changed anything.
  public mutating func choose(_ line: Int) -> Bool {
    guard !isSolved, Self.places.indices.contains(line), !wrong.contains(line) else { return false }
    if line == answer { isSolved = true } else { wrong.insert(line) }
    return true
  }

  /// The part of the whole that is shown, in units; `aspect`: its width by its height.
  public func window(on symmetry: Mirror.Symmetry, aspect: Double) -> Rect {
    let whole = symmetry.whole
    let width = whole.width * Self.seen
    let height = min(whole.height, width / max(aspect, 0.01))
    return Rect(
      x: whole.width / 2 - width * Self.places[answer], y: (whole.height - height) / 2,
      width: width, height: height)
  }
}
