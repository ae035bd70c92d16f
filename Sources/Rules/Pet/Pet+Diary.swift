extension Pet {
  /// What was done with it and with the pets before it, for the player's statistics.
  public struct Diary: Hashable, Codable, Sendable {
    /// Meals and games that someone gave it.
    public private(set) var meals = 0, games = 0
    /// Contests that it took part in, and those that it won.
    public private(set) var contests = 0, contestsWon = 0
    /// Days on which someone was there for it, and the most of them in a row.
    public private(set) var days = 0, longestStreak = 0
    private var streak = 0
    private var latest: [Day] = []

    /// How many of the last days are stored with their numbers.
    public static let span = 14

    /// A local day, counted from 1 January 1970, and how often it was looked after.
    private struct Day: Hashable, Codable, Sendable {
      let day: Int
      var count: Int
    }
  }

  /// Before it was written, its log tells what is known.
  public var diary: Diary {
    storedDiary ?? log.reduce(into: Diary()) { $0.note($1.kind) }
  }

  /// Notes that someone was there for it on this local day, counted from 1 January 1970, and whether
  /// that counts as care.
  public mutating func noteVisit(on day: Int, isCare: Bool) {
    var diary = diary
    diary.note(on: day, times: isCare ? 1 : 0)
    storedDiary = diary
  }
}

extension Pet.Diary {
  /// How many days in a row someone was there for it; a streak is not lost before tomorrow.
  public func currentStreak(today: Int) -> Int {
    latest.last.map { $0.day >= today - 1 ? streak : 0 } ?? 0
  }

  /// How often it was looked after on each of the last days; the last number is today's.
  public func lastDays(today: Int) -> [Int] {
    let counts = Dictionary(latest.map { ($0.day, $0.count) }) { $1 }
    return (0..<Self.span).map { counts[today - Self.span + 1 + $0] ?? 0 }
  }

  /// Whether a real life can have led to it.
  var isPlausible: Bool {
    let counts = [meals, games, contests, contestsWon, days, longestStreak, streak]
    return (counts + latest.flatMap { [$0.day, $0.count] }).allSatisfy(Self.numbers.contains)
      && latest.count <= Self.span
  }

  private static let numbers = 0...(1 << 40)

  mutating func note(_ kind: PetEvent.Kind) {
    switch kind {
    case .ate: meals += 1
    case .played: games += 1
    case .contest(_, let won):
      contests += 1
      if won == true { contestsWon += 1 }
    default: break
    }
  }

  /// Later days than this are from a clock that was wrong, and are forgotten.
  mutating func note(on day: Int, times: Int) {
    guard Self.numbers.contains(day) else { return }
    latest.removeAll { $0.day > day }
    if latest.last?.day != day {
      streak = latest.last?.day == day - 1 ? streak + 1 : 1
      longestStreak = max(longestStreak, streak)
      days += 1
      latest = (latest + [Day(day: day, count: 0)]).suffix(Self.span)
    }
    latest[latest.count - 1].count += times
  }
}

extension PetAction {
  /// Whether it counts as care; touches are too many to count.
  public var isCare: Bool {
    switch self {
    case .stroke, .tickle, .toss, .lightsOn, .beginHoliday, .endHoliday, .layEgg: false
    default: true
    }
  }
}
