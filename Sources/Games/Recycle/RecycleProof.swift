import Rules
import Store

/// Proves results by replaying their records.
nonisolated enum RecycleProof {
  /// Whether at the end of the record a player has as many points from as many items as the result says.
  static func proves(_ result: NewResult) -> Bool {
    guard let record = RecycleRecord(text: result.record)?.record,
      let round = try? RecycleRound(replaying: record)
    else { return false }
    let game = round.game
    return result.variant == round.setup.variant
      && game.scores.enumerated().contains { player, score in
        let sides = round.setup.hasSharedScore ? game.sides : [game.sides[player]]
        return result.score == score && result.moves == sides.flatMap(\.taken).reduce(0, +)
      }
  }
}
