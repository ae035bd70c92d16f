/// What a kiosk counts: nothing of it says who was there.
public enum Happening: Hashable, Sendable {
  /// Someone touched the screen after the last visit had ended.
  case visit
  /// The program started.
  case start
  /// Something failed and was reported.
  case error
  /// The first move of a game was made.
  case begun(game: String)
  /// A game was played to its end; a game of two counts twice.
  case finished(game: String)
  /// A result was put on the leaderboards.
  case claimed(game: String)

  /// Its name in the database.
  var key: String {
    switch self {
    case .visit: "visit"
    case .start: "start"
    case .error: "error"
    case .begun(let game): "begun." + game
    case .finished(let game): "finished." + game
    case .claimed(let game): "claimed." + game
    }
  }
}

/// What happened on one day at a kiosk, as numbers.
public struct DayFigures: Hashable, Sendable, Identifiable {
  /// What happened in one game.
  public struct Game: Hashable, Sendable {
    /// How many games were begun, how many were finished, and how many results got a name.
    public var begun = 0, finished = 0, claimed = 0

    /// By default nothing.
    public init(begun: Int = 0, finished: Int = 0, claimed: Int = 0) {
      self.begun = begun
      self.finished = finished
      self.claimed = claimed
    }
  }

  /// The local day, counted from 1 January 1970.
  public let id: Int
  /// How many visits there were, how often the program started, and how many errors it reported.
  public var visits = 0, starts = 0, errors = 0
  /// The games in which something happened, by their ids.
  public var games: [String: Game] = [:]

  /// A day without anything.
  public init(_ day: Int) { id = day }

  /// The date.
  public var date: Day { Day(milliseconds: id * 86_400_000) }
  /// All games together.
  public var total: Game {
    games.values.reduce(into: Game()) { sum, game in
      sum.begun += game.begun
      sum.finished += game.finished
      sum.claimed += game.claimed
    }
  }

  /// Adds a row of the database; an unknown event, of a later version, is left out.
  mutating func add(_ key: String, _ count: Int) {
    switch key {
    case "visit": visits += count
    case "start": starts += count
    case "error": errors += count
    default:
      let parts = key.split(separator: ".", maxSplits: 1)
      guard parts.count == 2 else { return }
      let game = String(parts[1])
      switch parts[0] {
      case "begun": games[game, default: Game()].begun += count
      case "finished": games[game, default: Game()].finished += count
      case "claimed": games[game, default: Game()].claimed += count
      default: return
      }
    }
  }
}
