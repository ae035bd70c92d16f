/// The tables to play at.
public enum Table: String, CaseIterable, Hashable, Codable, Sendable {
  /// The simple table: one card each and no bets.
  case source
  /// One deck, the dealer stands on soft 17.
  case singleDeck
  /// Four decks, the dealer stands on soft 17.
  case vegasStrip
  /// Eight decks, the dealer stands on soft 17, late surrender.
  case atlantic
  /// Two decks, the dealer draws on soft 17.
  case downtown
  /// Six decks; the dealer takes the second card only after everyone has played.
  case european
  /// Rules that the player chose one by one.
  case custom

  /// The table's rules; of `custom` the most usual, unless the setup names others.
  public var rules: TableRules {
    var rules = TableRules()
    switch self {
    case .source: rules = .source
    case .singleDeck: rules.decks = 1
    case .vegasStrip: rules.decks = 4
    case .atlantic:
      rules.decks = 8
      rules.lateSurrender = true
    case .downtown:
      rules.decks = 2
      rules.hitsSoft17 = true
    case .european:
      rules.decks = 6
      rules.holeCard = false
    case .custom: rules = CustomRules().rules
    }
    return rules
  }
}

extension TableRules {
  /// One deck, one card each, and no plays but hit and stand; ace and ten are a 21.
  public static var source: TableRules {
    var rules = TableRules()
    rules.openingCards = 1
    rules.holeCard = false
    rules.naturals = false
    rules.doubling = false
    rules.doublingAfterSplit = false
    rules.hands = 1
    rules.insurance = false
    return rules
  }
}
