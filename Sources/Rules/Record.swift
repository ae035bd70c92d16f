/// Everything needed to replay a session, and thus to save, race and verify it.
///
/// The names of the fields are the file format.
public struct Record<G: Game>: Hashable, Codable, Sendable {
  /// The format this program writes.
  public static var currentFormat: Int { 1 }

  /// Which format the record was written in.
  public let format: Int
  /// The name of the game.
  public let game: String
  /// The version of the rules it was played with.
  public let rules: Int
  /// What was chosen before the game.
  public let setup: G.Setup
  /// The source of all chance.
  public let seed: UInt64
  /// The entries in order.
  public let moves: [Entry<G.Move>]

  /// A record in the current format, with the current rules.
  public init(setup: G.Setup, seed: UInt64, moves: [Entry<G.Move>]) {
    self.init(game: G.name, rules: G.rulesVersion, setup: setup, seed: seed, moves: moves)
  }

  /// A record in the current format for the given game and rules.
  init(game: String, rules: Int, setup: G.Setup, seed: UInt64, moves: [Entry<G.Move>]) {
    format = Self.currentFormat
    self.game = game
    self.rules = rules
    self.setup = setup
    self.seed = seed
    self.moves = moves
  }
}
