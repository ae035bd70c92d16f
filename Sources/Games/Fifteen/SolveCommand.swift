public import ArgumentParser
import FoundationEssentials
import Glibc
import Host
import Rules

/// `recreo solve`: a way home from a board of the fifteen puzzle as one JSON object.
public struct SolveCommand: ParsableCommand {
  /// The command's name and its help.
  public static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Print a way home from a board of the sliding puzzle, as JSON.",
    discussion: """
      The path has a letter a move, the way that the tile goes: U, D, L or R. On 4×4 it is as short as \
      can be; there tables are made at the first use, which takes some seconds, and kept. On other \
      boards "optimal" tells whether that is proved, and "atLeast" what is.
      """)

  @Argument(help: "The tiles row by row, 0 for the gap: \"1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15\".")
  var board: String
  @Option(help: "Where the gap belongs: gap-last (tiles 1, 2, …, gap) or gap-first.")
  var goal = Goal.gapLast
  @Option(help: "How many tiles a row has; boards are square unless it is said.")
  var width: Int?

  /// Where the gap belongs.
  nonisolated enum Goal: String, ExpressibleByArgument, CaseIterable {
    case gapLast = "gap-last"
    case gapFirst = "gap-first"

    var other: Goal { self == .gapLast ? .gapFirst : .gapLast }
  }

  /// A command; its properties are read from the command line.
  public init() {}

  /// Fails where the argument is no board that can be solved.
  public func validate() throws { _ = try cells() }

  /// Prints the JSON object.
  public func run() throws {
    let (cells, columns) = try cells()
    let directories = Directories(data: nil, environment: ProcessInfo.processInfo.environment)
    let tables = columns == 4 && cells.count == 16 ? Self.tables(directories) : nil
    let begun = ContinuousClock.now
    guard let solution = BoardSolver(tables: tables).solve(cells, columns: columns) else {
      throw Self.unsolvable()
    }
    print(object(solution, seconds: (ContinuousClock.now - begun) / .seconds(1)))
  }

  private static func tables(_ directories: Directories) -> SolverTables? {
    let shelf = SolverShelf(folder: directories.cache)
    if let kept = shelf.kept() { return kept }
    if isatty(2) == 1 {
      StandardStreams.say("making the solver's tables, once; this takes some seconds")
    }
    return shelf.make()
  }

  private func object(_ solution: BoardSolution, seconds: Double) -> String {
    let turned = goal == .gapFirst
    let path = solution.path.map { way in
      (turned ? way.opposite : way).rawValue.prefix(1).uppercased()
    }.joined()
    let bound = solution.isOptimal ? "" : #""atLeast":\#(solution.lowerBound),"#
    return #"{"moves":\#(path.count),"optimal":\#(solution.isOptimal),\#(bound)"#
      + #""path":"\#(path)","nodes":\#(solution.nodes),"seconds":\#(seconds)}"#
  }

  /// The board with the gap's place last; one whose gap belongs first is turned by half.
  private func cells() throws -> (cells: [Int], columns: Int) {
    let words = board.split { " ,;\t\n".contains($0) }
    let cells = try words.map { word in
      guard let tile = Int(word), tile >= 0 else {
        throw ValidationError("'\(word)' is no tile: write numbers from 0, the gap, upward.")
      }
      return tile
    }
    let columns = try columns(of: cells.count)
    for tile in cells.indices where !cells.contains(tile) {
      throw ValidationError(
        "A board of \(cells.count) cells has each number from 0 to \(cells.count - 1) once; \(tile) is missing."
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
      throw ValidationError("\(count) cells are no square: say with --width how many a row has.")
    }
    guard sides.contains(columns), count.isMultiple(of: columns), sides.contains(count / columns)
    else {
      throw ValidationError(
        "\(count) cells in rows of \(columns) are no board: it has \(sides.lowerBound) to \(sides.upperBound) columns and rows."
      )
    }
    return columns
  }

  private static func unsolvable(_ other: Goal? = nil) -> ValidationError {
    let hint = other.map { " With --goal \($0.rawValue) there are some." } ?? ""
    return ValidationError(
      "No moves bring this board home: two of its tiles have changed places." + hint)
  }
}
