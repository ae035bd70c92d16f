import Geometry
import Host
import Input
import Rules
import Stage
import Store
import Synchronization
import Testing

@testable import Arcade

/// The owner's panel of a kiosk: its PIN, what it changes, and who is the owner.
@MainActor @Suite struct OwnerTests {
  /// Tuesday 18 November 2025, 12:00 in UTC.
  private nonisolated static let noon = 1_763_467_200_000

  func kiosk(
    _ owner: [String: SettingValue] = [:], locked: [String] = [], pin: String? = "2468"
  ) throws -> GameContext {
    let store = try played([("Bob", 90, 40), ("Ana", 60, 70)]).store
    try store.setCurrentPlayer(nil)
    if let pin { try store.setOwnerLock(SlowHash(of: pin)) }
    let context = GameContext(
      games: allGames,
      settings: SettingsLayers(
        allSettings, system: owner.merging([Setting.kiosk.key: .bool(true)]) { $1 },
        locked: locked),
      store: store, chance: { 1 })
    context.dependencies.worker = .inline
    context.dependencies.date = { Self.noon }
    return context
  }

  private func type(_ pin: String, _ table: SceneHarness) throws {
    for digit in pin { try table.tap("owner.pin.\(digit)") }
    try table.tap("owner.pin.confirm")
  }

  func panel(_ context: GameContext, tab: String? = nil) throws -> SceneHarness {
    let table = SceneHarness(context: context) { OwnerPinScene(context: $0) }
    try type("2468", table)
    #expect(table.stage.top.name == "owner")
    if let tab { try table.tap("owner.tab." + tab) }
    return table
  }

  @Test func thePanelOpensWithThePinAlone() throws {
    let context = try kiosk()
    let table = SceneHarness(context: context) { OptionsScene(context: $0) }
    context.openOwnersPanel(on: table.stage)
    table.pass(.seconds(1))
    try type("1111", table)
    #expect(table.stage.top.name == "owner.pin" && !context.visit.isOwner)
    #expect(try table.node("owner.pin.sentence").label == "That isn't the PIN. Try again.")
    try type("2468", table)
    #expect(table.stage.top.name == "owner" && context.visit.isOwner)
    #expect(try context.store.ownerLock()?.misses == 0)
    try table.tap("owner.back")
    #expect(table.stage.top.name == "menu" && !context.visit.isOwner)
  }

  @Test func withoutAPinOrAKioskThereIsNoPanel() throws {
    for context in [try kiosk(pin: nil), GameContext.forTests] {
      let table = SceneHarness(context: context) { OptionsScene(context: $0) }
      context.openOwnersPanel(on: table.stage)
      table.pass(.seconds(1))
      #expect(table.stage.top.name == "options")
    }
  }

  @Test func afterFiveWrongTriesTheKeysRestAlsoInANewDialog() throws {
    let context = try kiosk()
    var moment = Self.noon
    context.dependencies.date = { moment }
    let table = SceneHarness(context: context) { OwnerPinScene(context: $0) }
    for _ in 0..<5 { try type("0000", table) }
    #expect(try table.node("owner.pin.sentence").label == "Too many tries. Wait 30 seconds.")
    try type("2468", table)
    #expect(table.stage.top.name == "owner.pin")
    try table.tap("owner.pin.cancel")
    let again = SceneHarness(context: context) { OwnerPinScene(context: $0) }
    #expect(try again.node("owner.pin.sentence").label == "Too many tries. Wait 30 seconds.")
    moment += 30_000
    again.pass(.seconds(31))
    try type("2468", again)
    #expect(again.stage.top.name == "owner")
  }

  @Test func thePinCanBeTypedWithAKeyboard() throws {
    let table = SceneHarness(context: try kiosk()) { OwnerPinScene(context: $0) }
    for digit in "24689" { table.press(.character(digit)) }
    table.press(.backspace)
    #expect(try table.node("owner.pin.dots").traceValue == 4)
    try table.tap("owner.pin.confirm")
    #expect(table.stage.top.name == "owner")
  }

