import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame

/// What the options of Blackjack change at the table, and the totals of soft hands.
@MainActor @Suite struct BlackjackOptionsTests {
  private func cards(_ codes: String...) -> HandTotal {
    HandTotal(codes.compactMap { Card(code: $0) })
  }

  @Test func bothTotalsOfASoftHandAreShownWhileItCanGrow() {
    #expect(BlackjackWords.total(cards("AS", "6H"), isOpen: true) == "7 / 17")
    #expect(BlackjackWords.total(cards("AS", "6H"), isOpen: false) == "17")
    #expect(BlackjackWords.total(cards("AS"), isOpen: true) == "1 / 11")
    #expect(BlackjackWords.total(cards("AS", "KH"), isOpen: true) == "21")
    #expect(BlackjackWords.total(cards("AS", "6H", "9C"), isOpen: true) == "16")
    #expect(BlackjackWords.total(cards("KS", "6H"), isOpen: true) == "16")
  }

  /// A table with this seed, with the first cards dealt.
  private func dealt(seed: UInt64, _ context: GameContext) throws -> SceneHarness {
    var bank = BlackjackBank()
    bank.table = .singleDeck
    try context.store.save(bank.saved(at: 0), slot: BlackjackBank.slot)
    let table = SceneHarness(context: context) { BlackjackScene(context: $0) }
    try table.tap("blackjack.new")
    return table
  }

  /// The first seed with such a round.
  private func seed(_ fits: (Blackjack) -> Bool) throws -> UInt64 {
    try #require(
      (UInt64(1)...2000).first {
        fits(Blackjack(.init(table: .singleDeck, stake: 10, purse: 1000), seed: $0))
      })
  }

  @Test func theTableShowsBothTotalsUntilThePlayerStands() throws {
    let seed = try seed {
      $0.phase == .playing && $0.hands[0].total.isSoft && $0.hands[0].total.value == 17
    }
    let table = try dealt(seed: seed, .forTests(seed: seed, chance: { seed }))
    table.pass(.seconds(3))
    #expect(try table.node("player.score").label == "Player: 7 / 17")
    try table.tap("blackjack.stand")
    table.pass(.seconds(8))
    let scene = try #require(table.stage.scenes.compactMap { $0 as? BlackjackScene }.last)
    #expect(scene.felt.hands.first?.score.label == "Player: 17")
  }

  @Test(arguments: [false, true]) func insuranceIsNotOfferedToWhoNeverWantsIt(never: Bool) throws {
    let seed = try seed { $0.phase == .insurance && $0.dealer[1].value != 10 }
    let context = GameContext.forTests(seed: seed, chance: { seed })
    context.change(.blackjackNoInsurance, to: .bool(never))
    let table = try dealt(seed: seed, context)
    let game = try #require((table.stage.top as? BlackjackScene)?.game)
    #expect(game.phase == (never ? .playing : .insurance) && !game.isInsured)
    table.pass(.seconds(3))
    #expect(try table.node("blackjack.decline").isHidden == never)
    #expect(try table.node("blackjack.hit").isHidden != never)
  }

  @Test func theSpeedChangesHowLongTheDealTakes() throws {
    var waits: [Int] = []
    for speed in DealingSpeed.allCases {
      let seed = try seed { $0.phase == .playing }
      let context = GameContext.forTests(seed: seed, chance: { seed })
      context.change(.blackjackSpeed, to: .text(speed.rawValue))
      let table = try dealt(seed: seed, context)
      let felt = try #require(table.stage.top as? BlackjackScene).felt
      var waited = 0
      while felt.isDealing, waited < 200 {
        table.pass(.milliseconds(20))
        waited += 1
      }
      waits.append(waited)
    }
    #expect(waits[0] > waits[1] * 3 / 2 && waits[1] > waits[2] * 3 / 2, "\(waits)")
  }

  @Test(arguments: DealingSpeed.allCases)
  func cardsThatComeFasterThanTheyAreDealtAreDealtOneAfterTheOther(speed: DealingSpeed) throws {
    let table = try dealt(seed: 1, .forTests(seed: 1, chance: { 1 }))
    table.pass(.seconds(3))
    let felt = try #require(table.stage.top as? BlackjackScene).felt
    var picture = felt.picture
    picture.bot = [Card(code: "2H")]
    felt.show(picture, atOnce: true)
    felt.speed = speed
    for code in ["3D", "4C", "8D"] {
      picture.bot.append(Card(code: code))
      felt.show(picture)
    }
    var moments: [Duration] = []
    let began = table.stage.now
    while felt.isDealing, table.stage.now < began + .seconds(9) {
      table.pass(.milliseconds(10))
      if felt.bot.cards.count - 1 > moments.count { moments.append(table.stage.now - began) }
    }
    #expect(moments.count == 3)
    for (index, moment) in moments.enumerated() {
      #expect(moment >= speed.pauseOfBot * index)
      #expect(moment <= speed.pauseOfBot * index + .milliseconds(20))
    }
  }
}
