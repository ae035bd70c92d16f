import FoundationEssentials
import Glibc
import Synchronization

/// Fetches one address after the other.
///
/// It blocks the calling thread, so never call it on the main thread.
final class Fetcher: Sendable {
  /// A response.
  struct Response: Sendable {
    var status: Int
    var body: Data
    /// The content type from the server, in lower case.
    var type: String
  }

  private let transfer: Mutex<Transfer?>
  private let bell: Transfer.Bell?

  /// `authorities`: a file of certificates to trust instead of the system's.
  init(authorities: String? = nil) {
    let transfer = Transfer(authorities: authorities)
    bell = transfer?.bell
    self.transfer = Mutex(transfer)
  }

  /// Waits at most `seconds` for at most `limit` bytes.
  func fetch(_ url: URL, within seconds: Double, limit: Int) -> Result<Response, DeckError> {
    let deadline = ContinuousClock.now + .seconds(seconds)
    return transfer.withLock { transfer in
      guard let transfer else { return .failure(.unreachable("libcurl did not start")) }
      return Self.follow(url) { transfer.get($0, until: deadline, limit: limit) }
    }
  }

  /// Ends all current and later requests at once.
  func close() { bell?.ring() }

  /// A server may redirect to itself, a few times and never from TLS to plain HTTP.
  ///
  /// Another host would be one that nobody chose, perhaps inside the local network.
  private static func follow(
    _ url: URL, _ get: (URL) -> Result<Transfer.Answer, DeckError>
  ) -> Result<Response, DeckError> {
    var url = url
    for _ in 0...mostRedirects {
      switch get(url) {
      case .failure(let error): return .failure(error)
      case .success(.response(let response)): return .success(response)
      case .success(.redirect(let target)):
        guard let target = URL(string: target), target.isSameServer(as: url) else {
          return .failure(.redirected)
        }
        url = target
      }
    }
    return .failure(.redirected)
  }

  private static let mostRedirects = 3
}

extension URL {
  /// Whether this is the same host and port as another address, and at least as secure; from
  /// plain HTTP to TLS the port may change.
  fileprivate func isSameServer(as other: URL) -> Bool {
    guard let scheme = scheme?.lowercased(), let from = other.scheme?.lowercased(),
      let host = host?.lowercased(), host == other.host?.lowercased()
    else { return false }
    return scheme == from ? portInUse == other.portInUse : from == "http" && scheme == "https"
  }

  private var portInUse: Int { port ?? (scheme?.lowercased() == "https" ? 443 : 80) }
}
