internal import Host

/// What a player has played of one game: how often, how long, how well, and on which days.
public struct PlayerStatistics: Hashable, Sendable {
  /// How many days `days` covers.
  public static let span = 14

  /// The moves of a game and the time they took.
  public struct Speed: Hashable, Sendable {
    /// How many moves.
    public let moves: Int
    /// How long the game took.
    public let milliseconds: Int
  }

  /// The games in one variant.
  public struct Variant: Hashable, Sendable {
    /// How many games, and how many of them had points.
    public fileprivate(set) var games = 0, won = 0
    /// The points of all of them.
    public fileprivate(set) var score = 0
  }

  /// Finished games.
  public private(set) var games = 0
  /// The time played in all of them.
  public private(set) var milliseconds = 0
  /// The games of the last days; the last number is today's.
  public private(set) var days = [Int](repeating: 0, count: span)
  /// The moves and the time of the game with the most moves per second; nil if none had ten.
  public private(set) var fastest: Speed?
  /// The games by their variants.
  public private(set) var variants: [String: Variant] = [:]
  private var score = 0
  private var moves = 0
  private var played: Set<Int> = []
  private let today: Int

  /// Nothing played yet; `now`: in milliseconds since 1970.
  public init(now: Int) { today = LocalTime(now).dayNumber }

  /// Adds a finished game; totals beyond what the database accepts stop there.
  mutating func add(
    at moment: Int, milliseconds: Int, score: Int, moves: Int, variant: String = ""
  ) {
    games += 1
    self.milliseconds = ValidValue.limited(self.milliseconds + milliseconds)
    self.score = ValidValue.limited(self.score + score)
    self.moves = ValidValue.limited(self.moves + moves)
    noteSpeed(moves: moves, milliseconds: milliseconds)
    variants[variant, default: Variant()].add(score)
    let day = LocalTime(moment).dayNumber
    played.insert(day)
    let ago = today - day
    if (0..<Self.span).contains(ago) { days[Self.span - 1 - ago] += 1 }
  }

  /// A few quick moves are no speed.
  private mutating func noteSpeed(moves: Int, milliseconds: Int) {
    guard moves >= 10, milliseconds > 0 else { return }
    if let fastest {
      let (one, other) = (Double(moves), Double(fastest.moves))
      guard one * Double(fastest.milliseconds) > other * Double(milliseconds) else { return }
    }
    fastest = Speed(moves: moves, milliseconds: milliseconds)
  }

  /// The average of a measure over all games; nil without games, for totals and for pushes.
  public func average(_ measure: Measure) -> Int? {
    guard games > 0 else { return nil }
    func mean(_ sum: Int) -> Int { Int((Double(sum) / Double(games)).rounded()) }
    return switch measure {
    case .time: mean(milliseconds)
    case .moves: mean(moves)
    case .score: mean(score)
    case .total, .pushes: nil
    }
  }

  /// How many days in a row the game was played, up to today; a streak is not lost before
  /// tomorrow.
  public var currentStreak: Int {
    var day = played.contains(today) ? today : today - 1
    var length = 0
    while played.contains(day) { (day, length) = (day - 1, length + 1) }
    return length
  }

  /// The most days in a row.
  public var longestStreak: Int {
    var longest = 0
    for first in played where !played.contains(first - 1) {
      var next = first + 1
      while played.contains(next) { next += 1 }
      longest = max(longest, next - first)
    }
    return longest
  }
}

extension PlayerStatistics.Variant {
  fileprivate mutating func add(_ score: Int) {
    games += 1
    if score > 0 { won += 1 }
    self.score = ValidValue.limited(self.score + score)
  }
}
