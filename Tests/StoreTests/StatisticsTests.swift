import Rules
import Testing

@testable import Store

/// A player's statistics in one game.
@Suite struct StatisticsTests {
  private static let day = 86_400_000
  /// Noon in UTC.
  private static let now = 1_700_000_000_000 / day * day + day / 2

  private func statistics(daysAgo: [Int]) -> PlayerStatistics {
    var statistics = PlayerStatistics(now: Self.now)
    for ago in daysAgo {
      statistics.add(at: Self.now - ago * Self.day, milliseconds: 1000, score: 3, moves: 2)
    }
    return statistics
  }

  @Test func aStreakLastsUntilADayIsMissedAndIsNotLostBeforeTomorrow() {
    #expect(statistics(daysAgo: []).currentStreak == 0)
    #expect(statistics(daysAgo: [0, 1, 2, 4]).currentStreak == 3)
    #expect(statistics(daysAgo: [1, 2, 4]).currentStreak == 2)
    #expect(statistics(daysAgo: [2, 3, 4, 5]).currentStreak == 0)
    #expect(statistics(daysAgo: [2, 3, 4, 5, 0]).longestStreak == 4)
  }

  @Test func streaksAndDaysAgreeWithACountDayByDay() {
    for seed in UInt64(0)..<50 {
      var generator = SeededGenerator(seed: seed)
      let daysAgo = (0..<generator.below(40)).map { _ in generator.below(30) }
      let statistics = statistics(daysAgo: daysAgo)
      let counts = (0..<31).map { ago in daysAgo.count { $0 == ago } }
      let runs = counts.split(separator: 0).map(\.count)
      #expect(statistics.longestStreak == runs.max() ?? 0, "seed \(seed)")
      #expect(
        statistics.days == Array(counts.prefix(PlayerStatistics.span).reversed()), "seed \(seed)")
      #expect(statistics.games == daysAgo.count)
    }
  }

  @Test func averagesAreRoundedAndMissingWithoutGames() {
    var statistics = PlayerStatistics(now: Self.now)
    #expect(statistics.average(.time) == nil)
    for score in [1, 2, 2] {
      statistics.add(at: Self.now, milliseconds: 10, score: score, moves: 5)
    }
    #expect(statistics.average(.score) == 2 && statistics.average(.moves) == 5)
    #expect(statistics.average(.total) == nil)
  }

  @Test func gamesAndPointsAreCountedByVariant() {
    var statistics = PlayerStatistics(now: Self.now)
    for (variant, score) in [("a", 3), ("a", -5), ("b", 2), ("a", 0)] {
      statistics.add(at: Self.now, milliseconds: 1, score: score, moves: 1, variant: variant)
    }
    #expect(statistics.variants.mapValues(\.games) == ["a": 3, "b": 1])
    #expect(statistics.variants.mapValues(\.won) == ["a": 1, "b": 1])
    #expect(statistics.variants.mapValues(\.score) == ["a": -2, "b": 2])
  }

  @Test func theFastestGameHasTheMostMovesPerSecondAndAtLeastTenMoves() {
    var statistics = PlayerStatistics(now: Self.now)
    statistics.add(at: Self.now, milliseconds: 100, score: 0, moves: 9)
    #expect(statistics.fastest == nil)
    for (moves, milliseconds) in [(20, 40_000), (30, 20_000), (10, 9000), (50, 0)] {
      statistics.add(at: Self.now, milliseconds: milliseconds, score: 0, moves: moves)
    }
    #expect(statistics.fastest == .init(moves: 30, milliseconds: 20_000))
  }

  @Test func aWrongClockAddsToNoDayOfThePlot() {
    let statistics = statistics(daysAgo: [-3, 20_000])
    #expect(statistics.days.allSatisfy { $0 == 0 } && statistics.games == 2)
  }

  @Test func onlyThePlayersOwnGamesOfThatGameAreCounted() throws {
    let store = try Store.inMemory(.games)
    func finish(_ name: String, _ game: String) throws -> Player {
      let result = NewResult(
        game: game, variant: "4x4", score: 100, moves: 80, milliseconds: 61_000, at: Self.now,
        record: "{}")
      let claim = try store.claim(store.draft(result).id, by: PlayerName(name))
      return try #require(claim.result.player)
    }
    let ana = try finish("Ana", "fifteen")
    _ = try finish("Ana", "mirror")
    _ = try finish("Ben", "fifteen")
    let statistics = try store.statistics(of: ana.id, in: "fifteen", now: Self.now)
    #expect(statistics.games == 1 && statistics.milliseconds == 61_000)
    #expect(statistics.average(.moves) == 80 && statistics.currentStreak == 1)
  }
}
