import Stage

/// The pet's poses: the rows of its sheet, and how long each picture is shown.
nonisolated enum PetPose: Hashable, Sendable {
  case walk, happy, eat, sleep, down, dangle, faint
  /// Turned to the side, towards another pet: a picture in the row of `faint`.
  case turned
  /// The pictures of the last row.
  case stand, blink, land, call

  /// Whether it lies on the ground.
  var isLying: Bool { [.sleep, .down, .faint, .land].contains(self) }

  /// How long a picture is shown: a quarter of a second, as in the original.
  static let beat = Duration.milliseconds(250)

  private var row: Int {
    switch self {
    case .walk: 0
    case .happy: 1
    case .eat: 2
    case .sleep: 3
    case .down: 4
    case .dangle: 5
    case .faint, .turned: 6
    case .stand, .blink, .land, .call: 7
    }
  }

  /// The pictures in order, each shown for a beat; a lying pet breathes slowly.
  private var columns: [Int] {
    switch self {
    case .walk: [0, 1, 2, 3]
    case .happy, .eat: [0, 1, 2]
    case .sleep: [0, 0, 0, 0, 1, 1, 1, 1]
    case .down, .faint: [0, 0, 0, 1, 1, 1]
    case .dangle: [0, 1]
    case .stand: [0]
    case .turned: [2]
    case .blink: [1]
    case .land: [2]
    case .call: [3, 0]
    }
  }

  /// The sheet's frame at a beat; the left half of a sheet looks to the right.
  func cell(beat: Int, isFacingLeft: Bool) -> PixelNode.Cell {
    PixelNode.Cell(column: columns[beat % columns.count] + (isFacingLeft ? 4 : 0), row: row)
  }

  /// The beats after `beat` until the picture changes; nil if it doesn't.
  func change(after beat: Int) -> Int? {
    let now = columns[beat % columns.count]
    return (1...columns.count).first { columns[(beat + $0) % columns.count] != now }
  }
}
