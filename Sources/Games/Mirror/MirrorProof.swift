import Arcade
import Rules
import Store

/// Proves results by replaying their records.
nonisolated enum MirrorProof {
  /// Whether at the end of the record the panel is complete in as many moves as the result says.
  static func proves(_ result: NewResult) -> Bool {
    guard let record = MirrorRecord(text: result.record)?.record,
      let round = try? MirrorRound(replaying: record)
    else { return false }
    return round.game.outcome == .won && result.variant == round.game.variant
      && result.moves == round.game.moveCount && result.score == 0
      && result.milliseconds >= record.moves.last?.milliseconds ?? 0
  }
}
