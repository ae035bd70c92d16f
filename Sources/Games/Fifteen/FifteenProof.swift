import Arcade
import Rules
import Store

/// Proves results by replaying their records.
nonisolated enum FifteenProof {
  /// Whether at the end of the record the board is solved in as many moves and pushes as the result
  /// says; one from an earlier version says no pushes.
  static func proves(_ result: NewResult) -> Bool {
    guard let record = FifteenRecord(text: result.record)?.record,
      let session = try? Session(replaying: record)
    else { return false }
    let (setup, game) = (session.setup, session.game)
    let isHelped = record.moves.contains { $0.action == .undo }
    return game.outcome == .won && result.variant == setup.variant
      && result.moves == game.moveCount
      && (result.gameStats[.pushes] ?? game.pushCount) == game.pushCount
      && result.milliseconds >= record.moves.last?.milliseconds ?? 0
      && !(result.isRanked && (isHelped || !setup.isRanked || !game.isInOrder))
      && result.score == Scoring.fifteen.score(of: result.facts, passing: Fifteen.achievements)
  }
}
