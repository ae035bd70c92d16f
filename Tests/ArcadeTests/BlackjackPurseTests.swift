import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame

/// The chips a player has are what the rounds left, however the table is left.
@MainActor @Suite struct BlackjackPurseTests {
  /// A store in which Ana plays, so that no round asks for a name.
  private func context(seed: UInt64, at table: Rules.Table) throws -> GameContext {
    let context = GameContext.forTests(seed: seed, chance: { seed })
    var bank = BlackjackBank()
    bank.table = table
    try context.store.save(bank.saved(at: 0), slot: BlackjackBank.slot)
    let first = NewResult(
      game: "fifteen", variant: "4x4", score: 0, moves: 1, milliseconds: 1, at: 0, record: "{}")
    _ = try context.store.claim(first, by: PlayerName("Ana"))
    return context
  }

  private func start(_ context: GameContext) throws -> SceneHarness {
    try SceneHarness(context: context) { BlackjackStartScene(context: $0) }.opened("blackjack.play")
  }

  private func scene(_ table: SceneHarness) throws -> BlackjackScene {
    try #require(table.stage.scenes.lazy.compactMap { $0 as? BlackjackScene }.last)
  }

  /// The chips on disk, as a program reads them that was started again this moment.
  private func saved(_ context: GameContext) throws -> Int {
    var bank = BlackjackBank(context.store)
    return bank.halves(of: try context.store.currentPlayer())
  }

  /// What all rounds on disk won, with a name or without.
  private func won(_ context: GameContext) throws -> Int {
    let lines = try context.store.latest(
      game: Blackjack.name, variants: Rules.Table.allCases.map(\.rawValue), limit: 1000)
    let drafts = try context.store.drafts().map(\.played.score)
    return (lines.map(\.score) + drafts).reduce(0, +)
  }

  /// Plays a round that is stood on at once and lost.
  private func lose(_ table: SceneHarness) throws {
    for _ in 1...40 {
      try scene(table).deal()
      while let play = try scene(table).game?.allowed.last(where: { $0 != .hit && $0 != .double })
        ?? scene(table).game?.allowed.first
      {
        try scene(table).play(play)
      }
      if try scene(table).game?.outcome == .lost { return }
      table.pass(.seconds(1))
      table.press(.escape)
      try table.tap("blackjack.play")
    }
    Issue.record("forty rounds and none was lost")
  }

  @Test func aLostRoundStaysLostAfterBackAndPlay() throws {
    let context = try context(seed: 3, at: .vegasStrip)
    let table = try start(context)
    try lose(table)
    let left = try #require(try scene(table).table.purse).halves
    #expect(left == BlackjackBank.stack + (try won(context)))
    table.press(.escape)
    #expect(table.stage.top.name == "blackjack.start")
    try table.tap("blackjack.play")
    #expect(try scene(table).table.purse?.halves == left)
    let bet = try #require(try scene(table).table.purse).bet
    #expect(try table.node("blackjack.balance").label == BlackjackWords.chips(left - 2 * bet))
  }

