import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import Drawing

/// What a player reads and sees at a casino's table.
@MainActor @Suite struct BlackjackLooksTests {
  private func context(bet: Int, seed: UInt64 = 7) throws -> GameContext {
    let context = GameContext.forTests(seed: seed, chance: { seed })
    var bank = BlackjackBank()
    (bank.table, bank.bet) = (.european, bet)
    try context.store.save(bank.saved(at: 0), slot: BlackjackBank.slot)
    let first = NewResult(
      game: "fifteen", variant: "4x4", score: 0, moves: 1, milliseconds: 1, at: 0, record: "{}")
    _ = try context.store.claim(first, by: PlayerName("Ana"))
    return context
  }

  private func seat(_ size: Size, bet: Int = 35, seed: UInt64 = 7) throws -> SceneHarness {
    SceneHarness(size: size, context: try context(bet: bet, seed: seed)) {
      BlackjackScene(context: $0)
    }
  }

  @Test func theButtonAndTheWordsBesideItAgree() throws {
    let table = try seat(Size(width: 1280, height: 800))
    #expect(try table.node("blackjack.new").label == "Deal")
    #expect(try table.node("blackjack.status").label.hasPrefix("Deal"))
    let home = SceneHarness { BlackjackScene(context: $0) }
    #expect(try home.node("blackjack.new").label == "New round")
  }

  @Test(arguments: [10, 137, 500]) func ringAndPurseShowTheChipsOfTheBet(bet: Int) throws {
    let table = try seat(Size(width: 1280, height: 800), bet: bet)
    #expect(try (table.node("blackjack.bet") as? BetSpot)?.chips == ChipPile.chips(bet))
    let piles = try table.node("blackjack.purse").children.compactMap { $0 as? ChipPile }
    #expect(piles.map(\.amount) == [bet])
  }

  @Test(arguments: windows) func theBotWaitsForABetWhereItCoversNothing(size: Size) throws {
    let place = BlackjackLayout(
      bounds: Rect(origin: .zero, size: size), hasPurse: true, buttons: 3, barHeight: 120)
    for other in [place.shoe, place.status, place.spot, place.purse, place.bar] {
      #expect(!place.host.intersects(other), "\(place.host) \(other)")
    }
    #expect(place.host.width >= place.face.width)
  }

