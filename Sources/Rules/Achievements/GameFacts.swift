/// What achievements are judged by: how one game ended, or what a pet has come to.
public struct GameFacts: Hashable, Sendable {
  /// The game's name, as its record has it.
  public var game: String
  /// What its result is compared within, such as `4x4`; empty for a pet.
  public var variant: String
  /// Points, moves and milliseconds of the result.
  public var score, moves, milliseconds: Int
  /// Whether it counts at all.
  public var isRanked: Bool
  /// What else is known of it.
  public var gameStats: GameStats

  /// The facts of a game; a pet has but feats.
  public init(
    game: String, variant: String = "", score: Int = 0, moves: Int = 0, milliseconds: Int = 0,
    isRanked: Bool = true, gameStats: GameStats = GameStats()
  ) {
    self.game = game
    self.variant = variant
    self.score = score
    self.moves = moves
    self.milliseconds = milliseconds
    self.isRanked = isRanked
    self.gameStats = gameStats
  }
}
