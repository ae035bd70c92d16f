import Geometry
import Input
import Languages
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import FifteenGame
@testable import RecycleGame

/// Dialogs that are open while somebody chooses another language speak it, and still do their work.
@MainActor @Suite(.serialized) struct RenewedDialogsTests {
  /// Begins in English.
  private func speaking(_ body: () throws -> Void) throws {
    try Catalogues.begin()
    defer { Catalogues.end() }
    Languages.use("en")
    try body()
  }

  private func switchTo(_ language: String, _ table: SceneHarness) {
    Languages.use(language)
    table.stage.perform(.renew)
    table.pass(.milliseconds(500))
  }

  @Test func theOptionsStayScrolledToTheSamePlace() throws {
    let table = SceneHarness(size: Size(width: 640, height: 480)) { OptionsScene(context: $0) }
    try table.tap("options.tab.me")
    func place() throws -> Double {
      try table.node("options.motion").windowFrame(at: table.now).minY
    }
    let before = try place()
    for _ in 0..<9 { table.press(.pageDown) }
    table.pass(.seconds(2))
    let scrolled = try place()
    #expect(scrolled < before - 50)
    table.stage.perform(.renew)
    table.pass(.seconds(1))
    #expect(try abs(place() - scrolled) < 1)
  }

  @Test func aBetKeepsItsChipsAndGoesToTheTable() throws {
    try speaking {
      let context = GameContext.forTests
      let table = SceneHarness(context: context) { BlackjackScene(context: $0, at: .vegasStrip) }
      table.pass(.seconds(1))
      for _ in 0..<2 { try table.tap("blackjack.bet") }
      try table.tap("bet.chip.25")
      let sounds = table.sounds.count
      switchTo("es", table)
      #expect(table.sounds.count == sounds, "it does not come a second time")
      #expect(try table.node("blackjack.bet").label == "Apuesta: 25")
      try table.tap("bet.chip.5")
      let scene = try #require(table.stage.top as? BlackjackScene)
      #expect(scene.table.purse?.bet == 30 && scene.bank.bet == 30)
    }
  }

  @Test func theEndOfAGameSavesWhatWasTypedAndWhatWasWon() throws {
    try speaking {
      let context = GameContext.forTests
      context.fifteenChoice = FifteenChoice(columns: 4)
      let table = SceneHarness(context: context) { FifteenScene(context: $0) }
      try table.solveWalk()
      table.pass(.seconds(4))
      table.type("Leo")
      switchTo("es", table)
      #expect(try table.node("result").label == "¡Lo has resuelto!")
      #expect(try table.node("result.name").traceText == "Leo")
      #expect(try context.store.drafts().count == 1, "nothing was thrown away")
      try table.tap("result.done")
      #expect(try table.node("result.rank").label.contains("¡El mejor tiempo de todos!"))
      switchTo("en", table)
      let rank = try table.node("result.rank")
      #expect(rank.label.contains("Fastest time ever!") && rank.label.contains("Leo"))
      #expect(try !rank.isHidden && table.node("result.name").isHidden)
      #expect(try !table.node("result.share").isHidden)
      try table.tap("result.again")
      #expect(try table.game.outcome == nil)
    }
  }

  @Test func aNameThatIsBeingTypedStays() throws {
    try speaking {
      let loom = SceneHarness.loom()
      try loom.tap("loom.cell.2")
      let pet: SceneHarness = try Garden(Garden.child(.kiosk)).table
      for (table, id) in [(loom, "loom.name"), (pet, "pet.name")] {
        try table.tap(id)
        table.press(.character("a"), .control)
        table.type("Rain")
        switchTo("es", table)
        #expect(table.stage.top.name == id)
        #expect(try table.node(id + ".field").traceText == "Rain")
        Languages.use("en")
      }
    }
  }

  @Test func aTableOfBlackjackDealsAgain() throws {
    try speaking {
      let seed = try blackjackSeed(.won)
      let context = GameContext.forTests(seed: seed, chance: { seed })
      let table = SceneHarness(context: context) { BlackjackScene(context: $0) }
      table.pass(.seconds(2))
      try table.tap("blackjack.stand")
      for _ in 0..<80 where table.stage.top.name == "blackjack" { table.pass(.milliseconds(100)) }
      table.pass(.seconds(1))
      try table.tap("result.skip")
      switchTo("es", table)
      try table.tap("result.again")
      table.pass(.seconds(2))
      let scene = try #require(table.stage.top as? BlackjackScene)
      #expect(scene.game?.outcome == nil)
    }
  }

  @Test func theQuestionOfAKioskCountsOn() throws {
    try speaking {
      let table = SceneHarness { _ in IdleScene(until: .seconds(15)) }
      table.pass(.seconds(4))
      let sounds = table.sounds.count
      switchTo("es", table)
      let dialog = try table.node("dialog")
      #expect(dialog.label == "¿Sigues ahí?")
      table.pass(.milliseconds(500))
      #expect(try table.node("idle.seconds").label == "10")
      #expect(table.sounds.count == sounds)
    }
  }

  @Test func aRoundOfRecycleBeginsAndContinues() throws {
    try speaking {
      let context = GameContext.forTests
      let table = SceneHarness(context: context) { RecycleScene(context: $0) }
      table.pass(.milliseconds(500))
      switchTo("es", table)
      #expect(try table.node("recycle.countdown").label == "Jugar ya")
      try table.tap("recycle.countdown")
      #expect(table.stage.top.isSimulating)
      table.press(.escape)
      switchTo("en", table)
      #expect(try table.node("recycle.pause.on").label == "Resume")
      try table.tap("recycle.pause.on")
      #expect(table.stage.top.isSimulating)
      table.press(.escape)
      context.change(.highContrast, to: .bool(true))
      switchTo("es", table)
      #expect(try table.node("recycle.pause.leave").label == "Salir")
      try table.tap("recycle.pause.leave")
      #expect(table.stage.top.name == "menu")
    }
  }
}
