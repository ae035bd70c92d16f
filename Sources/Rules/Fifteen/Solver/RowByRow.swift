/// Solves a board of any size the way people do, so that there is always a way on: tile by tile
/// from the top left, the last two of a row together, then the last two rows column by column.
struct RowByRow {
  private let columns, rows: Int
  private var cells: [UInt8]
  private var isFixed: [Bool]
  private var path: [UInt8] = []

  private init(columns: Int, rows: Int, cells: [UInt8]) {
    (self.columns, self.rows, self.cells) = (columns, rows, cells)
    isFixed = cells.map { _ in false }
  }

  /// What one step of a solution did.
  struct Step {
    /// The direction of each tile.
    let path: [UInt8]
    /// The cells afterwards, and which of them are done.
    let cells: [UInt8]
    let isFixed: [Bool]
  }

  /// Puts the first tiles in place that are not there yet.
  static func step(columns: Int, rows: Int, cells: [UInt8]) -> Step {
    var walker = RowByRow(columns: columns, rows: rows, cells: cells)
    for group in groups(columns: columns, rows: rows) where walker.path.isEmpty {
      walker.place(group)
    }
    return Step(path: walker.path, cells: walker.cells, isFixed: walker.isFixed)
  }

  /// The cells that are filled together, in an order that leaves room for the last ones.
  private static func groups(columns: Int, rows: Int) -> [[Int]] {
    var groups: [[Int]] = []
    for row in 0..<rows - 2 {
      groups += (0..<columns - 2).map { [row * columns + $0] }
      groups.append([(row + 1) * columns - 2, (row + 1) * columns - 1])
    }
    let row = (rows - 2) * columns
    for column in 0..<columns - 2 { groups.append([row + column, row + columns + column]) }
    return groups + [[row + columns - 2, row + columns - 1, row + 2 * columns - 2]]
  }

  /// Breadth first over the positions of the group's tiles and the gap; all other tiles are
  /// equivalent.
  private mutating func place(_ group: [Int]) {
    let free = cells.indices.filter { !isFixed[$0] }
    var number = [Int](repeating: -1, count: cells.count)
    for (index, cell) in free.enumerated() { number[cell] = index }
    let tiles = group.map { UInt8($0 + 1) }
    let places = tiles.map { tile in number[cells.firstIndex(of: tile) ?? 0] }
    let start = [number[cells.firstIndex(of: 0) ?? 0]] + places
    let goal = group.map { number[$0] }
    for direction in Self.directions(from: start, to: goal, free: free, number: number, grid: self)
    {
      push(Int(direction))
    }
    for cell in group { isFixed[cell] = true }
  }

  private mutating func push(_ direction: Int) {
    let gap = cells.firstIndex(of: 0) ?? 0
    guard let cell = neighbour(direction, of: gap) else { return }
    cells.swapAt(gap, cell)
    path.append(UInt8(direction))
  }

  private func neighbour(_ direction: Int, of gap: Int) -> Int? {
    SlideGrid.cell(going: direction, into: gap, columns: columns, rows: rows)
  }

  private static func directions(
    from start: [Int], to goal: [Int], free: [Int], number: [Int], grid: RowByRow
  ) -> [UInt8] {
    let base = free.count
    func key(_ places: [Int]) -> Int { places.reduce(0) { $0 * base + $1 } }
    var cameBy = [UInt8](repeating: 255, count: start.reduce(1) { total, _ in total * base })
    var queue = [start]
    cameBy[key(start)] = 254
    var next = 0
    while next < queue.count, Array(queue[next][1...]) != goal {
      let places = queue[next]
      next += 1
      for direction in 0..<4 {
        guard let cell = grid.neighbour(direction, of: free[places[0]]), number[cell] >= 0 else {
          continue
        }
        let after = moved(places, to: number[cell])
        guard cameBy[key(after)] == 255 else { continue }
        cameBy[key(after)] = UInt8(direction)
        queue.append(after)
      }
    }
    guard next < queue.count else { return [] }
    var (places, directions) = (queue[next], [UInt8]())
    while cameBy[key(places)] != 254 {
      let direction = cameBy[key(places)]
      directions.append(direction)
      guard let cell = grid.neighbour(Int(direction) ^ 1, of: free[places[0]]) else { break }
      places = moved(places, to: number[cell])
    }
    return directions.reversed()
  }

  /// Moves the gap to a cell, and a tile of the group that was there to where the gap was.
  private static func moved(_ places: [Int], to cell: Int) -> [Int] {
    [cell] + places[1...].map { $0 == cell ? places[0] : $0 }
  }
}
