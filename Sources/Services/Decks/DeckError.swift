/// Why a server dealt no cards.
public enum DeckError: Error, Hashable, Sendable {
  /// Nobody answered there; the system's words.
  case unreachable(String)
  /// No answer within the time.
  case timedOut
  /// An answer, but an HTTP error and nothing that could be read.
  case status(Int)
  /// The answer was larger than any deck needs.
  case tooLarge
  /// The answer was no deck: not JSON, cut off, or without what was asked for.
  case unreadable
  /// The server understood and refused; its words.
  case refused(String)
  /// The server dealt the same card twice, or one that no deck has.
  case wrongCards
  /// The server sent us to another one, or round and round.
  case redirected
  /// The program is ending.
  case closed

  /// Whether the next try may fare better.
  ///
  /// Who did not answer in time is not asked again: that would only make a person wait longer, and
  /// a card asked for twice may be drawn twice.
  var isPassing: Bool {
    switch self {
    case .unreachable, .unreadable: true
    case .status(let code): code >= 500 || code == 429
    case .timedOut, .tooLarge, .refused, .wrongCards, .redirected, .closed: false
    }
  }
}
