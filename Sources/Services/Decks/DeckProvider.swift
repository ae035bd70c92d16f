/// Who deals cards from outside the program.
///
/// Answers come once each, on a thread of the provider's own, in the order of the questions.
public struct DeckProvider: Sendable {
  /// Gets a freshly shuffled deck of so many packs, 1 to 20.
  public var begin:
    @Sendable (_ packs: Int, _ answered: @escaping @Sendable (Result<Void, DeckError>) -> Void)
      -> Void
  /// Draws so many cards from it.
  public var draw:
    @Sendable (
      _ count: Int, _ answered: @escaping @Sendable (Result<[DealtCard], DeckError>) -> Void
    ) -> Void
  /// Ends it; whoever still waits is answered.
  public var close: @Sendable () -> Void

  /// A provider of these parts.
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
  /// A Deck of Cards server; nothing is asked before the first deck is wanted.
  ///
  /// Each answer comes within 5 s or not at all; what failed quickly is tried three times.
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

  /// Nobody: every question is refused at once.
  public static var silent: DeckProvider {
    DeckProvider(
      begin: { _, answered in answered(.failure(.closed)) },
      draw: { _, answered in answered(.failure(.closed)) },
      close: {})
  }
}
