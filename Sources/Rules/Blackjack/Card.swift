/// A playing card.
///
/// Its code is that of the Deck of Cards API: rank and suit, `0` for ten, as in `AS` or `0H`. It
/// is encoded as its code.
public struct Card: Hashable, Sendable {
  /// 1 for the ace, 11 for the jack, 12 for the queen, 13 for the king.
  public let rank: Int
  /// The suit.
  public let suit: Suit

  /// Every card of a deck, in the order of a new one: A…K of spades, diamonds, clubs, hearts.
  public static let pack: [Card] = Suit.allCases.flatMap { suit in
    (1...13).map { Card(rank: $0, suit: suit) }
  }

  private static let rankLetters = Array("A234567890JQK")

  /// A card; `rank` is 1 to 13.
  public init(rank: Int, suit: Suit) {
    precondition((1...13).contains(rank), "There is no card of rank \(rank).")
    self.rank = rank
    self.suit = suit
  }

  /// The card of this code, or nil if there is none.
  public init?(code: String) {
    let letters = Array(code)
    guard letters.count == 2, let place = Self.rankLetters.firstIndex(of: letters[0]),
      let suit = Suit(rawValue: String(letters[1]))
    else { return nil }
    self.init(rank: place + 1, suit: suit)
  }

  /// The card's code.
  public var code: String { "\(Self.rankLetters[rank - 1])\(suit.rawValue)" }

  /// Its value: 1 for aces, 10 for court cards.
  public var value: Int { min(rank, 10) }

  /// Its place in `pack`.
  var place: Int {
    let row =
      switch suit {
      case .spades: 0
      case .diamonds: 1
      case .clubs: 2
      case .hearts: 3
      }
    return row * 13 + rank - 1
  }
}

extension Card: Codable {
  /// Reads a code.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let code = try container.decode(String.self)
    guard let card = Card(code: code) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "No card has the code \(code).")
    }
    self = card
  }

  /// Writes the code.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
