public import Rules

/// A player's progress with an achievement.
public struct Award: Identifiable, Hashable, Sendable {
  /// The achievement.
  public let achievement: Achievement
  /// The progress, as `Achievement.progress` counts; nil without any.
  public let progress: Int?
  /// When it was reached, in milliseconds since 1970; nil until then.
  public let reachedAt: Int?
  /// The result that reached it; nil if none did, as with a pet.
  public let result: GameResult.ID?

  /// The achievement's id.
  public var id: Achievement.ID { achievement.id }
  /// Whether it is reached.
  public var isReached: Bool { reachedAt != nil }
  /// The fraction that is done, 0 to 1.
  public var share: Double { isReached ? 1 : achievement.share(at: progress) }
}
