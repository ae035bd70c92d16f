import Arcade
import Stage

/// What a pet can be seen doing: the rows of its sheet, and how long each picture stands.
nonisolated enum PetPose: Hashable, Sendable {
  case walk, happy, eat, sleep, down, dangle, faint
  /// The pictures of the last row.
  case stand, blink, land, call

  /// How long a picture of a sheet is shown: the source's quarter of a second.
  static let beat = Duration.milliseconds(250)

  private var row: Int {
    switch self {
    case .walk: 0
    case .happy: 1
    case .eat: 2
    case .sleep: 3
    case .down: 4
    case .dangle: 5
    case .faint: 6
    case .stand, .blink, .land, .call: 7
    }
  }

  /// The pictures in their order, each shown for a beat; who lies breathes slowly.
  private var columns: [Int] {
    switch self {
    case .walk: [0, 1, 2, 3]
    case .happy, .eat: [0, 1, 2]
    case .sleep: [0, 0, 0, 0, 1, 1, 1, 1]
    case .down, .faint: [0, 0, 0, 1, 1, 1]
    case .dangle: [0, 1]
    case .stand: [0]
    case .blink: [1]
    case .land: [2]
    case .call: [3, 0]
    }
  }

  /// The sheet's frame at a beat; the left half of a sheet looks to the right.
  func cell(beat: Int, isFacingLeft: Bool) -> PixelNode.Cell {
    PixelNode.Cell(column: columns[beat % columns.count] + (isFacingLeft ? 4 : 0), row: row)
  }

  /// How many beats after `beat` the picture is next another one; nil where it stays.
  func change(after beat: Int) -> Int? {
    let now = columns[beat % columns.count]
    return (1...columns.count).first { columns[(beat + $0) % columns.count] != now }
  }
}
