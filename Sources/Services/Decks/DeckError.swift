/// Why a server dealt no cards.
public enum DeckError: Error, Hashable, Sendable {
  /// The server can't be reached; the message comes from the system.
  case unreachable(String)
  /// No answer within the time.
  case timedOut
  /// An HTTP error without a readable response.
  case status(Int)
  /// The response was larger than any deck needs.
  case tooLarge
  /// The response was not a deck: not JSON, cut off, or incomplete.
  case unreadable
  /// The server refused the request; the message is its own.
  case refused(String)
  /// The server dealt the same card twice, or one that doesn't exist.
  case wrongCards
  /// The server redirected to another one, or too often.
  case redirected
  /// The program is ending.
  case closed

  /// Whether another try may succeed.
  ///
  /// A timeout is not retried: the player would only wait longer, and a card requested twice may
  /// be drawn twice.
  var isPassing: Bool {
    switch self {
    case .unreachable, .unreadable: true
    case .status(let code): code >= 500 || code == 429
    case .timedOut, .tooLarge, .refused, .wrongCards, .redirected, .closed: false
    }
  }
}
