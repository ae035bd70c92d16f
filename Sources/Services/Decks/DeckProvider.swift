/// A source of cards from outside the program.
///
/// Each request is answered once, on the provider's own thread, in the order of the requests.
public struct DeckProvider: Sendable {
  /// Gets a freshly shuffled shoe of 1 to 20 decks.
  public var begin:
    @Sendable (_ packs: Int, _ answered: @escaping @Sendable (Result<Void, DeckError>) -> Void)
      -> Void
  /// Draws this many cards.
  public var draw:
    @Sendable (
      _ count: Int, _ answered: @escaping @Sendable (Result<[DealtCard], DeckError>) -> Void
    ) -> Void
  /// Ends it; requests that still wait fail.
  public var close: @Sendable () -> Void

  /// A provider from its functions.
  public init(
    begin:
      @escaping @Sendable (
        Int, @escaping @Sendable (Result<Void, DeckError>) -> Void
      ) -> Void,
    draw:
      @escaping @Sendable (
        Int, @escaping @Sendable (Result<[DealtCard], DeckError>) -> Void
      ) -> Void,
    close: @escaping @Sendable () -> Void
  ) {
    self.begin = begin
    self.draw = draw
    self.close = close
  }
}

extension DeckProvider {
  /// A Deck of Cards server; nothing is requested before the first deck is needed.
  ///
  /// Each answer arrives within 5 s; what fails quickly is tried three times.
  public static func live(_ address: DeckAddress) -> DeckProvider {
    live(address, limits: DeckLimits())
  }

  static func live(_ address: DeckAddress, limits: DeckLimits) -> DeckProvider {
    let client = DeckClient(address, limits: limits)
    return DeckProvider(
      begin: { packs, answered in client.begin(packs: packs, answered) },
      draw: { count, answered in client.draw(count, answered) },
      close: { client.close() })
  }

  /// A provider that refuses every request at once.
  public static var silent: DeckProvider {
    DeckProvider(
      begin: { _, answered in answered(.failure(.closed)) },
      draw: { _, answered in answered(.failure(.closed)) },
      close: {})
  }
}
