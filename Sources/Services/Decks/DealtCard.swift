/// A card that a server dealt.
public struct DealtCard: Hashable, Sendable {
  /// Rank and suit, `0` for ten: `AS`, `0H`.
  public let code: String
  /// Where its picture is, if the server told.
  public let picture: String?

  /// A card of this code.
  public init(code: String, picture: String? = nil) {
    self.code = code
    self.picture = picture
  }
}
