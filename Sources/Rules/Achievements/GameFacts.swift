/// The facts by which achievements are judged: how a game ended, or the state of a pet.
public struct GameFacts: Hashable, Sendable {
  /// The game's name, as its record has it.
  public var game: String
  /// The variant, such as `4x4`; empty for a pet.
  public var variant: String
  /// Points, moves and milliseconds of the result.
  public var score, moves, milliseconds: Int
  /// Whether it counts for achievements.
  public var isRanked: Bool
  /// Further statistics.
  public var gameStats: GameStats

  /// The facts of a game; a pet only has statistics.
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
