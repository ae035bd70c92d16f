/// The mirror puzzle: pieces of a brocade laid on one part of it, seen reflected on the others.
///
/// Pieces are numbered from 1 as they lie on the finished panel, row by row: piece 1 belongs into
/// cell 0. Several may be held at once, each by a hand of its own. A move is counted when a piece
/// came to lie elsewhere. Once every piece is home, nothing moves any more.
public struct Mirror: Game {
  /// The game's name in records.
  public static var name: String { "mirror" }
  /// The first rules.
  public static var rulesVersion: Int { 1 }

  /// What was chosen before the game.
  public let setup: Setup
  /// Where everything lies that nobody holds.
  public internal(set) var arrangement: Arrangement
  /// What hands hold, the first taken first.
  public internal(set) var held: [Held] = []
  /// How much is told now of where a piece belongs.
  public internal(set) var hints: Hints
  /// The most that was told since the first piece was taken.
  var easiest: Hints
  private var hasBegun = false

  /// Where the pieces lie: the part of a state that undo takes back.
  public struct Arrangement: Hashable, Sendable {
    /// The piece in each cell, row by row; 0 where there is none.
    public internal(set) var cells: [Int]
    /// The pieces in the tray, from its first page on.
    public internal(set) var tray: [Int]
    /// How many moves led here.
    public internal(set) var moveCount = 0
  }

  /// A piece in a hand.
  public struct Held: Hashable, Sendable {
    /// Its number.
    public let piece: Int
    /// Whose hand: the finger's number, −1 the mouse, −2 the keyboard.
    public let hand: Int
    /// Where its middle is.
    public internal(set) var spot: Spot
    let origin: Origin
  }

  /// Where a hand took a piece from.
  enum Origin: Hashable, Sendable {
    case cell(Int)
    case tray(Int)
  }

  /// All pieces in the tray, in an order of which each is equally likely.
  public init(_ setup: Setup, seed: UInt64) {
    self.setup = setup
    var generator = SeededGenerator(seed: seed)
    var tray = Array(1...setup.count)
    generator.shuffle(&tray)
    arrangement = Arrangement(cells: Array(repeating: 0, count: setup.count), tray: tray)
    hints = setup.hints
    easiest = setup.hints
  }

  /// The piece in each cell, row by row; 0 where there is none.
  public var cells: [Int] { arrangement.cells }
  /// The pieces in the tray, from its first page on.
  public var tray: [Int] { arrangement.tray }
  /// How many moves were made.
  public var moveCount: Int { arrangement.moveCount }

  /// Won when every cell shows what belongs there: of pieces that look alike any will do.
  public var outcome: Outcome? { cells.indices.allSatisfy(isRight) ? .won : nil }

  /// Whether a cell shows what belongs there.
  public func isRight(cell: Int) -> Bool {
    cells[cell] > 0 && setup.look(of: cells[cell]) == setup.look(of: cell + 1)
  }

  /// The state after `move`, or why the rules refuse it.
  public func applying(_ move: Move) throws(IllegalMove) -> Mirror {
    var next = self
    _ = try next.apply(move)
    return next
  }

  /// Makes a move and says what came of it; a refused one changes nothing.
  public mutating func apply(_ move: Move) throws(IllegalMove) -> Event {
    guard outcome == nil else { throw .solved }
    switch move {
    case .pick(let piece, let hand):
      try pick(piece, hand)
      hasBegun = true
      return .picked
    case .move(let piece, let spot):
      held[try holding(piece)].spot = setup.field.keeping(spot)
      return .moved
    case .drop(let piece): return drop(try holding(piece))
    case .back(let piece): return try giveBack(piece)
    case .putBack(let piece):
      putBack(try holding(piece))
      return .putBack
    case .hints(let level):
      hints = level
      // Before anybody took a piece it is as if it had been chosen so.
      easiest = hasBegun ? min(easiest, level) : level
      return .hinted
    }
  }

  /// What its results are compared among, such as `3x4-numbers-axis`; panels of one's own, where
  /// pieces may look alike, are among themselves.
  public var variant: String {
    "\(setup.size)-\(easiest.rawValue)-\(setup.symmetry.rawValue)"
      + (setup.looks == nil ? "" : "-own")
  }
}
