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
    let pad = try SceneHarness.recycle()
    pad.press(button: .shoulderRight)
    pad.stage.setFocus(try pad.node("piece.1"))
    pad.press(button: .confirm)
    for _ in 0..<14 { pad.press(button: .dpadDown) }
    pad.press(button: .confirm)
    #expect(try label("recycle.hint", pad) == "Turn it over with the triggers")
  }

  @Test func aBottleThatIsNearlyUpsideDownNeedsOnlyALittleMore() throws {
    let table = try SceneHarness.recycle()
    let bottle = try table.piece(.bottle)
    try table.twist(bottle, turn: 2.4, span: (90, 90), to: table.mouth(.glass))
    #expect(try table.round.sides[0].refused == 1)
    #expect(try label("recycle.hint", table) == "Almost: turn it a little further")
  }

  @Test func aFirstPlayerWhoDoesNothingIsShownOneGestureAfterTheOther() throws {
    let table = try SceneHarness.recycle()
    table.pass(.seconds(3))
    #expect(try label("recycle.hint", table) == nil)
    table.pass(.seconds(1.5))
    #expect(try label("recycle.hint", table) == "Drag it into its container")
    table.pass(.seconds(10))
    #expect(try label("recycle.hint", table) == nil)
    table.pass(.seconds(2))
    #expect(try label("recycle.hint", table) == "Turn it over with two fingers")
    var seen: [String] = []
    for _ in 0..<28 {
      table.pass(.seconds(1))
      if let shown = try label("recycle.hint", table), seen.last != shown { seen.append(shown) }
    }
    #expect(
      seen == [
        "Turn it over with two fingers", "Drag it into its container",
        "Turn it over with two fingers",
      ], "from the beginning, as long as nobody does anything")
    let start = try table.place(table.piece(.bag).pose.center)
    table.fingers([(1, start, start + Point(x: 60, y: 20))])
    table.pass(.seconds(10))
    #expect(try label("recycle.hint", table) == nil, "and then no more")
  }

  @Test func aGestureThatWasDoneIsNeverShownAgain() throws {
    let table = try SceneHarness.recycle()
    try table.carry(table.piece(.plane), to: .paper)
    try table.twist(
      table.piece(.bottle), turn: .pi + 6 * .pi / 180, span: (90, 90), to: table.mouth(.glass))
    #expect(try table.round.sides[0].taken == [1, 0, 1])
    let again = try SceneHarness.recycle(context: table.context)
    again.pass(.seconds(20))
    #expect(try label("recycle.hint", again) == nil)
  }

  @Test func theHandThatDragsGoesWhenTheItemIsTaken() throws {
    let table = try SceneHarness.recycle()
    table.pass(.seconds(4.5))
    #expect(try label("recycle.hint", table) != nil)
    let start = try table.place(table.piece(.bag).pose.center)
    table.fingers([(1, start, start + Point(x: 60, y: 20))], lifts: false)
    #expect(try label("recycle.hint", table) == nil)
  }

  @Test func aBeginnerWhoLetsGoBesideTheContainerIsShownHowFarItIs() throws {
    let table = try SceneHarness.recycle()
    let start = try table.place(table.piece(.plane).pose.center)
    let beside = try table.mouth(.paper) + Point(x: 0, y: -190)
    table.fingers([(1, start, beside)])
    #expect(try table.round.sides[0].refused == 0)
    #expect(try label("recycle.hint", table) == "Almost: let go over the opening")
    try table.carry(table.piece(.plane), to: .paper)
    try table.touch([table.place(Point(x: 640, y: 60))])
    let again = try #require(table.round.sides[0].pieces.last)
    table.fingers([(1, try table.place(again.pose.center), beside)])
    #expect(try label("recycle.hint", table) != "Almost: let go over the opening")
  }

  @Test func anItemThatIsTooBigIsShownHowItBecomesSmaller() throws {
    let table = try SceneHarness.recycle()
    let plane = try table.piece(.plane)
    try table.twist(plane, turn: 0, span: (80, 300), to: table.mouth(.paper))
    #expect(try label("recycle.tag", table) == "Too big")
    #expect(try label("recycle.hint", table) == "Make it smaller with two fingers")
  }

  @Test func twoSlowTapsAreShownHowADoubleTapIsMade() throws {
    let table = try SceneHarness.recycle()
    let bag = try table.place(table.piece(.bag).pose.center)
    table.touch([bag])
    table.pass(.milliseconds(600))
    #expect(try label("recycle.hint", table) == nil)
    table.touch([bag])
    table.pass(.milliseconds(600))
    #expect(try label("recycle.hint", table) == "Tap it twice quickly to halve it")
    table.doubleTap(bag)
    #expect(try table.piece(.bag).pose.size == 500)
    table.pass(.seconds(10))
    for _ in 0..<2 {
      table.touch([bag])
      table.pass(.milliseconds(600))
    }
    #expect(try label("recycle.hint", table) != "Tap it twice quickly to halve it")
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

  @Test func noSlipCoversAContainer() throws {
    for window in windows {
      for (container, mode) in [
        (Recycle.Container.glass, Recycle.Mode.solo), (.paper, .solo), (.glass, .two),
        (.paper, .two),
      ] {
        // A half 320 points high has no free place for any word.
        if mode == .two, window == Size(width: 480, height: 640) { continue }
        let table = try SceneHarness.recycle(mode, .split, size: window)
        try table.carry(table.piece(.bag), to: container)
        let slip = try table.node("recycle.tag")
        #expect(!slip.isHidden && slip.label.hasPrefix("Wrong container"))
        let frame = slip.windowFrame(at: table.now)
        #expect(table.stage.bounds.contains(frame), "\(container) \(window): \(frame)")
        for container in try table.round.setup.field.containers {
          let node = try table.node("container." + container.rawValue)
          let shared = node.windowFrame(at: table.now).inset(by: 1).intersects(frame)
          #expect(!shared, "\(mode) \(container) \(window): \(slip.label) covers \(node.label)")
        }
        for id in ["recycle.back", "recycle.score"] {
          #expect(try !table.node(id).windowFrame(at: table.now).intersects(frame))
        }
      }
    }
  }

  @Test func aSlipFindsTheNearestFreePlace() {
    let room = Rect(x: 0, y: 0, width: 400, height: 300)
    let size = Size(width: 100, height: 40)
    let free = CardPlacement(room: room, obstacles: [])
    #expect(free.frame(of: size, near: Point(x: 200, y: 100)).center == Point(x: 200, y: 100))
    let thing = Rect(x: 150, y: 80, width: 100, height: 60)
    let busy = CardPlacement(room: room, obstacles: [thing])
    let found = busy.frame(of: size, near: Point(x: 200, y: 100))
    #expect(busy.isFree(found) && room.contains(found))
    #expect(found.maxY < thing.minY, "above is nearer than below")
    let full = CardPlacement(room: room, obstacles: [room])
    #expect(room.contains(full.frame(of: size, near: .zero)))
  }

  @Test func aHeldPieceIsJudgedByTheContainerItIsOver() throws {
    var game = Recycle(Recycle.Setup(), seed: 5)
    _ = try game.apply(.grab(1, hand: 1))
    func sign(_ container: Recycle.Container, _ size: Double, _ degrees: Double) throws -> [String]
    {
      let middle = game.setup.field.mouth(of: container).center
      _ = try game.apply(.pose(1, Recycle.Pose(center: middle, size: size, degrees: degrees)))
      let sign = ScorePreview(1)
      sign.show(try #require(game.piece(1)), in: game)
      return sign.children.filter { !$0.isHidden }.map { ($0 as? ArtNode)?.name ?? $0.label }
    }
    #expect(try sign(.paper, 1, 0) == ["recycle-refused", "0"])
    #expect(try sign(.glass, 1, 0) == ["icon-redo", "100"])
    #expect(try sign(.glass, 3, 180) == ["recycle-refused", "0"])
    #expect(try sign(.glass, 1.5, 180) == ["icon-check", "150"])
    #expect(try sign(.glass, 1.95, 180) == ["icon-star", "195"])
  }

  private func ghosts(_ table: SceneHarness) -> [FitGhost] {
    func find(_ node: Node) -> [FitGhost] {
      node.children.flatMap { [$0 as? FitGhost].compactMap(\.self) + find($0) }
    }
    return find(table.stage.top.root).filter { !$0.isHidden }
  }

  @Test func theContainerShowsTheBestFitWhileItsItemIsHeld() throws {
    let table = try SceneHarness.recycle()
    #expect(ghosts(table).isEmpty)
    let start = try table.place(table.piece(.plane).pose.center)
    table.fingers([(1, start, start + Point(x: -80, y: 60))], lifts: false)
    let ghost = try #require(ghosts(table).first)
    #expect(ghost.kind == .plane && ghosts(table).count == 1)
    #expect(try ghost.windowFrame(at: table.now).center.distance(to: table.mouth(.paper)) < 1)
    let plane = try table.node("piece.3")
    #expect(abs(ghost.size.width - 2 * plane.size.width) < 1, "as large as fits")
    #expect((0.5...0.55).contains(ghost.look.filled) && !ghost.look.isPerfect)
    table.finger(1, .ended, start + Point(x: -80, y: 60))
    table.pass(.seconds(2))
    #expect(ghosts(table).isEmpty)
  }

  @Test func theFitFillsToGoldWhileTheItemGrowsAndShowsWhatIsTooMuch() throws {
    let table = try SceneHarness.recycle()
    table.press(.tab)
    table.stage.setFocus(try table.node("piece.2"))
    var filled: [Double] = []
    for _ in 0..<18 {
      table.press(.character("+"))
      try filled.append(#require(ghosts(table).first).look.filled)
    }
    #expect(zip(filled, filled.dropFirst()).allSatisfy { $0 < $1 || $1 == 1 } && filled.last == 1)
    #expect(try #require(ghosts(table).first).look.isPerfect)
    for _ in 0..<4 { table.press(.character("+")) }
    let look = try #require(ghosts(table).first).look
    #expect(look.isTooBig && !look.isPerfect)
  }

  @Test func anArrowBendsOverTheBottlesFitUntilItIsUpsideDown() throws {
    let table = try SceneHarness.recycle()
    table.press(.tab)
    table.stage.setFocus(try table.node("piece.1"))
    table.press(.character("]"))
    #expect(try #require(ghosts(table).first).look.turn == 1)
    for _ in 0..<2 { table.press(.character("[")) }
    #expect(try #require(ghosts(table).first).look.turn == -1, "the short way round")
    for _ in 0..<11 { table.press(.character("[")) }
    #expect(try #require(ghosts(table).first).look.turn == 0)
  }
}
