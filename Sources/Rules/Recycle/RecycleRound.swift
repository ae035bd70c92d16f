/// A session of Recycle: its state and its record.
///
/// There is no undo, so earlier states are not stored. The time of a move in the record is its
/// tick in milliseconds; a tick is longer than a millisecond, so nothing is lost.
public struct RecycleRound: Hashable, Sendable {
  /// What was chosen before the round.
  public let setup: Recycle.Setup
  /// The source of all chance.
  public let seed: UInt64
  /// The state now.
  public private(set) var game: Recycle
  /// Everything done so far.
  public private(set) var entries: [Entry<Recycle.Move>] = []

  /// A new round.
  public init(_ setup: Recycle.Setup, seed: UInt64) {
    self.setup = setup
    self.seed = seed
    game = Recycle(setup, seed: seed)
  }

  /// Advances by a tick.
  public mutating func advance() { game.advance() }

  /// Makes a move now, and returns its effect.
  ///
  /// In the record, a pose replaces an earlier one of the same item and tick.
  @discardableResult
  public mutating func play(_ move: Recycle.Move) throws(IllegalMove) -> Recycle.Event {
    let event = try game.apply(move)
    note(Entry(.move(move), at: Self.milliseconds(ofTick: game.tick)))
    return event
  }

  /// Returns everything that is held to where it was picked up.
  public mutating func letGo() {
    for piece in game.sides.flatMap(\.pieces) where piece.heldBy != nil {
      _ = try? play(.putBack(piece.number))
    }
  }

  private mutating func note(_ entry: Entry<Recycle.Move>) {
    if case .move(.pose(let piece, _)) = entry.action {
      for index in entries.indices.reversed() {
        guard entries[index].milliseconds == entry.milliseconds,
          case .move(.pose(let earlier, _)) = entries[index].action
        else { break }
        if earlier == piece {
          entries[index] = entry
          return
        }
      }
    }
    entries.append(entry)
  }

  /// The moment a tick begins, in the record's milliseconds.
  public static func milliseconds(ofTick tick: Int) -> Int {
    (tick * 1000 + Recycle.ticksPerSecond / 2) / Recycle.ticksPerSecond
  }

  /// The tick a record's milliseconds mean.
  public static func tick(atMilliseconds milliseconds: Int) -> Int {
    (milliseconds * Recycle.ticksPerSecond + 500) / 1000
  }
}

extension RecycleRound {
  /// The round as it is saved.
  public var record: Record<Recycle> { Record(setup: setup, seed: seed, moves: entries) }

  /// Replays a record to its end; throws at the first illegal move.
  public init(replaying record: Record<Recycle>) throws(ReplayError) {
    var replay = try RecycleReplay(record)
    try replay.finish()
    self.init(record.setup, seed: record.seed)
    game = replay.game
    entries = record.moves
  }
}
