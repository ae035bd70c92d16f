/// What is limited on a public machine, so that its disk never fills.
public enum StoreLimit: Hashable, CaseIterable, Sendable {
  /// Players, not counting deleted ones that can still be restored.
  case players
  /// Designs from the loom.
  case looms

  /// The maximum number.
  public var most: Int {
    switch self {
    case .players: 10_000
    case .looms: 2000
    }
  }
}
