import FlyingFox
import Foundation
import Synchronization
import Testing

@testable import Services

/// A server may redirect only to itself.
@Suite(.serialized) struct RedirectTests {
  @Test func anotherPathOfTheSameServerIsFollowed() async throws {
    try await FakeServer.run({ path, _ in
      path.hasPrefix("/moved") ? .deck : Self.to("/moved" + path)
    }) { server, address in
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      #expect(await provider.begin().trouble == nil)
      #expect(server.paths.count == 2)
    }
  }

  @Test func aRedirectLoopIsGivenUp() async throws {
    try await FakeServer.run({ path, _ in Self.to(path) }) { server, address in
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      #expect(await provider.begin().trouble == .redirected)
      #expect(server.paths.count == 4)
    }
  }

  @Test func anotherHostOrPortIsNeverAsked() async throws {
    try await FakeServer.run({ _, _ in .deck }) { victim, inner in
      let port = inner.text.split(separator: ":").last ?? ""
      for target in [inner.text, "http://localhost:\(port)", "file:///etc/passwd", "ftp://x.test"] {
        try await FakeServer.run({ _, _ in Self.to(target + "/api") }) { _, address in
          let provider = DeckProvider.live(address, limits: .patient)
          defer { provider.close() }
          #expect(await provider.begin().trouble != nil, "\(target)")
          let pictures = CardPictures.live(limits: .patient)
          defer { pictures.close() }
          #expect(await pictures.get(address.text + "/6H.png").trouble != nil, "\(target)")
        }
      }
      #expect(victim.paths.isEmpty)
    }
  }

  @Test func anotherHostIsNotAskedAtTheSamePortEither() async throws {
    let other = Mutex("")
    try await FakeServer.run({ path, _ in
      path.hasPrefix("/again") ? .deck : Self.to(other.withLock(\.self) + "/again" + path)
    }) { server, address in
      let port = address.text.split(separator: ":").last ?? ""
      other.withLock { $0 = "http://localhost:\(port)" }
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      #expect(await provider.begin().trouble == .redirected)
      #expect(!server.paths.isEmpty && !server.paths.contains { $0.hasPrefix("/again") })
    }
  }

  private static func to(_ address: String) -> HTTPResponse {
    HTTPResponse(statusCode: .found, headers: [.location: address], body: Data())
  }
}
