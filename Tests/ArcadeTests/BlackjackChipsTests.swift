import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame

/// Bets on the felt, and how a table is cleared.
@MainActor @Suite struct BlackjackChipsTests {
  /// At a table for money, with the first cards on it.
  private func dealt(seed: UInt64, bet: Int = 35) throws -> SceneHarness {
    let context = GameContext.forTests(seed: seed, chance: { seed })
    var bank = BlackjackBank()
    (bank.table, bank.bet) = (.singleDeck, bet)
    try context.store.save(bank.saved(at: 0), slot: BlackjackBank.slot)
    let first = NewResult(
      game: "fifteen", variant: "4x4", score: 0, moves: 1, milliseconds: 1, at: 0, record: "{}")
    _ = try context.store.claim(first, by: PlayerName("Ana"))
    let table = SceneHarness(context: context) { BlackjackScene(context: $0) }
    try table.tap("blackjack.new")
    table.pass(.seconds(2))
    return table
  }

  private func game(_ table: SceneHarness) throws -> Blackjack {
    try #require((table.stage.top as? BlackjackScene)?.game)
  }

  private func pile(_ table: SceneHarness) throws -> ChipPile {
    try #require(table.node("player.bet") as? ChipPile)
  }

  /// A seed whose round, stood on at once, ends so; and the gain in half chips.
  private func round(_ outcome: Outcome) throws -> (seed: UInt64, gain: Int) {
    for seed in UInt64(1)...200 {
      let game = Blackjack(.init(table: .singleDeck, stake: 35, purse: 1000), seed: seed)
      guard game.allowed.first == .hit, let end = try? game.applying(.play(.stand)),
        end.outcome == outcome
      else { continue }
      return (seed, end.winnings)
    }
    throw IllegalMove.notAllowed
  }

  @Test func anAmountIsTheFewestChips() {
    #expect(ChipPile.chips(437) == [100, 100, 100, 100, 25, 5, 5, 1, 1])
    #expect(ChipPile.chips(10_000) == Array(repeating: 500, count: 20))
    #expect(ChipPile.chips(0) == [])
  }

  @Test func theBetLiesBesideTheScoreAndNotOnIt() throws {
    let table = try dealt(seed: round(.lost).seed)
    let pile = try pile(table)
    #expect(pile.amount == 35 && pile.label == "Bet: 35")
    let score = try table.node("player.score").windowFrame(at: table.now)
    #expect(pile.windowFrame(at: table.now).maxX <= score.minX)
    #expect(pile.size.width > 0)
  }

  @Test func aLostBetGoesAndAWonOneIsPaid() throws {
    let lost = try dealt(seed: round(.lost).seed)
    try lost.tap("blackjack.stand")
    lost.pass(.seconds(5))
    #expect(try pile(lost).restingPose.opacity == 0)
    let (seed, gain) = try round(.won)
    let won = try dealt(seed: seed)
    try won.tap("blackjack.stand")
    let row = try #require(pile(won).parent as? HandRow)
    for _ in 0..<100 where row.gain.amount == 0 { won.pass(.milliseconds(50)) }
    #expect(row.gain.amount == gain / 2 && row.gain.size.width > 0)
    #expect(try pile(won).restingPose == .rest)
    won.pass(.seconds(2))
    for pile in [row.bet, row.gain] {
      #expect(pile.restingPose.opacity == 0, "both are in the purse")
    }
    let purse = try won.node("blackjack.purse").windowFrame(at: won.now).center
    #expect(row.gain.windowFrame(at: won.now).center.distance(to: purse) < 1)
  }

  /// Before the first cards, with a bet of 10.
  private func betting(_ size: Size = Size(width: 1280, height: 800)) throws -> SceneHarness {
    let table = SceneHarness(size: size) { BlackjackScene(context: $0, at: .vegasStrip) }
    table.pass(.seconds(1))
    return table
  }

  private func bet(_ table: SceneHarness) throws -> Int {
    try #require((table.stage.top as? BlackjackScene)?.table.purse?.bet)
  }

  private func isShown(_ id: String, _ table: SceneHarness) -> Bool {
    guard let node = table.stage.top.root.node(id) else { return false }
    return sequence(first: node, next: \.parent).allSatisfy { !$0.isHidden }
  }

  private func spot(_ table: SceneHarness) throws -> BetSpot {
    try #require(table.node("blackjack.bet") as? BetSpot)
  }

  @Test func aTappedChipFliesIntoTheRing() throws {
    let table = try betting()
    let ring = try spot(table)
    #expect(ring.chips == [5, 5])
    try table.node("bet.chip.25").activate()
    #expect(table.stage.nextFrame() == .immediately)
    #expect(try bet(table) == 35 && ring.chips == [5, 5, 25])
    table.pass(.seconds(1))
    #expect(table.stage.nextFrame() != .immediately)
    #expect(table.sounds.last == "blackjack-chip")
  }

