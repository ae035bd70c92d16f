import Arcade
import Rules
import Store

/// What the players of this machine have learned, so that it is shown unasked only until then.
struct RecycleLessons {
  /// Somebody turned a bottle over.
  private(set) var knowsTurning: Bool
  /// Somebody made a piece bigger, or was shown how.
  private(set) var knowsGrowing: Bool
  private static let turning = "recycle.turned"
  private static let growing = "recycle.grown"

  /// A kiosk's visitors know nothing yet; without a context nobody is taught.
  init(_ context: GameContext?) {
    guard let context else {
      (knowsTurning, knowsGrowing) = (true, true)
      return
    }
    let isKiosk = context.settings.isOn(.kiosk)
    func knows(_ key: String) -> Bool { !isKiosk && (try? context.store.flag(key)) ?? false }
    (knowsTurning, knowsGrowing) = (knows(Self.turning), knows(Self.growing))
  }

  /// Nothing has to be shown unasked about this any more.
  mutating func learn(_ gesture: PieceGesture, in context: GameContext?) {
    switch gesture {
    case .turn where !knowsTurning:
      knowsTurning = true
      // Not on disk it is only shown once more.
      try? context?.store.setFlag(Self.turning)
    case .grow where !knowsGrowing:
      knowsGrowing = true
      try? context?.store.setFlag(Self.growing)
    default: break
    }
  }
}
