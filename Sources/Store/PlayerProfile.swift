/// Everything that a player's page shows.
public struct PlayerProfile: Hashable, Sendable {
  /// The player's records in one variant of a game; nil for values without a result.
  public struct Records: Hashable, Sendable {
    /// The game's name, as its record has it.
    public let game: String
    /// The group in which results are compared.
    public let variant: String
    /// The most points of one game.
    public internal(set) var score: Int?
    /// The shortest time.
    public internal(set) var milliseconds: Int?
    /// The fewest moves.
    public internal(set) var moves: Int?
    /// The fewest pushes.
    public internal(set) var pushes: Int?
    /// Games won, if they are counted.
    public internal(set) var wins: Int?
    /// The result of the first of these values that isn't nil, of its best game.
    public internal(set) var result: GameResult.ID?
  }

  /// The player, and the points.
  public let line: PlayerLine
  /// Sorted by game and variant; only those with a ranked result.
  public let records: [Records]
  /// Every achievement, game by game.
  public let awards: [Award]
  /// The latest games, including unranked ones, the latest first.
  public let recent: [ResultLine]

  /// The records in one variant of a game; all nil if there are none.
  public func records(game: String, variant: String) -> Records {
    records.first { $0.game == game && $0.variant == variant }
      ?? Records(game: game, variant: variant)
  }
}
