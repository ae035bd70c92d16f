/// Shortens a path piece by piece: each piece is replaced if a search finds a shorter one with
/// the same ends.
struct PathShortener {
  /// The number of moves in a piece.
  static let piece = 26

  private let columns, rows: Int
  private var budget: Int
  private(set) var nodes = 0

  /// The path from `board`, no longer than it was, after looking at no more than about `budget` positions.
  static func shorten(
    _ path: [UInt8], from board: [UInt8], columns: Int, rows: Int, budget: Int
  ) -> (path: [UInt8], nodes: Int) {
    var shortener = PathShortener(columns: columns, rows: rows, budget: budget)
    var path = path
    while shortener.nodes < budget {
      let next = shortener.pass(path, from: board)
      guard next.count < path.count else { break }
      path = next
    }
    return (path, shortener.nodes)
  }

  private init(columns: Int, rows: Int, budget: Int) {
    (self.columns, self.rows, self.budget) = (columns, rows, budget)
  }

  private mutating func pass(_ path: [UInt8], from board: [UInt8]) -> [UInt8] {
    var (path, board, start) = (path, board, 0)
    while start + Self.piece <= path.count, nodes < budget {
      let piece = Array(path[start..<start + Self.piece])
      let target = piece.reduce(board) { after($1, $0) }
      let grid = SlideGrid(columns: columns, rows: rows, goal: target)
      let found = GridSearch.run(grid, board, atMost: Self.piece - 2, budget: 30_000)
      nodes += found.nodes
      if case .path(let shorter) = found.finding {
        path.replaceSubrange(start..<start + Self.piece, with: shorter)
      }
      for way in path[start..<min(start + Self.piece / 2, path.count)] { board = after(way, board) }
      start += Self.piece / 2
    }
    return path
  }

  private func after(_ way: UInt8, _ board: [UInt8]) -> [UInt8] {
    guard let gap = board.firstIndex(of: 0),
      let cell = SlideGrid.cell(going: Int(way), into: gap, columns: columns, rows: rows)
    else { return board }
    var board = board
    board.swapAt(gap, cell)
    return board
  }
}