  @Test func aChipIsDraggedIntoTheRingAndBesideItSlidesBack() throws {
    let table = try betting()
    let ring = try spot(table).windowFrame(at: table.now).center
    let chip = try table.node("bet.chip.100").windowFrame(at: table.now).center
    try table.drag("bet.chip.100", by: ring - chip)
    #expect(try bet(table) == 110)
    try table.drag("bet.chip.100", by: Point(x: -60, y: 8))
    table.pass(.seconds(1))
    #expect(try bet(table) == 110)
    #expect(try table.node("bet.chip.100").children[0].restingPose == .rest)
  }

  @Test func theChipsAreReachedWithKeys() throws {
    let table = try betting()
    table.press(.character("b"))
    table.press(.enter)
    #expect(try bet(table) == 11)
    table.stage.setFocus(try spot(table))
    table.press(.enter)
    #expect(try bet(table) == 10)
  }

  @Test func noChipCanBeAddedThatIsNotThere() throws {
    let table = try betting()
    for _ in 0..<3 where try table.node("bet.chip.500").isEnabled {
      try table.tap("bet.chip.500")
    }
    let most = try #require((table.stage.top as? BlackjackScene)?.table.purse?.most)
    #expect(try bet(table) <= most)
    for value in [100, 100, 100, 100, 100, 100] { try table.tap("bet.chip.\(value)") }
    #expect(try bet(table) <= most)
    #expect(try !table.node("bet.chip.500").isEnabled)
  }

  @Test func manyChipsBecomeFewer() throws {
    let table = try betting()
    for _ in 0..<20 { try table.tap("bet.chip.1") }
    #expect(try bet(table) == 30)
    #expect(try spot(table).chips.count <= 14)
    #expect(try spot(table).amount == 30)
  }

  @Test func theFirstChipAfterARoundClearsTheTable() throws {
    let table = try dealt(seed: round(.lost).seed)
    #expect(!isShown("bet.chip.5", table), "no chips during a round")
    #expect(!isShown("blackjack.new", table))
    try table.tap("blackjack.stand")
    table.pass(.seconds(5))
    #expect(!isShown("blackjack.bet", table), "the cards lie on the ring")
    try table.tap("bet.chip.5")
    table.pass(.seconds(1))
    #expect(table.stage.top.root.node("card.player.1") == nil)
    #expect(try bet(table) == 40)
    #expect(try table.node("blackjack.status").label == "Deal, or change your bet.")
    try table.tap("blackjack.new")
    table.pass(.seconds(2))
    #expect(try game(table).setup.stake == 40)
  }

  @Test func onlyWhatIsPossibleIsOffered() throws {
    let table = try betting()
    func offered() -> [String] {
      ["new", "hit", "stand", "double", "split"].filter {
        isShown("blackjack." + $0, table)
      }
    }
    #expect(offered() == ["new"])
    try table.tap("blackjack.new")
    table.pass(.seconds(2))
    let plays = try game(table).allowed.map(\.rawValue)
    #expect(Set(offered()) == Set(plays).intersection(["hit", "stand", "double", "split"]))
  }

  @Test func aFirstPlayerWhoDoesNothingIsShownWhatToTapOnce() throws {
    let table = try betting()
    func hand() -> Node? {
      isShown("blackjack.hint", table) ? table.stage.top.root.node("blackjack.hint") : nil
    }
    table.pass(.seconds(2))
    #expect(hand() == nil)
    table.pass(.seconds(1.5))
    #expect(hand()?.label == "Deal")
    table.pass(.seconds(20))
    #expect(hand() == nil)
    try table.tap("blackjack.new")
    table.pass(.seconds(5))
    if try game(table).phase == .playing { #expect(hand()?.label == "Hit") }
    let again = SceneHarness(context: table.context) { BlackjackScene(context: $0, at: .atlantic) }
    again.pass(.seconds(10))
    #expect(!isShown("blackjack.hint", again), "never after it was done")
  }

  @Test func oldCardsSlideAwayWhileTheNewOnesComeAndATapEndsIt() throws {
    let table = try dealt(seed: round(.lost).seed)
    try table.tap("blackjack.stand")
    table.pass(.seconds(5))
    let felt = try #require(pile(table).parent?.parent)
    let atRest = felt.children.count
    try table.node("blackjack.new").activate()
    #expect(felt.children.count > atRest, "what leaves is still there")
    table.touch([Point(x: 60, y: 400)])
    #expect(felt.children.count == atRest)
    #expect(try table.node("card.player.2").role == .image)
    #expect(try game(table).outcome == nil)
  }

  @Test func withoutMoneyNoChipsLieThere() throws {
    let table = SceneHarness { BlackjackScene(context: $0) }
    table.pass(.seconds(2))
    #expect(try table.node("player.bet").isHidden)
  }
}
