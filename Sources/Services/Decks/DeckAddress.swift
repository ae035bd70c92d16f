import Foundation

/// Where a Deck of Cards server is: a web address that was looked at.
public struct DeckAddress: Hashable, Sendable {
  /// The public server.
  public static let publicServer = "https://deckofcardsapi.com"

  /// The address without a slash at its end, as it is shown and kept.
  public let text: String

  /// `http` or `https`, a host, perhaps a port and a path; nil for anything else.
  ///
  /// The API's own path at the end is taken off, since people copy it from its papers.
  public init?(_ text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard var parts = URLComponents(string: trimmed), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = parts.host, !host.isEmpty,
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
      parts.port.map({ (1...65535).contains($0) }) ?? true, parts.url != nil
    else { return nil }
    // A keyboard on the screen begins with a capital.
    parts.scheme = scheme
    parts.host = host.lowercased()
    guard var path = parts.string else { return nil }
    for ending in ["/", "/deck", "/api", "/"] where path.hasSuffix(ending) {
      path.removeLast(ending.count)
    }
    self.text = path
  }

  /// The address of one call; `path` without the API's own beginning.
  func url(_ path: String) -> URL? { URL(string: "\(text)/api/deck/\(path)") }
}
