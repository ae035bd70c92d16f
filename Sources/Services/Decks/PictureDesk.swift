import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

/// Fetches pictures one after the other and keeps them.
final class PictureDesk: Sendable {
  private struct Shelf {
    var pictures: [String: Data] = [:]
    /// The addresses, oldest first.
    var order: [String] = []
    var bytes = 0
  }

  private let limits: DeckLimits
  private let fetcher = Fetcher()
  private let queue = DispatchQueue(label: "recreo.card-pictures")
  private let shelf = Mutex(Shelf())

  init(limits: DeckLimits) { self.limits = limits }

  func fetch(
    _ address: String, _ answered: @escaping @Sendable (Result<Data, DeckTrouble>) -> Void
  ) {
    queue.async { [self] in answered(picture(address)) }
  }

  func close() { fetcher.close() }

  private func picture(_ address: String) -> Result<Data, DeckTrouble> {
    if let kept = shelf.withLock({ $0.pictures[address] }) { return .success(kept) }
    guard DeckAddress(address) != nil, let url = URL(string: address) else {
      return .failure(.unreadable)
    }
    return fetcher.fetch(url, within: limits.seconds, limit: limits.pictureBytes).flatMap {
      guard $0.status == 200 else { return .failure(.status($0.status)) }
      guard $0.type.hasPrefix("image/") else { return .failure(.unreadable) }
      keep($0.body, address)
      return .success($0.body)
    }
  }

  private func keep(_ picture: Data, _ address: String) {
    shelf.withLock { shelf in
      shelf.pictures[address] = picture
      shelf.order.append(address)
      shelf.bytes += picture.count
      while shelf.bytes > limits.cacheBytes, let oldest = shelf.order.first {
        shelf.order.removeFirst()
        shelf.bytes -= shelf.pictures.removeValue(forKey: oldest)?.count ?? 0
      }
    }
  }
}
