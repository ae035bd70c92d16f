import Foundation
import Geometry
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import Drawing

/// The way of the finger that shows a recorded game.
@MainActor @Suite struct FingerGuideTests {
  private func guide() -> FingerGuide {
    FingerGuide([
      .init(tapAt: 1000) { Point(x: 100, y: 100) },
      .init(began: 3000, ended: 4000, fingers: .two) { Point(x: 300, y: 100) },
    ])
  }

  @Test func itIsDownWhileSomethingIsTouchedAndOnItsWayBefore() {
    var guide = guide()
    #expect(guide.finger(at: 0) == nil)
    let coming = guide.finger(at: 800)
    #expect(coming?.isDown == false && (coming?.place.y ?? 0) > 100)
    #expect(guide.finger(at: 1000) == DemoFinger(place: Point(x: 100, y: 100), isDown: true))
    #expect(guide.finger(at: 2000) == DemoFinger(place: Point(x: 100, y: 100), isDown: false))
    let between = guide.finger(at: 2675)
    #expect(between?.place == Point(x: 200, y: 100) && between?.fingers == .two)
    #expect(guide.finger(at: 3500)?.isDown == true)
    #expect(guide.finger(at: 9000) == DemoFinger(place: Point(x: 300, y: 100), isDown: false))
  }

  @Test func itRestsBetweenTouchesSoThatNothingIsDrawn() {
    let guide = guide()
    #expect(guide.rest(at: 0) == 230)
    #expect(guide.rest(at: 500) == 0 && guide.rest(at: 1000) == 0)
    #expect(guide.rest(at: 1500) == 850)
    #expect(guide.rest(at: 4000) == nil)
  }
}

/// Games that play themselves at a menu that nobody touches.
@MainActor @Suite struct AttractTests {
  private static let resources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Resources")

  private func context(
    kiosk: Bool = true, _ owner: [String: SettingValue] = [:], results: Bool = false
  ) throws -> GameContext {
    let store =
      results ? try played([("Ana", 60, 70)]).store : try Store.inMemory(allGames.catalogue)
    try store.setCurrentPlayer(nil)
    let context = GameContext(
      games: allGames,
      settings: SettingsLayers(
        allSettings, system: owner.merging([Setting.kiosk.key: .bool(kiosk)]) { $1 }),
      store: store, chance: { 1 })
    context.dependencies.worker = .inline
    context.dependencies.resource = { name in
      try? String(contentsOf: Self.resources.appending(path: name), encoding: .utf8)
    }
    return context
  }

  /// Lets time pass with the mode's turns, as the loop does.
  private func pass(_ seconds: Int, _ mode: AttractMode, _ table: SceneHarness) {
    for _ in 0..<seconds * 4 {
      table.pass(.milliseconds(250))
      mode.turn(at: table.now, on: table.stage)
    }
  }

  private func menu(_ context: GameContext) -> (AttractMode, SceneHarness) {
    let table = SceneHarness(context: context) { _ in TestPage() }
    table.stage.perform(.popToRoot)
    table.pass(.milliseconds(50))
    return (AttractMode(context, now: table.now), table)
  }

  @Test func everyGamePlaysItselfByTodaysRules() throws {
    let context = try context()
    for game in allGames {
      if let record = game.demo.flatMap({ context.dependencies.resource($0) }) {
        #expect(allGames.problem(ofRecord: record) == nil, "\(game.id)")
      }
      let scene = try #require(AttractMode.demonstration(of: game, context)?(), "\(game.id)")
      let demo = try #require(scene as? any Demonstration, "\(game.id)")
      let table = SceneHarness(context: context) { _ in scene }
      var touches = 0
      for _ in 0..<min(demo.demoLength, 45_000) / 100 {
        table.pass(.milliseconds(100))
        guard let finger = demo.demoFinger(at: table.now) else { continue }
        if finger.isDown { touches += 1 }
        #expect(table.stage.bounds.contains(finger.place) || !finger.isDown, "\(game.id)")
      }
      #expect(touches > 3, "\(game.id) is touched")
    }
  }

  @Test func aKioskBeginsAfterAMinuteAndShowsOneGameAfterAnother() throws {
    let (mode, table) = menu(try context(results: true))
    pass(59, mode, table)
    #expect(!mode.isRunning && table.stage.top.name == "menu")
    pass(2, mode, table)
    #expect(mode.isRunning)
    #expect(table.stage.overlay.node("attract.invitation")?.label == "Touch to play")
    pass(300, mode, table)
    let shown = Set(table.scenes)
    #expect(
      shown.isSuperset(of: [
        "recycle", "blackjack.replay", "mirror.replay", "pet", "fifteen.replay", "fifteen.results",
      ]))
    #expect(mode.isRunning, "it goes on")
  }

  @Test func theFirstTouchLeadsToTheMenuAndIsSilentUntilThen() throws {
    let (mode, table) = menu(try context())
    pass(61, mode, table)
    #expect(mode.isRunning && table.stage.isSilent)
    #expect(mode.touched(at: table.now, on: table.stage), "it does nothing else")
    #expect(!mode.isRunning && !table.stage.isSilent && table.stage.top.name == "menu")
    #expect(table.stage.overlay.node("attract.invitation") == nil)
    #expect(!mode.touched(at: table.now, on: table.stage), "the second one counts")
    pass(59, mode, table)
    #expect(!mode.isRunning)
  }

  @Test func theInvitationStandsElsewhereOnEachPage() throws {
    let (mode, table) = menu(try context())
    pass(61, mode, table)
    var places: Set<Double> = []
    for _ in 0..<30 {
      pass(5, mode, table)
      let card = try #require(table.stage.overlay.node("attract.invitation"))
      places.insert(card.windowFrame(at: table.now).minX.rounded())
    }
    #expect(places.count >= 3)
  }

  @Test func aDesktopNeverBeginsUnlessItsOwnerWantsIt() throws {
    let (mode, table) = menu(try context(kiosk: false))
    #expect(mode.next(on: table.stage) == nil)
    let (other, desk) = menu(try context(kiosk: false, ["attract.after": .number(5)]))
    pass(6, other, desk)
    #expect(other.isRunning)
    let (never, kiosk) = menu(try context(["attract.after": .number(0)]))
    #expect(never.next(on: kiosk.stage) == nil)
  }

  @Test func itBeginsOnlyAtTheMenu() throws {
    let context = try context(["attract.after": .number(5)])
    let table = SceneHarness(context: context) { _ in TestPage() }
    let mode = AttractMode(context, now: table.now)
    pass(20, mode, table)
    #expect(!mode.isRunning && mode.next(on: table.stage) == nil)
  }

  @Test func withoutRecordsItStaysAtTheMenuAndDoesNotTurnInCircles() throws {
    let context = try context(["attract.after": .number(5), "kiosk.games.pet": .bool(false)])
    context.dependencies.resource = { _ in nil }
    let (mode, table) = menu(context)
    pass(6, mode, table)
    #expect(!mode.isRunning)
    #expect(try #require(mode.next(on: table.stage)) > table.now)
  }
}

/// A page that is not the menu.
private final class TestPage: Scene {
  let name = "test"
  let root = Node("")
  func goBack() {}
  func layout(in bounds: Rect) {}
}
