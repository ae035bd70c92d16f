import Arcade
import FoundationEssentials
import Rules
import Services
import Stage
import Store

/// A server's pictures of the cards dealt in this round.
///
/// The client caches the data, up to a limit; this only has the cards on the table.
final class CardPhotos {
  /// The pictures changed.
  var changed: ([Card: Photo]) -> Void = { _ in }
  /// Whether they are shown.
  var isOn: Bool { didSet { if isOn != oldValue { switched() } } }
  private let context: GameContext
  private var addresses: [Card: String] = [:]
  private(set) var photos: [Card: Photo] = [:]
  private var round = 0

  init(context: GameContext) {
    self.context = context
    isOn = context.settings.isOn(.blackjackPictures)
  }

  /// Removes all pictures, for a new round.
  func clear() {
    round += 1
    addresses = [:]
    photos = [:]
    changed([:])
  }

  /// A card was dealt, with its picture's address if it has one.
  func dealt(_ card: Card, _ address: String?) {
    addresses[card] = address
    fetch(card)
  }

  private func switched() {
    photos = [:]
    changed([:])
    for card in Card.pack where addresses[card] != nil { fetch(card) }
  }

  private func fetch(_ card: Card) {
    guard isOn, let address = addresses[card] else { return }
    let (post, mine) = (context.post, round)
    context.cardServers.pictures.fetch(address) { answer in
      // If it fails, our own picture stays.
      guard case .success(let data) = answer else { return }
      let photo = Photo(key: address, content: .bytes([UInt8](data)))
      post { [weak self] in self?.take(photo, of: card, in: mine) }
    }
  }

  private func take(_ photo: Photo, of card: Card, in round: Int) {
    guard isOn, round == self.round else { return }
    photos[card] = photo
    changed(photos)
  }
}
