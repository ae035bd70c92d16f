/// A record on its way: plays the moves of one tick after the other.
public struct RecycleReplay: Hashable, Sendable {
  /// What is played again.
  public let record: Record<Recycle>
  /// The state as far as it got.
  public private(set) var game: Recycle
  private var next = 0

  /// Before the first tick; refuses a record that is not of this game, or not of these rules.
  public init(_ record: Record<Recycle>) throws(ReplayFailure) {
    guard record.format == Record<Recycle>.currentFormat else {
      throw .otherFormat(record.format)
    }
    guard record.game == Recycle.name else { throw .otherGame(record.game) }
    guard record.rules == Recycle.rulesVersion else { throw .otherRules(record.rules) }
    self.record = record
    game = Recycle(record.setup, seed: record.seed)
  }

  /// Whether all was played and the clock, if there is one, has run down.
  public var isOver: Bool {
    next == record.moves.count && (game.isOver || record.setup.ticks == nil)
  }

  /// Makes the moves of this tick and lets the tick pass; says what came of them.
  public mutating func advance() throws(ReplayFailure) -> [(Recycle.Move, Recycle.Event)] {
    var events: [(Recycle.Move, Recycle.Event)] = []
    while next < record.moves.count {
      let entry = record.moves[next]
      let tick = RecycleRound.tick(atMilliseconds: entry.milliseconds)
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
  mutating func finish() throws(ReplayFailure) {
    while !isOver {
      // Moves after the end of the clock would never have their tick.
      if game.isOver, next < record.moves.count { throw .illegalMove(.over, entry: next) }
      _ = try advance()
    }
  }
}
