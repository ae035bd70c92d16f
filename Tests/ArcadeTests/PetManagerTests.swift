import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import PetGame

/// The pet between its scenes, the store and the clock.
@MainActor @Suite struct PetManagerTests {
  /// A clock that is set by hand, and what was announced.
  private final class World {
    var now = 1_700_000_000_000
    var announced: [Announcement] = []
  }

  private let world = World()
  private let context = GameContext.forTests

  init() {
    context.dependencies.date = { [world] in world.now }
    context.dependencies.announce = { [world] announced, _ in
      world.announced.append(announced)
    }
    context.change(.petPace, to: .text("demo"))
    world.announced = []
  }

  /// The program started once more.
  private func restarted() -> GameContext {
    context.autosaver.finish()
    let again = GameContext(
      games: allGames, settings: context.settings, store: context.store, chance: { 7 })
    again.dependencies.date = context.date
    again.dependencies.announce = context.dependencies.announce
    again.pets.look()
    return again
  }

  private func pass(_ milliseconds: Int) { world.now += milliseconds }

  private func born() {
    context.pets.enter(name: "Chispa")
    pass(3000)
    context.pets.live()
  }

  @Test func nobodyHasAPetBeforeSomebodyCame() {
    context.pets.look()
    #expect(context.pets.pet == nil && context.pets.nextTurn == nil)
    context.pets.enter(name: "Chispa")
    #expect(context.pets.pet?.name == "Chispa" && context.pets.nextTurn == 10_000)
  }

  @Test func itsPlayerIsToldAtOnceWhatWasReachedWithItAndAGuestIsNot() throws {
    var told: [String] = []
    context.dependencies.toast = { words, _ in told.append(words) }
    born()
    #expect(told.isEmpty, "a guest is nobody")
    let result = NewResult(
      game: "recycle", variant: "calm-classic", score: 1, moves: 0, milliseconds: 1, at: 1,
      record: "{}")
    let ana = try #require(try context.store.claim(result, by: PlayerName("Ana")).result.player)
    context.pets.look()
    #expect(told == ["Chispa lives with Ana now.", "Achievement: Hello, world"])
    for _ in 0..<2 { context.pets.look() }
    #expect(told.count == 2)
    let reached = try context.store.awards(of: ana.id, game: Pet.gameName).filter(\.isReached)
    #expect(reached.map(\.id) == ["pet.hatch"] && reached[0].reachedAt == world.now)
  }

  @Test func itCallsByItsNameOnceAHungerWhateverIsShown() throws {
    born()
    pass(6999)
    context.pets.turn()
    #expect(world.announced.isEmpty && context.pets.nextTurn == 1)
    pass(1)
    for _ in 0..<5 { context.pets.turn() }
    #expect(world.announced == [.hungryPet("Chispa")])
    #expect(context.pets.isHungry && context.pets.nextTurn == nil)
    try context.pets.perform(.feed)
    #expect(!context.pets.isHungry && context.pets.nextTurn == 8000)
    pass(8000)
    context.pets.turn()
    #expect(world.announced == [.hungryPet("Chispa"), .hungryPet("Chispa")])
  }

  @Test(arguments: [-1, 1]) func itCallsInTimeHoweverTheClockIsSet(way: Int) throws {
    let (year, timer) = (365 * 86_400_000, World())
    context.dependencies.steady = { timer.now }
    born()
    timer.now += 3000
    try context.pets.perform(.feed)
    let wait = try #require(context.pets.nextTurn)
    world.now += way * year
    #expect(context.pets.nextTurn == wait)
    timer.now += wait - 1
    context.pets.turn()
    #expect(world.announced.isEmpty && context.pets.nextTurn == 1)
    timer.now += 1
    context.pets.turn()
    #expect(world.announced == [.hungryPet("Chispa")])
    // The next run begins with the clock where the first one had it.
    world.now -= way * year
    let again = restarted()
    again.dependencies.steady = { timer.now }
    again.pets.look()
    try again.pets.perform(.feed)
    let next = try #require(again.pets.nextTurn)
    timer.now += next
    again.pets.turn()
    #expect(world.announced.count == 2)
  }

