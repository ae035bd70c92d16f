extension Blackjack {
  /// The achievements in the order in which they are shown.
  public static let achievements = [
    Achievement(name, "win", .any, .stat(.won)),
    Achievement(name, "natural", .any, .stat(.naturals)),
    Achievement(name, "five-cards", .any, .stat(.fiveCards)),
    Achievement(name, "split", .any, .stat(.splitsWon)),
    Achievement(name, "double", .any, .stat(.doublesWon)),
    Achievement(name, "row-3", .any, .stat(.won), .row, 3),
    Achievement(name, "coached-10", .any, .stat(.asCoached), .row, 10),
    Achievement(name, "tables-3", .any, .stat(.tableWon), .kinds, 3),
    Achievement(name, "wins-25", .any, .stat(.won), .sum, 25),
    Achievement(name, "rounds-100", .any, .games, .sum, 100),
  ]
}
