import FlyingFox
import Foundation
import Testing

@testable import Services

/// Pictures of cards from a server.
@Suite(.serialized) struct CardPictureTests {
  private static let png = Data([0x89, 0x50, 0x4E, 0x47])

  @Test func aPictureIsFetchedOnceAndCached() async throws {
    try await FakeServer.run({ _, _ in Self.image(Self.png) }) { server, address in
      let pictures = CardPictures.live(limits: .patient)
      defer { pictures.close() }
      for _ in 0..<3 {
        let picture = try await pictures.get("\(address.text)/6H.png").get()
        #expect(picture == Self.png)
      }
      #expect(server.paths == ["/6H.png"])
    }
  }

  @Test func theOldestPicturesLeaveAFullCache() async throws {
    try await FakeServer.run({ _, _ in Self.image(Data(count: 400)) }) { server, address in
      var limits = DeckLimits.patient
      limits.cacheBytes = 1000
      let pictures = CardPictures.live(limits: limits)
      defer { pictures.close() }
      for name in ["a", "b", "c", "c", "b", "a"] {
        _ = try await pictures.get("\(address.text)/\(name)").get()
      }
      #expect(server.paths == ["/a", "/b", "/c", "/a"])
    }
  }

  @Test func aResponseThatIsNotAPictureOrTooLargeIsRefused() async throws {
    try await FakeServer.run({ path, _ in
      switch path {
      case "/page": .json("{}")
      case "/gone": HTTPResponse(statusCode: .notFound)
      default: Self.image(Data(count: 2_000_000))
      }
    }) { _, address in
      let pictures = CardPictures.live(limits: .patient)
      defer { pictures.close() }
      #expect(await pictures.get("\(address.text)/page").trouble == .unreadable)
      #expect(await pictures.get("\(address.text)/gone").trouble == .status(404))
      #expect(await pictures.get("\(address.text)/large").trouble == .tooLarge)
      #expect(await pictures.get("file:///etc/passwd").trouble == .unreadable)
    }
  }

  private static func image(_ data: Data) -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: [.contentType: "image/png"], body: data)
  }
}

extension CardPictures {
  /// `fetch` as an async function.
  func get(_ address: String) async -> Result<Data, DeckError> {
    await withCheckedContinuation { waiting in fetch(address) { waiting.resume(returning: $0) } }
  }
}
