import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame

/// The table as it is touched.
@MainActor @Suite struct BlackjackSceneTests {
  private func start(_ context: GameContext = .forTests) -> SceneHarness {
    SceneHarness(context: context) { BlackjackStartScene(context: $0) }
  }

  /// At the table of the source, with the first cards of a hand dealt that is won after so many
  /// cards more.
  private func dealt(hits: Int = 0) throws -> SceneHarness {
    let seed = try blackjackSeed(.won, hits: hits)
    return try dealt(.forTests(seed: seed, chance: { seed }))
  }

  private func dealt(_ context: GameContext) throws -> SceneHarness {
    let table = try start(context).opened("blackjack.play")
    table.pass(.seconds(2))
    return table
  }

  private func casino(_ table: Rules.Table, _ context: GameContext = .forTests) throws
    -> SceneHarness
  {
    var bank = BlackjackBank(context.store)
    bank.table = table
    try context.store.save(bank.saved(at: 0), slot: BlackjackBank.slot)
    let seat = try start(context).opened("blackjack.play")
    seat.pass(.seconds(1))
    return seat
  }

  private func label(_ id: String, _ table: SceneHarness) throws -> String {
    try table.node(id).label
  }

  private func game(_ table: SceneHarness) throws -> Blackjack {
    try #require((table.stage.scenes.compactMap { $0 as? BlackjackScene }.last)?.game)
  }

  @Test func aTouchHitsAndStandsAndTheScoresFollow() throws {
    let table = try dealt(hits: 1)
    #expect(table.stage.top.name == "blackjack")
    let first = try game(table).hands[0].total.value
    #expect(try label("player.score", table) == "Player: \(first)")
    try table.tap("blackjack.hit")
    table.pass(.seconds(1))
    let second = try game(table).hands[0].total.value
    #expect(try game(table).hands[0].cards.count == 2 && second > first)
    #expect(try label("player.score", table) == "Player: \(second)")
    #expect(try !table.node("blackjack.new").isEnabled)
    try table.tap("blackjack.stand")
    let end = try game(table)
    #expect(end.outcome != nil)
    #expect(table.sounds.contains("blackjack-deal") && table.sounds.contains("blackjack-shuffle"))
    // All cards lie before anybody is asked for a name.
    for _ in 0..<80 where table.stage.top.name == "blackjack" { table.pass(.milliseconds(100)) }
    #expect(table.stage.top.name == "blackjack.result")
  }

  @Test func theResultIsSavedBeforeTheDialogAndGetsItsName() throws {
    let table = try dealt()
    try table.tap("blackjack.stand")
    #expect(try table.context.store.drafts().count == 1)
    #expect(table.events.contains { $0.name == "result" })
    table.pass(.seconds(8))
    table.type("Ana")
    try table.tap("result.done")
    let lines = try table.context.store.results(
      game: "blackjack", variant: "source", order: .newest)
    #expect(lines.map(\.player) == ["Ana"])
    try table.tap("result.again")
    #expect(table.stage.top.name == "blackjack")
    #expect(try game(table).outcome == nil)
  }

  @Test func aTapOnTheFeltEndsTheWaiting() throws {
    let table = try dealt()
    try table.tap("blackjack.stand")
    let felt = Point(x: 60, y: 400)
    table.touch([felt])
    let bot = try game(table).dealer
    let score = table.stage.scenes.compactMap { $0.root.node("bot.score") }.first
    #expect(score?.label == "Bot: \(HandTotal(bot).value)")
    // The second touch ends what happens on the table, the third is for the dialog.
    for _ in 0..<2 { table.touch([felt]) }
    table.pass(.milliseconds(50))
    #expect(table.stage.top.name == "blackjack.result")
  }

  @Test func keysPlayARound() throws {
    let table = try dealt(hits: 1)
    table.press(.character("c"))
    #expect(try game(table).hands[0].cards.count == 2)
    if try game(table).outcome == nil { table.press(.character("s")) }
    #expect(try game(table).outcome != nil)
    table.pass(.seconds(8))
    table.stage.setFocus(nil)
    table.press(.escape)
    table.press(.enter)
    table.pass(.seconds(1))
    #expect(try game(table).outcome == nil, "Enter plays again")
  }

  @Test func aRoundThatWasLeftIsResumed() throws {
    let context = GameContext.forTests
    let table = try dealt(context)
    try table.tap("blackjack.hit")
    let before = try game(table)
    guard before.outcome == nil else { return }
    try table.tap("blackjack.back")
    #expect(table.stage.top.name == "blackjack.start")
    try table.tap("blackjack.play")
    table.pass(.milliseconds(400))
    #expect(try game(table) == before)
    #expect(try label("player.score", table) == "Player: \(before.hands[0].total.value)")
  }

  @Test func aNewLanguageShowsTheSameRoundWithoutASound() throws {
    let table = try dealt()
    let before = try game(table)
    let sounds = table.sounds.count
    table.stage.perform(.renew)
    table.pass(.seconds(1))
    #expect(try game(table) == before)
    #expect(table.sounds.count == sounds)
    #expect(try label("player.score", table).contains("\(before.hands[0].total.value)"))
    try table.tap("blackjack.stand")
    #expect(try game(table).outcome != nil, "the new scene listens")
  }

