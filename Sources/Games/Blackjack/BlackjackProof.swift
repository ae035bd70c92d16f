import Arcade
import Rules
import Store

/// Proves results by replaying their records.
nonisolated enum BlackjackProof {
  /// Whether at the end of the record the round is over and won or lost as much as the result says.
  static func proves(_ result: NewResult) -> Bool {
    guard let record: Record<Blackjack> = decoded(result.record),
      let game = (try? Session(replaying: record))?.game
    else { return false }
    return game.outcome != nil && result.variant == record.setup.table.rawValue
      && result.score == game.winnings && result.moves == record.moves.count
  }
}
