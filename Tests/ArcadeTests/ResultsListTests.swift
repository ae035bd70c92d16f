import Arcade
import Foundation
import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import FifteenGame

/// A context in which these people have played, each a board of their own in so many moves and seconds.
@MainActor func played(
  _ people: [(name: String, moves: Int, seconds: Int)], variant: String = "4x4"
) throws -> GameContext {
  let context = GameContext.forTests
  for (index, person) in people.enumerated() {
    let seed = UInt64(index + 1)
    var session = Session<Fifteen>(.init(scramble: 3), seed: seed)
    for (move, tile) in Scramble.randomWalk(session.setup, seed: seed).reversed().enumerated() {
      let place = try #require(session.game.position(of: tile))
      try session.play(
        .init(column: place.column, row: place.row), at: move * person.seconds * 500)
    }
    let new = NewResult(
      game: "fifteen", variant: variant, score: 0, moves: person.moves,
      milliseconds: person.seconds * 1000, at: 1_763_800_000_000 + index,
      record: jsonText(session.record))
    let draft = try context.store.draft(new)
    _ = try context.store.claim(draft.id, by: PlayerName(person.name))
  }
  return context
}

@MainActor @Suite struct ResultsListTests {
  private let people = [("Ana", 90, 40), ("Leo", 60, 70), ("Zoë", 120, 30)]

  /// The list opened from the setup.
  private func list(_ context: GameContext) throws -> SceneHarness {
    try SceneHarness(context: context) { FifteenSetupScene(context: $0) }.opened("fifteen.results")
  }

  private func names(_ table: SceneHarness) -> [String] {
    (0..<3).compactMap { index in
      guard let row = table.stage.top.root.node("results.row.\(index)") else { return nil }
      return String(row.label.drop { $0 != " " }.dropFirst().prefix { $0 != "," })
    }
  }

  @Test func theBestTimeIsFirstAndTheFewestMovesOnDemand() throws {
    let table = try list(played(people))
    #expect(table.stage.top.name == "fifteen.results")
    #expect(names(table) == ["Zoë", "Ana", "Leo"])
    try table.choose("order", "order.moves")
    #expect(names(table) == ["Leo", "Ana", "Zoë"])
  }

  @Test func itsBoardsAreChosenByTheDrawingsOfTheSetup() throws {
    let table = try list(played(people)).opened("results.variant")
    let card = try #require(try table.node("results.size.5x5") as? SetupCard)
    #expect(!card.isOn && card.role == .option)
    try table.tap("results.size.5x5")
    #expect(card.isOn)
    #expect(try table.node("results.scramble.130") is SetupCard)
  }

  @Test func eachVariantHasItsList() throws {
    let table = try list(played(people, variant: "5x5-any"))
    #expect(names(table).isEmpty)
    try table.choose("variant", "size.5x5", "scramble.any")
    #expect(names(table).count == 3)
  }

  @Test func aRowShowsPlaceNameMovesTimeAndDay() throws {
    let table = try list(played(people))
    let label = try table.node("results.row.0").label
    #expect(label.hasPrefix("1. Zoë, 0:30, 120 moves"))
    #expect(label.contains("November 2025"))
  }

  @Test func aRowSwipedAsideIsGoneAndCanBePutBack() throws {
    let context = try played(people)
    let table = try list(context)
    let before = try context.store.results(game: "fifteen", variant: "4x4", order: .time)
    try table.drag("results.row.1", by: Point(x: -700, y: 0))
    table.pass(.seconds(1))
    #expect(names(table) == ["Zoë", "Leo"])
    #expect(try context.store.results(game: "fifteen", variant: "4x4", order: .time).count == 2)
    try table.tap("results.restore")
    #expect(try context.store.results(game: "fifteen", variant: "4x4", order: .time) == before)
    #expect(names(table).count == 3)
  }

  @Test func inAKioskNobodyTakesAnothersNameAway() throws {
    let store = try played(people).store
    let context = GameContext(
      games: allGames,
      settings: SettingsLayers(allSettings, system: [Setting.kiosk.key: .bool(true)]), store: store,
      chance: { 1 })
    let table = try list(context)
    try table.drag("results.row.1", by: Point(x: -700, y: 0))
    table.pass(.seconds(1))
    #expect(names(table).count == 3)
  }