  @Test func whatTheOwnerChangesStaysAfterTheVisitAndWhatAVisitorChangesDoesNot() throws {
    let context = try kiosk()
    let table = try panel(context, tab: "games")
    try table.tap("owner.idle.180")
    try table.tap("owner.tab.sound")
    try table.tap("owner.music")
    try table.tap("owner.back")
    #expect(context.settings.number(.kioskIdle) == 180 && !context.settings.isOn(.musicOn))
    context.change(.musicOn, to: .bool(true))
    #expect(context.settings.isOn(.musicOn))
    context.visitorLeft(table.stage)
    #expect(!context.settings.isOn(.musicOn))
    #expect(
      try context.store.ownerSettings() == ["kiosk.idle": .number(180), "music.on": .bool(false)])
    #expect(try context.store.settings().isEmpty)
  }

  @Test func whatTheSystemsFileLocksIsTheAdministratorsAlone() throws {
    let context = try kiosk(locked: ["music.on"])
    let table = try panel(context, tab: "sound")
    #expect(try !table.node("owner.music").isEnabled && table.node("owner.sounds").isEnabled)
    context.changeAsOwner(.musicOn, to: .bool(false))
    #expect(context.settings.isOn(.musicOn))
    #expect(try context.store.ownerSettings().isEmpty)
  }

  @Test func aGameThatIsOffIsNotOnTheMenuAndOneAlwaysIs() throws {
    let context = try kiosk()
    let table = try panel(context, tab: "games")
    try table.tap("owner.game.mirror")
    try table.tap("owner.back")
    table.stage.perform(.renew)
    table.pass(.seconds(1))
    #expect(table.stage.top.root.node("menu.mirror") == nil)
    #expect(table.stage.top.root.node("menu.recycle") != nil)
    for game in allGames { context.changeAsOwner(game.offer, to: .bool(false)) }
    #expect(context.offeredGames.count == allGames.count)
  }

  @Test func theOwnerRenamesHidesAndDeletesPlayers() throws {
    let context = try kiosk()
    let ana = try #require(try context.store.player(named: PlayerName("Ana")))
    try context.store.setPictureLock(SlowHash(stored: "x"), of: ana.id)
    let table = try panel(context, tab: "people")
    try table.tap("owner.players")
    #expect(table.stage.top.name == "players")
    try table.tap("players.row.0")
    try table.tap("player.name")
    #expect(table.stage.top.name == "player.name", "a picture lock doesn't stop the owner")
    table.press(.escape)
    table.press(.escape)
    if table.stage.top.name != "player" { table.press(.escape) }
    try table.tap("player.hide")
    #expect(try context.store.players().map(\.name) == ["Bob", "Player \(ana.id)"])
    try table.tap("player.remove")
    try table.tap("player.delete.yes")
    #expect(try context.store.players().map(\.name) == ["Bob"])
  }

  @Test func theOwnerDeletesPicturesAndDesignsAndMayRestoreThem() throws {
    let context = try kiosk()
    let album = Album()
    album.names = ["roof", "cat"]
    album.panels = ["wall"]
    context.dependencies.pictures = album.own
    _ = try context.store.addLoom(name: "Marsh", design: LoomDesign().code, at: 1)
    let table = try panel(context, tab: "people")
    try table.tap("owner.review.pictures")
    try table.tap("owner.picture.1")
    try table.tap("owner.picture.delete.no")
    #expect(album.names == ["roof", "cat"])
    try table.tap("owner.picture.0")
    try table.tap("owner.picture.delete.yes")
    table.pass(.seconds(1))
    #expect(album.names == ["cat"])
    try table.tap("undo")
    #expect(album.names.sorted() == ["cat", "roof"])
    try table.tap("owner.pictures.back")
    try table.tap("owner.review.mirror")
    #expect(table.stage.top.root.node("loom.gallery.weave") == nil)
    try table.tap("loom.gallery.row.0")
    #expect(try context.store.looms().isEmpty)
    try table.tap("loom.gallery.restore")
    #expect(try context.store.looms().map(\.name) == ["Marsh"])
    try table.tap("loom.gallery.back")
    #expect(table.stage.top.name == "owner")
  }

  @Test func quietAndOpeningHoursFollowTheClock() throws {
    let context = try kiosk([
      "kiosk.quiet": .text("20:00-08:00"), "kiosk.hours": .text("tue-sun 10:00-18:00"),
    ])
    var now = (day: 0, hour: 12)
    context.dependencies.offset = { _ in 0 }
    context.dependencies.date = {
      Self.noon + now.day * 86_400_000 + (now.hour - 12) * 3_600_000
    }
    for (day, hour, isQuiet, isOpen) in [
      (0, 12, false, true), (0, 9, false, false), (0, 7, true, false), (0, 21, true, false),
      (-1, 12, false, false), (6, 0, true, false), (5, 17, false, true),
    ] {
      now = (day, hour)
      #expect(context.isQuiet == isQuiet && context.isOpen == isOpen, "\(day), \(hour)")
    }
    let home = GameContext.forTests
    #expect(home.isOpen && !home.isQuiet)
  }

  @Test func hoursAreSetWithTwoSlidersAndDays() throws {
    let context = try kiosk()
    let table = try panel(context, tab: "system")
    #expect(table.stage.top.root.node("owner.hours.from") == nil)
    try table.tap("owner.hours.on")
    #expect(context.settings.text(.kioskHours) == "10:00-18:00")
    try table.tap("owner.hours.day.0")
    #expect(context.settings.text(.kioskHours) == "tue-sun 10:00-18:00")
    try table.tap("owner.hours.day.3")
    #expect(context.settings.text(.kioskHours) == "tue-wed 10:00-18:00, fri-sun 10:00-18:00")
    #expect(try table.node("owner.hours.day.3").traceValue == 0)
    try table.tap("owner.hours.on")
    #expect(context.settings.text(.kioskHours) == "")
  }

  @Test func aBackupGoesToTheStickAndARestoredOneNeedsAHeldButton() throws {
    let context = try kiosk()
    let log = Log()
    context.dependencies.owner = OwnerTools(
      places: { [.init(stick: "BLUE", path: "/b"), .init(stick: nil, path: "/m")] },
      backUp: { _, place in
        log.add("backup " + place.path)
        return "a.sqlite"
      }, backups: { [.init(stick: nil, path: "/m/a", date: Self.noon)] },
      restore: { backup in
        log.add("restore " + backup.path)
        return true
      },
      export: { _, place in
        log.add("export " + place.path)
        return "a.csv"
      }, restart: { log.add("restart") }, end: { log.add("end") })
    let table = try panel(context, tab: "system")
    try table.tap("owner.backup")
    #expect(try table.node("owner.backup.place.0").label == "BLUE")
    try table.tap("owner.backup.place.0")
    try table.tap("owner.tab.people")
    try table.tap("owner.export")
    try table.tap("owner.export.place.1")
    try table.tap("owner.tab.system")
    try table.tap("owner.restore")
    try table.tap("owner.restore.0")
    #expect(log.lines == ["backup /b", "export /m"], "a tap is not enough")
    try table.hold("owner.restore.0", for: .seconds(2))
    table.pass(.seconds(1))
    #expect(log.lines.suffix(2) == ["restore /m/a", "restart"])
    try table.tap("owner.end")
    #expect(log.lines.last == "end")
  }

  @Test func todaysFiguresAreShown() throws {
    let context = try kiosk()
    for _ in 0..<3 { context.count(.visit) }
    context.count(.begun(game: "fifteen"))
    try context.store.count(.visit, times: 4, on: context.day - 6)
    try context.store.count(.visit, times: 100, on: context.day - 7)
    let table = try panel(context)
    #expect(try table.node("owner.today.visits").label == "Visits: 3")
    #expect(try table.node("owner.week.visits").label == "Visits: 7")
    #expect(try table.node("owner.today.fifteen").label.hasSuffix("1 begun, 0 finished"))
  }

  @Test func aClosedKioskSaysWhenItOpens() throws {
    for (hours, words) in [
      ("tue-sun 14:00-18:00", "Closed now. We open at 14:00."),
      ("10:00-11:30", "Closed now. We open tomorrow at 10:00."),
      ("fri 10:00-11:30", "Closed now. We open on Friday at 10:00."),
    ] {
      let context = try kiosk(["kiosk.hours": .text(hours)])
      let table = SceneHarness(context: context) { ClosedScene(context: $0) }
      #expect(try table.node("closed.words").label == words)
      table.press(.escape)
      #expect(table.stage.top.name == "closed")
    }
  }
}

