/// How many cells a board has across and down: `3x5` is three columns by five rows.
public struct BoardShape: Hashable, Sendable {
  /// Cells in a row and in a column.
  public let columns, rows: Int

  /// A shape with this many columns and rows.
  public init(_ columns: Int, _ rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The shapes on offer, each with its own leaderboards.
  public static let offered = [
    BoardShape(3, 3), BoardShape(4, 4), BoardShape(5, 5), BoardShape(6, 6),
    BoardShape(3, 5), BoardShape(5, 3), BoardShape(4, 6),
  ]
  /// Larger boards, for those who have done the others; these have leaderboards too.
  public static let large = (7...10).map { BoardShape($0, $0) }

  /// The name in variants, in records and on the command line.
  public var name: String { "\(columns)x\(rows)" }
  /// The name that players read.
  public var title: String { "\(columns)×\(rows)" }
}

extension Fifteen.Setup {
  /// A board of this shape.
  public init(_ shape: BoardShape, scramble: Scramble = .moves(Fifteen.Setup.classic)) {
    self.init(columns: shape.columns, rows: shape.rows, scramble: scramble)
  }

  /// Its shape.
  public var shape: BoardShape { BoardShape(columns, rows) }
}
