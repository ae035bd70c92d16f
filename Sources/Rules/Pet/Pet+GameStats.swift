extension GameStat {
  /// 1 once it has left its egg.
  public static let hatched = GameStat("hatched")
  /// The grown-up forms in its album.
  public static let grownForms = GameStat("grownForms")
  /// Contests won since it was looked at last.
  static let contestsWon = GameStat("contestsWon")
  /// Whole days it lived since it hatched or fainted last.
  public static let steadyDays = GameStat("steadyDays")
  /// The room's size.
  public static let room = GameStat("room")
  /// The highest of attack, defence and luck.
  public static let strength = GameStat("strength")
  /// Its place in the line of eggs.
  public static let generation = GameStat("generation")
}

extension Pet {
  /// The name under which its achievements stand.
  public static var gameName: String { "pet" }

  /// What it tells to achievements, and what happened since it was `past`.
  public func gameStats(since past: Pet) -> GameStats {
    var gameStats = GameStats()
    gameStats[.hatched] = album.contains { $0 != .egg } ? 1 : 0
    gameStats[.grownForms] = album.count(where: \.isAdult)
    gameStats[.steadyDays] = form == .egg ? nil : steadyTime / PetDay.length
    gameStats[.room] = room
    gameStats[.strength] = Stat.allCases.map { stats[$0] }.max()
    gameStats[.generation] = generation
    gameStats[.contestsWon] = news(since: past).count { event in
      if case .contest(_, won: true?) = event.kind { true } else { false }
    }
    return gameStats
  }

  /// Milliseconds lived since it hatched or fainted last.
  private var steadyTime: Int { (age - max(hatchedAt, faintedAt ?? 0)) * pace.scale }
}
