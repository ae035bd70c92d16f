extension Blackjack {
  /// What can be reached in it, in the order it is shown.
  public static let achievements = [
    Achievement(name, "win", .any, .feat(.won)),
    Achievement(name, "natural", .any, .feat(.naturals)),
    Achievement(name, "five-cards", .any, .feat(.fiveCards)),
    Achievement(name, "split", .any, .feat(.splitsWon)),
    Achievement(name, "double", .any, .feat(.doublesWon)),
    Achievement(name, "row-3", .any, .feat(.won), .row, 3),
    Achievement(name, "coached-10", .any, .feat(.asCoached), .row, 10),
    Achievement(name, "tables-3", .any, .feat(.tableWon), .kinds, 3),
    Achievement(name, "wins-25", .any, .feat(.won), .sum, 25),
    Achievement(name, "rounds-100", .any, .games, .sum, 100),
  ]
}
