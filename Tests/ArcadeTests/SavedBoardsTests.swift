import Geometry
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

/// No unfinished board is lost without a question.
@MainActor @Suite struct SavedBoardsTests {
  private func setup(_ context: GameContext = .forTests) -> SceneHarness {
    SceneHarness(context: context) { FifteenSetupScene(context: $0) }
  }

  /// The same store after a restart of the program.
  private func restarted(_ context: GameContext) -> GameContext {
    context.autosaver.finish()
    return GameContext(
      games: allGames, settings: SettingsLayers(allSettings), store: context.store, chance: { 9 })
  }

  private func offer(_ table: SceneHarness) -> String? {
    table.stage.top.root.node("fifteen.continue")?.label
  }

  @Test func eachSizeAndScrambleHasItsOwnSavedBoard() throws {
    let table = setup()
    let kinds = [("4x4", "130"), ("3x3", "130"), ("3x3", "any"), ("4x4", "daily")]
    var games: [Fifteen] = []
    for (layout, scramble) in kinds {
      try table.tap("fifteen.layout." + layout)
      try table.tap("fifteen.scramble." + scramble)
      #expect(offer(table) == nil)
      try table.tap("fifteen.play")
      let (first, _) = try table.tile(1)
      try table.tap("tile.\(first)")
      games.append(try table.game)
      try table.tap("fifteen.back")
    }
    for ((layout, scramble), game) in zip(kinds, games) {
      try table.tap("fifteen.layout." + layout)
      try table.tap("fifteen.scramble." + scramble)
      #expect(offer(table)?.hasPrefix("Resume: \(game.setup.shape.title) · 1 move · 0:0") == true)
      try table.tap("fifteen.continue")
      #expect(try table.game == game)
      try table.tap("fifteen.back")
    }
  }

  @Test func theSetupKeepsItsLayoutForASizeWithoutABoard() throws {
    let table = setup()
    try table.tap("fifteen.play")
    try table.playABitAndLeave()
    let ids = ["fifteen.layout.3x3", "fifteen.scramble.any", "fifteen.play"]
    let before = try ids.map { try table.node($0).frame }
    try table.tap("fifteen.layout.3x3")
    #expect(offer(table) == nil)
    #expect(try ids.map { try table.node($0).frame } == before)
    let card = try #require(try table.node("fifteen.layout.4x4") as? SetupCard)
    #expect(card.isMarked, "it shows that a board is saved")
  }

  @Test func eachPlayerHasTheirOwnSavedBoards() throws {
    let context = GameContext.forTests
    let ana = try context.store.newPlayer(PlayerName("Ana"), at: 1)
    let leo = try context.store.newPlayer(PlayerName("Leo"), at: 1)
    try context.store.setCurrentPlayer(ana.id)
    let first = setup(context)
    try first.tap("fifteen.play")
    try first.playABitAndLeave()
    let words = offer(first)
    for other in [leo.id, nil] {
      try context.store.setCurrentPlayer(other)
      let table = setup(context)
      #expect(offer(table) == nil)
      try table.tap("fifteen.play")
      try table.tap("tile.\(table.tile(1).id)")
      try table.tap("fifteen.back")
      #expect(offer(table)?.contains("1 move ") == true)
    }
    try context.store.setCurrentPlayer(ana.id)
    #expect(offer(setup(context)) == words)
  }

  @Test func aBoardSavedByAnOlderVersionIsStillOffered() throws {
    let context = GameContext.forTests
    var session = Session<Fifteen>(.init(columns: 5, rows: 5), seed: 3)
    for way in Direction.allCases {
      if let move = session.game.move(pushing: way) { try session.play(move, at: 100) }
    }
    let old = SavedFifteen(session: session, milliseconds: 4000, picture: "two", showsNumbers: true)
    try context.store.save(old.saved(at: 1), slot: "fifteen")
    let table = setup(context)
    try table.tap("fifteen.layout.5x5")
    try table.tap("fifteen.continue")
    #expect(try table.game == session.game)
    #expect(try context.store.savedGame("fifteen") == nil)
  }

  @Test func playAsksBeforeReplacingAnUnfinishedBoard() throws {
    let table = setup()
    try table.tap("fifteen.play")
    try table.playABitAndLeave()
    let words = try #require(offer(table))
    try table.tap("fifteen.play")
    #expect(table.stage.top.name == "fifteen.saved.question")
    try table.tap("saved.back")
    #expect(table.stage.top.name == "fifteen.setup")
    try table.opened("fifteen.play").tap("saved.new")
    #expect(try table.game.moveCount == 0)
    try table.tap("fifteen.back")
    #expect(offer(table) == words, "looking at another board deletes nothing")
    try table.opened("fifteen.play").tap("saved.resume")
    #expect(try table.game.moveCount > 0)
  }

