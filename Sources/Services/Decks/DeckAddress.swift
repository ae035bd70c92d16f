import Foundation

/// The checked web address of a Deck of Cards server.
public struct DeckAddress: Hashable, Sendable {
  /// The public server.
  public static let publicServer = "https://deckofcardsapi.com"

  /// The address without a trailing slash, as it is shown and stored.
  public let text: String

  /// Accepts `http` or `https`, a host, and optionally a port and a path; nil for anything else.
  ///
  /// The API's own path at the end is removed, since people copy it from its documentation. If a
  /// whole address was typed after a scheme that was already there, the typed one counts.
  public init?(_ text: String) {
    var trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    while let rest = Self.addressBehindScheme(in: trimmed) { trimmed = rest }
    guard var parts = URLComponents(string: trimmed), let scheme = parts.scheme?.lowercased(),
      Self.schemes.contains(scheme), let host = parts.host, !host.isEmpty,
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
      !Self.schemes.contains(host.lowercased()),
      parts.port.map({ (1...65535).contains($0) }) ?? true, parts.url != nil
    else { return nil }
    // The on-screen keyboard begins with a capital.
    parts.scheme = scheme
    parts.host = host.lowercased()
    guard var path = parts.string else { return nil }
    for ending in ["/", "/deck", "/api", "/"] where path.hasSuffix(ending) {
      path.removeLast(ending.count)
    }
    self.text = path
  }

  private static let schemes = ["http", "https"]

  private static func addressBehindScheme(in text: String) -> String? {
    let beginnings = schemes.map { $0 + "://" }
    let small = text.lowercased()
    guard let first = beginnings.first(where: small.hasPrefix) else { return nil }
    let rest = text.dropFirst(first.count)
    return beginnings.contains { small.dropFirst(first.count).hasPrefix($0) } ? String(rest) : nil
  }

  /// The address of a call; `path` is relative to the API.
  func url(_ path: String) -> URL? { URL(string: "\(text)/api/deck/\(path)") }
}
