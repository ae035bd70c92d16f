public import Arcade
public import ArgumentParser
import Rules
import Services
public import Store

/// `--deck-server`.
public nonisolated struct BlackjackArguments: ParsableArguments, GameArguments {
  /// The id of Blackjack.
  public static var game: GameEntry.ID { Blackjack.name }

  @Option(help: "Blackjack: address of a Deck of Cards server that deals the cards.")
  var deckServer: String?

  /// Arguments; their properties are read from the command line.
  public init() {}

  /// Fails if the server's address isn't valid.
  public func validate() throws {
    if let deckServer, DeckAddress(deckServer) == nil {
      throw ValidationError(
        "--deck-server takes an address such as \(DeckAddress.publicServer), not '\(deckServer)'.")
    }
  }

  /// Nil: the options are settings, and choose nothing for one game.
  public func choice(_ shared: SharedArguments) -> (any GameChoice)? { nil }

  /// The deck server's address for this run, if one was given.
  public var settings: [String: SettingValue] {
    guard let address = deckServer.flatMap({ DeckAddress($0)?.text }) else { return [:] }
    return [Setting.blackjackServer.key: .text(address)]
  }
}
