import Languages
import Store

/// What a player's page shows of one game: figures, and what was done on each of the last days.
public nonisolated struct GameStatistics: Hashable, Sendable {
  /// One number or the like.
  public struct Figure: Hashable, Sendable {
    /// Its name in node ids, and what players read.
    let id, title, value: String
    /// A drawing of `Art`.
    let icon: String

    /// A figure; `id` is its name in node ids.
    public init(_ id: String, _ title: String, _ value: String, icon: String) {
      self.id = id
      self.title = title
      self.value = value
      self.icon = icon
    }
  }

  /// The figures, in the order in which they are shown.
  var figures: [Figure]
  /// How often something was done on each of the last days; the last number is today's.
  var days: [Int]
  /// A sentence that says what it is, with the sum.
  var caption: String

  /// Figures, and the numbers of the last days.
  public init(_ figures: [Figure], days: [Int], caption: String) {
    self.figures = figures
    self.days = days
    self.caption = caption
  }
}

extension GameStatistics {
  /// How many days in a row something was done, up to today, and the most.
  public static func streaks(_ current: Int, longest: Int) -> [Figure] {
    [
      Figure("streak", tr("Days in a row"), "\(current)", icon: "icon-calendar"),
      Figure("longest", tr("Most days in a row"), "\(longest)", icon: "icon-medal"),
    ]
  }

  /// The statistics of a game's results; `board` says what they are compared by.
  init(_ played: PlayerStatistics, _ board: LeaderboardDescription?) {
    let time = PlayClock.text(milliseconds: played.milliseconds)
    let count = played.days.reduce(0, +)
    self.init(
      [
        Figure("games", tr("Games played"), "\(played.games)", icon: "icon-dice"),
        Figure("time", tr("Time played"), time, icon: "icon-clock"),
      ] + Self.streaks(played.currentStreak, longest: played.longestStreak)
        + Self.averages(played, board?.measures ?? []) + (board?.figures(played) ?? [])
        + (board?.showsPace == true ? Self.pace(played) : []),
      days: played.days,
      caption: trn(
        "{n} game in the last {days} days", "{n} games in the last {days} days", count,
        ["days": "\(played.days.count)"]))
  }

  /// Each measure but the total has an average.
  private static func averages(
    _ played: PlayerStatistics, _ measures: [Measure]
  ) -> [Figure] {
    measures.filter { $0 != .total }.compactMap { measure in
      played.average(measure).map {
        Figure(
          "average." + measure.id, measure.averageTitle, measure.text($0), icon: measure.icon)
      }
    }
  }

  /// The moves per second of the fastest game.
  private static func pace(_ played: PlayerStatistics) -> [Figure] {
    let fastest = played.fastest.flatMap {
      MovesPerSecond(moves: $0.moves, milliseconds: $0.milliseconds)
    }
    return fastest.map {
      [Figure("pace", tr("Most moves per second"), $0.number, icon: "icon-motion")]
    } ?? []
  }
}

extension Measure {
  fileprivate var averageTitle: String {
    switch self {
    case .time: tr("Average time")
    case .moves: tr("Average moves")
    case .score, .pushes, .total: tr("Average points")
    }
  }
}
