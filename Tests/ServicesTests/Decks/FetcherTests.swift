import FlyingFox
import Foundation
import Testing

@testable import Services

/// Which servers are asked, and which responses are accepted.
@Suite(.serialized) struct FetcherTests {
  @Test func onlyAServerWithATrustedCertificateIsAsked() async throws {
    let server = try SafeServer()
    let address = "https://127.0.0.1:\(server.port)"
    guard case .unreachable = await Fetcher().get(address + "/stranger").trouble else {
      Issue.record("A certificate without a trusted authority was accepted.")
      return
    }
    let trusting = Fetcher(authorities: SafeServer.authorities)
    let answer = try await trusting.get(address + "/known").get()
    #expect(answer.status == 200 && answer.body == Data("hello".utf8))
    #expect(server.end() == ["/known"])
  }

  @Test func noProxyIsAskedForThisMachineItself() async throws {
    setenv("http_proxy", "http://127.0.0.1:9", 1)
    defer { unsetenv("http_proxy") }
    try await FakeServer.run({ _, _ in HTTPResponse(statusCode: .ok) }) { _, address in
      for host in ["127.0.0.1", "localhost"] {
        let here = address.text.replacing("127.0.0.1", with: host)
        let answer = try await Fetcher().get(here).get()
        #expect(answer.status == 200)
      }
    }
  }

  @Test func hostsWithoutAProxyAreThisMachineAndWhatTheEnvironmentLists() {
    let own = OwnAddresses.withoutProxy(nil).split(separator: ",")
    #expect(Set(own).isSuperset(of: ["localhost", "127.0.0.0/8", "127.0.0.1", "::1"]))
    #expect(OwnAddresses.withoutProxy("").split(separator: ",") == own)
    #expect(OwnAddresses.withoutProxy("a.example").split(separator: ",") == own + ["a.example"])
    #expect(OwnAddresses.withoutProxy("*") == "*")
  }

  @Test func aCertificateForAnotherNameIsRefused() async throws {
    let server = try SafeServer()
    let fetcher = Fetcher(authorities: SafeServer.authorities)
    guard case .unreachable = await fetcher.get("https://localhost:\(server.port)/").trouble
    else {
      Issue.record("A certificate for 127.0.0.1 was accepted for localhost.")
      return
    }
    #expect(server.end() == [])
  }

  @Test func aRedirectFromHTTPSToHTTPIsRefused() async throws {
    let server = try SafeServer()
    let fetcher = Fetcher(authorities: SafeServer.authorities)
    let trouble = await fetcher.get("https://127.0.0.1:\(server.port)/down").trouble
    #expect(trouble == .redirected)
    #expect(server.end() == ["/down"])
  }

  @Test func aRedirectFromHTTPToHTTPSOnTheSameHostIsFollowed() async throws {
    let safe = try SafeServer()
    let target = "https://127.0.0.1:\(safe.port)/up"
    try await FakeServer.run({ _, _ in
      HTTPResponse(statusCode: .found, headers: [.location: target], body: Data())
    }) { _, address in
      let fetcher = Fetcher(authorities: SafeServer.authorities)
      let answer = try await fetcher.get(address.text).get()
      #expect(answer.status == 200)
    }
    #expect(safe.end() == ["/up"])
  }

  @Test func onlyHTTPAndHTTPSAreAllowed() async {
    for address in ["file:///etc/hostname", "ftp://127.0.0.1/", "gopher://127.0.0.1/"] {
      guard case .unreachable = await Fetcher().get(address).trouble else {
        Issue.record("\(address) was fetched")
        continue
      }
    }
  }

  @Test func theContentTypeIsReadWithoutItsParameters() async throws {
    try await FakeServer.run({ _, _ in
      HTTPResponse(
        statusCode: .ok, headers: [.contentType: "Application/JSON ; charset=utf-8"],
        body: Data("{}".utf8))
    }) { _, address in
      let answer = try await Fetcher().get(address.text).get()
      #expect(answer.type == "application/json")
    }
  }

  @Test func veryLongHeadersAreRefused() async throws {
    try await FakeServer.run({ _, _ in
      let lines = (0..<50).map { (HTTPHeader("X-\($0)"), String(repeating: "x", count: 2000)) }
      return HTTPResponse(
        statusCode: .ok, headers: HTTPHeaders(Dictionary(uniqueKeysWithValues: lines)), body: Data()
      )
    }) { _, address in
      #expect(await Fetcher().get(address.text).trouble == .tooLarge)
    }
  }

  @Test func aResponseMayBeExactlyAsLongAsTheLimit() async throws {
    try await FakeServer.run({ path, _ in
      let bytes = Int(path.dropFirst()) ?? 0
      return HTTPResponse(statusCode: .ok, body: HTTPBodySequence(from: Spaces(count: bytes)))
    }) { _, address in
      let fetcher = Fetcher()
      let whole = try await fetcher.get(address.text + "/1000", limit: 1000).get()
      #expect(whole.body.count == 1000)
      #expect(await fetcher.get(address.text + "/1001", limit: 1000).trouble == .tooLarge)
    }
  }

  @Test func aClosedFetcherSendsNoRequest() async throws {
    try await FakeServer.run({ _, _ in .deck }) { server, address in
      let fetcher = Fetcher()
      fetcher.close()
      #expect(await fetcher.get(address.text).trouble == .closed)
      #expect(server.paths == [])
    }
  }

  // Foundation crashed when a request was cancelled between two redirects.
  @Test func closingBetweenRedirectsEndsTheRequest() async throws {
    try await FakeServer.run({ path, _ in
      HTTPResponse(statusCode: .found, headers: [.location: path + "x"], body: Data())
    }) { _, address in
      for count in 0..<40 {
        let fetcher = Fetcher()
        async let answer = fetcher.get(address.text)
        for _ in 0..<count * 5 { await Task.yield() }
        fetcher.close()
        let trouble = await answer.trouble
        #expect(trouble == .closed || trouble == .redirected)
      }
    }
  }

  @Test func simultaneousRequestsAreAnsweredInTurn() async throws {
    try await FakeServer.run({ path, _ in .json(path) }) { server, address in
      let fetcher = Fetcher()
      await withTaskGroup { group in
        for count in 0..<20 {
          group.addTask {
            let answer = try? await fetcher.get(address.text + "/\(count)").get()
            #expect(answer?.body == Data("/\(count)".utf8))
          }
        }
      }
      #expect(server.mostAtOnce == 1)
    }
  }
}

extension Fetcher {
  /// `fetch` as an async function.
  fileprivate func get(
    _ address: String, limit: Int = 64 * 1024
  ) async -> Result<Response, DeckError> {
    guard let url = URL(string: address) else { return .failure(.unreadable) }
    return await withCheckedContinuation { waiting in
      Thread.detachNewThread { [self] in
        waiting.resume(returning: fetch(url, within: 30, limit: limit))
      }
    }
  }
}
