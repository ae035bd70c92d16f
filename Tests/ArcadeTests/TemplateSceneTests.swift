import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import TemplateGame

/// The template game from the menu to the leaderboard.
@MainActor @Suite struct TemplateSceneTests {
  private let table = SceneHarness(
    context: .forTests([.template], request: LaunchRequest(seed: 7), chance: { 7 })
  ) { MenuScene(context: $0) }

  private func scene() throws -> TemplateScene {
    try #require(table.stage.top as? TemplateScene)
  }

  /// From the menu to a new game.
  private func begin() throws {
    try table.tap("menu.template")
    try table.tap("template.play")
  }

  /// Taps up to this many of the lamps that are off.
  private func light(_ most: Int = .max) throws {
    let game = try scene().game
    for index in game.isLit.indices.filter({ !game.isLit[$0] }).prefix(most) {
      try table.tap("lamp.\(index)")
    }
  }

  @Test func aTapSwitchesALampOnAndOff() throws {
    try begin()
    let lit = try scene().game.isLit
    try table.tap("lamp.0")
    #expect(try scene().game.isLit[0] == !lit[0])
    try table.tap("lamp.0")
    #expect(try scene().game.isLit == lit)
  }

  @Test func aGameThatWasLeftCanBeResumed() throws {
    try begin()
    try light(1)
    let left = try scene().game
    try table.tap("template.back")
    try table.tap("template.play")
    try table.tap("saved.resume")
    #expect(try scene().game == left)
    #expect(left != Template(.init(), seed: 7))
  }

  @Test func eachNumberOfLampsHasASavedGameOfItsOwn() throws {
    try begin()
    try light(1)
    try table.tap("template.back")
    try table.tap("template.lamps.\(Template.Setup.offered[2])")
    try table.tap("template.play")
    #expect(try scene().game.isLit.count == Template.Setup.offered[2])
  }

  @Test func aFinishedGameIsADraftAndNoLongerSaved() throws {
    try begin()
    try light()
    #expect(table.stage.top.name == "template.won")
    #expect(try table.context.store.drafts().map(\.played.game) == ["template"])
    table.context.autosaver.finish()
    #expect(table.context.savedBoards(of: Template.name).isEmpty)
  }

  @Test func aClaimedResultIsInTheLeaderboardAndCanBeReplayed() throws {
    try begin()
    try light()
    let end = try #require(try table.context.store.drafts().first)
    let name = try PlayerName("Ana")
    _ = try table.context.claim(.draft(end), by: name)
    let board = try #require(table.context.games.first?.results?())
    let line = try #require(board.newest(in: table.context.store))
    let result = try #require(try table.context.store.result(line.id))
    let replay = try #require(board.replay(result, table.context) as? TemplateReplayScene)
    table.stage.show(replay)
    table.pass(.seconds(20))
    table.press(.end)
    let states = table.events.compactMap { $0.fields as? TraceFields.State<Template> }
    #expect(states.last?.state.outcome == .won)
  }
}
