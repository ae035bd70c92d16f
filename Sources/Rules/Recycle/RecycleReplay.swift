/// A replay in progress: plays the moves tick by tick.
public struct RecycleReplay: Hashable, Sendable {
  /// The record.
  public let record: Record<Recycle>
  /// The current state.
  public private(set) var game: Recycle
  private var next = 0

  /// Starts before the first tick; throws if the record belongs to another game or other rules.
  public init(_ record: Record<Recycle>) throws(ReplayError) {
    try record.refuseImpossible(most: 1 << 22)
    self.record = record
    game = Recycle(record.setup, seed: record.seed)
  }

  /// Whether all moves were played and the clock, if any, has run down.
  public var isOver: Bool {
    next == record.moves.count && (game.isOver || record.setup.ticks == nil)
  }

  /// Makes the moves of this tick and advances; returns their effects.
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

  /// Plays everything before a tick, and stops there; ticks without moves cost no time.
  public mutating func advance(to tick: Int) throws(ReplayError) {
    while !isOver, game.tick < tick {
      // Moves after the end of the clock would never be played.
      if game.isOver, next < record.moves.count { throw .illegalMove(.over, entry: next) }
      let entryTick = next < record.moves.count ? self.tick(ofEntry: next) : .max
      if entryTick > game.tick {
        game.advance(to: min(entryTick, tick))
      } else {
        _ = try advance()
      }
    }
  }

  private func tick(ofEntry entry: Int) -> Int {
    RecycleRound.tick(atMilliseconds: record.moves[entry].milliseconds)
  }
}
