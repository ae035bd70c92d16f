public import Stage
public import Store

extension ResultBoard {
  /// Plays a result again, and offers to show it around; nil where today's rules cannot.
  public func replaying(_ result: GameResult, _ cabinet: Cabinet, on stage: Stage?) -> (any Scene)?
  {
    guard let scene = replay(result, cabinet) else { return nil }
    if keepsake(result.played) != nil, let replaying = scene as? any Replaying {
      replaying.replayBar?.offerSharing { [weak stage, self] in
        guard let scene = ShareScene(result, of: self, cabinet: cabinet) else { return }
        stage?.perform(.push(scene))
      }
    }
    return scene
  }
}
