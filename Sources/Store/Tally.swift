internal import Rules

/// What a player has reached, as far as it is loaded here; results are added one by one.
///
/// It is filled from the database with what a result can change, or starts empty and gets all
/// results.
struct Tally {
  struct Progress: Hashable {
    var number: Int
    var reachedAt: Int?
    var result: Int?
  }

  /// A place on a leaderboard; `figure` is the index's sort key, so more points mean a lower
  /// value.
  struct Standing: Hashable {
    var figure: Int
    var at: Int
    var result: Int
  }

  struct Place: Hashable {
    var span: Int
    var board: Leaderboard
  }

  var progress: [Achievement.ID: Progress] = [:]
  var standings: [Place: Standing] = [:]
  var total = 0
  var playedAt = 0
  /// The changes to be written.
  private(set) var changedProgress: Set<Achievement.ID> = []
  private(set) var changedPlaces: Set<Place> = []

  /// Adds facts, and returns which achievements they reached.
  mutating func add(
    _ facts: GameFacts, to achievements: [Achievement], at moment: Int, result: Int?
  ) -> [Achievement] {
    var new: [Achievement] = []
    for achievement in achievements {
      let old = progress[achievement.id]
      guard let number = achievement.progress(after: old?.number, facts), number != old?.number
      else { continue }
      var next = Progress(number: number, reachedAt: old?.reachedAt, result: old?.result)
      if old?.reachedAt == nil, achievement.isReached(at: number) {
        (next.reachedAt, next.result) = (moment, result)
        new.append(achievement)
      }
      progress[achievement.id] = next
      changedProgress.insert(achievement.id)
    }
    return new
  }

  /// Adds a claimed result to the leaderboards.
  mutating func place(_ played: NewResult, by scoring: Scoring, id: Int) {
    playedAt = max(playedAt, played.at)
    guard played.isRanked else { return }
    if scoring.total == .points { total = ValidValue.limited(total + played.score) }
    for (board, figure) in scoring.figures(of: played) {
      for span in Period.allCases {
        let place = Place(span: span.key(at: played.at), board: board)
        let old = standings[place]
        var next = Standing(figure: figure, at: played.at, result: id)
        if board.measure == .total {
          next.figure = ValidValue.limited(next.figure + (old?.figure ?? 0))
        }
        if let old, (old.figure, old.at, old.result) <= (next.figure, next.at, next.result) {
          continue
        }
        standings[place] = next
        changedPlaces.insert(place)
      }
    }
  }
}
