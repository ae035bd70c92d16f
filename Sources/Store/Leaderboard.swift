internal import Glibc

/// What players are ranked by.
public enum Measure: Int, Hashable, CaseIterable, Sendable {
  /// What all games brought together: points, or games won.
  case total
  /// The most points of one game.
  case score
  /// The shortest time.
  case time
  /// The fewest moves.
  case moves

  /// Whether less is better.
  var isLowBest: Bool { self == .time || self == .moves }
}

/// A leaderboard: the players, each with the best that one reached.
public struct Leaderboard: Hashable, Sendable {
  /// The game's name, as its record has it.
  public var game: String
  /// What results are compared within; empty for a total of all variants.
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

/// What time a leaderboard covers, by the calendar of where this machine stands.
public enum Period: Hashable, CaseIterable, Sendable {
  /// The current day, the current month, or all results.
  case today, month, ever

  /// Its number in the database: 0, the month as `202611`, or the day as `20261122`.
  func key(at moment: Int) -> Int {
    guard self != .ever else { return 0 }
    var seconds = time_t(moment / 1000)
    var parts = tm()
    localtime_r(&seconds, &parts)
    let month = (Int(parts.tm_year) + 1900) * 100 + Int(parts.tm_mon) + 1
    return self == .month ? month : month * 100 + Int(parts.tm_mday)
  }
}
