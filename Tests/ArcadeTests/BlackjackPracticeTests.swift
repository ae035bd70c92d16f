import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame

/// The chart, the drill and the counting trainer.
@MainActor @Suite struct BlackjackPracticeTests {
  private func opened(_ way: String) throws -> SceneHarness {
    let size = Size(width: 1280, height: 800)
    return try practice(size).opened("blackjack.practice").opened("practice." + way)
  }

  @Test func theThreeWaysLookAlike() throws {
    let drawing = try RealDrawing()
    try Catalogues.begin()
    defer { Catalogues.end() }
    SceneHarness.typesetter = drawing.typesetter
    for textScale in [1, 1.5] {
      SceneHarness.textScale = textScale
      for size in [(800.0, 480.0), (480, 800), (1280, 800)] {
        let table = try practice(Size(width: size.0, height: size.1)).opened("blackjack.practice")
        let cards = try ["chart", "drill", "count"].map { try table.node("practice." + $0) }
        let labels = cards.map { $0.children.compactMap { $0 as? Label } }
        for place in 0..<2 {
          let sizes = labels.map { $0[place].shownTextSize }
          #expect(Set(sizes).count == 1, "\(size), \(textScale): \(sizes)")
        }
        #expect(Set(cards.map { $0.children[0].size }).count == 1, "\(size), \(textScale)")
      }
    }
  }

  @Test func aFieldOfTheChartShowsWhatItsPlayIsWorth() throws {
    let table = try opened("chart")
    #expect(try table.node("chart.p8-6").label == "8 8: Split")
    let cell = try table.node("chart.h12-4").windowFrame(at: table.now)
    table.touch([cell.center])
    table.pass(.milliseconds(100))
    let words = try table.node("chart.words").label
    #expect(words.hasPrefix("12 against 4: Stand.") && words.contains("of 100 chips"))
    let moved = try table.node("chart.h").handle(KeyEvent(.right, time: table.now))
    #expect(moved)
    #expect(try table.node("chart.words").label.hasPrefix("12 against 5: Stand."))
  }

  /// The hand that is asked.
  private func asked(_ table: SceneHarness) throws -> FirstHand {
    try #require((table.stage.top as? BlackjackDrillScene)?.hand)
  }

  @Test func aWrongAnswerIsExplainedAndTheHandIsNotedForItsPlayer() throws {
    let table = try opened("drill")
    let hand = try asked(table)
    let best = try #require(PlayCharts.of(Table.vegasStrip.rules).best(hand))
    let wrong: Play = best == .stand ? .hit : .stand
    try table.tap("drill." + wrong.rawValue)
    #expect(try table.node("drill.words").label.hasPrefix("Not the best."))
    #expect(try table.node("drill.score").label == "0 of 1 right · 1 hand to practise")
    table.context.autosaver.finish()
    #expect(DrillBooks(table.context.store)[nil].mistakes == [hand])
    try table.tap("drill.next")
    #expect(try asked(table) != hand)
    let next = try #require(PlayCharts.of(Table.vegasStrip.rules).best(try asked(table)))
    try table.tap("drill." + next.rawValue)
    #expect(try table.node("drill.words").label.hasPrefix("Right!"))
  }

  @Test func whatWasPlayedWrongAtTheTableComesUpInTheDrill() throws {
    let seed = try #require(
      (UInt64(1)...500).first {
        let game = Blackjack(.init(table: .vegasStrip, stake: 10, purse: 1000), seed: $0)
        return game.phase == .playing && game.hands[0].total.value == 20
          && !game.hands[0].total.isSoft
      })
    let context = GameContext.forTests(seed: seed, chance: { seed })
    context.dependencies.worker = .inline
    var bank = BlackjackBank()
    bank.table = .vegasStrip
    try context.store.save(bank.saved(at: 0), slot: BlackjackBank.slot)
    let table = SceneHarness(context: context) { BlackjackScene(context: $0) }
    try table.tap("blackjack.new")
    table.pass(.seconds(3))
    try table.tap("blackjack.hit")
    for _ in 0..<3 {
      table.pass(.seconds(3))
      if try #require(table.stage.scenes.compactMap { $0 as? BlackjackScene }.last?.game).outcome
        == nil
      {
        try table.tap("blackjack.stand")
      }
    }
    context.autosaver.finish()
    let mistakes = DrillBooks(context.store)[nil].mistakes
    #expect(mistakes.count == 1 && mistakes.first?.number == 10 && mistakes.first?.kind == .pair)
  }

  @Test func theCountIsAskedAfterSomeCardsAndPerDeckAfterIt() throws {
    let table = try opened("count")
    try table.tap("count.go")
    var shown = 0
    while try table.node("count.answer.0").isHidden, shown < 40 {
      table.pass(.milliseconds(500))
      shown += 1
    }
    #expect(try table.node("count.words").label == "What is the running count?")
    try table.tap("count.answer.1")
    let told = try table.node("count.words").label
    #expect(told.hasPrefix("Right: ") || told.hasPrefix("It is "))
    try table.tap("count.go")
    #expect(try table.node("count.words").label.hasSuffix("What is the count per deck?"))
    try table.tap("count.answer.2")
    #expect(try table.node("count.score").label.hasSuffix("of 2 right"))
    try table.tap("count.go")
    #expect(try table.node("count.answer.0").isHidden, "more cards come")
  }
}
