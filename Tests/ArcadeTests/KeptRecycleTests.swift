import Geometry
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import RecycleGame

/// A round of Recycle without a clock waits for who left it.
@MainActor @Suite struct KeptRecycleTests {
  private let calm = Recycle.Setup(mode: .calm)

  /// The setup after a calm round of 75 points was left.
  private func left(_ cabinet: Cabinet) throws -> (table: Table, game: Recycle) {
    let table = Table(cabinet: cabinet) { RecycleSetupScene(cabinet: $0) }
    try table.tap("recycle.mode.calm")
    try table.tap("recycle.play")
    try table.tap("recycle.start.play")
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
  private func restarted(_ cabinet: Cabinet) throws -> Table {
    cabinet.keeper.finish()
    let later = Cabinet(
      games: allGames, settings: SettingsLayers(allSettings), store: cabinet.store, chance: { 9 })
    let table = Table(cabinet: later) { RecycleSetupScene(cabinet: $0) }
    try table.tap("recycle.mode.calm")
    return table
  }

  private func score(_ cabinet: Cabinet) -> Int? {
    KeptRecycle(cabinet, of: calm)?.round.game.sides[0].score
  }

  @Test func whatWasLeftIsSaidAndGoesOnAsItLay() throws {
    let (first, game) = try left(.forTests)
    for table in [first, try restarted(first.cabinet)] {
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

  @Test func itGoesOnToAResultThatCanBePlayedAgainAndIsNoLongerOffered() throws {
    let cabinet = try left(.forTests).table.cabinet
    let table = try restarted(cabinet)
    try table.tap("recycle.play")
    try table.tap("saved.resume")
    try table.carry(table.piece(.bag), to: .packaging)
    try table.tap("recycle.done")
    let draft = try #require(try cabinet.store.drafts().first)
    #expect(draft.played.score == 150)
    #expect(allGames.problem(ofRecord: draft.played.record) == nil)
    #expect(score(cabinet) == nil)
    let after = try restarted(table.cabinet)
    try after.tap("recycle.play")
    #expect(after.stage.top.name == "recycle.start")
  }

  @Test func aRoundThatEndsWithoutPointsIsGoneToo() throws {
    let table = try Table.recycle(.calm)
    let start = try table.place(table.piece(.bag).pose.center)
    table.fingers([(1, start, start + Point(x: 60, y: -80))])
    #expect(score(table.cabinet) == 0)
    try table.tap("recycle.done")
    #expect(score(table.cabinet) == nil)
  }

  @Test func aNewRoundTakesItsPlaceOnlyWhenItIsPlayed() throws {
    let (table, _) = try left(.forTests)
    try table.tap("recycle.play")
    try table.tap("saved.back")
    #expect(table.stage.top.name == "recycle.setup")
    try table.tap("recycle.play")
    try table.tap("saved.new")
    #expect(table.stage.top.name == "recycle.start")
    try table.tap("recycle.start.back")
    #expect(score(table.cabinet) == 75)
    try table.tap("recycle.play")
    try table.tap("saved.new")
    try table.tap("recycle.start.play")
    try table.carry(table.piece(.bag), to: .packaging)
    try table.carry(table.piece(.plane), to: .paper)
    table.stage.end()
    #expect(score(table.cabinet) == 150)
  }

  @Test func itIsThePlayersOwnAndThereIsOneOfEachKind() throws {
    let cabinet = Cabinet.forTests
    let ana = try cabinet.store.newPlayer(PlayerName("Ana"), at: 1)
    _ = try left(cabinet)
    cabinet.keeper.finish()
    try cabinet.store.setCurrentPlayer(ana.id)
    #expect(score(cabinet) == nil, "the guest's")
    _ = try left(cabinet)
    #expect(score(cabinet) == 75)
    #expect(KeptRecycle(cabinet, of: .init(mode: .calm, halving: .split)) == nil)
    try cabinet.store.setCurrentPlayer(nil)
    #expect(score(cabinet) == 75)
  }

  @Test func whatAHandHeldWhenTheProgramEndedLiesWhereItWasTaken() throws {
    let table = try Table.recycle(.calm)
    let bag = try table.piece(.bag)
    let start = try table.place(bag.pose.center)
    table.fingers([(1, start, start + Point(x: 90, y: 40))], lifts: false)
    #expect(try table.piece(.bag).heldBy != nil)
    table.stage.end()
    let kept = try #require(KeptRecycle(table.cabinet, of: calm))
    let piece = try #require(kept.round.game.piece(bag.number))
    #expect(piece.heldBy == nil && piece.pose == bag.pose)
  }

  @Test func aRoundAgainstTheClockIsNotSaved() throws {
    let table = try Table.recycle(.solo)
    try table.carry(table.piece(.plane), to: .paper)
    table.stage.end()
    table.cabinet.keeper.finish()
    #expect(try table.cabinet.store.savedSlots(startingWith: "recycle-").isEmpty)
    #expect(try table.cabinet.store.drafts().isEmpty, "a minute is not over")
  }

  @Test func aVisitorsRoundEndsWithTheVisit() throws {
    let cabinet = Cabinet(
      games: allGames,
      settings: SettingsLayers(allSettings, system: [Setting.kiosk.key: .bool(true)]),
      store: try Store.inMemory(allGames.catalogue), chance: { 1 })
    try cabinet.store.beginVisits()
    let (table, _) = try left(cabinet)
    #expect(score(cabinet) == 75)
    cabinet.visitorLeft(table.stage)
    #expect(score(cabinet) == nil)
  }
}

extension Node {
  /// What its labels say.
  fileprivate var words: [String] {
    (self is Label && !isHidden ? [label] : []) + children.flatMap(\.words)
  }
}
