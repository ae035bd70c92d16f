/// Shortens a path piece by piece: each piece is replaced if a search finds a shorter one with
/// the same ends.
struct PathShortener {
  /// The number of moves in a piece at first, and by how many it grows when no piece can be
  /// shortened any more.
  private static let first = 24, growth = 4
  /// The most positions to search for one piece.
  private static let perPiece = 400_000

  private let columns, rows: Int
  private let budget: Int
  private var nodes = 0

  /// The path from `board`, no longer than it was, after looking at about `budget` positions.
  static func shorten(
    _ path: [UInt8], from board: [UInt8], columns: Int, rows: Int, budget: Int
  ) -> (path: [UInt8], nodes: Int) {
    var shortener = PathShortener(columns: columns, rows: rows, budget: budget)
    var (path, piece) = (path, first)
    while shortener.nodes < budget, piece <= max(first, path.count) {
      let next = shortener.pass(path, piece, from: board)
      if next.count == path.count { piece += growth }
      path = next
    }
    return (path, shortener.nodes)
  }

  private init(columns: Int, rows: Int, budget: Int) {
    (self.columns, self.rows, self.budget) = (columns, rows, budget)
  }

  private mutating func pass(_ path: [UInt8], _ piece: Int, from board: [UInt8]) -> [UInt8] {
    var (path, board, start) = (path, board, 0)
    while start + piece <= path.count, nodes < budget {
      let target = path[start..<start + piece].reduce(board) { after($1, $0) }
      let grid = SlideGrid(columns: columns, rows: rows, goal: target)
      let found = GridSearch.run(
        grid, board, atMost: piece - 2, budget: min(Self.perPiece, budget - nodes))
      nodes += found.nodes
      if case .path(let shorter) = found.finding {
        path.replaceSubrange(start..<start + piece, with: shorter)
      }
      for direction in path[start..<min(start + piece / 3, path.count)] {
        board = after(direction, board)
      }
      start += piece / 3
    }
    return path
  }

  private func after(_ direction: UInt8, _ board: [UInt8]) -> [UInt8] {
    guard let gap = board.firstIndex(of: 0),
      let cell = SlideGrid.cell(going: Int(direction), into: gap, columns: columns, rows: rows)
    else { return board }
    var board = board
    board.swapAt(gap, cell)
    return board
  }
}
