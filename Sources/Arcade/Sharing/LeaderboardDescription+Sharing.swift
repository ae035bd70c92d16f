public import Stage
public import Store

extension LeaderboardDescription {
  /// Replays a result, with a button to share it; nil if the current rules can't.
  public func replaying(_ result: GameResult, _ context: GameContext, on stage: Stage?) -> (
    any Scene
  )? {
    guard let scene = replay(result, context) else { return nil }
    if shareCard(result.played) != nil, let replaying = scene as? any Replaying {
      replaying.replayBar?.offerSharing { [weak stage, self] in
        guard let scene = ShareScene(result, of: self, context: context) else { return }
        stage?.perform(.push(scene))
      }
    }
    return scene
  }
}
