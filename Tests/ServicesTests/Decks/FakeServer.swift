import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

@testable import Services

/// A real HTTP server on this machine that answers as the test wants and logs its requests.
final class FakeServer: Sendable {
  /// Answers one request, given its path with the query and the number of requests before it.
  typealias Answer = @Sendable (_ path: String, _ index: Int) async throws -> HTTPResponse

  private let asked = Mutex<[String]>([])
  private let open = Mutex((now: 0, most: 0))

  /// The path of every request, in order.
  var paths: [String] { asked.withLock { $0 } }
  /// The largest number of requests at the same time.
  var mostAtOnce: Int { open.withLock { $0.most } }

  /// Runs a server while `body` runs.
  static func run(
    _ answer: @escaping Answer, _ body: (FakeServer, DeckAddress) async throws -> Void
  ) async throws {
    let fake = FakeServer()
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled,
      handler: ClosureHTTPHandler { try await fake.handle($0, answer) })
    let running = Task { try await server.run() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port) = await server.listeningAddress,
      let address = DeckAddress("http://127.0.0.1:\(port)")
    else { throw SocketError.unsupportedAddress }
    do { try await body(fake, address) } catch {
      running.cancel()
      throw error
    }
    running.cancel()
    _ = await running.result
  }

  private func handle(_ request: HTTPRequest, _ answer: Answer) async throws -> HTTPResponse {
    let path = request.target.rawValue
    let index = asked.withLock { asked in
      asked.append(path)
      return asked.count - 1
    }
    open.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
    defer { open.withLock { $0.now -= 1 } }
    return try await answer(path, index)
  }
}

/// This many spaces, a few thousand at a time, without a content length.
struct Spaces: AsyncBufferedSequence {
  struct Iterator: AsyncBufferedIteratorProtocol {
    var left: Int

    mutating func next() -> UInt8? {
      guard left > 0 else { return nil }
      left -= 1
      return 32
    }

    mutating func nextBuffer(suggested count: Int) -> [UInt8]? {
      guard left > 0 else { return nil }
      let size = count < left ? count : left
      left -= size
      return Array(repeating: 32, count: size)
    }
  }

  let count: Int

  func makeAsyncIterator() -> Iterator { Iterator(left: count) }
}

extension HTTPResponse {
  /// JSON, as the server writes it.
  static func json(_ text: String, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: [.contentType: "application/json"], body: Data(text.utf8))
  }

  /// A fresh deck.
  static var deck: HTTPResponse {
    json(#"{"success":true,"deck_id":"3p40paa87x90","shuffled":true,"remaining":52}"#)
  }

  /// Dealt cards, without `shuffled`, as the server leaves it out.
  static func cards(_ codes: String...) -> HTTPResponse {
    let cards = codes.map { code in
      #"{"code":"\#(code)","image":"https://x.test/\#(code).png","suit":"HEARTS","value":"6","#
        + #""images":{"svg":"https://x.test/\#(code).svg","png":"https://x.test/\#(code).png"}}"#
    }
    return json(
      #"{"success":true,"deck_id":"3p40paa87x90","cards":[\#(cards.joined(separator: ","))],"#
        + #""remaining":50,"something_new":{"a":[1]}}"#)
  }
}

extension DeckLimits {
  /// For tests that are answered, however busy the machine is.
  static var patient: DeckLimits { DeckLimits(seconds: 120, pauses: [0.01, 0.02]) }
  /// For tests that wait for an answer in vain.
  static var impatient: DeckLimits { DeckLimits(seconds: 0.5, pauses: [0.01, 0.02]) }
}

extension DeckProvider {
  /// `begin` as an async function.
  func begin(_ packs: Int = 1) async -> Result<Void, DeckError> {
    await withCheckedContinuation { waiting in begin(packs) { waiting.resume(returning: $0) } }
  }

  /// `draw` as an async function.
  func draw(_ count: Int) async -> Result<[DealtCard], DeckError> {
    await withCheckedContinuation { waiting in draw(count) { waiting.resume(returning: $0) } }
  }
}

extension Result where Failure == DeckError {
  /// What went wrong, if anything did.
  var trouble: DeckError? {
    if case .failure(let trouble) = self { trouble } else { nil }
  }
}
