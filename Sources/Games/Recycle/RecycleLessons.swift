import Arcade
import Rules
import Store

/// What the players of this machine have learned; hints are only shown until then.
struct RecycleLessons {
  /// Whether an item has been dragged into its container.
  private(set) var knowsDragging: Bool
  /// Whether a bottle has been rotated upside down.
  private(set) var knowsTurning: Bool
  /// Whether an item has been enlarged, or this was demonstrated.
  private(set) var knowsGrowing: Bool
  /// Whether an item has been halved in this round.
  private(set) var knowsHalving = false
  private static let dragging = "recycle.dragged"
  private static let turning = "recycle.turned"
  private static let growing = "recycle.grown"

  /// A kiosk's visitors have learned nothing yet; without a context there are no hints.
  init(_ context: GameContext?) {
    guard let context else {
      (knowsDragging, knowsTurning, knowsGrowing) = (true, true, true)
      return
    }
    let isKiosk = context.settings.isOn(.kiosk)
    func knows(_ key: String) -> Bool { !isKiosk && (try? context.store.flag(key)) ?? false }
    knowsDragging = knows(Self.dragging)
    (knowsTurning, knowsGrowing) = (knows(Self.turning), knows(Self.growing))
  }

  /// No more hints are needed about this gesture.
  mutating func learn(_ gesture: PieceGesture, in context: GameContext?) {
    switch gesture {
    case .drag where !knowsDragging:
      knowsDragging = true
      // If it can't be saved, the hint is merely shown once more.
      try? context?.store.setFlag(Self.dragging)
    case .turn where !knowsTurning:
      knowsTurning = true
      try? context?.store.setFlag(Self.turning)
    case .grow where !knowsGrowing:
      knowsGrowing = true
      try? context?.store.setFlag(Self.growing)
    case .halve: knowsHalving = true
    default: break
    }
  }
}