/// What the outside was asked for.
private nonisolated final class Log: Sendable {
  private let all = Mutex<[String]>([])
  var lines: [String] { all.withLock { $0 } }
  func add(_ line: String) { all.withLock { $0.append(line) } }
}

/// A finger in the corner.
@MainActor @Suite struct CornerHoldTests {
  private func event(
    _ phase: PointerEvent.Phase, _ finger: Int64 = 1, at place: Point = Point(x: 20, y: 20),
    _ seconds: Double = 0
  ) -> PointerEvent {
    PointerEvent(
      PointerID(finger), phase, at: place, time: .seconds(seconds))
  }

  @Test func threeSecondsInTheCornerCountOnce() {
    var corner = CornerHold()
    corner.heard(event(.began), width: 800)
    corner.heard(event(.moved, at: Point(x: 30, y: 40), 1), width: 800)
    #expect(corner.due == .seconds(3))
    let taken = [2999, 3000, 4000].map { corner.take(at: .milliseconds($0)) }
    #expect(taken == [false, true, false])
  }

  @Test func aLiftAWayOutOrASecondFingerEndsTheHold() {
    let others = [
      event(.ended), event(.cancelled), event(.moved, at: Point(x: 300, y: 20)),
      event(.began, 2, at: Point(x: 600, y: 300)), event(.began, 2),
    ]
    for other in others {
      var corner = CornerHold()
      corner.heard(event(.began), width: 800)
      corner.heard(other, width: 800)
      let isTaken = corner.take(at: .seconds(10))
      #expect(!isTaken && corner.due == nil)
    }
    var corner = CornerHold()
    corner.heard(event(.began, at: Point(x: 500, y: 20)), width: 800)
    corner.heard(event(.moved, at: Point(x: 20, y: 20), 1), width: 800)
    let isTaken = corner.take(at: .seconds(10))
    #expect(!isTaken, "it must begin there")
  }

