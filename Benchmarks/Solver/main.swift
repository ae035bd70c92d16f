import Glibc
import Rules

/// Measures the 4×4 solver in this thread's processor time and prints JSON.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The peak memory of this process, in megabytes.
func peakMegabytes() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss / 1024
}

/// Moves, nodes and seconds for one board.
func measured(_ solver: BoardSolver, _ cells: [Int], columns: Int = 4) -> (BoardSolution, Double) {
  let begun = processorTime()
  guard let solution = solver.solve(cells, columns: columns) else {
    fatalError("\(cells) has no solution")
  }
  return (solution, processorTime() - begun)
}

/// The mean and the worst of some seconds, in milliseconds.
func figures(_ seconds: [Double]) -> String {
  let mean = seconds.reduce(0, +) / Double(seconds.count) * 1000
  let sorted = seconds.sorted()
  return #""mean_ms":\#(mean),"p99_ms":\#(sorted[sorted.count * 99 / 100] * 1000),"#
    + #""worst_ms":\#((sorted.last ?? 0) * 1000)"#
}

/// Boards of eighty moves, the most that any board needs (Brüngger and others, 1999).
let farthest = [
  [0, 12, 9, 13, 15, 11, 10, 14, 3, 7, 2, 5, 4, 8, 6, 1],
  [0, 12, 10, 13, 15, 11, 14, 9, 3, 7, 2, 5, 4, 8, 6, 1],
  [0, 11, 9, 13, 12, 15, 10, 14, 3, 7, 6, 2, 4, 8, 5, 1],
  [0, 15, 9, 13, 11, 12, 10, 14, 3, 7, 6, 2, 4, 8, 5, 1],
]

/// Boards that pattern databases of seven and eight tiles underestimate most, of 68 and 70 moves
/// (published with a solver of Meisze Wong's).
let hardest = [
  [15, 11, 8, 3, 12, 7, 4, 0, 14, 10, 6, 5, 9, 13, 2, 1],
  [6, 5, 9, 13, 2, 1, 15, 14, 3, 8, 0, 10, 4, 7, 12, 11],
]

let begun = processorTime()
guard let tables = SolverTables.make() else { fatalError("nobody told it to stop") }
let making = processorTime() - begun
let peakOfMaking = peakMegabytes()
let solver = BoardSolver(tables: tables)

let random = (0..<1000).map { seed in
  measured(solver, Fifteen(.init(scramble: .any), seed: UInt64(seed)).cells)
}
let far = farthest.map { measured(solver, $0) }
/// Those whose goal has the gap first are rotated by half a turn.
let hard = hardest.map { cells in
  Fifteen.isSolvable(cells, columns: 4)
    ? measured(solver, cells)
    : measured(solver, cells.reversed().map { $0 == 0 ? 0 : 16 - $0 })
}

/// Compares every board of 3×3 with a search from the solved one.
var distances: [[Int]: Int] = [[1, 2, 3, 4, 5, 6, 7, 8, 0]: 0]
var queue = [[1, 2, 3, 4, 5, 6, 7, 8, 0]]
var next = 0
while next < queue.count {
  let cells = queue[next]
  next += 1
  let gap = cells.firstIndex(of: 0) ?? 0
  for step in [-3, 3, -1, 1] where (0..<9).contains(gap + step) {
    guard abs(step) == 3 || gap / 3 == (gap + step) / 3 else { continue }
    var after = cells
    after.swapAt(gap, gap + step)
    guard distances[after] == nil else { continue }
    distances[after] = (distances[cells] ?? 0) + 1
    queue.append(after)
  }
}
let small = BoardSolver(tables: nil)
let wrong = queue.count { cells in
  let solution = small.solve(cells, columns: 3)
  return solution?.path.count != distances[cells] || solution?.isOptimal != true
}

/// Boards too large for optimal solutions, fifty of each size.
let large = [(3, 5), (5, 3), (4, 6), (5, 5), (6, 6), (8, 8), (10, 10)].map { columns, rows in
  let found = (0..<50).map { seed in
    measured(
      small, Fifteen(.init(columns: columns, rows: rows, scramble: .any), seed: UInt64(seed)).cells,
      columns: columns)
  }
  let moves = found.map { Double($0.0.path.count) }.reduce(0, +)
  let bounds = found.map { Double($0.0.lowerBound) }.reduce(0, +)
  return #"{"board":"\#(columns)x\#(rows)","moves":\#(moves / 50),"to_bound":\#(moves / bounds),"#
    + #""proved":\#(found.count { $0.0.isOptimal }),\#(figures(found.map(\.1)))}"#
}

/// The moves, nodes and times of some boards.
func figures(_ boards: [(BoardSolution, Double)]) -> String {
  #""moves":\#(boards.map(\.0.path.count)),"nodes":\#(boards.map(\.0.nodes)),"#
    + figures(boards.map(\.1))
}

let nodes = random.map(\.0.nodes).reduce(0, +) / random.count
print(#"{"making_s":\#(making),"making_peak_mb":\#(peakOfMaking),"#)
print(#""random":{"boards":1000,"nodes":\#(nodes),\#(figures(random.map(\.1)))},"#)
print(#""farthest":{\#(figures(far))},"hardest":{\#(figures(hard))},"#)
print(#""3x3":{"boards":\#(queue.count),"wrong":\#(wrong)},"#)
print(#""large":[\#(large.joined(separator: ",\n"))],"peak_mb":\#(peakMegabytes())}"#)
