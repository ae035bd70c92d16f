/// A short board that teaches one step of the usual method of solving the puzzle.
///
/// Some tiles are marked; the lesson is done when each of them is in its place. The others don't
/// matter.
public struct Lesson: Hashable, Sendable {
  /// What it teaches.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// The first tiles of the first row.
    case firstRow
    /// The last two of a row, which are turned round the corner together.
    case lastTwo
    /// The last two of the left column, likewise.
    case firstColumn
    /// The last four cells, which are rotated.
    case lastFour
  }

  /// What it teaches.
  public let subject: Subject
  /// The tiles to put in place.
  public let marked: [Int]
  /// The starting board.
  public let start: Fifteen

  /// The lesson of a subject, on 4×4.
  public init(_ subject: Subject) {
    self.subject = subject
    let (marked, cells) = Self.board(of: subject)
    self.marked = marked
    start = Fifteen(BoardShape(4, 4), cells: cells)
  }

  private static func board(of subject: Subject) -> (marked: [Int], cells: [Int]) {
    switch subject {
    case .firstRow: ([1, 2], [5, 1, 3, 4, 9, 2, 6, 8, 13, 0, 7, 12, 14, 10, 11, 15])
    case .lastTwo: ([3, 4], [1, 2, 8, 3, 5, 6, 0, 7, 9, 10, 4, 12, 13, 14, 15, 11])
    case .firstColumn: ([9, 13], [1, 2, 3, 4, 5, 6, 7, 8, 10, 14, 13, 12, 9, 11, 0, 15])
    case .lastFour: ([11, 12, 15], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 15, 13, 14, 12, 11])
    }
  }

  /// Whether every marked tile is in its place.
  public func isDone(_ board: Fifteen) -> Bool {
    marked.allSatisfy { board.cells[$0 - 1] == $0 }
  }

  /// The push that puts the marked tiles in place fastest, ignoring the others; nil once they
  /// are.
  ///
  /// A breadth-first search over the positions of the gap and the marked tiles: at most about ten
  /// thousand.
  public func advice(on board: Fifteen) -> Direction? {
    guard !isDone(board) else { return nil }
    let places = ([0] + marked).map { board.index(of: $0) }
    let (columns, count) = (board.setup.columns, board.cells.count)
    func key(_ places: [Int]) -> Int { places.reduce(0) { $0 * count + $1 } }
    // The first push on the path to each position; 4 at the start, 5 if not visited.
    var first = [UInt8](repeating: 5, count: places.reduce(1) { total, _ in total * count })
    first[key(places)] = 4
    var queue = [places]
    var next = 0
    while next < queue.count {
      let places = queue[next]
      next += 1
      let begun = first[key(places)]
      if Array(places[1...]) == marked.map({ $0 - 1 }) { return Direction.allCases[Int(begun)] }
      for direction in 0..<4 {
        let cell = SlideGrid.cell(
          going: direction, into: places[0], columns: columns, rows: count / columns)
        guard let cell else { continue }
        let after = [cell] + places[1...].map { $0 == cell ? places[0] : $0 }
        guard first[key(after)] == 5 else { continue }
        first[key(after)] = begun == 4 ? UInt8(direction) : begun
        queue.append(after)
      }
    }
    return nil
  }
}