  @Test func afterAllHaveLiftedTheNextOneCounts() {
    var corner = CornerHold()
    corner.heard(event(.began), width: 800)
    corner.heard(event(.began, 2), width: 800)
    corner.heard(event(.ended), width: 800)
    corner.heard(event(.began, 3), width: 800)
    #expect(corner.due == nil)
    for finger: Int64 in [2, 3] { corner.heard(event(.ended, finger), width: 800) }
    corner.heard(event(.began, 4, 7), width: 800)
    #expect(corner.due == .seconds(10))
  }

  @Test func theRightCornerFollowsTheWidthOfTheWindow() {
    for (x, width, isInside) in [
      (790.0, 800.0, true), (728, 800, true), (727, 800, false), (790, 1280, false),
      (20, 800, false),
    ] {
      var corner = CornerHold(isRight: true)
      corner.heard(event(.began, at: Point(x: x, y: 20)), width: width)
      #expect((corner.due != nil) == isInside, "\(x) of \(width)")
    }
  }

  @Test func whoPlaysMayGoOnForTenMinutesAfterClosing() {
    #expect(ClosingTime.isDue(after: .zero, isPlaying: false))
    for minute in 0...30 {
      #expect(ClosingTime.isDue(after: .seconds(60 * minute), isPlaying: true) == (minute >= 10))
    }
  }
}
