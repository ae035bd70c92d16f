import Store

// A result counts only if its record, replayed by the game's rules, ends as it says.
extension GameContext {
  /// Starts to replay a draft's record, while the player sees the end of the game.
  func beginProof(of draft: GameResult) {
    guard let proves = games.named(draft.played.game)?.proves else { return }
    worker.run({ proves(draft.played) }) { [weak self] in self?.proofs[draft.id] = $0 }
  }

  /// Throws if a result isn't proved by its record; replays it if that wasn't done before.
  func requireProof(of end: GameEnd) throws(StoreError) {
    guard let proves = games.named(end.played.game)?.proves else { return }
    var isProved: Bool?
    if case .draft(let draft) = end { isProved = proofs.removeValue(forKey: draft.id) }
    guard isProved ?? proves(end.played) else { throw .unproved }
  }
}
