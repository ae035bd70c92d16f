public import Rules

/// The effect of giving a result its player.
public struct Claim: Hashable, Sendable {
  /// A player's own record that was broken.
  public struct Record: Hashable, Sendable {
    /// The measure of the record.
    public let measure: Measure
    /// The new value.
    public let figure: Int
    /// The previous value; nil for the first result of its kind.
    public let before: Int?
  }

  /// The result with its player.
  public let result: GameResult
  /// The points that the game added to the player's total.
  public let points: Int
  /// The player's new total.
  public let total: Int
  /// The achievements that the game met, again or for the first time, in their order.
  public let passed: [Achievement]
  /// The achievements that the player had not reached before.
  public let new: [Achievement]
  /// The player's own records that were broken.
  public let records: [Record]
  /// Whether the player has finished this very board before, so that it doesn't count again.
  public internal(set) var isKnownBoard = false
}
