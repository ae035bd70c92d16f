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
    try context.store.keep(bank.saved(at: 0), slot: BlackjackBank.slot)
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
    won.pass(.seconds(5))
    #expect(try pile(won).restingPose == .rest)
    let row = try #require(pile(won).parent as? HandRow)
    #expect(row.gain.amount == gain / 2 && row.gain.size.width > 0)
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
