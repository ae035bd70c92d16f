/// How a board is scrambled so that it can always be solved.
///
/// In records it is the number of moves, or the word `any` or `daily`.
public enum Scramble: Hashable, Sendable {
  /// This many single tiles are moved, each into the gap.
  case moves(Int)
  /// Any solvable board, all equally likely, with the gap anywhere.
  case any
  /// Any board, but the same for everyone on one day: the seed is the day's number.
  case daily
}

extension Scramble: ExpressibleByIntegerLiteral {
  /// A scramble of this many moves.
  public init(integerLiteral value: Int) { self = .moves(value) }
}

extension Scramble: Codable {
  /// Reads a number, `any` or `daily`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let word = try? container.decode(String.self) else {
      self = .moves(try container.decode(Int.self))
      return
    }
    switch word {
    case "any": self = .any
    case "daily": self = .daily
    default:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "No board is scrambled by '\(word)'.")
    }
  }

  /// Writes the number, `any` or `daily`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .moves(let count): try container.encode(count)
    case .any: try container.encode("any")
    case .daily: try container.encode("daily")
    }
  }
}

extension Scramble {
  /// The starting board for a setup and a seed; never the solved one.
  static func cells(_ setup: Fifteen.Setup, seed: UInt64) -> [Int] {
    switch setup.scramble {
    case .moves:
      var cells = Fifteen.solvedCells(setup)
      var gap = cells.count - 1
      for tile in walk(setup, seed: seed) {
        guard let cell = cells.firstIndex(of: tile) else { continue }
        cells.swapAt(cell, gap)
        gap = cell
      }
      return cells
    case .any, .daily: return anyCells(setup, seed: seed)
    }
  }

  /// Draws every order of the cells with equal probability; in those that can't be solved the
  /// first two tiles are swapped, which pairs each of them with one that can.
  private static func anyCells(_ setup: Fifteen.Setup, seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    let solved = Fifteen.solvedCells(setup)
    while true {
      var cells = solved
      generator.shuffle(&cells)
      if !Fifteen.isSolvable(cells, columns: setup.columns) {
        let first = cells[0] == 0 ? 1 : 0
        let second = cells[first + 1] == 0 ? first + 2 : first + 1
        cells.swapAt(first, second)
      }
      if cells != solved { return cells }
    }
  }

  /// The tiles moved, in order; moving them in reverse order solves the board.
  ///
  /// Each step moves a random tile beside the gap, but never the last one straight back. A walk
  /// that ends on the solved board is discarded and the next one drawn from the same generator.
  /// If the setup asks for any board there is no walk, and the result is empty.
  public static func walk(_ setup: Fifteen.Setup, seed: UInt64) -> [Int] {
    guard case .moves(let count) = setup.scramble else { return [] }
    var generator = SeededGenerator(seed: seed)
    while true {
      let attempt = walkOnce(setup, count, using: &generator)
      if attempt.cells != Fifteen.solvedCells(setup) { return attempt.tiles }
    }
  }

  static func walkOnce(
    _ setup: Fifteen.Setup, _ count: Int, using generator: inout SeededGenerator
  ) -> (tiles: [Int], cells: [Int]) {
    var cells = Fifteen.solvedCells(setup)
    var gap = cells.count - 1
    var cameFrom: Int?
    var tiles: [Int] = []
    tiles.reserveCapacity(count)
    for _ in 0..<count {
      let choices = neighbours(of: gap, in: setup).filter { $0 != cameFrom }
      let chosen = choices[generator.below(choices.count)]
      tiles.append(cells[chosen])
      cells.swapAt(gap, chosen)
      cameFrom = gap
      gap = chosen
    }
    return (tiles, cells)
  }

  // Every record depends on this order: above, left, right, below.
  private static func neighbours(of cell: Int, in setup: Fifteen.Setup) -> [Int] {
    let (row, column) = cell.quotientAndRemainder(dividingBy: setup.columns)
    var found: [Int] = []
    if row > 0 { found.append(cell - setup.columns) }
    if column > 0 { found.append(cell - 1) }
    if column < setup.columns - 1 { found.append(cell + 1) }
    if row < setup.rows - 1 { found.append(cell + setup.columns) }
    return found
  }
}
