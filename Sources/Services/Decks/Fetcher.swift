import Foundation
import FoundationNetworking
import Synchronization

/// Fetches one address after the other; whoever asks waits, so nobody asks on the main thread.
final class Fetcher: Sendable {
  /// What came back.
  struct Response: Sendable {
    var status: Int
    var body: Data
    /// The type the server named, in small letters.
    var type: String
  }

  private let inbox: Inbox
  private let session: URLSession

  init() {
    let inbox = Inbox()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.httpMaximumConnectionsPerHost = 1
    self.inbox = inbox
    session = URLSession(configuration: configuration, delegate: inbox, delegateQueue: nil)
  }

  /// Waits at most `seconds` for at most `limit` bytes.
  func fetch(_ url: URL, within seconds: Double, limit: Int) -> Result<Response, DeckTrouble> {
    let task = session.dataTask(with: url)
    guard inbox.expect(task.taskIdentifier, limit: limit) else { return .failure(.closed) }
    task.resume()
    let answer = inbox.wait(seconds)
    if case .failure = answer { task.cancel() }
    return answer
  }

  /// Whoever waits is answered at once, and so is whoever asks later.
  func close() {
    inbox.close()
    session.invalidateAndCancel()
  }
}

/// Gathers the answer that is waited for; what comes late for an earlier one is dropped.
private final class Inbox: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var task: Int?
    var limit = 0
    /// How often the server has sent it elsewhere.
    var redirects = 0
    /// Whether it was sent where it may not go.
    var isSentAway = false
    var response = Fetcher.Response(status: 0, body: Data(), type: "")
    var answer: Result<Fetcher.Response, DeckTrouble>?
    var isClosed = false
  }

  private let state = Mutex(State())
  private let bell = DispatchSemaphore(value: 0)

  /// Gets ready; false once closed.
  func expect(_ task: Int, limit: Int) -> Bool {
    state.withLock { state in
      guard !state.isClosed else { return false }
      state = State(task: task, limit: limit)
      return true
    }
  }

  func wait(_ seconds: Double) -> Result<Fetcher.Response, DeckTrouble> {
    let isLate = bell.wait(timeout: .now() + seconds) == .timedOut
    let answer = state.withLock { state in
      defer { state.task = nil }
      return state.answer
    }
    // Answered just after the time was up: its ring belongs to nobody else.
    if isLate, answer != nil { bell.wait() }
    return answer ?? .failure(.timedOut)
  }

  func close() {
    state.withLock { $0.isClosed = true }
    finish(with: .failure(.closed)) { _ in true }
  }

  /// Answers, once, if `isMeant` says that it is still about this.
  private func finish(
    with answer: Result<Fetcher.Response, DeckTrouble>?, if isMeant: (State) -> Bool
  ) {
    let isFirst = state.withLock { state in
      guard state.task != nil, state.answer == nil, isMeant(state) else { return false }
      state.answer = answer ?? .success(state.response)
      return true
    }
    if isFirst { bell.signal() }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let web = response as? HTTPURLResponse
    let isLarge = state.withLock { state in
      guard state.task == dataTask.taskIdentifier else { return false }
      state.response.status = web?.statusCode ?? 0
      state.response.type = response.mimeType?.lowercased() ?? ""
      return response.expectedContentLength > Int64(state.limit)
    }
    if isLarge { finish(with: .failure(.tooLarge)) { $0.task == dataTask.taskIdentifier } }
    completionHandler(isLarge ? .cancel : .allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isLarge = state.withLock { state in
      guard state.task == dataTask.taskIdentifier else { return true }
      guard state.response.body.count + data.count <= state.limit else { return true }
      state.response.body.append(data)
      return false
    }
    guard isLarge else { return }
    dataTask.cancel()
    finish(with: .failure(.tooLarge)) { $0.task == dataTask.taskIdentifier }
  }

  /// A server may send us elsewhere on itself, a few times and never out of TLS; another host would be
  /// one that nobody chose, perhaps within the house.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let isAllowed = state.withLock { state in
      guard state.task == task.taskIdentifier, let from = response.url, let to = request.url,
        state.redirects < Self.mostRedirects, to.isSameServer(as: from)
      else {
        state.isSentAway = true
        return false
      }
      state.redirects += 1
      return true
    }
    // Nobody may end the task before this is called: the library would end the program.
    completionHandler(isAllowed ? request : nil)
  }

  private static let mostRedirects = 3

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let isSentAway = state.withLock { $0.task == task.taskIdentifier && $0.isSentAway }
    let trouble =
      isSentAway
      ? DeckTrouble.redirected : error.map { .unreachable($0.localizedDescription) }
    finish(with: trouble.map { .failure($0) }) { $0.task == task.taskIdentifier }
  }
}

extension URL {
  /// Whether this is on the same host and port as another address, and as safe; from plain to TLS the
  /// port may change.
  fileprivate func isSameServer(as other: URL) -> Bool {
    guard let scheme = scheme?.lowercased(), let from = other.scheme?.lowercased(),
      let host = host?.lowercased(), host == other.host?.lowercased()
    else { return false }
    return scheme == from ? portInUse == other.portInUse : from == "http" && scheme == "https"
  }

  private var portInUse: Int { port ?? (scheme?.lowercased() == "https" ? 443 : 80) }
}
