extension Pet {
  /// What can be reached in it, in the order it is shown.
  public static let achievements = [
    Achievement(gameName, "hatch", .any, .feat(.hatched)),
    Achievement(gameName, "grown", .any, .feat(.grownForms)),
    Achievement(gameName, "forms-3", .any, .feat(.grownForms), .most, 3),
    Achievement(gameName, "contest", .any, .feat(.contestsWon), .sum),
    Achievement(gameName, "contests-10", .any, .feat(.contestsWon), .sum, 10),
    Achievement(gameName, "week", .any, .feat(.steadyDays), .most, 7),
    Achievement(gameName, "room", .any, .feat(.room)),
    Achievement(gameName, "palace", .any, .feat(.room), .most, largestRoom),
    Achievement(gameName, "strength-150", .any, .feat(.strength), .most, 150),
    Achievement(gameName, "egg", .any, .feat(.generation), .most, 2),
  ]
}
