/// Which first hands a player gets wrong, and which one to ask next.
public struct DrillBook: Hashable, Codable, Sendable {
  /// How much a mistake adds to a hand's debt, and how far it can grow.
  static let (mistake, most) = (3, 9)
  /// How much more often a hand comes for each unit of its debt.
  static let urgency = 25

  /// How often hands were asked, and how many answers were right.
  public private(set) var asked = 0
  /// How many answers were right.
  public private(set) var right = 0
  /// What is still to be practised: a mistake adds to it, a right answer reduces it.
  private var debts: [String: Int] = [:]

  /// A book without mistakes.
  public init() {}

  /// How much a hand needs practice; 0 for one that is known.
  public func debt(of hand: FirstHand) -> Int { debts[hand.code] ?? 0 }

  /// The hands that need practice, the most urgent first.
  public var mistakes: [FirstHand] {
    debts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.compactMap { FirstHand(code: $0.key) }
  }

  /// Notes an answer in the drill.
  public mutating func answer(_ hand: FirstHand, isRight: Bool) {
    asked += 1
    right += isRight ? 1 : 0
    note(hand, isRight: isRight)
  }

  /// Notes a decision, in the drill or at a table.
  public mutating func note(_ hand: FirstHand, isRight: Bool) {
    let debt = debt(of: hand) + (isRight ? -1 : Self.mistake)
    debts[hand.code] = debt > 0 ? min(debt, Self.most) : nil
  }

  /// The hand to ask next, never the last one again: those with a debt come up far more often.
  public func next(after last: FirstHand?, by generator: inout SeededGenerator) -> FirstHand {
    let hands = FirstHand.all.filter { $0 != last }
    let weights = hands.map { 1 + Self.urgency * debt(of: $0) }
    var number = generator.below(weights.reduce(0, +))
    for (hand, weight) in zip(hands, weights) {
      if number < weight { return hand }
      number -= weight
    }
    preconditionFailure("The weights don't add up.")
  }
}

extension DrillBook {
  /// More answers than anyone gives.
  private static let plenty = 1_000_000_000

  /// Decodes a book; what can't be right, because a database was damaged, is left out.
  public init(from decoder: any Decoder) throws {
    self.init()
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    asked = min(max(try fields.decode(Int.self, forKey: .asked), 0), Self.plenty)
    right = min(max(try fields.decode(Int.self, forKey: .right), 0), asked)
    debts = try fields.decode([String: Int].self, forKey: .debts).filter { code, debt in
      FirstHand(code: code) != nil && (1...Self.most).contains(debt)
    }
  }
}

extension FirstHand {
  /// Cards of this hand and the dealer's card, in any suits.
  public func cards(by generator: inout SeededGenerator) -> (hand: [Card], dealer: Card) {
    func card(_ value: Int) -> Card {
      let rank = value == 10 ? 10 + generator.below(4) : value
      return Card(rank: rank, suit: Suit.allCases[generator.below(4)])
    }
    var hand = compositions[generator.below(compositions.count)].map { card($0) }
    if generator.below(2) == 1 { hand.swapAt(0, 1) }
    // At a table with one deck no card lies twice.
    var up = card(self.up)
    while Set(hand + [up]).count < 3 {
      hand = hand.map { card($0.value) }
      up = card(self.up)
    }
    return (hand, up)
  }
}
