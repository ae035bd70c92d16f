import FlyingFox
import FlyingSocks
import Foundation
import Synchronization
import Testing

@testable import Services

/// The Deck of Cards client against a real server.
@Suite(.serialized) struct DeckProviderTests {
  @Test func aDeckIsCreatedDrawnFromAndReshuffled() async throws {
    try await FakeServer.run({ path, _ in
      path.contains("draw") ? path.hasSuffix("=2") ? .cards("6H", "0S") : .cards("AD") : .deck
    }) { server, address in
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      #expect(await provider.begin().trouble == nil)
      let first = try await provider.draw(2).get()
      #expect(first.map(\.code) == ["6H", "0S"])
      #expect(first[0].picture == "https://x.test/6H.png")
      #expect(try await provider.draw(1).get().map(\.code) == ["AD"])
      #expect(await provider.begin().trouble == nil)
      #expect(
        server.paths == [
          "/api/deck/new/shuffle/?deck_count=1", "/api/deck/3p40paa87x90/draw/?count=2",
          "/api/deck/3p40paa87x90/draw/?count=1", "/api/deck/3p40paa87x90/shuffle/",
        ])
    }
  }

  @Test func aDifferentNumberOfDecksNeedsANewDeck() async throws {
    try await FakeServer.run({ _, _ in .deck }) { server, address in
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      _ = await (provider.begin(1), provider.begin(6))
      #expect(server.paths.last == "/api/deck/new/shuffle/?deck_count=6")
    }
  }

  @Test func aDeckThatTheServerForgotIsReplaced() async throws {
    try await FakeServer.run({ path, _ in
      path.contains("new")
        ? .deck : .json(#"{"success":false,"error":"Deck ID does not exist."}"#, .notFound)
    }) { server, address in
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      _ = await provider.begin()
      #expect(await provider.begin().trouble == nil)
      #expect(server.paths.count == 3 && server.paths[1].hasSuffix("90/shuffle/"))
      #expect(await provider.draw(1).trouble == .refused("Deck ID does not exist."))
    }
  }

  @Test func theServersErrorMessageIsPassedOn() async throws {
    let words = "Not enough cards remaining to draw 2 additional"
    try await FakeServer.run({ path, _ in
      path.contains("draw")
        ? .json(
          #"{"success":false,"deck_id":"a","cards":[{"code":"6H"}],"remaining":0,"#
            + #""error":"\#(words)"}"#)
        : .deck
    }) { server, address in
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      _ = await provider.begin()
      #expect(await provider.draw(2).trouble == .refused(words))
      #expect(server.paths.count == 2, "a refusal is not retried")
    }
  }

  @Test func aRequestIsRetriedTwiceAndThenFails() async throws {
    let html = HTTPResponse(statusCode: .internalServerError, body: Data("<h1>Oops</h1>".utf8))
    try await FakeServer.run({ path, index in
      index == 2 ? .deck : html
    }) { server, address in
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      #expect(await provider.begin().trouble == nil)
      #expect(await provider.draw(1).trouble == .status(500))
      #expect(server.paths.count == 6)
    }
  }

  @Test func aRequestThatTimesOutIsNotRetried() async throws {
    let gate = Gate()
    try await FakeServer.run({ _, index in
      if index == 0 { await gate.wait() }
      return .deck
    }) { server, address in
      let provider = DeckProvider.live(address, limits: .impatient)
      defer { provider.close() }
      #expect(await provider.begin().trouble == .timedOut)
      while server.paths.isEmpty { await Task.yield() }
      #expect(server.paths.count == 1)
      // The next request is a new one, whether or not its answer comes in time.
      _ = await provider.begin()
      while server.paths.count < 2 { await Task.yield() }
      gate.open()
    }
  }

  @Test func closingEndsWaitingRequests() async throws {
    let gate = Gate()
    try await FakeServer.run({ _, _ in
      await gate.wait()
      return .deck
    }) { server, address in
      let provider = DeckProvider.live(address, limits: DeckLimits(seconds: 600))
      async let answer = provider.begin()
      while server.paths.isEmpty { await Task.yield() }
      provider.close()
      #expect(await answer.trouble == .closed)
      #expect(await provider.draw(1).trouble != nil)
      gate.open()
    }
  }

  @Test func aTruncatedResponseIsUnreadable() async throws {
    try await FakeServer.run({ _, _ in .json(#"{"success":true,"deck_id":"3p4"#) }) {
      server, address in
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      #expect(await provider.begin().trouble == .unreadable)
      #expect(server.paths.count == 3)
    }
  }

  @Test func aResponseShorterThanItsContentLengthTimesOut() async throws {
    try await FakeServer.run({ _, _ in
      HTTPResponse(
        statusCode: .ok, headers: [.contentLength: "500"], body: Data(#"{"success":"#.utf8))
    }) { server, address in
      let provider = DeckProvider.live(address, limits: .impatient)
      defer { provider.close() }
      #expect(await provider.begin().trouble == .timedOut)
      while server.paths.isEmpty { await Task.yield() }
      #expect(server.paths.count == 1)
    }
  }

  @Test(arguments: [true, false]) func aGiganticResponseIsRefused(toldBefore: Bool) async throws {
    let bytes = Data(repeating: 32, count: 4_000_000)
    try await FakeServer.run({ _, _ in
      toldBefore
        ? HTTPResponse(statusCode: .ok, body: bytes)
        : HTTPResponse(
          statusCode: .ok, body: HTTPBodySequence(from: Spaces(count: 4_000_000)))
    }) { server, address in
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      #expect(await provider.begin().trouble == .tooLarge)
      #expect(server.paths.count == 1)
    }
  }

  @Test func duplicateAndUnknownCardsAreRefused() async throws {
    let replies: [HTTPResponse] = [
      .cards("6H", "6H"), .cards("X1", "6H"), .cards("6H", "<>"), .cards("6H"),
    ]
    try await FakeServer.run({ path, index in index == 0 ? .deck : replies[min(index, 4) - 1] }) {
      _, address in
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      _ = await provider.begin()
      for _ in 0..<3 { #expect(await provider.draw(2).trouble == .wrongCards) }
      #expect(await provider.draw(2).trouble == .unreadable)
    }
  }

  @Test func twoDecksMayHoldTheSameCardTwice() async throws {
    try await FakeServer.run({ path, index in index == 0 ? .deck : .cards("6H", "6H") }) {
      _, address in
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      _ = await provider.begin(2)
      let cards = try await provider.draw(2).get()
      #expect(cards.count == 2)
    }
  }

  @Test func aDeckIDThatCouldChangeThePathIsRefused() async throws {
    try await FakeServer.run({ _, _ in .json(#"{"success":true,"deck_id":"../../x?"}"#) }) {
      _, address in
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      #expect(await provider.begin().trouble == .unreadable)
    }
  }

  @Test func requestsToOneDeckRunOneAfterTheOther() async throws {
    try await FakeServer.run({ path, _ in path.contains("draw") ? .cards("6H") : .deck }) {
      server, address in
      let provider = DeckProvider.live(address, limits: .patient)
      defer { provider.close() }
      _ = await provider.begin()
      await withTaskGroup { group in
        for _ in 0..<20 { group.addTask { _ = await provider.draw(1) } }
      }
      #expect(server.paths.count == 21)
      #expect(server.mostAtOnce == 1)
    }
  }

  @Test func aServerThatCannotBeReachedIsReported() async throws {
    let address = try #require(DeckAddress("http://127.0.0.1:1"))
    let provider = DeckProvider.live(address, limits: .patient)
    defer { provider.close() }
    guard case .unreachable(let words) = await provider.begin().trouble else {
      Issue.record("A server answered.")
      return
    }
    #expect(!words.isEmpty)
    #expect(await provider.draw(1).trouble == .refused("There is no deck."))
  }

  @Test func theSilentProviderRefusesAtOnce() async {
    #expect(await DeckProvider.silent.begin().trouble == .closed)
    #expect(await DeckProvider.silent.draw(2).trouble == .closed)
  }
}
