import Drawing
import Foundation
import Geometry
import Input
import Platform
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import recreo

/// Blackjack at the three sizes, at rest and while cards and chips are on their way.
@MainActor @Suite(.serialized) struct BlackjackGoldens {
  /// The way to a table, one second after it came.
  private func cinema(_ size: String, seed: UInt64, at table: Table = .source) throws -> Cinema {
    let pixels = try #require(PixelSize(argument: size))
    let show = try Cinema(
      PlayRequest(game: .blackjack, seed: seed), size: pixels.size)
    var bank = BlackjackBank()
    bank.table = table
    bank.bet = 35
    try show.program.context.store.save(bank.saved(at: 0), slot: BlackjackBank.slot)
    // Nobody asks for a name in the middle of a story.
    _ = try show.program.context.store.claim(
      NewResult(
        game: "fifteen", variant: "4x4", score: 0, moves: 1, milliseconds: 1, at: 0, record: "{}"),
      by: PlayerName("Zoë"))
    show.pass(to: .seconds(1))
    return show
  }

  /// Presses a letter at each of these seconds, and lets all come to rest.
  private func play(_ show: Cinema, _ keys: [(second: Int, key: String)]) {
    for (second, key) in keys {
      show.pass(to: .seconds(second))
      show.press(.character(Character(key)))
    }
  }

  @Test(arguments: ScreenGoldens.withPicture) func aRound(size: String) throws {
    let show = try cinema(size, seed: 7)
    try Golden.check(show, at: .seconds(1), "blackjack-start-" + size)
    show.press(.enter)
    play(show, [(3, "c")])
    try Golden.check(show, at: .seconds(5), "blackjack-" + size)
    show.press(.character("s"))
    try Golden.check(show, at: .seconds(12), "blackjack-end-" + size)
  }

  @Test(arguments: ScreenGoldens.withPicture) func aSplitWithTheCoach(size: String) throws {
    let show = try cinema(size, seed: 4, at: .vegasStrip)
    show.press(.enter)
    play(show, [(2, "n"), (4, "x"), (6, "x"), (8, "h")])
    try Golden.check(show, at: .seconds(9), "blackjack-coach-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func theTables(size: String) throws {
    let show = try cinema(size, seed: 7, at: .vegasStrip)
    show.program.stage.perform(
      .push(BlackjackTablesScene(context: show.program.context)))
    try Golden.check(show, at: .seconds(3), "blackjack-tables-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func pastRoundsAndTheirFigures(size: String) throws {
    let show = try cinema(size, seed: 7, at: .vegasStrip)
    let context = show.program.context
    for (index, name) in ["Zoë", "Ana", "Zoë", "Leo"].enumerated() {
      var session = Session<Blackjack>(
        Blackjack.Setup(table: .vegasStrip, stake: 10), seed: UInt64(40 + index))
      while let play = session.game.allowed.first { try session.play(.play(play), at: 900) }
      let result = RoundEnd(session).result(
        milliseconds: 900, at: 1_700_000_000_000 + index * 3_600_000)
      _ = try context.store.claim(result, by: PlayerName(name))
    }
    show.program.stage.perform(.push(BlackjackHistoryScene(context: context)))
    try Golden.check(show, at: .seconds(3), "blackjack-history-" + size)
    show.program.stage.top.root.node("history.filter.player")?.activate()
    try Golden.check(show, at: .seconds(5), "blackjack-players-" + size)
    show.press(.escape)
    show.pass(to: .seconds(6))
    show.program.stage.top.root.node("history.statistics")?.activate()
    try Golden.check(show, at: .seconds(9), "blackjack-statistics-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func thePractice(size: String) throws {
    let show = try cinema(size, seed: 7, at: .vegasStrip)
    let context = show.program.context
    show.program.stage.perform(.push(BlackjackPracticeScene(context: context)))
    try Golden.check(show, at: .seconds(3), "blackjack-practice-" + size)
    show.program.stage.top.root.node("practice.count")?.activate()
    try Golden.check(show, at: .seconds(5), "blackjack-count-" + size)
  }

  @Test func aCardOnItsWay() throws {
    let show = try cinema("1280x800", seed: 7)
    show.press(.enter)
    try Golden.check(show, at: .milliseconds(1350), "blackjack-dealing-1280x800")
  }

  @Test(arguments: ["800x480", "1280x800"]) func oldCardsMakeRoom(size: String) throws {
    let show = try cinema(size, seed: 11, at: .singleDeck)
    show.press(.enter)
    play(show, [(2, "n"), (4, "s"), (8, "n")])
    try Golden.check(show, at: .milliseconds(8150), "blackjack-clearing-" + size)
  }

  @Test func chipsAreWon() throws {
    let show = try cinema("1280x800", seed: 7, at: .singleDeck)
    show.press(.enter)
    play(show, [(2, "n"), (4, "s")])
    try Golden.check(show, at: .seconds(8), "blackjack-won-1280x800")
  }

  @Test(arguments: ScreenGoldens.sizes) func aReplay(size: String) throws {
    var session = Session<Blackjack>(.init(table: .vegasStrip, stake: 25, purse: 1000), seed: 6)
    try session.play(.play(.hit), at: 1000)
    let pixels = try #require(PixelSize(argument: size))
    let show = try Cinema(PlayRequest(replay: jsonText(session.record)), size: pixels.size)
    try Golden.check(show, at: .milliseconds(2500), "blackjack-replay-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func theCardServersAddress(size: String) throws {
    let show = try cinema(size, seed: 7)
    show.program.context.change(.blackjackServer, to: .text("http://10.0.0.7:8000"))
    show.program.stage.perform(
      .push(OptionsScene(context: show.program.context, palette: .blackjack)))
    show.pass(to: .seconds(2))
    let stage = show.program.stage
    for _ in 0..<3 { stage.top.root.node("options.tab")?.activate() }
    show.pass(to: .seconds(3))
    stage.setFocus(stage.top.root.node("options.blackjack.coach"))
    for _ in 0..<5 { show.press(.tab) }
    try Golden.check(show, at: .seconds(4), "blackjack-options-" + size)
  }
}
