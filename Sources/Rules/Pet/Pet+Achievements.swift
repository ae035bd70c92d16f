extension Pet {
  /// What can be reached in it, in the order it is shown.
  public static let achievements = [
    Achievement(gameName, "hatch", .any, .stat(.hatched)),
    Achievement(gameName, "grown", .any, .stat(.grownForms)),
    Achievement(gameName, "forms-3", .any, .stat(.grownForms), .most, 3),
    Achievement(gameName, "contest", .any, .stat(.contestsWon), .sum),
    Achievement(gameName, "contests-10", .any, .stat(.contestsWon), .sum, 10),
    Achievement(gameName, "week", .any, .stat(.steadyDays), .most, 7),
    Achievement(gameName, "room", .any, .stat(.room)),
    Achievement(gameName, "palace", .any, .stat(.room), .most, largestRoom),
    Achievement(gameName, "strength-150", .any, .stat(.strength), .most, 150),
    Achievement(gameName, "egg", .any, .stat(.generation), .most, 2),
  ]
}
