/// A card that a server dealt.
public struct DealtCard: Hashable, Sendable {
  /// Rank and suit, `0` for ten: `AS`, `0H`.
  public let code: String
  /// The address of its picture, if the server sent one.
  public let picture: String?

  /// A card with this code.
  public init(code: String, picture: String? = nil) {
    self.code = code
    self.picture = picture
  }
}
