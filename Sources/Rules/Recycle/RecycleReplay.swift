/// A record on its way: plays the moves of one tick after the other.
public struct RecycleReplay: Hashable, Sendable {
  /// What is played again.
  public let record: Record<Recycle>
  /// The state as far as it got.
  public private(set) var game: Recycle
  private var next = 0

  /// Before the first tick; refuses a record that is not of this game, or not of these rules.
  public init(_ record: Record<Recycle>) throws(ReplayError) {
    try record.refuseImpossible(most: 1 << 22)
    self.record = record
    game = Recycle(record.setup, seed: record.seed)
  }

  /// Whether all was played and the clock, if there is one, has run down.
  public var isOver: Bool {
    next == record.moves.count && (game.isOver || record.setup.ticks == nil)
  }

  /// Makes the moves of this tick and lets the tick pass; says what came of them.
  public mutating func advance() throws(ReplayError) -> [(Recycle.Move, Recycle.Event)] {
    var events: [(Recycle.Move, Recycle.Event)] = []
    while next < record.moves.count {
      let entry = record.moves[next]
      let tick = tick(ofEntry: next)
      guard tick >= game.tick else { throw .timeRunsBackwards(entry: next) }
      guard tick == game.tick else { break }
      guard case .move(let move) = entry.action else { throw .nothingToUndo(entry: next) }
      do throws(IllegalMove) { events.append((move, try game.apply(move))) } catch {
        throw .illegalMove(error, entry: next)
      }
      next += 1
    }
    game.advance()
    return events
  }

  /// Plays what is left.
  mutating func finish() throws(ReplayError) { try advance(to: .max) }

  /// Plays all that was done before a tick, and stands there; ticks at which nothing was done cost
  /// no time.
  public mutating func advance(to tick: Int) throws(ReplayError) {
    while !isOver, game.tick < tick {
      // Moves after the end of the clock would never have their tick.
      if game.isOver, next < record.moves.count { throw .illegalMove(.over, entry: next) }
      let deed = next < record.moves.count ? self.tick(ofEntry: next) : .max
      if deed > game.tick {
        game.advance(to: min(deed, tick))
      } else {
        _ = try advance()
      }
    }
  }

  private func tick(ofEntry entry: Int) -> Int {
    RecycleRound.tick(atMilliseconds: record.moves[entry].milliseconds)
  }
}
