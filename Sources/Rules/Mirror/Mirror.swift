/// The Mirror puzzle: pieces put down on one part of a panel, and reflected on the others.
///
/// Pieces are numbered from 1 as they lie on the finished panel, row by row: piece 1 belongs in
/// cell 0. Several can be held at once. A move is counted when a piece was put down elsewhere.
/// Once every piece is in its place, nothing can be moved any more.
public struct Mirror: ReplayableGame {
  /// The game's name in records.
  public static var name: String { "mirror" }
  /// The first version of the rules.
  public static var rulesVersion: Int { 1 }

  /// What was chosen before the game.
  public let setup: Setup
  /// The places of all pieces that are not held.
  public internal(set) var arrangement: Arrangement
  /// The held pieces, the first picked up first.
  public internal(set) var held: [Held] = []
  /// The current hint level.
  public internal(set) var hints: Hints
  /// The easiest hint level since the first piece was picked up.
  var easiest: Hints
  private var hasBegun = false

  /// The places of the pieces: the part of the state that undo restores.
  public struct Arrangement: Hashable, Sendable {
    /// The piece in each cell, row by row; 0 where there is none.
    public internal(set) var cells: [Int]
    /// The pieces in the tray, from its first page on.
    public internal(set) var tray: [Int]
    /// The quarter turns clockwise of each piece, by its number minus one; 0 if it lies upright.
    public internal(set) var turns: [Int]
    /// How many moves led here.
    public internal(set) var moveCount = 0
  }

  /// A held piece.
  public struct Held: Hashable, Sendable {
    /// Its number.
    public let piece: Int
    /// The hand: the finger's number, −1 for the mouse, −2 for the keyboard.
    public let hand: Int
    /// Where its middle is.
    public internal(set) var spot: Spot
    let origin: Origin
  }

  /// Where a piece was picked up.
  enum Origin: Hashable, Sendable {
    case cell(Int)
    case tray(Int)
  }

  /// All pieces in the tray, in random order; those that begin turned lie in any of four ways.
  public init(_ setup: Setup, seed: UInt64) {
    self.setup = setup
    var generator = SeededGenerator(seed: seed)
    var tray = Array(1...setup.count)
    generator.shuffle(&tray)
    var turns = Array(repeating: 0, count: setup.count)
    for piece in setup.turned ?? [] { turns[piece - 1] = generator.below(4) }
    arrangement = Arrangement(
      cells: Array(repeating: 0, count: setup.count), tray: tray, turns: turns)
    hints = setup.hints
    easiest = setup.hints
  }

  /// The piece in each cell, row by row; 0 where there is none.
  public var cells: [Int] { arrangement.cells }
  /// The pieces in the tray, from its first page on.
  public var tray: [Int] { arrangement.tray }
  /// How many moves were made.
  public var moveCount: Int { arrangement.moveCount }

  /// Won when every cell shows what belongs there; pieces that look alike are interchangeable.
  public var outcome: Outcome? { cells.indices.allSatisfy(isRight) ? .won : nil }

  /// Whether a cell shows what belongs there.
  public func isRight(cell: Int) -> Bool {
    cells[cell] > 0 && turns(of: cells[cell]) == 0
      && setup.look(of: cells[cell]) == setup.look(of: cell + 1)
  }

  /// How many quarter turns clockwise a piece lies from upright, 0 to 3.
  public func turns(of piece: Int) -> Int { arrangement.turns[piece - 1] }

  /// The state after `move`; throws why a move is illegal.
  public func applying(_ move: Move) throws(IllegalMove) -> Mirror {
    var next = self
    _ = try next.apply(move)
    return next
  }

  /// Makes a move and returns its effect; an illegal one changes nothing.
  public mutating func apply(_ move: Move) throws(IllegalMove) -> Event {
    guard outcome == nil else { throw .solved }
    switch move {
    case .pick(let piece, let hand):
      try pick(piece, hand)
      hasBegun = true
      return .picked
    case .move(let piece, let spot):
      held[try holding(piece)].spot = setup.field.clamping(spot)
      return .moved
    case .drop(let piece): return drop(try holding(piece))
    case .back(let piece): return try giveBack(piece)
    case .putBack(let piece):
      putBack(try holding(piece))
      return .putBack
    case .turn(let piece, let quarters):
      try turn(piece, by: quarters)
      hasBegun = true
      return .turned
    case .hints(let level):
      hints = level
      // Before the first piece is picked up, this changes the initial level.
      easiest = hasBegun ? min(easiest, level) : level
      return .hinted
    }
  }

  /// The group in which results are compared.
  public var variant: String { setup.variant(easiest) }
}
