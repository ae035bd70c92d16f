extension Blackjack {
  /// What can happen at the table.
  ///
  /// Encoded as one string: the play, the code of a card from outside, or `builtIn`.
  public enum Move: Hashable, Sendable {
    /// The player decides.
    case play(Play)
    /// A card from outside.
    case dealt(Card)
    /// No more cards come from outside; the built-in shoe continues with those not yet dealt.
    case fallBack
  }
}

extension Blackjack.Move: Codable {
  private static let fallBackWord = "builtIn"

  /// Reads a play, a card or `builtIn`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    if let play = Play(rawValue: word) {
      self = .play(play)
    } else if let card = Card(code: word) {
      self = .dealt(card)
    } else if word == Self.fallBackWord {
      self = .fallBack
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Nobody can \(word) at a blackjack table.")
    }
  }

  /// Writes one word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .play(let play): try container.encode(play)
    case .dealt(let card): try container.encode(card)
    case .fallBack: try container.encode(Self.fallBackWord)
    }
  }
}