  @Test func aNewLanguageAtTheEndOfAWonRoundStillAsksForTheName() throws {
    let table = try dealt()
    try table.tap("blackjack.stand")
    table.stage.perform(.renew)
    table.pass(.seconds(3))
    #expect(table.stage.top.name == "blackjack.result")
    #expect(table.sounds.count { $0.hasPrefix("blackjack-w") || $0.hasPrefix("blackjack-l") } <= 1)
  }

  @Test func historyIsNewestFirstAndOpensADetail() throws {
    let context = GameContext.forTests
    let table = try played(["Ana", "Leo", "Zoë"], context)
    try table.tap("blackjack.history")
    #expect(try label("history.row.0", table).contains("Zoë"))
    #expect(try label("history.row.2", table).contains("Ana"))
    #expect(try label("history.row.0", table).contains(" | Bot: "))
    try table.tap("history.row.1")
    #expect(table.stage.top.name == "blackjack.detail")
    #expect(try label("detail.name", table) == "Leo")
    try table.tap("detail.share")
    #expect(try table.node("share.code").traceText?.contains("Leo") == true)
    table.press(.escape)
    try table.tap("detail.back")
    try table.drag("history.row.1", by: Point(x: -700, y: 0))
    table.pass(.seconds(1))
    #expect(try lines(context).map(\.player) == ["Zoë", "Ana"])
    table.stage.perform(.renew)
    table.pass(.seconds(1))
    try table.tap("history.restore")
    #expect(try lines(context).map(\.player) == ["Zoë", "Leo", "Ana"])
    #expect(try label("history.row.1", table).contains("Leo"))
    #expect(try table.node("history.restore").isHidden)
    try table.tap("history.clear")
    table.stage.perform(.renew)
    table.pass(.seconds(1))
    try table.tap("history.clear.yes")
    #expect(try lines(context).isEmpty)
  }

