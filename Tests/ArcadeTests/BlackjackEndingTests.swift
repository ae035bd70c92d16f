import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame

/// The bot's face, and a round that ends on the table.
@MainActor @Suite struct BlackjackEndingTests {
  /// At a table for money, with the first cards dealt.
  private func dealt(
    seed: UInt64, size: Size = Size(width: 1280, height: 800), worker: Worker = .inline
  ) throws -> SceneHarness {
    let context = GameContext.forTests(seed: seed, chance: { seed })
    var bank = BlackjackBank()
    (bank.table, bank.bet) = (.singleDeck, 35)
    try context.store.save(bank.saved(at: 0), slot: BlackjackBank.slot)
    let first = NewResult(
      game: "fifteen", variant: "4x4", score: 0, moves: 1, milliseconds: 1, at: 0, record: "{}")
    _ = try context.store.claim(first, by: PlayerName("Ana"))
    context.dependencies.worker = worker
    let table = SceneHarness(size: size, context: context) { BlackjackScene(context: $0) }
    try table.tap("blackjack.new")
    table.pass(.seconds(2))
    return table
  }

  /// A seed whose round, stood on at once, ends so.
  private func seed(_ outcome: Outcome) throws -> UInt64 {
    for seed in UInt64(1)...200 {
      let game = Blackjack(.init(table: .singleDeck, stake: 35, purse: 1000), seed: seed)
      guard game.allowed.first == .hit, let end = try? game.applying(.play(.stand)),
        end.outcome == outcome
      else { continue }
      return seed
    }
    throw IllegalMove.notAllowed
  }

  private func felt(_ table: SceneHarness) throws -> FeltNode {
    try #require(table.stage.top as? BlackjackScene).felt
  }

  @Test(arguments: [
    (Outcome.won, BotFace.Mood.ouch), (.lost, .glad), (.drawn, .waits),
  ])
  func theBotsFaceFollowsTheRound(outcome: Outcome, last: BotFace.Mood) throws {
    let table = try dealt(seed: seed(outcome))
    let face = try felt(table).face
    #expect(face.mood == .waits)
    try table.tap("blackjack.stand")
    table.pass(.milliseconds(50))
    #expect(face.mood == .thinks)
    table.pass(.seconds(5))
    #expect(face.mood == last)
    try table.tap("blackjack.new")
    table.pass(.seconds(2))
    #expect(face.mood == .waits)
  }

  @Test func theResultLiesOnTheTableUntilTheNextDeal() throws {
    let table = try dealt(seed: seed(.won))
    let banner = try felt(table).banner
    #expect(banner.isHidden)
    try table.tap("blackjack.stand")
    #expect(banner.isHidden, "the cards are not there yet")
    table.pass(.seconds(5))
    #expect(!banner.isHidden && banner.label.contains("35"))
    #expect(try table.node("blackjack.status").isHidden)
    #expect(table.stage.top.name == "blackjack", "no dialog between two hands")
    try table.tap("blackjack.new")
    #expect(banner.isHidden)
    table.pass(.seconds(2))
    #expect(try !table.node("blackjack.status").isHidden)
  }

  @Test(arguments: [true, false])
  func whoGoesOnBeforeTheCoachAnswersHasItsAnswerInTheResult(answers: Bool) throws {
    let table = try dealt(seed: seed(.lost), worker: answers ? .inline : .idle)
    try table.tap("blackjack.stand")
    table.pass(.seconds(5))
    let result = try #require(try table.context.store.result(2))
    #expect(result.player?.name == "Ana" && result.played.game == "blackjack")
    #expect(result.played.gameStats[.asCoached] != nil)
  }

  @Test func theBalanceRollsOnceTheCardsHaveLanded() throws {
    let table = try dealt(seed: seed(.won))
    let before = try #require(Int(table.node("blackjack.balance").label))
    try table.tap("blackjack.stand")
    #expect(try table.node("blackjack.balance").label == "\(before)")
    var seen: Set<String> = []
    for _ in 0..<200 {
      table.pass(.milliseconds(50))
      seen.insert(try table.node("blackjack.balance").label)
    }
    #expect(try table.node("blackjack.balance").label == "\(before + 70)")
    #expect(seen.count > 2, "it counts up")
  }

  @Test func winningCardsHopAndComeToRest() throws {
    let table = try dealt(seed: seed(.won))
    let card = try #require(table.node("card.player.1") as? CardNode)
    try table.tap("blackjack.stand")
    var highest = 0.0
    for _ in 0..<200 {
      table.pass(.milliseconds(25))
      highest = min(highest, card.pose(at: table.now).offset.y)
    }
    #expect(highest < -10)
    #expect(card.pose(at: table.now) == .rest)
    #expect(card.nextFrame(after: table.now) == .onInput)
  }

