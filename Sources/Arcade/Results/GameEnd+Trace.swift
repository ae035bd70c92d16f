public import Stage
public import Store

extension GameEnd {
  /// The result's number; nil where the disk did not take it.
  public var draftID: GameResult.ID? {
    if case .draft(let draft) = self { draft.id } else { nil }
  }
}

extension Trace {
  /// Tells how a game ended; `end`: nil where its result is not kept.
  public func result(_ played: NewResult, _ end: GameEnd?, undos: Int = 0) {
    emit(
      "result",
      TraceFields.Result(
        game: played.game, variant: played.variant, score: played.score, moves: played.moves,
        ms: played.milliseconds, undos: undos, id: end?.draftID))
  }
}
