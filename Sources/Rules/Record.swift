/// All that is needed to play one session again, and so to save it, race it and prove it.
///
/// The names of the fields are the file format.
public struct Record<G: Game>: Hashable, Codable, Sendable {
  /// The format this program writes.
  public static var currentFormat: Int { 1 }

  /// Which format the record was written in.
  public let format: Int
  /// The name of the game.
  public let game: String
  /// The version of the game's rules it was played by.
  public let rules: Int
  /// What was chosen before the game.
  public let setup: G.Setup
  /// Where all chance came from.
  public let seed: UInt64
  /// What was done, in order.
  public let moves: [Entry<G.Move>]

  /// A record in today's format, by today's rules.
  public init(setup: G.Setup, seed: UInt64, moves: [Entry<G.Move>]) {
    self.init(game: G.name, rules: G.rulesVersion, setup: setup, seed: seed, moves: moves)
  }

  /// A record in today's format that says what it is of.
  init(game: String, rules: Int, setup: G.Setup, seed: UInt64, moves: [Entry<G.Move>]) {
    format = Self.currentFormat
    self.game = game
    self.rules = rules
    self.setup = setup
    self.seed = seed
    self.moves = moves
  }
}
