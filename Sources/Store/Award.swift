public import Rules

/// How far a player has come with an achievement.
public struct Award: Identifiable, Hashable, Sendable {
  /// What is to be reached.
  public let achievement: Achievement
  /// How near the player is, as `Achievement.progress` counts; nil where nothing was done yet.
  public let progress: Int?
  /// When it was reached, in milliseconds since 1970; nil as long as it is not.
  public let reachedAt: Int?
  /// The result that reached it; nil where none did, as with a pet.
  public let result: GameResult.ID?

  /// The achievement's id.
  public var id: Achievement.ID { achievement.id }
  /// Whether it is done.
  public var isReached: Bool { reachedAt != nil }
  /// How much of the way is done, 0 to 1.
  public var share: Double { isReached ? 1 : achievement.share(at: progress) }
}
