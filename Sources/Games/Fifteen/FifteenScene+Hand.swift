import Arcade
import Geometry
import Rules
import Stage
import Store

/// Shows newcomers how a tile is pushed.
extension FifteenScene {
  private static let flag = "fifteen.slid"

  /// Whether the gesture was made or shown on this machine, or boards were solved; a kiosk's
  /// visitors are always new.
  static func knowsSliding(_ context: GameContext) -> Bool {
    guard !context.settings.isOn(.kiosk) else { return false }
    let (store, variants) = (context.store, BoardShape.offered.map { Fifteen.Setup($0).variant })
    if (try? store.flag(flag)) ?? false { return true }
    let solved = try? store.latest(game: Fifteen.name, variants: variants, limit: 1)
    return !(solved ?? []).isEmpty
  }

  /// When the hand appears, unless something happens before.
  var handMoment: Duration? {
    guard !knowsSliding, !hand.isShown, !played.isPaused, session.entries.isEmpty,
      !panel.original.isOn, playback == nil
    else { return nil }
    return quietSince.map { $0 + SlideHand.patience }
  }

  /// Shows or removes the hand when it is time.
  func updateHand(at now: Duration) {
    hand.update(at: now)
    guard let moment = handMoment, moment <= now, let push = board.pushIntoGap else { return }
    hand.show(push.tile.picture, from: push.tile.frame, to: push.gap)
    learnSliding()
  }

  /// The gesture was made or shown: it is not shown again.
  func learnSliding() {
    guard !knowsSliding else { return }
    knowsSliding = true
    // If it can't be saved, the hand merely appears once more.
    try? context.store.setFlag(Self.flag)
  }
}
