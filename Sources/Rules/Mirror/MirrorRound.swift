/// A session of Mirror: its state, its history, and the record.
///
/// Undo reverses a whole drag, from the pick to the drop, so `Session` can't be used: it undoes
/// single moves.
public struct MirrorRound: Hashable, Sendable {
  /// What was chosen before the game.
  public let setup: Mirror.Setup
  /// The source of all chance.
  public let seed: UInt64
  /// The state now.
  public private(set) var game: Mirror
  /// Everything done so far, undo and redo included.
  public private(set) var entries: [Entry<Mirror.Move>] = []
  private var past: [Mirror.Arrangement] = []
  private var future: [Mirror.Arrangement] = []
  /// The arrangement before the first of the held pieces was picked up.
  private var before: Mirror.Arrangement?

  /// A new game.
  public init(_ setup: Mirror.Setup, seed: UInt64) {
    self.setup = setup
    self.seed = seed
    game = Mirror(setup, seed: seed)
  }

  /// Whether there is a drag to undo: not while a piece is held, nor at the end.
  public var canUndo: Bool { !past.isEmpty && isAtRest }
  /// Whether there is a drag to redo.
  public var canRedo: Bool { !future.isEmpty && isAtRest }
  private var isAtRest: Bool { game.held.isEmpty && game.outcome == nil }

  /// Makes a move and returns its effect.
  ///
  /// Drags that overlap are undone together. Of the positions a piece passed within 16 ms, only
  /// the last is recorded.
  @discardableResult
  public mutating func play(
    _ move: Mirror.Move, at milliseconds: Int
  ) throws(IllegalMove) -> Mirror.Event {
    let earlier = game.arrangement
    let event = try game.apply(move)
    if game.arrangement != earlier, before == nil { before = earlier }
    if game.held.isEmpty, let before {
      self.before = nil
      if before != game.arrangement {
        past.append(before)
        future = []
      }
    }
    note(.move(move), at: milliseconds)
    return event
  }

  /// Undoes the last drag; returns whether there was one.
  @discardableResult public mutating func undo(at milliseconds: Int) -> Bool {
    guard canUndo, let earlier = past.popLast() else { return false }
    future.append(game.arrangement)
    game.restore(earlier)
    note(.undo, at: milliseconds)
    return true
  }

  /// Redoes the last drag undone; returns whether there was one.
  @discardableResult public mutating func redo(at milliseconds: Int) -> Bool {
    guard canRedo, let later = future.popLast() else { return false }
    past.append(game.arrangement)
    game.restore(later)
    note(.redo, at: milliseconds)
    return true
  }

  private mutating func note(_ action: Action<Mirror.Move>, at milliseconds: Int) {
    let moment = max(milliseconds, entries.last?.milliseconds ?? 0)
    if let last = entries.last, case .move(.move(let piece, _)) = action,
      case .move(.move(piece, _)) = last.action, moment - last.milliseconds < 16
    {
      entries[entries.count - 1] = Entry(action, at: last.milliseconds)
    } else {
      entries.append(Entry(action, at: moment))
    }
  }
}

extension MirrorRound {
  /// The game as it is saved.
  public var record: Record<Mirror> { Record(setup: setup, seed: seed, moves: entries) }

  /// Replays a record entry by entry; throws at the first illegal one.
  public init(replaying record: Record<Mirror>) throws(ReplayError) {
    try self.init(replaying: record, showing: { _ in })
  }

  fileprivate init(
    replaying record: Record<Mirror>, showing show: (Mirror) -> Void
  ) throws(ReplayError) {
    try record.refuseImpossible(most: 1 << 20)
    self.init(record.setup, seed: record.seed)
    show(game)
    for (index, entry) in record.moves.enumerated() {
      try replay(entry, index: index)
      show(game)
    }
    entries = record.moves
  }

  private mutating func replay(_ entry: Entry<Mirror.Move>, index: Int) throws(ReplayError) {
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

  /// Returns everything that was held when the record ended to its place.
  public mutating func letGo() {
    let moment = entries.last?.milliseconds ?? 0
    for held in game.held { _ = try? play(.putBack(held.piece), at: moment) }
  }
}

extension Mirror {
  /// The states of a round.
  public static func games(replaying record: Record<Mirror>) throws(ReplayError) -> [Mirror] {
    var games: [Mirror] = []
    _ = try MirrorRound(replaying: record, showing: { games.append($0) })
    return games
  }
}
