/// All that a player's page shows.
public struct PlayerProfile: Hashable, Sendable {
  /// The player's records in one variant of a game; what was never reached is nil.
  public struct Records: Hashable, Sendable {
    /// The game's name, as its record has it.
    public let game: String
    /// What results are compared within.
    public let variant: String
    /// The most points of one game.
    public internal(set) var score: Int?
    /// The shortest time.
    public internal(set) var milliseconds: Int?
    /// The fewest moves.
    public internal(set) var moves: Int?
    /// Games won, where they are counted.
    public internal(set) var wins: Int?
  }

  /// The player, and both kinds of points.
  public let line: PlayerLine
  /// By game and variant, in the alphabet's order; only those with a ranked result.
  public let records: [Records]
  /// Every achievement there is, game by game.
  public let awards: [Award]
  /// What was played last, unranked results too, the latest first.
  public let recent: [ResultLine]

  /// The records in one variant of a game, all nil where there are none.
  public func records(game: String, variant: String) -> Records {
    records.first { $0.game == game && $0.variant == variant }
      ?? Records(game: game, variant: variant)
  }
}
