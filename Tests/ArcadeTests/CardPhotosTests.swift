import Foundation
import Rules
import Services
import Stage
import Store
import Synchronization
import Testing

@testable import Arcade
@testable import BlackjackGame

/// Card images from a card server.
@MainActor @Suite struct CardPhotosTests {
  /// Answers each request by its address, and logs the addresses.
  private final class Shop: Sendable {
    let asked = Mutex<[String]>([])
    nonisolated init() {}
    var pictures: CardPictures {
      CardPictures(
        fetch: { [self] address, answered in
          asked.withLock { $0.append(address) }
          answered(address.hasSuffix("bad") ? .failure(.timedOut) : .success(Data(address.utf8)))
        }, close: {})
    }
  }

  private let shop = Shop()
  private let queue = PostQueue()
  private let ace = Card(rank: 1, suit: .spades)
  private let king = Card(rank: 13, suit: .hearts)

  private func photos(on: Bool = true) -> CardPhotos {
    let context = GameContext.forTests
    context.provide(CardServers(provider: { _ in .silent }, pictures: { [shop] in shop.pictures }))
    context.dependencies.post = { [queue] in queue.post($0) }
    context.change(.blackjackPictures, to: .bool(on))
    return CardPhotos(context: context)
  }

  private func settle() { while queue.drain() {} }

  @Test func aDealtCardGetsItsPictureLater() {
    let photos = photos()
    var told: [[Card: String]] = []
    photos.changed = { told.append($0.mapValues(\.key)) }
    photos.dealt(ace, "http://cards/AS.png")
    #expect(told == [])
    settle()
    #expect(told == [[ace: "http://cards/AS.png"]])
  }

  @Test func aCardWithoutAPictureKeepsTheBuiltInFace() {
    let photos = photos()
    photos.dealt(ace, "http://cards/bad")
    photos.dealt(king, nil)
    settle()
    #expect(photos.photos.isEmpty)
    #expect(shop.asked.withLock { $0 } == ["http://cards/bad"])
  }

  @Test func noPictureIsFetchedUnlessTheSettingIsOn() {
    let photos = photos(on: false)
    photos.dealt(ace, "http://cards/AS.png")
    settle()
    #expect(shop.asked.withLock { $0 }.isEmpty)
    photos.isOn = true
    settle()
    #expect(photos.photos[ace]?.key == "http://cards/AS.png", "cards on the table follow")
    photos.isOn = false
    #expect(photos.photos.isEmpty)
  }

  @Test func aPictureThatArrivesAfterItsRoundIsIgnored() {
    let photos = photos()
    photos.dealt(ace, "http://cards/AS.png")
    photos.clear()
    settle()
    #expect(photos.photos.isEmpty)
  }
}