  @Test func anAgentWaitsAsLongAsTheClockOfItsStartSays() {
    let year = 365 * 86_400_000
    let clock = GameAgent.Clock(start: 1000, now: 1000 + 500)
    #expect(clock.since(400) == 1100)
    #expect(clock.since(1000 + year) == 500, "the clock was set back before it started")
  }

  @Test func aCallThatWasMadeIsNotMadeAgainAfterARestart() {
    born()
    pass(9000)
    context.pets.turn()
    let again = restarted()
    pass(5000)
    again.pets.turn()
    #expect(world.announced.count == 1 && again.pets.isHungry)
  }

  @Test func whoWantsNoCallsGetsNone() {
    context.change(.petCalls, to: .bool(false))
    born()
    pass(9000)
    context.pets.turn()
    #expect(world.announced.isEmpty && context.pets.isHungry)
    context.change(.petCalls, to: .bool(true))
    context.pets.turn()
    #expect(world.announced.isEmpty, "a call that was not wanted does not come later")
  }

  @Test func everyChangeIsOnDisk() throws {
    born()
    try context.pets.perform(.train(.luck))
    let again = restarted()
    #expect(again.pets.pet == context.pets.pet)
    #expect(again.pets.absence == nil)
  }

  @Test func whoComesBackReadsOnceWhatHappened() throws {
    born()
    try context.pets.perform(.feed)
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
    let before = try #require(context.pets.pet)
    pass(-50 * 3_600_000)
    context.pets.live()
    let after = try #require(context.pets.pet)
    #expect(after.lived == before.lived)
    #expect(after.log.last?.kind == .clockSetBack)
    #expect(context.pets.nextTurn == 7000)
  }

  @Test func whatWasPlayedIsEarnedOnce() throws {
    born()
    let before = try #require(context.pets.pet?.amount(of: .training))
    let result = NewResult(
      game: "fifteen", variant: "4x4", score: 0, moves: 9, milliseconds: 9, at: 9, record: "{}")
    let draft = try context.store.draft(result)
    context.pets.look()
    #expect(context.pets.pet?.amount(of: .training) == before + 2)
    try context.store.discard(draft.id)
    context.pets.look()
    #expect(restarted().pets.pet?.amount(of: .training) == before + 2)
  }

  @Test func eachGameSaysWhatItEarns() {
    func earned(_ game: String, _ score: Int = 0) -> [Resource: Int]? {
      allGames.named(game)?.earns(score)
    }
    #expect(earned("recycle", 2300) == [.materials: 3, .medicine: 1])
    #expect(earned("recycle", -5) == [.materials: 1, .medicine: 1])
    #expect(earned("recycle", 1_000_000) == [.materials: 10, .medicine: 1])
    #expect(earned("blackjack", 2) == [.food: 1, .training: 1])
    #expect(earned("blackjack", -2) == [.food: 1])
    #expect(earned("fifteen") == [.food: 1, .training: 2])
    #expect(earned("mirror") == [.food: 1, .training: 1, .toys: 1])
    #expect(earned("pet") == [:])
  }

  @Test func aPlayerAdoptsTheGuestsPetAndAKioskKeepsIt() throws {
    born()
    context.autosaver.finish()
    let result = NewResult(
      game: "x", variant: "", score: 0, moves: 9, milliseconds: 9, at: 9, record: "{}")
    let ana = try #require(try context.store.claim(result, by: PlayerName("Ana")).result.player)
    context.pets.look()
    #expect(context.pets.owner == ana.id && context.pets.pet?.name == "Chispa")
    let kiosk = GameContext(
      games: allGames,
      settings: SettingsLayers(allSettings, commandLine: [Setting.kiosk.key: .bool(true)]),
      store: context.store, chance: { 7 })
    kiosk.pets.enter(name: "Everybody's")
    #expect(kiosk.pets.owner == nil && kiosk.pets.pet?.name == "Everybody's")
    #expect(kiosk.pets.pet?.pace == .kiosk)
  }

