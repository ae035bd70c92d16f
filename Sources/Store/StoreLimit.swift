/// What a machine that anybody may use keeps only so much of, so that its disk never fills.
public enum StoreLimit: Hashable, CaseIterable, Sendable {
  /// Players, those that were deleted and can still be restored not counted.
  case players
  /// Designs from the loom.
  case looms

  /// How many there can be.
  public var most: Int {
    switch self {
    case .players: 10_000
    case .looms: 2000
    }
  }
}
