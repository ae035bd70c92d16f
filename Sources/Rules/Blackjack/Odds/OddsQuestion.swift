/// A hand before a decision.
public struct OddsQuestion: Hashable, Sendable {
  /// The values of the player's cards, 1 to 10.
  public var hand: [Int]
  /// The value of the card that the dealer shows.
  public var up: Int
  /// All cards that the player has not seen, including the dealer's hidden one.
  public var unseen: ValueCounts
  /// The allowed plays.
  public var plays: [Play]
  /// How many hands a pair may still become, including its own.
  public var handsLeft: Int

  /// A hand to evaluate.
  public init(
    hand: [Int], up: Int, unseen: ValueCounts, plays: [Play], handsLeft: Int = 4
  ) {
    self.hand = hand
    self.up = up
    self.unseen = unseen
    self.plays = plays
    self.handsLeft = handsLeft
  }

  /// The plays a table allows for a hand that was not split; a natural can only stand.
  public static func plays(_ rules: TableRules, hand: [Int]) -> [Play] {
    if isNatural(rules, hand) { return [.stand] }
    guard hand.count == 2 else { return [.stand, .hit] }
    var plays: [Play] = [.stand, .hit]
    if rules.doubling { plays.append(.double) }
    if rules.hands > 1, hand[0] == hand[1] { plays.append(.split) }
    if rules.lateSurrender { plays.append(.surrender) }
    return plays
  }

  /// Whether these are ace and ten, if naturals count.
  static func isNatural(_ rules: TableRules, _ hand: [Int]) -> Bool {
    rules.naturals && hand.count == 2 && hand[0] + hand[1] == 11 && hand.contains(1)
  }

  /// Whether the cards can't run out, whatever is drawn, and the dealer may have no natural.
  ///
  /// The player may draw to 20 and once more, and the dealer needs 17.
  func isAnswerable(_ rules: TableRules) -> Bool {
    let hard = hand.reduce(0, +)
    guard hard <= 21, !hand.isEmpty, unseen.points >= 38 - hard - up else { return false }
    let maker = up == 1 ? 10 : up == 10 ? 1 : nil
    guard let maker, rules.naturals, rules.holeCard else { return true }
    return unseen[maker] < unseen.total - 1
  }
}