  @Test func twoPlayersPetsMeetAndBothRemember() throws {
    let result = NewResult(
      game: "x", variant: "", score: 0, moves: 9, milliseconds: 9, at: 9, record: "{}")
    for name in ["Ana", "Berta"] {
      _ = try context.store.claim(result, by: PlayerName(name))
      context.pets.enter(name: name + "'s")
      context.autosaver.finish()
    }
    let (ana, other) = try #require(context.pets.others().first)
    #expect(ana.name == "Ana" && other.name == "Ana's")
    let contest = try #require(context.pets.contest(with: ana, seed: 5))
    let story = try #require(context.pets.pet?.log.last?.kind)
    #expect(story == .contest(opponent: "Ana's", won: contest.winner.map { $0 == .home }))
    context.autosaver.finish()
    let hers = try #require(try context.store.pet(of: ana.id)?.pet.log.last?.kind)
    #expect(hers == .contest(opponent: "Berta's", won: contest.winner.map { $0 == .guest }))
  }

  @Test func theMenusPosterWearsASealWhileItIsHungry() throws {
    let table = SceneHarness(context: context) { OptionsScene(context: $0) }
    table.stage.perform(.pop)
    born()
    pass(9000)
    context.pets.turn()
    table.pass(.seconds(1))
    table.stage.setNeedsDisplay()
    table.pass(.seconds(1))
    let badge = try table.node("menu.pet.badge")
    #expect(!badge.isHidden)
    try context.pets.perform(.feed)
    table.stage.setNeedsDisplay()
    table.pass(.seconds(1))
    #expect(badge.isHidden)
  }

  @Test func whileTheScreenIsLockedItsTimeStandsStillIfThatIsWanted() {
    born()
    let task: any BackgroundTask = context.pets
    task.screenDidLock(true)
    #expect(!task.pausesWithScreen && task.nextTurn != nil, "nobody asked for it")
    context.change(.petLock, to: .bool(true))
    let before = context.pets.pet
    task.screenDidLock(true)
    #expect(task.pausesWithScreen && task.nextTurn == nil)
    pass(600_000)
    context.pets.live()
    #expect(context.pets.pet?.hunger == before?.hunger)
    task.screenDidLock(false)
    context.pets.live()
    #expect(context.pets.pet?.lived == before?.lived && task.nextTurn != nil)
    #expect(context.pets.readAbsence() == nil)
    pass(1000)
    context.pets.live()
    #expect(context.pets.pet?.lived == before.map { $0.lived + 1000 })
  }

  @Test func aPlayersStatisticsAreThoseOfTheirPetAndCountItsDays() throws {
    let ana = try context.store.newPlayer(PlayerName("Ana"), at: 0).id
    let leo = try context.store.newPlayer(PlayerName("Leo"), at: 0).id
    try context.store.setCurrentPlayer(ana)
    born()
    #expect(context.pets.statistics(of: leo) == nil)
    try context.pets.perform(.feed)
    try context.pets.perform(.stroke)
    pass(86_400_000)
    try context.pets.perform(.feed)
    try context.store.setCurrentPlayer(leo)
    context.pets.look()
    context.autosaver.finish()
    let found = try #require(context.pets.statistics(of: ana))
    let figures = Dictionary(uniqueKeysWithValues: found.figures.map { ($0.id, $0.value) })
    #expect(figures["meals"] == "2" && figures["together"] == "2" && figures["streak"] == "2")
    #expect(figures["contests"] == "0 / 0" && figures["forms"] == "1 / 12")
    #expect(found.days.suffix(2) == [1, 1])
    #expect(context.pets.statistics(of: leo) == nil)
  }
}
