/// The sliding puzzle.
///
/// Tiles are numbered from 1 as they lie on the solved board; 0 is the gap, which ends it. A push
/// of several tiles counts as many moves as tiles, and as one push. Once solved, nothing moves.
public struct Fifteen: ReplayableGame {
  /// The game's name in records.
  public static var name: String { "fifteen" }
  /// The first version of the rules.
  public static var rulesVersion: Int { 1 }

  /// Pushes the tiles between the gap and this cell, including the cell's own, towards the gap.
  public struct Move: Hashable, Codable, Sendable {
    /// The cell where the push begins, counted from 0 at the left and at the top.
    public let column, row: Int

    /// A push from this cell.
    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// What was chosen before the game.
  public private(set) var setup: Setup
  /// The tiles row by row; 0 is the gap.
  public private(set) var cells: [Int]
  /// The number of moves: each step of each tile counts.
  public private(set) var moveCount = 0
  /// The number of pushes, whether of one tile or of several.
  public private(set) var pushCount = 0

  /// A board scrambled by the setup; never solved.
  public init(_ setup: Setup, seed: UInt64) {
    self.setup = setup
    cells = Scramble.cells(setup, seed: seed)
  }

  /// A given board, without any moves so far.
  init(_ shape: BoardShape, cells: [Int]) {
    setup = Setup(shape)
    self.cells = cells
  }

  /// Won when every tile, or one that looks the same, is in its place.
  public var outcome: Outcome? {
    // Most boards differ at the gap, so check it first.
    guard cells.last == 0 else { return nil }
    return isInOrder || looksSolved ? .won : nil
  }

  /// Whether each tile is in its own place, however many look the same.
  public var isInOrder: Bool {
    cells.last == 0 && cells.dropLast().elementsEqual(1..<cells.count)
  }

  /// How many steps the tiles are from their places, all together.
  public var stepsFromHome: Int {
    cells.enumerated().reduce(0) { sum, cell in
      guard cell.element > 0 else { return sum }
      let (row, column) = cell.offset.quotientAndRemainder(dividingBy: setup.columns)
      let home = (cell.element - 1).quotientAndRemainder(dividingBy: setup.columns)
      return sum + abs(row - home.quotient) + abs(column - home.remainder)
    }
  }

  private var looksSolved: Bool {
    guard let looks = setup.looks else { return false }
    return cells.dropLast().enumerated().allSatisfy { looks[$1 - 1] == looks[$0] }
  }

  /// The same board with a picture in which some tiles look the same.
  public func withLooks(_ looks: [Int]) -> Fifteen {
    var new = self
    new.setup = Setup(
      columns: setup.columns, rows: setup.rows, scramble: setup.scramble, looks: looks)
    return new
  }

  /// The board after a push.
  ///
  /// A push is illegal on a solved board, from outside the board, and from the gap or a cell that
  /// shares neither row nor column with it.
  public func applying(_ move: Move) throws(IllegalMove) -> Fifteen {
    let path = try path(of: move)
    var next = self
    var gap = index(of: 0)
    for cell in path {
      next.cells.swapAt(gap, cell)
      gap = cell
    }
    next.moveCount += path.count
    next.pushCount += 1
    return next
  }

  /// The cells whose tiles a push moves, the one beside the gap first.
  func path(of move: Move) throws(IllegalMove) -> [Int] {
    guard outcome == nil else { throw .solved }
    guard (0..<setup.columns) ~= move.column, (0..<setup.rows) ~= move.row else {
      throw .outsideBoard
    }
    let gap = gap
    guard (move.column == gap.column) != (move.row == gap.row) else { throw .notInLine }
    let target = move.row * setup.columns + move.column
    let unit = move.row == gap.row ? 1 : setup.columns
    let step = target < index(of: 0) ? -unit : unit
    return Array(stride(from: index(of: 0) + step, through: target, by: step))
  }

  func index(of tile: Int) -> Int { cells.firstIndex(of: tile)! }

  static func solvedCells(_ setup: Setup) -> [Int] {
    Array(1..<setup.columns * setup.rows) + [0]
  }
}