  @Test func atRestAListAsksForNoFrame() throws {
    let table = try list(played(people))
    table.pass(.seconds(3))
    #expect(table.stage.nextFrame() == .onInput)
  }

  @Test func aTapOnARowPlaysItAgain() throws {
    let table = try list(played(people))
    try table.tap("results.row.0")
    #expect(table.stage.top.name == "fifteen.replay")
    try table.tap("replay.back")
    #expect(table.stage.top.name == "fifteen.results")
  }

  @Test func theDialogLeadsToTheListOfItsVariant() throws {
    let table = try board(5, Size(width: 1280, height: 800))
    try table.solveWalk()
    table.pass(.seconds(4))
    table.type("Ana")
    table.press(.enter)
    try table.tap("result.list")
    #expect(table.stage.top.name == "fifteen.results")
    #expect(names(table) == ["Ana"])
    try table.tap("results.back")
    #expect(table.stage.top.name == "fifteen.won")
  }
}

@MainActor @Suite struct ReplayTests {
  /// A replay of a game of three moves that took thirty seconds, one each fifteen.
  private func replay() throws -> SceneHarness {
    let table = SceneHarness(context: try played([("Ana", 3, 30)])) {
      FifteenSetupScene(context: $0)
    }
    try table.tap("fifteen.results")
    return try table.opened("results.row.0")
  }

  private func moves(_ table: SceneHarness) throws -> String {
    String(try table.node("replay.moves").label.suffix(1))
  }

  @Test func itPlaysByItselfAsItWasPlayed() throws {
    let table = try replay()
    #expect(try moves(table) == "1")
    table.pass(.seconds(16))
    #expect(try moves(table) == "2")
    table.pass(.seconds(16))
    #expect(try moves(table) == "3")
    table.pass(.seconds(2))
    #expect(table.stage.nextFrame() == .onInput, "at the end it rests")
    #expect(try table.node("replay.time").label.hasSuffix("0:30"))
  }

  @Test func stepsGoBackAndForthAndStandStill() throws {
    let table = try replay()
    try table.tap("replay.next")
    #expect(try moves(table) == "2")
    table.pass(.seconds(40))
    #expect(try moves(table) == "2")
    try table.tap("replay.previous")
    try table.tap("replay.previous")
    #expect(try moves(table) == "0")
    table.press(.right)
    #expect(try moves(table) == "1")
    table.press(.end)
    #expect(try moves(table) == "3")
    table.press(.home)
    #expect(try moves(table) == "1", "the first move was at the beginning")
  }

  @Test func theSpeedCanBeTwiceOrFourTimes() throws {
    let table = try replay()
    try table.tap("replay.speed")
    try table.tap("replay.speed")
    #expect(try table.node("replay.speed").label == "4×")
    table.pass(.seconds(8))
    #expect(try moves(table) == "3")
    try table.tap("replay.speed")
    #expect(try table.node("replay.speed").label == "1×")
  }

  @Test func theSliderGoesAnywhere() throws {
    let table = try replay()
    try table.tap("replay.slider")
    #expect(try moves(table) == "2", "the middle is at fifteen seconds")
    try table.drag("replay.slider", by: Point(x: 1200, y: 0))
    #expect(try moves(table) == "3")
    try table.drag("replay.slider", by: Point(x: -1200, y: 0))
    #expect(try moves(table) == "1")
  }

  @Test func nobodyMovesItsTiles() throws {
    let table = try replay()
    try table.tap("replay.play")
    let before = try moves(table)
    for tile in 1...15 { try table.tap("tile.\(tile)") }
    #expect(try moves(table) == before)
  }

  @Test func aRecordThatCannotBePlayedReportsWhy() throws {
    let context = try played([("Ana", 3, 30)])
    let text = try #require(try context.store.record(of: 1))
    #expect(allGames.problem(ofRecord: text) == nil)
    #expect(allGames.replay(text, picture: "two", leave: { _ in }) != nil)
    #expect(allGames.problem(ofRecord: "hello") == "it is not a recorded game")
    let other = text.replacing(#""rules":1"#, with: #""rules":9"#)
    #expect(allGames.problem(ofRecord: other) == "it was played with version 9 of the rules")
    #expect(allGames.replay(other, picture: nil, leave: { _ in }) == nil)
  }
}
