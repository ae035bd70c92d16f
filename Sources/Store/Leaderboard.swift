internal import Host

/// What players are ranked by.
public enum Measure: Int, Hashable, CaseIterable, Sendable {
  /// The total of all games: points, or games won.
  case total
  /// The most points in one game.
  case score
  /// The shortest time.
  case time
  /// The fewest moves.
  case moves
  /// The fewest pushes, each of which may move several tiles.
  case pushes

  /// Whether lower is better.
  var isLowBest: Bool { self == .time || self == .moves || self == .pushes }
}

/// A leaderboard: the players, each with their best result.
public struct Leaderboard: Hashable, Sendable {
  /// The game's name, as in its record.
  public var game: String
  /// The group in which results are compared; empty for a total over all variants.
  public var variant: String
  /// What players are ranked by.
  public var measure: Measure

  /// A board of a game.
  public init(game: String, variant: String, measure: Measure) {
    self.game = game
    self.variant = variant
    self.measure = measure
  }
}

/// The time that a leaderboard covers, by the local calendar.
public enum Period: Hashable, CaseIterable, Sendable {
  /// Today, this month, or all time.
  case today, month, ever

  /// Its number in the database: 0, the month as `202611`, or the day as `20261122`.
  func key(at moment: Int) -> Int {
    guard self != .ever else { return 0 }
    let time = LocalTime(moment)
    let month = time.year * 100 + time.month
    return self == .month ? month : month * 100 + time.day
  }
}
