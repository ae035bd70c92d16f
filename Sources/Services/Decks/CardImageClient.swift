import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

/// Fetches pictures one after the other and caches them.
final class CardImageClient: Sendable {
  private struct Cache {
    var pictures: [String: Data] = [:]
    /// The addresses, oldest first.
    var order: [String] = []
    var bytes = 0
  }

  private let limits: DeckLimits
  private let fetcher = Fetcher()
  private let queue = DispatchQueue(label: "recreo.card-pictures")
  private let cache = Mutex(Cache())

  init(limits: DeckLimits) { self.limits = limits }

  func fetch(
    _ address: String, _ answered: @escaping @Sendable (Result<Data, DeckError>) -> Void
  ) {
    queue.async { [self] in answered(picture(address)) }
  }

  func close() { fetcher.close() }

  private func picture(_ address: String) -> Result<Data, DeckError> {
    if let cached = cache.withLock({ $0.pictures[address] }) { return .success(cached) }
    guard DeckAddress(address) != nil, let url = URL(string: address) else {
      return .failure(.unreadable)
    }
    return fetcher.fetch(url, within: limits.seconds, limit: limits.pictureBytes).flatMap {
      guard $0.status == 200 else { return .failure(.status($0.status)) }
      guard $0.type.hasPrefix("image/") else { return .failure(.unreadable) }
      save($0.body, address)
      return .success($0.body)
    }
  }

  private func save(_ picture: Data, _ address: String) {
    cache.withLock { cache in
      cache.pictures[address] = picture
      cache.order.append(address)
      cache.bytes += picture.count
      while cache.bytes > limits.cacheBytes, let oldest = cache.order.first {
        cache.order.removeFirst()
        cache.bytes -= cache.pictures.removeValue(forKey: oldest)?.count ?? 0
      }
    }
  }
}
