extension Feat {
  /// 1 for a round won, 0 for one lost; a draw does not say.
  public static let won = Feat("won")
  /// Natural hands that won.
  public static let naturals = Feat("naturals")
  /// Hands of five cards or more that count 21.
  public static let fiveCards = Feat("fiveCards")
  /// Hands won that came of a split.
  public static let splitsWon = Feat("splitsWon")
  /// Hands won that were doubled.
  public static let doublesWon = Feat("doublesWon")
  /// A bit for the table that was won at.
  public static let tableWon = Feat("tableWon")
  /// 1 where each decision was the coach's, 0 where one was not; a round without one does
  /// not say.
  public static let asCoached = Feat("asCoached")
}

extension Blackjack {
  /// What the round tells to achievements, at its end; whether it was played as the coach plays is
  /// asked of `RoundReview.asCoached`.
  public var feats: Feats {
    var feats = Feats()
    let won = hands.filter { winnings(of: $0) > 0 }
    feats[.naturals] = won.count { result(of: $0) == .natural }
    feats[.fiveCards] = hands.count { $0.cards.count >= 5 && $0.total.value == 21 }
    feats[.splitsWon] = won.count(where: \.isSplit)
    feats[.doublesWon] = won.count(where: \.isDoubled)
    guard let outcome, outcome != .drawn else { return feats }
    feats[.won] = outcome == .won ? 1 : 0
    if outcome == .won, let index = Table.allCases.firstIndex(of: setup.table) {
      feats[.tableWon] = 1 << index
    }
    return feats
  }
}

extension RoundReview {
  /// Whether each decision was worth as much as the best; nil where there was none to make.
  public static func asCoached(_ decisions: [Decision]) -> Bool? {
    decisions.isEmpty ? nil : decisions.allSatisfy { $0.cost < 1e-9 }
  }
}
