import Geometry
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import RecycleGame

/// A round of Recycle without a clock waits for who left it.
@MainActor @Suite struct SavedRecycleTests {
  private let calm = Recycle.Setup(mode: .calm)

  /// The setup after a calm round of 75 points was left.
  private func left(_ context: GameContext) throws -> (table: SceneHarness, game: Recycle) {
    let table = SceneHarness(context: context) { RecycleSetupScene(context: $0) }
    try table.tap("recycle.mode.calm")
    try table.tap("recycle.play")
    try table.carry(table.piece(.plane), to: .paper)
    let start = try table.place(table.piece(.bag).pose.center)
    table.fingers([(1, start, start + Point(x: 60, y: -80))])
    table.pass(.milliseconds(400))
    try table.tap("recycle.back")
    let game = try table.round
    try table.tap("recycle.pause.leave")
    #expect(table.stage.top.name == "recycle.setup")
    return (table, game)
  }

  /// Another run of the program on the same disk.
  private func restarted(_ context: GameContext) throws -> SceneHarness {
    context.autosaver.finish()
    let later = GameContext(
      games: allGames, settings: SettingsLayers(allSettings), store: context.store, chance: { 9 })
    let table = SceneHarness(context: later) { RecycleSetupScene(context: $0) }
    try table.tap("recycle.mode.calm")
    return table
  }

  private func score(_ context: GameContext) -> Int? {
    SavedRecycle(context, of: calm)?.round.game.sides[0].score
  }

  @Test func aLinkAsksBeforeItsRoundReplacesTheOneThatWasLeft() throws {
    let context = try left(.forTests).table.context
    context.autosaver.finish()
    for (code, name) in [
      ("recycle-calm-classic-7", "recycle.saved.question"), ("recycle-solo-classic-7", nil),
    ] {
      let code = try #require(allGames.board(code: code))
      let later = GameContext(
        games: allGames, settings: SettingsLayers(allSettings), store: context.store,
        request: LaunchRequest(seed: code.seed, [code.choice]), chance: { 9 })
      #expect(allGames.named("recycle")?.savedQuestion?(later)?.name == name)
    }
  }

  @Test func whatWasLeftIsSaidAndGoesOnAsItLay() throws {
    let (first, game) = try left(.forTests)
    for table in [first, try restarted(first.context)] {
      #expect(
        table.stage.top.root.words.contains("Your round isn't finished: 75 points so far."))
      try table.tap("recycle.play")
      #expect(table.stage.top.name == "recycle.saved.question")
      try table.tap("saved.resume")
      #expect(table.stage.top.name == "recycle", "nobody is asked to begin once more")
      let resumed = try table.round
      #expect(resumed.sides.map(\.pieces) == game.sides.map(\.pieces))
      #expect(resumed.sides.map(\.score) == [75])
      try table.tap("recycle.back")
      try table.tap("recycle.pause.leave")
    }
  }

  @Test func itEndsInAResultThatCanBeReplayedAndIsNoLongerOffered() throws {
    let context = try left(.forTests).table.context
    let table = try restarted(context)
    try table.tap("recycle.play")
    try table.tap("saved.resume")
    try table.carry(table.piece(.bag), to: .packaging)
    try table.tap("recycle.done")
    let draft = try #require(try context.store.drafts().first)
    #expect(draft.played.score == 150)
    #expect(allGames.problem(ofRecord: draft.played.record) == nil)
    #expect(score(context) == nil)
    let after = try restarted(table.context)
    try after.tap("recycle.play")
    #expect(after.stage.top.name == "recycle")
  }

  @Test func aRoundThatEndsWithoutPointsIsGoneToo() throws {
    let table = try SceneHarness.recycle(.calm)
    let start = try table.place(table.piece(.bag).pose.center)
    table.fingers([(1, start, start + Point(x: 60, y: -80))])
    #expect(score(table.context) == 0)
    try table.tap("recycle.done")
    #expect(score(table.context) == nil)
  }

  @Test func aNewRoundTakesItsPlaceOnlyWhenItIsPlayed() throws {
    let (table, _) = try left(.forTests)
    try table.tap("recycle.play")
    try table.tap("saved.back")
    #expect(table.stage.top.name == "recycle.setup")
    try table.tap("recycle.play")
    try table.tap("saved.new")
    #expect(table.stage.top.name == "recycle")
    try table.tap("recycle.back")
    try table.tap("recycle.pause.leave")
    #expect(score(table.context) == 75)
    try table.tap("recycle.play")
    try table.tap("saved.new")
    try table.carry(table.piece(.bag), to: .packaging)
    try table.carry(table.piece(.plane), to: .paper)
    table.stage.end()
    #expect(score(table.context) == 150)
  }

  @Test func itIsThePlayersOwnAndThereIsOneOfEachKind() throws {
    let context = GameContext.forTests
    let ana = try context.store.newPlayer(PlayerName("Ana"), at: 1)
    _ = try left(context)
    context.autosaver.finish()
    try context.store.setCurrentPlayer(ana.id)
    #expect(score(context) == nil, "the guest's")
    _ = try left(context)
    #expect(score(context) == 75)
    #expect(SavedRecycle(context, of: .init(mode: .calm, halving: .split)) == nil)
    try context.store.setCurrentPlayer(nil)
    #expect(score(context) == 75)
  }

  @Test func whatAHandHeldWhenTheProgramEndedLiesWhereItWasTaken() throws {
    let table = try SceneHarness.recycle(.calm)
    let bag = try table.piece(.bag)
    let start = try table.place(bag.pose.center)
    table.fingers([(1, start, start + Point(x: 90, y: 40))], lifts: false)
    #expect(try table.piece(.bag).heldBy != nil)
    table.stage.end()
    let saved = try #require(SavedRecycle(table.context, of: calm))
    let piece = try #require(saved.round.game.piece(bag.number))
    #expect(piece.heldBy == nil && piece.pose == bag.pose)
  }

  @Test func aRoundAgainstTheClockIsNotSaved() throws {
    let table = try SceneHarness.recycle(.solo)
    try table.carry(table.piece(.plane), to: .paper)
    table.stage.end()
    table.context.autosaver.finish()
    #expect(try table.context.store.savedSlots(startingWith: "recycle-").isEmpty)
    #expect(try table.context.store.drafts().isEmpty, "a minute is not over")
  }

  @Test func aVisitorsRoundEndsWithTheVisit() throws {
    let context = GameContext(
      games: allGames,
      settings: SettingsLayers(allSettings, system: [Setting.kiosk.key: .bool(true)]),
      store: try Store.inMemory(allGames.catalogue), chance: { 1 })
    try context.store.beginVisits()
    let (table, _) = try left(context)
    #expect(score(context) == 75)
    context.visitorLeft(table.stage)
    #expect(score(context) == nil)
  }
}

extension Node {
  /// What its labels say.
  fileprivate var words: [String] {
    (self is Label && !isHidden ? [label] : []) + children.flatMap(\.words)
  }
}
