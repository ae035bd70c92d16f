extension Recycle {
  /// What can be reached in it, in the order it is shown.
  public static let achievements = [
    Achievement(name, "first", .any, .moves),
    Achievement(name, "points-500", .with("solo"), .points, .most, 500),
    Achievement(name, "points-1000", .with("solo"), .points, .most, 1000),
    Achievement(name, "points-2000", .with("solo"), .points, .most, 2000),
    Achievement(name, "hard", .with("hard"), .moves),
    Achievement(name, "two", .with("two"), .moves, .most, 2),
    Achievement(name, "perfect-3", .any, .stat(.perfectFits), .most, 3),
    Achievement(name, "flawless-6", .any, .stat(.flawlessPieces), .most, 6),
    Achievement(name, "streak-10", .any, .stat(.streak), .most, 10),
    Achievement(name, "pieces-200", .any, .moves, .sum, 200),
  ]
}
