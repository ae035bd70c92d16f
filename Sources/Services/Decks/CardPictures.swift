public import FoundationEssentials

/// The pictures a server has of its cards.
public struct CardPictures: Sendable {
  /// Fetches one, PNG or SVG as the server has it; answered once, on a thread of its own.
  public var fetch:
    @Sendable (
      _ address: String, _ answered: @escaping @Sendable (Result<Data, DeckError>) -> Void
    ) -> Void
  /// Ends it; whoever still waits is answered.
  public var close: @Sendable () -> Void

  /// Pictures of these parts.
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
  /// Over the net, one after the other; each is fetched once and kept while there is room.
  public static func live() -> CardPictures { live(limits: DeckLimits()) }

  static func live(limits: DeckLimits) -> CardPictures {
    let client = CardImageClient(limits: limits)
    return CardPictures(
      fetch: { address, answered in client.fetch(address, answered) }, close: { client.close() })
  }

  /// No pictures.
  public static var silent: CardPictures {
    CardPictures(fetch: { _, answered in answered(.failure(.closed)) }, close: {})
  }
}
