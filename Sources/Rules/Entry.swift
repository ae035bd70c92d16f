/// One entry of a record: an action and its time.
///
/// Encoded as the array `[ms, action]`.
public struct Entry<Move: Hashable & Codable & Sendable>: Hashable, Sendable {
  /// Milliseconds since the session began.
  public let milliseconds: Int
  /// The action.
  public let action: Action<Move>

  /// An entry made `milliseconds` after the session began.
  public init(_ action: Action<Move>, at milliseconds: Int) {
    self.milliseconds = milliseconds
    self.action = action
  }
}

extension Entry: Codable {
  /// Reads `[ms, action]`; anything after those two is an error.
  public init(from decoder: any Decoder) throws {
    var pair = try decoder.unkeyedContainer()
    milliseconds = try pair.decode(Int.self)
    action = try pair.decode(Action<Move>.self)
    guard pair.isAtEnd else {
      throw DecodingError.dataCorruptedError(
        in: pair, debugDescription: "An entry of a record is [milliseconds, action].")
    }
  }

  /// Writes `[ms, action]`.
  public func encode(to encoder: any Encoder) throws {
    var pair = encoder.unkeyedContainer()
    try pair.encode(milliseconds)
    try pair.encode(action)
  }
}