  @Test func theBotMakesRoomForItsCards() throws {
    let table = try seat(Size(width: 1080, height: 1920))
    let waiting = try table.node("bot.face").frame
    let scene = try #require(table.stage.top as? BlackjackScene)
    scene.deal()
    table.pass(.seconds(4))
    let playing = try table.node("bot.face").frame
    #expect(waiting.width > playing.width && playing.maxX <= scene.felt.bot.cards[0].frame.minX)
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 1080, height: 1920)])
  func aShortMessageFindsRoomBesideTheCards(size: Size) throws {
    let table = try seat(size)
    let scene = try #require(table.stage.top as? BlackjackScene)
    scene.deal()
    table.pass(.seconds(4))
    table.stage.toast("Achievement: First win", icon: "icon-medal")
    table.pass(.seconds(1))
    let toast = try #require(table.stage.overlay.node("toast")).windowFrame(at: table.now)
    for card in (scene.felt.hands + [scene.felt.bot]).flatMap(\.cards) {
      #expect(!card.windowFrame(at: table.now).intersects(toast))
    }
  }

  @Test func theBotIsAPortraitInADisc() {
    let face = BotFace(palette: .blackjack)
    face.frame = Rect(x: 0, y: 0, width: 120, height: 100)
    var list = DrawList()
    face.draw(into: &list, at: .zero)
    #expect(!list.shapes.isEmpty)
    for disc in list.shapes {
      #expect(disc.rect.size == Size(100) && disc.shape.radius == 50, "nothing else holds it")
    }
  }

  private func all(_ node: Node) -> [Node] { [node] + node.children.flatMap(all) }

  @Test func theHouseEdgeIsReadableOnSmallCards() throws {
    let context = GameContext.forTests
    context.dependencies.worker = .inline
    let table = SceneHarness(size: Size(width: 800, height: 480), context: context) {
      BlackjackTablesScene(context: $0)
    }
    table.pass(.seconds(1))
    let cards = all(table.stage.top.root).compactMap { $0 as? TableCard }
    #expect(cards.count == Table.allCases.count)
    for card in cards {
      let edge = try #require(
        card.children.compactMap { $0 as? Label }.first { $0.label.contains("%") })
      #expect(edge.size(fitting: edge.size.width).height <= edge.size.height + 1)
    }
  }

  @Test(arguments: [Size(width: 800, height: 480), Size(width: 1280, height: 800)])
  func cardsThatLeavePassUnderNoButton(size: Size) throws {
    let table = try seat(size)
    let scene = try #require(table.stage.top as? BlackjackScene)
    scene.deal()
    table.pass(.seconds(2))
    while let play = scene.game?.allowed.first(where: { $0 == .stand || $0 == .decline }) {
      scene.play(play)
    }
    table.pass(.seconds(6))
    scene.deal()
    let leaving = scene.felt.children.compactMap { $0 as? CardNode }
    #expect(!leaving.isEmpty)
    let buttons = scene.bar.children.filter { !$0.isHidden }.map { $0.windowFrame(at: table.now) }
    for card in leaving {
      let end = card.frame.offset(by: card.restingPose.offset)
      #expect(card.restingPose.opacity == 0)
      #expect(buttons.allSatisfy { !$0.intersects(card.frame) && !$0.intersects(end) })
    }
  }

  /// The sizes that a table asks the card's back for, in a window of this size.
  private func backs(_ size: Size) throws -> [Size] {
    var asked: [Size] = []
    let art = ArtSource(
      sprite: { name, size in
        if name == "blackjack-card-back" { asked.append(size) }
        return nil
      }, shadow: { _, _, _ in nil }, sheet: { _ in nil }, picture: { _, _, _, _ in },
      pictureNames: { [] })
    let table = SceneHarness(size: size, context: try context(bet: 35), art: art) {
      BlackjackScene(context: $0)
    }
    table.pass(.seconds(1))
    return asked
  }

  @Test(arguments: [
    Size(width: 480, height: 480), Size(width: 640, height: 80), Size(width: 40, height: 40),
    Size(width: 1, height: 1), Size(width: 500, height: 619), Size(width: 1280, height: 800),
  ])
  func noWindowIsSoSmallThatACardHasNoSize(size: Size) throws {
    #expect(try backs(size).allSatisfy { $0.width >= 1 && $0.height >= 1 })
  }

  @Test func inASmallSquareTheCardsStayBelowTheButtonsOfTheHead() throws {
    let bounds = Rect(x: 0, y: 0, width: 480, height: 480)
    let place = BlackjackLayout(bounds: bounds, hasPurse: true, buttons: 5, barHeight: 136)
    #expect(place.isColumn && place.cardHeight >= 80)
    #expect(place.bot.minY >= 0 && place.player.maxY <= 480)
    #expect(place.player.maxX <= place.bar.minX && place.player.minX >= place.purse.maxX)
  }

  @Test(arguments: [
    Size(width: 640, height: 480), Size(width: 800, height: 480), Size(width: 1280, height: 800),
    Size(width: 600, height: 1024), Size(width: 864, height: 1536),
    Size(width: 1080, height: 1920), Size(width: 2560, height: 1080),
  ])
  func theBotsCardsAreNeverLargerThanThoseOfAHand(size: Size) {
    let place = BlackjackLayout(
      bounds: Rect(origin: .zero, size: size), hasPurse: true, buttons: 5, barHeight: 64)
    for count in 1...4 {
      let seats = place.seats(for: count)
      #expect(seats.hands.count == count)
      for (index, hand) in seats.hands.enumerated() {
        #expect(seats.cardHeight <= HandRow.highest(in: hand.width) + 1)
        #expect(hand.minY >= seats.status.maxY - 0.01 && hand.maxY <= place.player.maxY + 0.01)
        #expect(hand.minX >= place.player.minX - 0.01 && hand.maxX <= place.player.maxX + 0.01)
        #expect(seats.hands[(index + 1)...].allSatisfy { !$0.inset(by: 0.01).intersects(hand) })
      }
    }
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 2560, height: 1080)])
  func inWideWindowsTheBotAndTheShoeStandBesideItsCards(size: Size) {
    let place = BlackjackLayout(
      bounds: Rect(origin: .zero, size: size), hasPurse: true, buttons: 5, barHeight: 64)
    for thing in [place.face, place.shoe] {
      #expect(abs(thing.maxY - place.bot.maxY) < 1)
      #expect(min(abs(thing.maxX - place.bot.minX), abs(thing.minX - place.bot.maxX)) <= 24)
    }
    #expect(place.shoe.maxY < place.bar.minY && place.cardHeight > size.height * 0.28)
  }

  @Test func inALowWindowAllTablesAreSeenAtOnce() throws {
    let table = SceneHarness(size: Size(width: 800, height: 480)) {
      BlackjackTablesScene(context: $0)
    }
    table.pass(.milliseconds(100))
    for id in Table.allCases.map({ "table." + $0.rawValue }) + ["blackjack.money"] {
      #expect(try table.node(id).windowFrame(at: table.now).maxY <= 480, "\(id)")
    }
  }

  @Test func inATallWindowThreeHandsLieInTwoRows() {
    let place = BlackjackLayout(
      bounds: Rect(x: 0, y: 0, width: 864, height: 1536), hasPurse: true, buttons: 5,
      barHeight: 64)
    let seats = place.seats(for: 3)
    #expect(seats.hands[2].minY > seats.hands[0].maxY)
    #expect(seats.cardHeight > 250)
  }

  /// Rounds of the table with two decks, played by taking the last play there is: pairs are split.
  private func ends() throws -> [RoundEnd] {
    try (UInt64(0)..<400).map { seed in
      var session = Session<Blackjack>(
        Blackjack.Setup(table: .downtown, stake: 25, purse: 1000), seed: seed)
      while let play = session.game.allowed.first(where: { $0 == .split || $0 == .insure })
        ?? session.game.allowed.first(where: { $0 == .stand })
      {
        try session.play(.play(play), at: 1)
      }
      return RoundEnd(session)
    }
  }

  @Test func theEndOfARoundIsShownInChipsAndPlainWords() throws {
    let ends = try ends()
    let won = try #require(ends.first { $0.game.winnings == 50 })
    #expect(won.headline == "You win 25 chips!")
    let lost = try #require(ends.first { $0.game.winnings == -50 })
    #expect(lost.headline == "You lose 25 chips.")
    #expect(ends.first { $0.outcome == .drawn }?.headline == "A draw")
    let insured = try #require(ends.first { $0.game.isInsured && $0.game.dealerHasNatural })
    #expect(insured.sentence.contains("insurance pays"))
  }

  /// The round of this hand and bot, insured where the bot shows an ace.
  private func end(_ cards: [String], _ plays: [Play]) throws -> RoundEnd {
    var session = Session<Blackjack>(
      Blackjack.Setup(table: .singleDeck, stake: 10, purse: 1000, isDealtFromOutside: true), seed: 1
    )
    for card in cards { try session.play(.dealt(#require(Card(code: card))), at: 1) }
    for play in plays { try session.play(.play(play), at: 1) }
    return RoundEnd(session)
  }

  @Test func theHeadlineTheHandAndTheInsuranceAgree() throws {
    let both = try end(["AS", "AD", "KS", "KD"], [.insure])
    #expect(both.outcome == .won && both.headline == "You win 10 chips!")
    #expect(both.sentence == "21 to 21: the hand is a draw. The insurance pays.")
    let drawn = try end(["KS", "AD", "9S", "8D"], [.insure, .stand])
    #expect(drawn.outcome == .lost && drawn.headline == "You lose 5 chips.")
    #expect(drawn.sentence == "19 to 19: the hand is a draw. The insurance is lost.")
    for end in try ends() {
      #expect(end.sentence.contains("insurance") == end.game.isInsured)
      if end.sentence.contains("nobody wins") { #expect(end.outcome == .drawn) }
    }
  }

  @Test func insuranceTellsItsPrice() throws {
    let seed = try aceSeed()
    let table = BlackjackPresenter(.singleDeck, purse: .init(halves: 1000, bet: 35), seed: { seed })
    var words = ""
    table.updateStatus = { words = $0 }
    table.deal()
    #expect(words == "The bot shows an ace. Insurance for 17½ chips?")
  }

  /// A seed whose round asks for insurance.
  private func aceSeed() throws -> UInt64 {
    try #require(
      (UInt64(1)...500).first {
        Blackjack(.init(table: .singleDeck, stake: 35, purse: 1000), seed: $0).phase == .insurance
      })
  }

  @Test func theHandsOfASplitAreCountedOneByOne() throws {
    for end in try ends() where end.game.hands.count > 1 {
      let numbers = end.sentence.split { !$0.isNumber }.compactMap { Int($0) }
      let counted = numbers.filter { $0 <= 4 }.reduce(0, +)
      #expect(counted == end.game.hands.count, "\(end.sentence)")
      #expect(!end.sentence.contains("bets"))
    }
  }

  @Test func statisticsOpenWithoutPlayingTheRoundsAgain() throws {
    let context = try context(bet: 10)
    // Records that nobody can play again: what was won is in the list already.
    for (index, score) in [20, -20, 0, 40].enumerated() {
      let result = NewResult(
        game: Blackjack.name, variant: "vegasStrip", score: score, moves: 1, milliseconds: 1,
        at: index, record: "none")
      _ = try context.store.claim(result, by: PlayerName("Ana"))
    }
    let table = SceneHarness(context: context) { BlackjackHistoryScene(context: $0) }
    try table.tap("history.statistics")
    let figures = try ["rounds", "won", "drawn", "lost", "chips"].map {
      try table.node("statistics." + $0).label
    }
    #expect(figures.map { $0.suffix(2) } == [" 4", " 2", " 1", " 1", "20"])
    #expect(try table.node("statistics.note").label.contains("0 of 4"))
  }

  @Test func theHistoryNamesTheTableAndWhatWasWon() throws {
    let context = try context(bet: 10)
    var session = Session<Blackjack>(Blackjack.Setup(table: .vegasStrip, stake: 10), seed: 1)
    while let play = session.game.allowed.first { try session.play(.play(play), at: 1) }
    let result = RoundEnd(session).result(milliseconds: 1, at: 1)
    _ = try context.store.claim(result, by: PlayerName("Ana"))
    let table = SceneHarness(context: context) { BlackjackHistoryScene(context: $0) }
    let label = try table.node("history.row.0").label
    #expect(label.contains("Vegas Strip"))
    #expect(label.hasSuffix(BlackjackWords.gain(session.game.winnings)))
  }
}
