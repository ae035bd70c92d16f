public import Arcade
public import ArgumentParser
import Rules
import Services
public import Store

/// `--deck-server`.
public nonisolated struct BlackjackArguments: ParsableArguments, GameArguments {
  public static var game: GameEntry.ID { Blackjack.name }

  @Option(help: "Blackjack: address of a Deck of Cards server that deals the cards.")
  var deckServer: String?

  /// Arguments; their properties are read from the command line.
  public init() {}

  public func validate() throws {
    if let deckServer, DeckAddress(deckServer) == nil {
      throw ValidationError(
        "--deck-server takes an address such as \(DeckAddress.publicServer), not '\(deckServer)'.")
    }
  }

  public func choice(_ shared: SharedArguments) -> (any GameChoice)? { nil }

  public var settings: [String: SettingValue] {
    guard let address = deckServer.flatMap({ DeckAddress($0)?.text }) else { return [:] }
    return [Setting.blackjackServer.key: .text(address)]
  }
}
