import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import RecycleGame

/// What the table of Recycle says by itself, and that it covers nothing.
@MainActor @Suite struct RecycleHintTests {
  private func label(_ id: String, _ table: SceneHarness) throws -> String? {
    let node = try table.node(id)
    return node.isHidden ? nil : node.label
  }

  @Test func aTapOnABottleThatStandsShowsHowItIsTurned() throws {
    let context = GameContext.forTests
    try context.store.setFlag("recycle.turned")
    let table = try SceneHarness.recycle(context: context)
    try table.touch([table.place(table.piece(.bottle).pose.center)])
    table.pass(.milliseconds(600))
    #expect(try label("recycle.hint", table) == "Turn it over with two fingers")
    table.pass(.seconds(10))
    #expect(try label("recycle.hint", table) == nil)
    try table.touch([table.place(table.piece(.bottle).pose.center)])
    table.pass(.milliseconds(600))
    #expect(try label("recycle.hint", table) != nil, "as often as somebody asks")
  }

  @Test func theHintNamesTheHandThatWasUsed() throws {
    let table = try SceneHarness.recycle()
    let bottle = try table.place(table.piece(.bottle).pose.center)
    for phase in [PointerEvent.Phase.began, .ended] {
      table.finger(0, phase, bottle, mouse: true)
      table.pass(.milliseconds(40))
    }
    table.pass(.milliseconds(600))
    #expect(try label("recycle.hint", table) == "Turn it over: Shift and the wheel")
    let keys = try SceneHarness.recycle()
    keys.press(.tab)
    keys.stage.setFocus(try keys.node("piece.1"))
    keys.press(.enter)
    for _ in 0..<14 { keys.press(.down) }
    keys.press(.enter)
    #expect(try label("recycle.hint", keys) == "Turn it over with the keys [ and ]")
  }

  @Test func aBottleThatIsNearlyUpsideDownNeedsOnlyALittleMore() throws {
    let table = try SceneHarness.recycle()
    let bottle = try table.piece(.bottle)
    try table.twist(bottle, turn: 2.4, span: (90, 90), to: table.mouth(.glass))
    #expect(try table.round.sides[0].refused == 1)
    #expect(try label("recycle.hint", table) == "Almost: turn it a little further")
  }

  @Test func aFirstPlayerWhoDoesNothingIsShownTheTurnAndAnExperiencedOneIsNot() throws {
    let table = try SceneHarness.recycle()
    table.pass(.seconds(7))
    #expect(try label("recycle.hint", table) == nil)
    table.pass(.seconds(2))
    #expect(try label("recycle.hint", table) == "Turn it over with two fingers")
    try table.twist(
      table.piece(.bottle), turn: .pi + 6 * .pi / 180, span: (90, 90), to: table.mouth(.glass))
    #expect(try table.round.sides[0].taken == [1, 0, 0])
    #expect(try label("recycle.hint", table) == nil)
    let again = try SceneHarness.recycle(context: table.context)
    again.pass(.seconds(20))
    #expect(try label("recycle.hint", again) == nil)
  }

  @Test func aFirstPlayerIsShownTheTurnWhileTheBottleIsHeldOverItsContainer() throws {
    let table = try SceneHarness.recycle()
    let start = try table.place(table.piece(.bottle).pose.center)
    table.fingers([(1, start, try table.mouth(.glass))], lifts: false)
    #expect(try label("recycle.hint", table) == "Turn it over with two fingers")
    #expect(table.stage.nextFrame() == .immediately, "the hand moves")
    table.stage.reducesMotion = true
    table.pass(.seconds(1))
    #expect(table.stage.nextFrame() != .immediately, "and with reduced motion it stands still")
  }

  @Test func theHandGoesWhereTheBottleIsCarriedOverAWrongContainer() throws {
    let table = try SceneHarness.recycle()
    try table.carry(table.piece(.bottle), to: .glass)
    #expect(try label("recycle.hint", table) != nil)
    try table.carry(table.piece(.bottle), to: .paper)
    #expect(try label("recycle.hint", table) == nil)
    #expect(try label("recycle.tag", table)?.hasPrefix("Wrong container") == true)
  }

