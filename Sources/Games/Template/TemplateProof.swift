import Arcade
import Rules
import Store

/// Proves results by replaying their records.
nonisolated enum TemplateProof {
  /// Whether at the end of the record all lamps are lit by as many moves as the result says.
  static func proves(_ result: NewResult) -> Bool {
    guard let record: Record<Template> = decoded(result.record),
      let game = (try? Session(replaying: record))?.game
    else { return false }
    return game.outcome == .won && result.variant == record.setup.variant
      && result.moves == record.moves.count && result.score == 0
  }
}
