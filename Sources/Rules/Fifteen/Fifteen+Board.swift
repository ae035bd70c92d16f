/// What the user interface asks about the board.
extension Fifteen {
  /// Where the gap is, counted from 0.
  public var gap: (column: Int, row: Int) { place(ofCell: index(of: 0)) }

  /// The tile there: 0 for the gap, nil outside the board.
  public func tile(atColumn column: Int, row: Int) -> Int? {
    guard (0..<setup.columns) ~= column, (0..<setup.rows) ~= row else { return nil }
    return cells[row * setup.columns + column]
  }

  /// The position of a tile, counted from 0, or nil if the board has no such tile.
  public func position(of tile: Int) -> (column: Int, row: Int)? {
    cells.firstIndex(of: tile).map(place(ofCell:))
  }

  /// The tiles that a push would move, the one beside the gap first; none if it isn't legal.
  public func line(for move: Move) -> [Int] {
    ((try? path(of: move)) ?? []).map { cells[$0] }
  }

  /// How many moves a push would count: one per tile; 0 if it isn't legal.
  public func cost(of move: Move) -> Int { line(for: move).count }

  /// The push of a tile, and the tiles that it moves; nil if the tile is stuck.
  public func push(of tile: Int) -> (move: Move, line: [Int])? {
    guard let (column, row) = position(of: tile) else { return nil }
    let move = Move(column: column, row: row)
    let line = line(for: move)
    return line.isEmpty ? nil : (move, line)
  }

  /// The push that moves the tile beside the gap in this direction, or nil if it isn't legal.
  public func move(pushing direction: Direction) -> Move? {
    let (gap, back) = (gap, direction.opposite.step)
    let move = Move(column: gap.column + back.columns, row: gap.row + back.rows)
    return line(for: move).isEmpty ? nil : move
  }

  private func place(ofCell cell: Int) -> (column: Int, row: Int) {
    let (row, column) = cell.quotientAndRemainder(dividingBy: setup.columns)
    return (column, row)
  }
}