  @Test func withLessMovementNothingHops() throws {
    let table = try dealt(seed: seed(.won))
    table.stage.reducesMotion = true
    let card = try #require(table.node("card.player.1") as? CardNode)
    try table.tap("blackjack.stand")
    for _ in 0..<200 {
      table.pass(.milliseconds(25))
      #expect(card.pose(at: table.now).offset == .zero)
    }
  }

  /// A seed whose first hand becomes such a total with one more card.
  private func seed(hitting fits: (Int) -> Bool) throws -> UInt64 {
    try #require(
      (UInt64(1)...2000).first {
        let game = Blackjack(.init(table: .singleDeck, stake: 35, purse: 1000), seed: $0)
        guard game.allowed.contains(.hit), let next = try? game.applying(.play(.hit)) else {
          return false
        }
        return fits(next.hands[0].total.value)
      })
  }

  private func cards(_ table: SceneHarness) throws -> [CardNode] {
    try #require(try felt(table).hands.first).cards
  }

  @Test func aHandOf21GetsARimOfGoldOnceWithSparksAndANote() throws {
    let table = try dealt(seed: seed { $0 == 21 })
    try table.tap("blackjack.hit")
    for _ in 0..<40 where try !cards(table)[0].isGolden { table.pass(.milliseconds(50)) }
    #expect(try cards(table).allSatisfy { $0.isGolden })
    #expect(try felt(table).sparks.nextFrame(after: table.now) == .immediately)
    #expect(table.sounds.count { $0 == "star-3" } == 1)
    table.pass(.seconds(3))
    #expect(try !felt(table).isEnding, "nothing is drawn any more")
    #expect(
      try cards(table).allSatisfy { $0.isGolden && $0.nextFrame(after: table.now) == .onInput })
  }

  @Test func aBustHandSlumpsWhileItsLastCardShakes() throws {
    let table = try dealt(seed: seed { $0 > 21 })
    try table.tap("blackjack.hit")
    var widest = 0.0
    for _ in 0..<200 {
      table.pass(.milliseconds(25))
      let last = try #require(try cards(table).last)
      if last.lies { widest = max(widest, last.pose(at: table.now).offset.x.magnitude) }
    }
    #expect(widest > 3)
    for card in try cards(table) {
      #expect(abs(card.pose(at: table.now).rotation - .pi / 45) < 1e-9, "four degrees")
      #expect(card.nextFrame(after: table.now) == .onInput)
    }
    #expect(table.sounds.contains("drop"))
  }

  @Test func withLessMovementABustHandOnlyDarkens() throws {
    let table = try dealt(seed: seed { $0 > 21 })
    table.stage.reducesMotion = true
    try table.tap("blackjack.hit")
    for _ in 0..<100 {
      table.pass(.milliseconds(25))
      #expect(try cards(table).allSatisfy { $0.pose(at: table.now).rotation == 0 })
    }
  }

  @Test func aTapPutsTheChipsIntoThePurseAtOnce() throws {
    let table = try dealt(seed: seed(.won))
    let before = try #require(Int(table.node("blackjack.balance").label))
    try table.tap("blackjack.stand")
    let felt = try felt(table)
    for _ in 0..<200 where !felt.isEndShown { table.pass(.milliseconds(25)) }
    #expect(felt.isEnding)
    table.touch([Point(x: 60, y: 400)])
    #expect(!felt.isEnding)
    #expect(try table.node("blackjack.balance").label == "\(before + 70)")
    #expect(felt.hands.allSatisfy { $0.bet.restingPose.opacity == 0 })
    #expect(felt.isEndShown && table.stage.top.name == "blackjack")
  }

  /// At the simple table as a guest or as Ana, with a hand that ends so once it stands.
  private func atTheSimpleTable(_ outcome: Outcome, as name: String? = nil) throws -> SceneHarness {
    // With one card nobody reaches the bot's seventeen.
    let hits = outcome == .drawn ? 2 : 0
    let seed = try blackjackSeed(outcome, hits: hits)
    let context = GameContext.forTests(seed: seed, chance: { seed })
    if let name {
      let first = NewResult(
        game: "fifteen", variant: "4x4", score: 0, moves: 1, milliseconds: 1, at: 0, record: "{}")
      _ = try context.store.claim(first, by: PlayerName(name))
    }
    let table = SceneHarness(context: context) { BlackjackScene(context: $0) }
    table.pass(.seconds(2))
    for _ in 0..<hits {
      try table.tap("blackjack.hit")
      table.pass(.seconds(2))
    }
    return table
  }

  @Test func afterAHandThatWasWonAnotherTapAsksForTheName() throws {
    let table = try atTheSimpleTable(.won)
    let felt = try felt(table)
    try table.tap("blackjack.stand")
    let beside = Point(x: 60, y: 400)
    if felt.isDealing { table.touch([beside]) }
    #expect(!felt.isDealing && felt.isEnding)
    table.touch([beside])
    #expect(!felt.isEnding && table.stage.top.name == "blackjack")
    table.touch([beside])
    table.pass(.seconds(1))
    #expect(table.stage.top.name == "blackjack.result")
  }

  @Test func aHandThatWasWonIsSeenForTwoSecondsBeforeTheDialog() throws {
    let table = try atTheSimpleTable(.won)
    let felt = try felt(table)
    try table.tap("blackjack.stand")
    for _ in 0..<200 where !felt.isEndShown { table.pass(.milliseconds(50)) }
    let scene = try #require(table.stage.top as? BlackjackScene)
    let due = try #require(scene.celebration)
    #expect(due - table.now > .milliseconds(1800))
    table.pass(due - table.now + .milliseconds(100))
    #expect(table.stage.top.name == "blackjack.result")
  }

  @Test(arguments: [Outcome.lost, .drawn])
  func afterAHandThatWasNotWonNobodyIsAsked(outcome: Outcome) throws {
    let table = try atTheSimpleTable(outcome)
    try table.tap("blackjack.stand")
    #expect(try table.context.store.drafts().count == 1)
    table.pass(.seconds(12))
    #expect(table.stage.top.name == "blackjack", "the table with the banner stays")
    #expect(try !felt(table).banner.isHidden)
    #expect(try table.context.store.drafts().isEmpty, "a guest's result is discarded, as by Skip")
    #expect(!table.events.contains { $0.name == "claim" })
    try table.tap("blackjack.new")
    table.pass(.seconds(2))
    #expect(try table.node("blackjack.stand").isEnabled)
  }

  @Test func aLostHandOfSomebodyKnownIsTheirsWithoutAQuestion() throws {
    let table = try atTheSimpleTable(.lost, as: "Ana")
    try table.tap("blackjack.stand")
    table.pass(.seconds(12))
    #expect(table.stage.top.name == "blackjack")
    let lines = try table.context.store.results(
      game: "blackjack", variant: "source", order: .newest)
    #expect(lines.map(\.player) == ["Ana"])
  }

  @Test func whereNobodyIsAskedForNamesALostHandBelongsToThePlayer() throws {
    let table = try atTheSimpleTable(.lost)
    table.context.change(.playerNames, to: .text("off"))
    try table.tap("blackjack.stand")
    table.pass(.seconds(12))
    let lines = try table.context.store.results(
      game: "blackjack", variant: "source", order: .newest)
    #expect(lines.map(\.player) == ["Player"])
  }

  @Test(arguments: [
    Size(width: 640, height: 480), Size(width: 800, height: 480), Size(width: 1280, height: 800),
    Size(width: 600, height: 1024), Size(width: 1080, height: 1920),
    Size(width: 2560, height: 1080),
  ])
  func theFaceCoversNeitherCardsNorButtons(size: Size) throws {
    for hasPurse in [true, false] {
      let place = BlackjackLayout(
        bounds: Rect(origin: .zero, size: size), hasPurse: hasPurse, buttons: 5, barHeight: 64)
      #expect(place.face.size.shortSide >= 80)
      var cards = place.bot
      cards.origin.y += HandRow.badge
      cards.size.height -= HandRow.badge
      for other in [cards, place.player, place.bar, place.purse, place.shoe] {
        #expect(!place.face.intersects(other), "\(place)")
      }
      #expect(place.face.minY >= Header.height && place.face.minX >= 0)
    }
  }

  @Test(arguments: windows, [1, 1.5])
  func theResultHidesNoCardItIsAboutAndItsWordsLieOnFlatPaper(size: Size, text: Double) throws {
    SceneHarness.textScale = text
    defer { SceneHarness.reset() }
    for outcome in [Outcome.won, .lost] {
      let table = try dealt(seed: seed(outcome), size: size)
      try table.tap("blackjack.stand")
      table.pass(.seconds(6))
      let felt = try felt(table)
      let banner = felt.banner
      #expect(!banner.isHidden)
      #expect(table.stage.bounds.contains(banner.windowFrame(at: table.now)))
      for row in felt.hands {
        for card in row.cards {
          #expect(!card.frame.offset(by: row.frame.origin).intersects(banner.paper), "\(outcome)")
        }
      }
      for card in felt.bot.cards where text == 1 {
        var corner = card.frame.offset(by: felt.bot.frame.origin)
        corner.size.height *= 0.3
        #expect(!corner.intersects(banner.paper), "\(outcome)")
      }
      let flat = ResultBanner.flat
      for label in banner.children.compactMap({ $0 as? Label }) {
        #expect(label.frame.minY >= banner.size.height * flat.lowerBound)
        #expect(label.frame.maxY <= banner.size.height * flat.upperBound)
      }
    }
  }
}
