/// A session of a game: its state, its history and the record that rebuilds both.
///
/// Times are milliseconds since the session began. A time before the last entry is replaced with
/// that entry's, so a record never runs backwards.
public struct Session<G: Game>: Hashable, Sendable {
  /// What was chosen before the game.
  public let setup: G.Setup
  /// The source of all chance.
  public let seed: UInt64
  /// Everything done so far, undo and redo included.
  public private(set) var entries: [Entry<G.Move>] = []
  private var states: [G]
  private var cursor = 0

  /// A new game.
  public init(_ setup: G.Setup, seed: UInt64) {
    self.setup = setup
    self.seed = seed
    states = [G(setup, seed: seed)]
  }

  /// The state now.
  public var game: G { states[cursor] }
  /// Whether there is a move to undo; a game that has ended stays ended.
  public var canUndo: Bool { cursor > 0 && game.outcome == nil }
  /// Whether there is a move to redo.
  public var canRedo: Bool { cursor < states.count - 1 }

  /// Makes a move; moves undone before can't be redone afterwards.
  public mutating func play(_ move: G.Move, at milliseconds: Int) throws(IllegalMove) {
    let next = try game.applying(move)
    states.removeSubrange((cursor + 1)...)
    states.append(next)
    cursor += 1
    note(.move(move), at: milliseconds)
  }

  /// Undoes the last move; returns whether there was one.
  @discardableResult public mutating func undo(at milliseconds: Int) -> Bool {
    guard canUndo else { return false }
    cursor -= 1
    note(.undo, at: milliseconds)
    return true
  }

  /// Redoes the last move undone; returns whether there was one.
  @discardableResult public mutating func redo(at milliseconds: Int) -> Bool {
    guard canRedo else { return false }
    cursor += 1
    note(.redo, at: milliseconds)
    return true
  }

  private mutating func note(_ action: Action<G.Move>, at milliseconds: Int) {
    entries.append(Entry(action, at: max(milliseconds, entries.last?.milliseconds ?? 0)))
  }
}

extension Session {
  /// The session as it is saved.
  public var record: Record<G> { Record(setup: setup, seed: seed, moves: entries) }

  /// Replays a record entry by entry; throws at the first illegal one.
  public init(replaying record: Record<G>) throws(ReplayError) {
    try self.init(replaying: record, showing: { _ in })
  }

  fileprivate init(
    replaying record: Record<G>, showing show: (G) -> Void
  ) throws(ReplayError) {
    try record.refuseImpossible(most: 1 << 17)
    self.init(record.setup, seed: record.seed)
    show(game)
    for (index, entry) in record.moves.enumerated() {
      try replay(entry, index: index)
      show(game)
    }
  }

  private mutating func replay(_ entry: Entry<G.Move>, index: Int) throws(ReplayError) {
    switch entry.action {
    case .move(let move):
      do throws(IllegalMove) { try play(move, at: entry.milliseconds) } catch {
        throw .illegalMove(error, entry: index)
      }
    case .undo:
      guard undo(at: entry.milliseconds) else { throw .nothingToUndo(entry: index) }
    case .redo:
      guard redo(at: entry.milliseconds) else { throw .nothingToRedo(entry: index) }
    }
  }
}

extension ReplayableGame {
  /// The states of a session, for games that undo single moves.
  public static func games(replaying record: Record<Self>) throws(ReplayError) -> [Self] {
    var games: [Self] = []
    _ = try Session(replaying: record, showing: { games.append($0) })
    return games
  }
}