  @Test func aTypedCodeAsksBeforeItsBoardReplacesAnUnfinishedOne() throws {
    let table = setup()
    try table.tap("fifteen.play")
    try table.playABitAndLeave()
    let words = try #require(offer(table))
    func enter(_ code: String) throws {
      try table.tap("fifteen.code")
      table.type(code)
      try table.tap("code.open")
    }
    try enter("4x4-130-7")
    #expect(table.stage.top.name == "fifteen.saved.question")
    try table.tap("saved.back")
    #expect(offer(table) == words)
    try enter("4x4-130-7")
    try table.tap("saved.resume")
    #expect(try table.game.moveCount > 0)
    try table.tap("fifteen.back")
    try enter("4x4-130-7")
    try table.tap("saved.new")
    #expect(try table.game == Fifteen(.init(columns: 4, rows: 4), seed: 7))
    try table.tap("fifteen.back")
    try enter("3x3-130-7")
    #expect(table.stage.top.name == "fifteen", "nothing of this size is unfinished")
  }

  @Test func aLinkAsksBeforeItsBoardReplacesAnUnfinishedOne() throws {
    let context = GameContext.forTests
    let table = setup(context)
    try table.tap("fifteen.play")
    try table.playABitAndLeave()
    func opened(_ code: String) throws -> (any Scene)? {
      let code = try #require(allGames.board(code: code))
      let later = GameContext(
        games: allGames, settings: SettingsLayers(allSettings), store: context.store,
        request: LaunchRequest(seed: code.seed, [code.choice]), chance: { 9 })
      return allGames.named("fifteen")?.savedQuestion?(later)
    }
    #expect(try opened("fifteen-3x3-130-7") == nil)
    let question = try #require(try opened("fifteen-4x4-130-7"))
    #expect(question.name == "fifteen.saved.question")
  }

  @Test func newAsksWhileABoardIsUnfinished() throws {
    let table = setup()
    try table.tap("fifteen.play")
    let dealt = try table.game
    try table.tap("fifteen.new")
    #expect(table.stage.top.name == "fifteen", "nothing to lose yet")
    #expect(try table.game != dealt)
    try table.tap("tile.\(table.tile(1).id)")
    let game = try table.game
    try table.tap("fifteen.new")
    #expect(table.stage.top.name == "fifteen.new.question")
    try table.tap("new.back")
    #expect(try table.game == game)
    #expect(try !table.node("board").isHidden, "one tap resumes it")
    try table.opened("fifteen.new").tap("new.board")
    #expect(try table.game.moveCount == 0 && table.game.cells != game.cells)
    try table.tap("fifteen.back")
    try table.tap("fifteen.continue")
    #expect(try table.game == game, "saved until the first move on another")
  }

  @Test func aRestartBeginsTheSameBoardAgain() throws {
    let table = setup()
    try table.tap("fifteen.play")
    let dealt = try table.game
    for help in [false, true] {
      try table.tap("tile.\(table.tile(2).id)")
      if help { try table.tap("fifteen.undo") }
      table.pass(.seconds(9))
      try table.opened("fifteen.new").tap("new.restart")
      #expect(try table.game == dealt)
      #expect(try table.node("fifteen.time").label.hasSuffix("0:00"))
      let scene = try #require(table.stage.top as? FifteenScene)
      #expect(scene.isRanked, "a new game counts, though a move was undone in the last one")
    }
  }

  @Test func theSetupOpensWithTheLastChoices() throws {
    let context = GameContext.forTests
    let table = setup(context)
    try table.tap("fifteen.picture.two")
    table.pass(.seconds(1))
    try table.tap("fifteen.layout.3x5")
    try table.tap("fifteen.scramble.any")
    try table.tap("fifteen.play")
    let later = setup(restarted(context))
    #expect(try later.node("fifteen.layout.3x5").traceValue == 1)
    #expect(try later.node("fifteen.scramble.any").traceValue == 1)
    #expect(try later.node("fifteen.picture.two").traceValue == 1)
    try later.tap("fifteen.play")
    #expect(try later.game.setup == .init(columns: 3, rows: 5, scramble: .any))
    #expect(later.context.fifteenChoice.picture == "two")
  }

  @Test func aFinishedBoardLeadsBackToTheSetup() throws {
    let table = setup()
    try table.tap("fifteen.layout.3x3")
    try table.tap("fifteen.play")
    try table.solveWalk()
    table.pass(.seconds(4))
    try table.tap("result.skip")
    try table.tap("result.setup")
    #expect(table.stage.top.name == "fifteen.setup" && table.stage.scenes.count == 2)
    #expect(try table.node("fifteen.layout.3x3").traceValue == 1)
    let alone = try board(3, .init(width: 1280, height: 800))
    try alone.solveWalk()
    alone.pass(.seconds(4))
    try alone.tap("result.skip")
    try alone.tap("result.setup")
    #expect(alone.stage.top.name == "fifteen.setup")
  }
}
