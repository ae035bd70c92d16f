import Foundation
import Synchronization

/// One deck on a server; its requests run one after the other, on a separate thread.
///
/// The server has no lock, so two draws at once could be dealt the same card.
final class DeckClient: Sendable {
  private struct Deck {
    var id: String
    var packs: Int
  }

  private let address: DeckAddress
  private let limits: DeckLimits
  private let fetcher = Fetcher()
  private let queue = DispatchQueue(label: "recreo.deck")
  private let deck = Mutex<Deck?>(nil)
  private let isClosed = Mutex(false)

  init(_ address: DeckAddress, limits: DeckLimits) {
    self.address = address
    self.limits = limits
  }

  /// Shuffles the existing deck as a whole, or gets a new one.
  func begin(packs: Int, _ answered: @escaping @Sendable (Result<Void, DeckError>) -> Void) {
    queue.async { [self] in answered(shuffle(packs)) }
  }

  func draw(
    _ count: Int, _ answered: @escaping @Sendable (Result<[DealtCard], DeckError>) -> Void
  ) {
    queue.async { [self] in answered(cards(count)) }
  }

  func close() {
    isClosed.withLock { $0 = true }
    fetcher.close()
  }

  private func shuffle(_ packs: Int) -> Result<Void, DeckError> {
    if let old = deck.withLock({ $0 }), old.packs == packs {
      switch ask("\(old.id)/shuffle/") {
      case .success: return .success(())
      // The server forgets decks after two weeks; a new deck helps with any other error too.
      case .failure(.refused), .failure(.status): deck.withLock { $0 = nil }
      case .failure(let error): return .failure(error)
      }
    }
    return ask("new/shuffle/?deck_count=\(packs)").flatMap { reply in
      guard let id = reply.safeDeckID else { return .failure(.unreadable) }
      deck.withLock { $0 = Deck(id: id, packs: packs) }
      return .success(())
    }
  }

  private func cards(_ count: Int) -> Result<[DealtCard], DeckError> {
    guard let deck = deck.withLock({ $0 }) else { return .failure(.refused("There is no deck.")) }
    return ask("\(deck.id)/draw/?count=\(count)").flatMap {
      $0.dealt(count, eachOnce: deck.packs == 1)
    }
  }

  /// Tries up to three times.
  private func ask(_ path: String) -> Result<DeckReply, DeckError> {
    guard let url = address.url(path) else { return .failure(.unreadable) }
    var answer = askOnce(url)
    for pause in limits.pauses {
      guard case .failure(let error) = answer, error.isPassing else { return answer }
      Thread.sleep(forTimeInterval: pause)
      if isClosed.withLock({ $0 }) { return .failure(.closed) }
      answer = askOnce(url)
    }
    return answer
  }

  private func askOnce(_ url: URL) -> Result<DeckReply, DeckError> {
    fetcher.fetch(url, within: limits.seconds, limit: limits.bytes).flatMap(DeckReply.read)
  }
}
