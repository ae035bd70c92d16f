import Arcade
import Rules
import Stage
import Store
import Testing

@testable import PetGame

/// The pet between its scenes, the store and the clock.
@MainActor @Suite struct PetHouseTests {
  /// A clock that is set by hand, and what was announced.
  private final class World {
    var now = 1_700_000_000_000
    var announced: [Announcement] = []
  }

  private let world = World()
  private let cabinet = Cabinet.forTests

  init() {
    cabinet.date = { [world] in world.now }
    cabinet.announce = { [world] in world.announced.append($0) }
    cabinet.change(.petPace, to: .text("demo"))
    world.announced = []
  }

  /// The program started once more.
  private func restarted() -> Cabinet {
    cabinet.keeper.finish()
    let again = Cabinet(
      games: allGames, settings: cabinet.settings, store: cabinet.store, chance: { 7 })
    again.date = cabinet.date
    again.announce = cabinet.announce
    again.pets.look()
    return again
  }

  private func pass(_ milliseconds: Int) { world.now += milliseconds }

  private func born() {
    cabinet.pets.enter(name: "Chispa")
    pass(3000)
    cabinet.pets.live()
  }

  @Test func nobodyHasAPetBeforeSomebodyCame() {
    cabinet.pets.look()
    #expect(cabinet.pets.pet == nil && cabinet.pets.nextTurn == nil)
    cabinet.pets.enter(name: "Chispa")
    #expect(cabinet.pets.pet?.name == "Chispa" && cabinet.pets.nextTurn == 10_000)
  }

  @Test func itsPlayerIsToldAtOnceWhatWasReachedWithItAndAGuestIsNot() throws {
    var told: [String] = []
    cabinet.toast = { words, _ in told.append(words) }
    born()
    #expect(told.isEmpty, "a guest is nobody")
    let result = NewResult(
      game: "recycle", variant: "calm-classic", score: 1, moves: 0, milliseconds: 1, at: 1,
      record: "{}")
    let ana = try #require(try cabinet.store.claim(result, by: PlayerName("Ana")).result.player)
    cabinet.pets.look()
    #expect(told == ["Chispa lives with Ana now.", "Achievement: Hello, world"])
    for _ in 0..<2 { cabinet.pets.look() }
    #expect(told.count == 2)
    let reached = try cabinet.store.awards(of: ana.id, game: Pet.gameName).filter(\.isReached)
    #expect(reached.map(\.id) == ["pet.hatch"] && reached[0].reachedAt == world.now)
  }

  @Test func itCallsOnceAHungerWhateverIsShown() throws {
    born()
    pass(6999)
    cabinet.pets.turn()
    #expect(world.announced.isEmpty && cabinet.pets.nextTurn == 1)
    pass(1)
    for _ in 0..<5 { cabinet.pets.turn() }
    #expect(world.announced == [.hungryPet])
    #expect(cabinet.pets.isHungry && cabinet.pets.nextTurn == nil)
    try cabinet.pets.perform(.feed)
    #expect(!cabinet.pets.isHungry && cabinet.pets.nextTurn == 8000)
    pass(8000)
    cabinet.pets.turn()
    #expect(world.announced == [.hungryPet, .hungryPet])
  }

  @Test func aCallThatWasMadeIsNotMadeAgainAfterARestart() {
    born()
    pass(9000)
    cabinet.pets.turn()
    let again = restarted()
    pass(5000)
    again.pets.turn()
    #expect(world.announced.count == 1 && again.pets.isHungry)
  }

  @Test func whoWantsNoCallsGetsNone() {
    cabinet.change(.petCalls, to: .bool(false))
    born()
    pass(9000)
    cabinet.pets.turn()
    #expect(world.announced.isEmpty && cabinet.pets.isHungry)
    cabinet.change(.petCalls, to: .bool(true))
    cabinet.pets.turn()
    #expect(world.announced.isEmpty, "a call that was not wanted does not come later")
  }

  @Test func everyChangeIsOnDisk() throws {
    born()
    try cabinet.pets.perform(.train(.luck))
    let again = restarted()
    #expect(again.pets.pet == cabinet.pets.pet)
    #expect(again.pets.absence == nil)
  }

