import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import Store

/// The filters of the history, and the statistics of one player.
@MainActor @Suite struct BlackjackHistoryTests {
  private func line(
    _ id: Int, of player: Int, _ table: Rules.Table, _ score: Int, minute: Int
  ) -> ResultLine {
    ResultLine(
      id: id, playerID: player, player: "P\(player)", game: "blackjack", variant: table.rawValue,
      score: score, moves: 1, milliseconds: 1, at: minute * 60_000, isRanked: true)
  }

  @Test func aRoundFitsIfPlayerTableAndResultAllDo() {
    let round = line(1, of: 2, .atlantic, -20, minute: 0)
    #expect(HistoryFilter().fits(round))
    #expect(HistoryFilter(player: 2, table: .atlantic, outcome: .lost).fits(round))
    #expect(!HistoryFilter(player: 1, table: .atlantic, outcome: .lost).fits(round))
    #expect(!HistoryFilter(player: 2, table: .source, outcome: .lost).fits(round))
    #expect(!HistoryFilter(player: 2, table: .atlantic, outcome: .won).fits(round))
  }

  @Test func aStreakIsOnePlayersAndADrawDoesNotEndIt() {
    let scores = [(1, 2), (2, -2), (1, 0), (1, 2), (2, -2), (1, 2), (1, -2), (1, 2)]
    let lines = scores.enumerated().map { line($0, of: $1.0, .source, $1.1, minute: $0) }
    let streaks = RoundStreaks(lines.reversed())
    #expect(streaks.won == 3 && streaks.lost == 2)
    #expect(streaks.bestSession == nil, "no chips at the simple table")
  }

  @Test func aSessionEndsWithAPauseOfHalfAnHour() {
    let rounds = [(0, 40), (10, -10), (35, 6), (66, -50), (200, 20), (210, 14), (220, -1)]
    let lines = rounds.enumerated().map { line($0, of: 1, .atlantic, $1.1, minute: $1.0) }
    #expect(RoundStreaks(lines).bestSession == 36)
    #expect(RoundStreaks(Array(lines.dropFirst(3))).bestSession == 33)
    let other = lines + [line(99, of: 2, .atlantic, 100, minute: 15)]
    #expect(RoundStreaks(other).bestSession == 100, "each player has sessions")
  }

  /// Rounds of two players at two tables.
  private func played() throws -> GameContext {
    let context = GameContext.forTests
    context.dependencies.worker = .inline
    for (index, name) in ["Ana", "Leo", "Ana"].enumerated() {
      let table: Rules.Table = index == 0 ? .source : .singleDeck
      var session = Session<Blackjack>(
        .init(table: table, stake: 10, purse: table == .source ? nil : 1000),
        seed: UInt64(index + 20))
      while let play = session.game.allowed.first(where: { [.stand, .decline].contains($0) }) {
        try session.play(.play(play), at: 1)
      }
      _ = try context.store.claim(
        RoundEnd(session).result(milliseconds: 1, at: index * 60_000), by: PlayerName(name))
    }
    return context
  }

  @Test func theHistoryShowsWhatIsChosenAndTheStatisticsFollow() throws {
    let table = SceneHarness(context: try played()) { BlackjackHistoryScene(context: $0) }
    table.pass(.seconds(1))
    func rows() -> Int {
      (0..<5).count { table.stage.top.root.node("history.row.\($0)") != nil }
    }
    #expect(rows() == 3)
    try table.tap("history.filter.player")
    let ana = try #require(
      try table.context.store.player(named: PlayerName("Ana"))?.id)
    try table.tap("filter.\(ana)")
    #expect(rows() == 2)
    #expect(try table.node("history.filter.player").label == "Ana")
    try table.tap("history.filter.table")
    try table.tap("filter.singleDeck")
    #expect(rows() == 1)
    try table.tap("history.statistics")
    table.pass(.seconds(1))
    #expect(try table.node("statistics.rounds").label == "Rounds: 1")
    #expect(try table.node("statistics.naturals").label.hasPrefix("Blackjacks: "))
    #expect(try !table.node("statistics.session").label.contains("…"))
    table.press(.escape)
    try table.tap("history.filter.table")
    try table.tap("filter.atlantic")
    #expect(rows() == 0)
    #expect(try table.node("history.nothing").label == "No rounds like these.")
    #expect(try !table.node("history.statistics").isEnabled)
  }

  @Test func whoPlaysLessLosesNoRoundsToWhoPlaysMore() throws {
    let context = GameContext.forTests
    context.dependencies.worker = .inline
    func play(_ name: String, rounds: Range<Int>) throws {
      for minute in rounds {
        let result = NewResult(
          game: "blackjack", variant: "source", score: minute % 2 == 0 ? 2 : -2, moves: 1,
          milliseconds: 1, at: minute * 60_000, record: "{}")
        _ = try context.store.claim(context.store.draft(result).id, by: PlayerName(name))
      }
    }
    try play("Ana", rounds: 0..<60)
    try play("Leo", rounds: 60..<100)
    let table = SceneHarness(context: context) { BlackjackHistoryScene(context: $0, most: 55) }
    table.pass(.seconds(1))
    try table.tap("history.filter.player")
    let ana = try #require(try context.store.player(named: PlayerName("Ana"))?.id)
    try table.tap("filter.\(ana)")
    try table.tap("history.statistics")
    table.pass(.seconds(1))
    #expect(try table.node("statistics.rounds").label == "Rounds: 60")
    #expect(try table.node("statistics.won").label == "Won: 30")
  }

  @Test func aPlayersPageTellsTheRoundsWonAndTheAverageGainInChips() throws {
    let context = GameContext.forTests
    context.dependencies.worker = .inline
    func play(_ table: Rules.Table, _ scores: [Int]) throws {
      for score in scores {
        let result = NewResult(
          game: "blackjack", variant: table.rawValue, score: score, moves: 1, milliseconds: 1,
          at: 1,
          record: "{}")
        _ = try context.store.claim(context.store.draft(result).id, by: PlayerName("Ana"))
      }
    }
    try play(.source, [2, 2, -2])
    let ana = try #require(try context.store.player(named: PlayerName("Ana"))?.id)
    func page() throws -> [String: String] {
      let found = try context.store.statistics(of: ana, in: "blackjack", now: 1)
      let figures = GameStatistics(found, .blackjack).figures
      return Dictionary(uniqueKeysWithValues: figures.map { ($0.id, $0.value) })
    }
    #expect(try page()["won"] == "67%")
    #expect(try page()["average.gain"] == nil, "no chips at the simple table")
    try play(.atlantic, [-20, -10, 25])
    #expect(try page()["won"] == "50%" && page()["games"] == "6")
    #expect(try page()["average.gain"] == "−0.8")
  }
}