  @Test func chipsInTheRingAreNotInThePurse() throws {
    let table = try start(try context(seed: 3, at: .vegasStrip))
    func balance() throws -> Int { try #require(Int(table.node("blackjack.balance").label)) }
    let bet = try #require(try scene(table).table.purse).bet
    #expect(try balance() == 500 - bet)
    try table.tap("bet.chip.25")
    #expect(try balance() == 475 - bet)
    try table.tap("blackjack.bet")
    #expect(try balance() == 500 - bet)
    try table.tap("blackjack.new")
    table.pass(.seconds(2))
    #expect(try balance() == 500 - bet, "dealing takes nothing twice")
  }

  @Test func resultAndChipsAreOnDiskTogether() throws {
    let context = try context(seed: 5, at: .singleDeck)
    let table = try start(context)
    try lose(table)
    // Nothing has been waited for: this is the moment of the `result` line in the trace.
    #expect(try saved(context) == BlackjackBank.stack + (try won(context)))
    #expect(try context.store.savedGame(SavedRound.slot(context).name) == nil)
    context.autosaver.finish()
    #expect(try saved(context) == BlackjackBank.stack + (try won(context)))
  }

  /// A table where so many chips are left and so many are bet, with the next round lost.
  private func losing(_ halves: Int, bet: Int, isGuest: Bool = false) throws -> SceneHarness {
    for seed in UInt64(1)...60 {
      let context = try context(seed: seed, at: .singleDeck)
      if isGuest { try context.store.setCurrentPlayer(nil) }
      var bank = BlackjackBank(context.store)
      bank.bet = bet
      bank.setPurse(halves, of: try context.store.currentPlayer())
      try context.store.save(bank.saved(at: 0), slot: BlackjackBank.slot)
      let table = try start(context)
      try table.tap("blackjack.new")
      table.pass(.seconds(2))
      let game = try scene(table).game
      guard game?.allowed.contains(.stand) == true,
        (try? game?.applying(.play(.stand)))?.outcome == .lost
      else { continue }
      try table.tap("blackjack.stand")
      table.pass(.seconds(6))
      return table
    }
    throw IllegalMove.notAllowed
  }

  @Test func whoHasLostEverythingGetsNewChipsAndIsToldSo() throws {
    let table = try losing(20, bet: 10)
    #expect(try scene(table).table.purse == .init(halves: BlackjackBank.stack, bet: 0))
    let told = table.events.compactMap { ($0.fields as? TraceFields.Toast)?.text }
    #expect(told.contains { $0.contains("no chips left") && $0.contains("500") })
    try table.tap("bet.chip.25")
    #expect(try scene(table).table.purse?.bet == 25)
    #expect(try table.node("blackjack.new").isEnabled)
    #expect(try saved(table.context) == BlackjackBank.stack)
  }

  @Test func nothingIsBetThatWasNotAskedFor() throws {
    let table = try losing(1000, bet: 485, isGuest: true)
    #expect(table.stage.top.name == "blackjack", "a lost hand asks for no name")
    try scene(table).deal()
    table.pass(.seconds(1))
    #expect(try scene(table).table.isFree, "15 chips are left, and 485 can't be bet again")
    #expect(try scene(table).table.purse == .init(halves: 30, bet: 0))
    #expect(try table.node("blackjack.status").label == "Place your bet.")
    let again = try losing(1000, bet: 100, isGuest: true)
    try again.tap("blackjack.new")
    #expect(try !scene(again).table.isFree && scene(again).game?.setup.stake == 100)
  }

  /// Leaves the table by one of five ways and sits down again.
  private func leave(_ table: SceneHarness, _ way: Int, _ context: GameContext) throws
    -> SceneHarness
  {
    if way == 0 { return table }
    if way == 4 {
      // Killed, and started again with the same data.
      let other = GameContext(
        games: allGames, settings: SettingsLayers(allSettings), store: context.store, chance: { 9 })
      return try start(other)
    }
    table.press(.escape)
    if way == 2 {
      try table.tap("blackjack.table")
      try table.tap("table.downtown")
    }
    if way == 3 {
      table.press(.escape)
      try table.tap("menu.blackjack")
    }
    try table.tap("blackjack.play")
    return table
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func chipsAreTheSumOfTheResultsHoweverTheTableIsLeft(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let context = try context(seed: seed * 1000, at: .vegasStrip)
    var table = try start(context)
    for _ in 1...12 where try saved(context) > 320 {
      try scene(table).deal()
      while let plays = try scene(table).game?.allowed, !plays.isEmpty {
        try scene(table).play(plays[dice.below(plays.count)])
        let isGoingOn = try scene(table).game?.outcome == nil
        if isGoingOn, dice.below(4) == 0 { table = try leave(table, 1, context) }
      }
      let chips = BlackjackBank.stack + (try won(context))
      #expect(try saved(context) == chips)
      #expect(try scene(table).table.purse?.halves == chips)
      table = try leave(table, dice.below(5), table.context)
      #expect(try scene(table).table.purse?.halves == chips)
    }
  }
}
