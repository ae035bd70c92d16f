public import ArgumentParser
import FoundationEssentials
import Glibc
import Host
import Rules

/// `recreo solve`: prints a solution of a sliding puzzle as a JSON object.
public struct SolveCommand: ParsableCommand {
  /// The command's name and its help.
  public static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Print a solution of a sliding puzzle as JSON.",
    discussion: """
      The path has one letter per move, the direction in which a tile slides: U, D, L or R. On 4×4 it is \
      as short as possible; the first run takes some seconds to create tables, which are then cached. On \
      other boards "optimal" says whether that is proved, and "atLeast" gives the proved lower bound.
      """)

  @Argument(
    help: "The tiles row by row, with 0 for the gap: \"1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15\".")
  var board: String
  @Option(help: "Where the gap belongs: gap-last (tiles 1, 2, …, gap) or gap-first.")
  var goal = Goal.gapLast
  @Option(help: "Number of columns; by default the board is square.")
  var width: Int?

  /// Where the gap belongs.
  nonisolated enum Goal: String, ExpressibleByArgument, CaseIterable {
    case gapLast = "gap-last"
    case gapFirst = "gap-first"

    var other: Goal { self == .gapLast ? .gapFirst : .gapLast }
  }

  /// A command; its properties are read from the command line.
  public init() {}

  /// Fails if the argument isn't a solvable board.
  public func validate() throws { _ = try cells() }

  /// Prints the JSON object.
  public func run() throws {
    let (cells, columns) = try cells()
    let directories = Directories(data: nil, environment: ProcessInfo.processInfo.environment)
    let tables = columns == 4 && cells.count == 16 ? Self.tables(directories) : nil
    let begun = ContinuousClock.now
    // The board can be solved, so tables that find nothing are wrong.
    let solution =
      BoardSolver(tables: tables).solve(cells, columns: columns)
      ?? BoardSolver(tables: nil).solve(cells, columns: columns)
    guard let solution else { throw Self.unsolvable() }
    print(object(solution, seconds: (ContinuousClock.now - begun) / .seconds(1)))
  }

  private static func tables(_ directories: Directories) -> SolverTables? {
    let cache = SolverTableCache(folder: directories.cache)
    if let tables = cache.load(checksAll: true) { return tables }
    if isatty(2) == 1 {
      StandardStreams.say("Creating the solver's tables (only once); this takes a few seconds.")
    }
    return cache.make()
  }

  private func object(_ solution: BoardSolution, seconds: Double) -> String {
    let turned = goal == .gapFirst
    let path = solution.path.map { direction in
      (turned ? direction.opposite : direction).rawValue.prefix(1).uppercased()
    }.joined()
    let bound = solution.isOptimal ? "" : #""atLeast":\#(solution.lowerBound),"#
    return #"{"moves":\#(path.count),"optimal":\#(solution.isOptimal),\#(bound)"#
      + #""path":"\#(path)","nodes":\#(solution.nodes),"seconds":\#(seconds)}"#
  }

  /// The board with the gap's place last; one whose gap belongs first is rotated by half a turn.
  private func cells() throws -> (cells: [Int], columns: Int) {
    let words = board.split { " ,;\t\n".contains($0) }
    let cells = try words.map { word in
      guard let tile = Int(word), tile >= 0 else {
        throw ValidationError("'\(word)' is not a tile: use the numbers from 0, which is the gap.")
      }
      return tile
    }
    let columns = try columns(of: cells.count)
    for tile in cells.indices where !cells.contains(tile) {
      throw ValidationError(
        "A board of \(cells.count) cells needs each number from 0 to \(cells.count - 1) once; \(tile) is missing."
      )
    }
    let (wanted, other) =
      goal == .gapLast ? (cells, Self.turned(cells)) : (Self.turned(cells), cells)
    guard Fifteen.isSolvable(wanted, columns: columns) else {
      throw Self.unsolvable(Fifteen.isSolvable(other, columns: columns) ? goal.other : nil)
    }
    return (wanted, columns)
  }

  private static func turned(_ cells: [Int]) -> [Int] {
    cells.reversed().map { $0 == 0 ? 0 : cells.count - $0 }
  }

  private func columns(of count: Int) throws -> Int {
    let sides = Fifteen.Setup.sides
    let side = Int(Double(count).squareRoot())
    guard let columns = width ?? (side * side == count ? side : nil) else {
      throw ValidationError(
        "\(count) cells do not make a square: give the number of columns with --width.")
    }
    guard sides.contains(columns), count.isMultiple(of: columns), sides.contains(count / columns)
    else {
      let words = count == 1 ? ("1 cell", "does") : ("\(count) cells", "do")
      throw ValidationError(
        "\(words.0) in rows of \(columns) \(words.1) not make a board: it needs \(sides.lowerBound) to \(sides.upperBound) columns and rows."
      )
    }
    return columns
  }

  private static func unsolvable(_ other: Goal? = nil) -> ValidationError {
    let hint = other.map { " It can be solved with --goal \($0.rawValue)." } ?? ""
    return ValidationError(
      "This board cannot be solved: two of its tiles are swapped." + hint)
  }
}