  @Test func statisticsTellLuckFromSkillAndAddUp() throws {
    let context = GameContext.forTests
    context.dependencies.worker = .inline
    var winnings = 0
    for seed in UInt64(0)..<3 {
      var session = Session<Blackjack>(Blackjack.Setup(table: .singleDeck), seed: seed)
      while let play = session.game.allowed.first { try session.play(.play(play), at: 1) }
      winnings += session.game.winnings
      let result = RoundEnd(session).result(milliseconds: 1, at: Int(seed))
      _ = try context.store.claim(result, by: PlayerName("Ana"))
    }
    let table = try played(["Leo"], context).opened("blackjack.history")
    try table.tap("history.statistics")
    #expect(try label("statistics.rounds", table).hasSuffix(" 4"))
    #expect(
      try label("statistics.chips", table).hasSuffix(" " + BlackjackWords.gain(winnings)))
    var tally = RoundTally()
    for seed in UInt64(0)..<3 {
      var session = Session<Blackjack>(Blackjack.Setup(table: .singleDeck), seed: seed)
      while let play = session.game.allowed.first { try session.play(.play(play), at: 1) }
      tally.add(try RoundReview(replaying: session.record))
    }
    #expect(abs(tally.result - Double(winnings) / 2) < 1e-9)
    #expect(try label("statistics.skill", table).contains(BlackjackWords.value(tally.skill)))
    #expect(try label("statistics.luck", table).contains(BlackjackWords.value(tally.luck)))
  }

  @Test func clearingAsksAndCanBeRefused() throws {
    let context = GameContext.forTests
    let table = try played(["Ana", "Leo"], context)
    try table.tap("blackjack.history")
    try table.tap("history.clear")
    try table.tap("history.clear.no")
    #expect(try lines(context).count == 2)
    try table.tap("history.clear")
    try table.tap("history.clear.yes")
    #expect(try lines(context).isEmpty)
    #expect(try !table.node("history.clear").isEnabled)
  }

  @Test func aKiosksVisitorClearsNothing() throws {
    let context = GameContext.forTests
    context.change(.kiosk, to: .bool(true))
    let table = try played(["Ana"], context)
    try table.tap("blackjack.history")
    #expect(try !table.node("history.clear").isEnabled)
  }

  private func lines(_ context: GameContext) throws -> [ResultLine] {
    try context.store.results(game: "blackjack", variant: "source", order: .newest)
  }

  /// Rounds of these players in the store, an hour apart, and the start screen.
  private func played(_ names: [String], _ context: GameContext) throws -> SceneHarness {
    for (index, name) in names.enumerated() {
      var session = Session<Blackjack>(Blackjack.Setup(), seed: UInt64(index))
      try session.play(.play(.stand), at: 900)
      let result = RoundEnd(session).result(
        milliseconds: 900, at: 1_700_000_000_000 + index * 3_600_000)
      _ = try context.store.claim(result, by: PlayerName(name))
    }
    return start(context)
  }

  @Test func theCasinoWaitsForABetAndPaysIt() throws {
    let context = GameContext.forTests
    let table = try casino(.vegasStrip, context)
    #expect(table.events.allSatisfy { $0.name != "state" })
    // A tap takes the top chip back.
    #expect(try label("blackjack.bet", table) == "Bet: 10")
    for _ in 0..<2 { try table.tap("blackjack.bet") }
    #expect(try label("blackjack.bet", table) == "Bet: 0")
    #expect(try !table.node("blackjack.new").isEnabled)
    try table.tap("bet.chip.25")
    try table.tap("bet.chip.5")
    #expect(table.stage.top.name == "blackjack", "no dialog")
    #expect(try label("blackjack.bet", table) == "Bet: 30")
    try table.tap("blackjack.new")
    table.pass(.seconds(2))
    #expect(try game(table).setup.stake == 30)
    #expect(try game(table).setup.purse == BlackjackBank.stack)
  }

  @Test func aKnownPlayersRoundsAreSavedWithoutAsking() throws {
    let context = GameContext.forTests
    _ = try played(["Ana"], context)
    let table = try casino(.singleDeck, context)
    for _ in 1...6 {
      table.press(.character("n"))
      table.pass(.seconds(3))
      for _ in 0..<12 where try game(table).outcome == nil {
        table.press(try game(table).phase == .insurance ? .tab : .character("s"))
        if try game(table).phase == .insurance { try table.tap("blackjack.decline") }
      }
      table.pass(.seconds(8))
      #expect(table.stage.top.name == "blackjack")
    }
    let saved = try context.store.results(
      game: "blackjack", variant: "singleDeck", order: .newest)
    #expect(saved.count == 6 && saved.allSatisfy { $0.player == "Ana" })
    context.autosaver.finish()
    var bank = BlackjackBank(context.store)
    let won = saved.reduce(0) { $0 + $1.score }
    #expect(bank.halves(of: try context.store.currentPlayer()) == BlackjackBank.stack + won)
  }

  @Test func theCoachMarksTheBestPlay() throws {
    let context = GameContext.forTests
    context.dependencies.worker = .inline
    let table = try dealt(context)
    #expect(try label("blackjack.hit", table) == "Hit")
    try table.tap("blackjack.coach")
    let advice = try #require(try game(table).advice)
    let best = try #require(advice.best)
    #expect(try label("blackjack." + best.rawValue, table).hasSuffix(": the best play"))
    let others = advice.entries.filter { $0.play != best }
    for other in others {
      let words = CoachWords.Grade(cost: advice.bestValue - other.value).words
      #expect(try label("blackjack." + other.play.rawValue, table).hasSuffix(": " + words))
    }
    let said = try label("blackjack.status", table)
    #expect(said.hasPrefix(BlackjackWords.name(of: best)), "it says which and why")
    #expect(!said.contains("100"), "numbers are for the chart")
    try table.tap("blackjack.coach")
    #expect(try label("blackjack.hit", table) == "Hit")
  }

  @Test func aPlayHasTheMoreBarsTheLessItCosts() {
    let grades = [0, 0.02, 0.2, 0.7].map { CoachWords.Grade(cost: $0) }
    #expect(grades == [.best, .close, .poor, .bad] && grades.map(\.rawValue) == [3, 2, 1, 0])
  }

  @Test func theCoachAlwaysSpeaksWhereThatIsSet() throws {
    let context = GameContext.forTests
    context.dependencies.worker = .inline
    context.change(.blackjackCoach, to: .bool(true))
    let table = try dealt(context)
    #expect(try label("blackjack.stand", table) != "Stand")
  }

  @Test func reducedMotionDealsWithoutMovement() throws {
    let table = start()
    table.stage.reducesMotion = true
    try table.tap("blackjack.play")
    for _ in 0..<40 {
      table.pass(.milliseconds(25))
      for id in ["card.player.1", "card.bot.1"] {
        guard let card = table.stage.top.root.node(id) else { continue }
        let pose = card.pose(at: table.now)
        #expect(pose.offset == .zero && pose.rotation == 0 && pose.scale == 1)
      }
    }
    #expect(table.stage.top.root.node("card.bot.1") != nil)
  }

  @Test func aTableIsChosenWithItsRules() throws {
    let table = try start().opened("blackjack.table")
    #expect(table.stage.top.name == "blackjack.tables")
    try table.tap("table.singleDeck")
    #expect(table.stage.top.name == "blackjack.start")
    #expect(try label("blackjack.table", table).contains("Single deck"))
  }

  @Test func moneyIsWrittenInChipsAndHalves() {
    #expect([0, 1, 2, 3, -1, -3].map(BlackjackWords.chips) == ["0", "½", "1", "1½", "−½", "−1½"])
    #expect(BlackjackWords.value(0.1249) == "+0.12" && BlackjackWords.value(-1.5) == "−1.50")
    #expect(BlackjackWords.value(-0.001) == "0.00")
  }
}
