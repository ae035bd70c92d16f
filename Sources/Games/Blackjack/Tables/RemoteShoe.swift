import Rules
import Services

/// Deals a server's cards to a table; if the server fails, the built-in shoe takes over.
///
/// It requests as many cards as the table waits for, one request at a time, as long as the table
/// waits for more. Answers for a round that is over are ignored.
final class RemoteShoe {
  /// How it deals to a table.
  struct Seat {
    /// How many cards the table waits for.
    var wanted: () -> Int
    /// Puts a card on the table; false if it can't come from the table's shoe.
    var take: (Card) -> Bool
    /// Continues with a built-in shoe of exactly the cards not yet seen.
    var fallBack: () -> Void
  }

  /// The server failed in this round; called once, after the table continued without it.
  var failed: (DeckError) -> Void = { _ in }
  /// A card was dealt, with its picture's address if the server sent one.
  var dealt: (Card, String?) -> Void = { _, _ in }
  /// Whether the next round must begin with a shuffled deck, since the server's isn't the
  /// table's.
  private(set) var mustShuffle = true
  private let provider: DeckProvider
  private let post: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
  private var round = 0
  private var isWaiting = false

  /// `post`: runs work from any thread on the main thread.
  init(
    _ provider: DeckProvider,
    post: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
  ) {
    self.provider = provider
    self.post = post
  }

  deinit { provider.close() }

  /// A round begins; `packs` if the shoe is shuffled first, nil if it continues.
  func begin(packs: Int?, at seat: Seat) {
    round += 1
    isWaiting = false
    guard let packs else { return dealCards(to: seat) }
    isWaiting = true
    let mine = round
    provider.begin(packs) { [post] answer in
      post { [weak self] in self?.haveDeck(answer, in: mine, at: seat) }
    }
  }

  /// Deals what the table waits for; call it after each play.
  func dealCards(to seat: Seat) {
    let wanted = seat.wanted()
    guard !isWaiting, wanted > 0 else { return }
    isWaiting = true
    let mine = round
    provider.draw(wanted) { [post] answer in
      post { [weak self] in self?.lay(answer, in: mine, at: seat) }
    }
  }

  /// The round was left: pending answers are ignored.
  func leave() {
    round += 1
    isWaiting = false
    mustShuffle = true
  }

  private func haveDeck(_ answer: Result<Void, DeckError>, in round: Int, at seat: Seat) {
    guard round == self.round else { return }
    isWaiting = false
    switch answer {
    case .success:
      mustShuffle = false
      dealCards(to: seat)
    case .failure(let trouble): fail(trouble, at: seat)
    }
  }

  private func lay(_ answer: Result<[DealtCard], DeckError>, in round: Int, at seat: Seat) {
    guard round == self.round else { return }
    isWaiting = false
    switch answer {
    case .failure(let trouble): fail(trouble, at: seat)
    case .success(let cards):
      for dealt in cards {
        guard let card = Card(code: dealt.code), seat.take(card) else {
          return fail(.wrongCards, at: seat)
        }
        self.dealt(card, dealt.picture)
      }
      dealCards(to: seat)
    }
  }

  private func fail(_ trouble: DeckError, at seat: Seat) {
    mustShuffle = true
    seat.fallBack()
    failed(trouble)
  }
}