  @Test func whoComesBackReadsOnceWhatHappened() throws {
    born()
    try cabinet.pets.perform(.feed)
    pass(20 * 3_600_000)
    let again = restarted()
    let absence = try #require(again.pets.readAbsence())
    #expect(absence.away == 20 * 3_600_000 && absence.counted == Pet.longestAbsence)
    #expect(absence.events.map(\.kind).contains(.becameHungry))
    #expect(absence.gains[.toys] == 7)
    #expect(again.pets.readAbsence() == nil)
  }

  @Test func aClockSetBackHarmsNothing() throws {
    born()
    let before = try #require(cabinet.pets.pet)
    pass(-50 * 3_600_000)
    cabinet.pets.live()
    let after = try #require(cabinet.pets.pet)
    #expect(after.lived == before.lived)
    #expect(after.log.last?.kind == .clockSetBack)
    #expect(cabinet.pets.nextTurn == 7000)
  }

  @Test func whatWasPlayedIsEarnedOnce() throws {
    born()
    let before = try #require(cabinet.pets.pet?.amount(of: .training))
    let result = NewResult(
      game: "fifteen", variant: "4x4", score: 0, moves: 9, milliseconds: 9, at: 9, record: "{}")
    let draft = try cabinet.store.draft(result)
    cabinet.pets.look()
    #expect(cabinet.pets.pet?.amount(of: .training) == before + 2)
    try cabinet.store.discard(draft.id)
    cabinet.pets.look()
    #expect(restarted().pets.pet?.amount(of: .training) == before + 2)
  }

  @Test func aPlayerAdoptsTheGuestsPetAndAKioskKeepsIt() throws {
    born()
    cabinet.keeper.finish()
    let result = NewResult(
      game: "x", variant: "", score: 0, moves: 9, milliseconds: 9, at: 9, record: "{}")
    let ana = try #require(try cabinet.store.claim(result, by: PlayerName("Ana")).result.player)
    cabinet.pets.look()
    #expect(cabinet.pets.owner == ana.id && cabinet.pets.pet?.name == "Chispa")
    let kiosk = Cabinet(
      games: allGames,
      settings: SettingsLayers(allSettings, commandLine: [Setting.kiosk.key: .bool(true)]),
      store: cabinet.store, chance: { 7 })
    kiosk.pets.enter(name: "Everybody's")
    #expect(kiosk.pets.owner == nil && kiosk.pets.pet?.name == "Everybody's")
    #expect(kiosk.pets.pet?.pace == .kiosk)
  }

  @Test func twoPlayersPetsMeetAndBothRemember() throws {
    let result = NewResult(
      game: "x", variant: "", score: 0, moves: 9, milliseconds: 9, at: 9, record: "{}")
    for name in ["Ana", "Berta"] {
      _ = try cabinet.store.claim(result, by: PlayerName(name))
      cabinet.pets.enter(name: name + "'s")
      cabinet.keeper.finish()
    }
    let (ana, other) = try #require(cabinet.pets.others().first)
    #expect(ana.name == "Ana" && other.name == "Ana's")
    let contest = try #require(cabinet.pets.contest(with: ana, seed: 5))
    let story = try #require(cabinet.pets.pet?.log.last?.kind)
    #expect(story == .contest(opponent: "Ana's", won: contest.winner.map { $0 == .home }))
    cabinet.keeper.finish()
    let hers = try #require(try cabinet.store.pet(of: ana.id)?.pet.log.last?.kind)
    #expect(hers == .contest(opponent: "Berta's", won: contest.winner.map { $0 == .guest }))
  }

  @Test func theMenusPosterWearsASealWhileItIsHungry() throws {
    let table = Table(cabinet: cabinet) { OptionsScene(cabinet: $0) }
    table.stage.perform(.pop)
    born()
    pass(9000)
    cabinet.pets.turn()
    table.pass(.seconds(1))
    table.stage.setNeedsDisplay()
    table.pass(.seconds(1))
    let badge = try table.node("menu.pet.badge")
    #expect(!badge.isHidden)
    try cabinet.pets.perform(.feed)
    table.stage.setNeedsDisplay()
    table.pass(.seconds(1))
    #expect(badge.isHidden)
  }
}
