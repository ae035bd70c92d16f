import Languages
public import Store

/// The measures of a game's leaderboards.
extension LeaderboardDescription {
  /// The measures of each variant, in the order they are offered.
  public var measures: [Measure] { scoring.allMeasures }

  /// The leaderboard for one option of each part; a total of points has no parts.
  public func board(_ measure: Measure, of options: [Int]) -> Leaderboard {
    Leaderboard(game: game, variant: isWhole(measure) ? "" : variant(options), measure: measure)
  }

  /// Whether it covers all variants together.
  func isWhole(_ measure: Measure) -> Bool { scoring.total == .points && measure == .total }

  /// How many rows are shown: five of a total of points.
  public func length(_ measure: Measure) -> Int { isWhole(measure) ? 5 : 100 }

  /// The title of a measure above its leaderboard.
  public func title(of measure: Measure) -> String {
    switch measure {
    case .time: tr("Time")
    case .moves: tr("Moves")
    case .pushes: tr("Pushes")
    case .score: tr("Points")
    case .total: scoring.total == .wins ? tr("Wins") : tr("Points")
    }
  }

  /// The options of a variant in words: `4×4 · 130 moves`.
  public func words(for options: [Int]) -> String {
    captions(for: options).joined(separator: " · ")
  }

  /// The options of a variant, without those that go without saying.
  func captions(for options: [Int]) -> [String] {
    zip(parts, options).filter { $0.usual != $1 }.map { $0.options[$1].label }
  }

  /// All combinations of options, the first part varying slowest.
  public var choices: [[Int]] {
    parts.reduce([[]]) { all, part in
      all.flatMap { choice in part.options.indices.map { choice + [$0] } }
    }
  }
}

extension Measure {
  /// Its name in the trace.
  public var id: String {
    switch self {
    case .time: "time"
    case .moves: "moves"
    case .pushes: "pushes"
    case .score: "score"
    case .total: "total"
    }
  }

  /// Its icon.
  public var icon: String {
    switch self {
    case .time: "icon-clock"
    case .moves: "icon-moves"
    case .pushes: "icon-hand"
    case .score: "icon-star"
    case .total: "icon-trophy"
    }
  }

  /// A value as players read it; a dash if there is none.
  public func text(_ figure: Int?) -> String {
    guard let figure else { return "—" }
    return self == .time ? PlayClock.text(milliseconds: figure) : "\(figure)"
  }

  /// A player's best by this measure.
  public func figure(in records: PlayerProfile.Records) -> Int? {
    switch self {
    case .time: records.milliseconds
    case .moves: records.moves
    case .pushes: records.pushes
    case .score: records.score
    case .total: records.wins
    }
  }
}

extension Period {
  /// Its name in the trace.
  public var id: String {
    switch self {
    case .today: "today"
    case .month: "month"
    case .ever: "ever"
    }
  }

  /// Its icon.
  var icon: String {
    switch self {
    case .today: "icon-clock"
    case .month: "icon-calendar"
    case .ever: "icon-trophy"
    }
  }
  /// Its title.
  public var title: String {
    switch self {
    case .today: tr("Today")
    case .month: trc("span", "Month")
    case .ever: tr("All time")
    }
  }
}