  @Test func aFirstPlayerIsShownOnceThatBiggerIsWorthMore() throws {
    let table = try SceneHarness.recycle()
    try table.carry(table.piece(.plane), to: .paper)
    table.pass(.seconds(2))
    #expect(try label("recycle.hint", table) == "Bigger is worth more points")
    try table.carry(table.piece(.bag), to: .packaging)
    #expect(try label("recycle.hint", table) == nil, "the bag is gone")
    try table.touch([table.place(Point(x: 640, y: 60))])
    try table.carry(#require(table.round.sides[0].pieces.last), to: .packaging)
    table.pass(.seconds(3))
    #expect(try label("recycle.hint", table) != "Bigger is worth more points")
  }

  @Test func theWayToMoreStaysUntilSomethingComes() throws {
    let table = try SceneHarness.recycle()
    try table.carry(table.piece(.plane), to: .paper)
    #expect(try label("recycle.tag", table) == nil)
    table.pass(.seconds(5))
    #expect(try label("recycle.tag", table) == "Tap the table for more")
    table.pass(.seconds(20))
    #expect(try label("recycle.tag", table) == "Tap the table for more")
    try table.touch([table.place(Point(x: 640, y: 60))])
    table.pass(.seconds(6))
    #expect(try label("recycle.tag", table) == nil, "and not again")
  }

  @Test func anEmptyTableSaysAtOnceHowMoreComes() throws {
    let table = try SceneHarness.recycle()
    try table.carry(table.piece(.plane), to: .paper)
    try table.carry(table.piece(.bag), to: .packaging)
    try table.twist(
      table.piece(.bottle), turn: .pi + 6 * .pi / 180, span: (90, 90), to: table.mouth(.glass))
    #expect(try table.round.sides[0].pieces.isEmpty)
    table.pass(.seconds(1.5))
    #expect(try label("recycle.tag", table) == "Tap the table for more")
  }

  @Test func noSlipCoversAPiece() throws {
    for window in windows {
      for mode in [Recycle.Mode.solo, .two] {
        let table = try SceneHarness.recycle(mode, .split, size: window)
        try table.carry(table.piece(.plane), to: .paper)
        // The bag hangs where the slip for more would be; then it is dropped where it is refused.
        let field = try table.round.setup.field.size
        let start = try table.place(table.piece(.bag).pose.center)
        let high = try table.place(Point(x: field.width / 2, y: field.height / 5))
        table.fingers([(1, start, high)])
        table.pass(.seconds(5))
        try check("recycle.tag", table, "\(mode) \(window)")
        try table.carry(table.piece(.bag), to: .paper)
        try check("recycle.tag", table, "\(mode) \(window)")
      }
    }
  }

  private func check(_ id: String, _ table: SceneHarness, _ place: String) throws {
    let slip = try table.node(id)
    #expect(!slip.isHidden, "\(place)")
    for piece in try table.round.sides[0].pieces {
      let node = try table.node("piece.\(piece.number)")
      let shared = node.windowFrame(at: table.now).inset(by: 1)
        .intersects(slip.windowFrame(at: table.now))
      #expect(!shared, "\(place): \(slip.label) covers \(node.label)")
    }
  }

  @Test func aSlipFindsTheNearestFreePlace() {
    let room = Rect(x: 0, y: 0, width: 400, height: 300)
    let size = Size(width: 100, height: 40)
    let free = SlipPlace(room: room, obstacles: [])
    #expect(free.frame(of: size, near: Point(x: 200, y: 100)).center == Point(x: 200, y: 100))
    let thing = Rect(x: 150, y: 80, width: 100, height: 60)
    let busy = SlipPlace(room: room, obstacles: [thing])
    let found = busy.frame(of: size, near: Point(x: 200, y: 100))
    #expect(busy.isFree(found) && room.contains(found))
    #expect(found.maxY < thing.minY, "above is nearer than below")
    let full = SlipPlace(room: room, obstacles: [room])
    #expect(room.contains(full.frame(of: size, near: .zero)))
  }

  @Test func aHeldPieceIsJudgedByTheContainerItIsOver() throws {
    var game = Recycle(Recycle.Setup(), seed: 5)
    _ = try game.apply(.grab(1, hand: 1))
    func words(_ container: Recycle.Container, _ size: Double, _ degrees: Double) throws -> [String]
    {
      let middle = game.setup.field.mouth(of: container).center
      _ = try game.apply(.pose(1, Recycle.Pose(center: middle, size: size, degrees: degrees)))
      let sign = HeldSign()
      sign.show(try #require(game.piece(1)), in: game)
      return sign.children.filter { !$0.isHidden && $0.role == .text }.map(\.label)
    }
    #expect(try words(.paper, 1, 0) == ["Wrong container", "×1.00"])
    #expect(try words(.glass, 1, 0) == ["Turn it over", "×1.00"])
    #expect(try words(.glass, 3, 180) == ["Too big", "×3.00"])
    #expect(try words(.glass, 1.5, 180) == ["150", "Fits ×1.50"])
  }
}
