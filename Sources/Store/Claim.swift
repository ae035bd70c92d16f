public import Rules

/// What came of putting a name to a result.
public struct Claim: Hashable, Sendable {
  /// A player's own record that was broken.
  public struct Record: Hashable, Sendable {
    /// What it is a record of.
    public let measure: Measure
    /// What it is now.
    public let figure: Int
    /// What it was; nil where this was the first result of its kind.
    public let before: Int?
  }

  /// The result with its player.
  public let result: GameResult
  /// What the game added to the player's total.
  public let points: Int
  /// The player's total now.
  public let total: Int
  /// What the game passed, again or for the first time, in the order of the list.
  public let passed: [Achievement]
  /// What the player had not reached before.
  public let new: [Achievement]
  /// The player's own records that it broke.
  public let records: [Record]
}
