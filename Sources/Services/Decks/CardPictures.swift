public import FoundationEssentials

/// The card pictures of a server.
public struct CardPictures: Sendable {
  /// Fetches one, PNG or SVG as the server has it; calls back once, on its own thread.
  public var fetch:
    @Sendable (
      _ address: String, _ answered: @escaping @Sendable (Result<Data, DeckError>) -> Void
    ) -> Void
  /// Ends it; requests that still wait fail.
  public var close: @Sendable () -> Void

  /// A client from its functions.
  public init(
    fetch:
      @escaping @Sendable (
        String, @escaping @Sendable (Result<Data, DeckError>) -> Void
      ) -> Void,
    close: @escaping @Sendable () -> Void
  ) {
    self.fetch = fetch
    self.close = close
  }
}

extension CardPictures {
  /// Fetches from the network, one after the other; each is fetched once and cached while there
  /// is room.
  public static func live() -> CardPictures { live(limits: DeckLimits()) }

  static func live(limits: DeckLimits) -> CardPictures {
    let client = CardImageClient(limits: limits)
    return CardPictures(
      fetch: { address, answered in client.fetch(address, answered) }, close: { client.close() })
  }

  /// A client without pictures.
  public static var silent: CardPictures {
    CardPictures(fetch: { _, answered in answered(.failure(.closed)) }, close: {})
  }
}
