/// How a board is scrambled so that it can always be solved.
///
/// In records it is the number of moves, or the word `any`, `daily`, `easy`, `medium` or `hard`.
public enum Scramble: Hashable, Sendable {
  /// This many single tiles are moved, each into the gap.
  case moves(Int)
  /// Any solvable board, all equally likely, with the gap anywhere.
  case any
  /// Any board, but the same for everyone on one day: the seed is the day's number.
  case daily
  /// A board whose distance from being solved is within the limits of a level.
  case level(Level)
}

extension Scramble: ExpressibleByIntegerLiteral {
  /// A scramble of this many moves.
  public init(integerLiteral value: Int) { self = .moves(value) }
}

extension Scramble: Codable {
  /// Reads a number or one of the words.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let word = try? container.decode(String.self) else {
      self = .moves(try container.decode(Int.self))
      return
    }
    guard let known = Scramble(word: word) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "No board is scrambled by '\(word)'.")
    }
    self = known
  }

  /// Writes the number or the word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .moves(let count) = self {
      try container.encode(count)
    } else {
      try container.encode(word)
    }
  }
}

extension Scramble {
  /// The scramble of this word; nil if there is none, as for a number of moves.
  public init?(word: String) {
    switch word {
    case "any": self = .any
    case "daily": self = .daily
    default:
      guard let level = Level(rawValue: word) else { return nil }
      self = .level(level)
    }
  }

  /// Its name in records and codes: the number of moves, or a word.
  public var word: String {
    switch self {
    case .moves(let count): "\(count)"
    case .any: "any"
    case .daily: "daily"
    case .level(let level): level.rawValue
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
      for tile in randomWalk(setup, seed: seed) {
        guard let cell = cells.firstIndex(of: tile) else { continue }
        cells.swapAt(cell, gap)
        gap = cell
      }
      return cells
    case .any, .daily:
      var generator = SeededGenerator(seed: seed)
      return anyCells(setup, using: &generator)
    case .level(let level): return level.cells(setup, seed: seed)
    }
  }

  /// Draws every order of the cells with equal probability; in those that can't be solved the
  /// first two tiles are swapped, which pairs each of them with one that can.
  static func anyCells(
    _ setup: Fifteen.Setup, using generator: inout SeededGenerator
  ) -> [Int] {
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
  public static func randomWalk(_ setup: Fifteen.Setup, seed: UInt64) -> [Int] {
    guard case .moves(let count) = setup.scramble else { return [] }
    var generator = SeededGenerator(seed: seed)
    while true {
      let attempt = tryRandomWalk(setup, count, using: &generator)
      if attempt.cells != Fifteen.solvedCells(setup) { return attempt.tiles }
    }
  }

  static func tryRandomWalk(
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
