import Arcade
import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import RecycleGame

/// Play without fingers, and what happens while an item is held.
@MainActor @Suite struct RecycleInputTests {
  @Test func theMouseCarriesSizesTurnsAndHalves() throws {
    let table = try SceneHarness.recycle()
    let bottle = try table.place(table.piece(.bottle).pose.center)
    for _ in 0..<36 { table.wheel(1, at: bottle, .shift) }
    #expect(try table.piece(.bottle).pose.tilt <= 100)
    for _ in 0..<4 { table.wheel(1, at: bottle) }
    #expect(try (1460...1470).contains(table.piece(.bottle).pose.size))
    #expect(try table.piece(.bottle).heldBy == nil)
    let mouth = try table.mouth(.glass)
    table.finger(0, .began, bottle, mouse: true)
    for step in 1...10 {
      table.pass(.milliseconds(16))
      table.finger(0, .moved, bottle + (mouth - bottle) * (Double(step) / 10), mouse: true)
    }
    #expect(try table.piece(.bottle).heldBy == -1)
    table.finger(0, .ended, mouth, mouse: true)
    #expect(try table.round.sides[0].score == 146)
    let bag = try table.place(table.piece(.bag).pose.center)
    for _ in 0..<2 {
      table.finger(0, .began, bag, mouse: true)
      table.pass(.milliseconds(40))
      table.finger(0, .ended, bag, mouse: true)
      table.pass(.milliseconds(80))
    }
    table.pass(.milliseconds(400))
    #expect(try table.piece(.bag).pose.size == 500)
  }

  @Test func theWheelOverAContainerJudgesNothing() throws {
    let table = try SceneHarness.recycle()
    try table.carry(table.piece(.bag), to: .paper)
    let score = try table.round.sides[0].refused
    try table.wheel(-1, at: table.place(table.piece(.bag).pose.center))
    #expect(try table.round.sides[0].refused == score)
    #expect(try table.piece(.bag).pose.size < 1000)
  }

  @Test func aControllerAloneTurnsResizesAndHalves() throws {
    let table = try SceneHarness.recycle()
    table.press(button: .shoulderRight)
    table.stage.setFocus(try table.node("piece.1"))
    table.press(button: .confirm)
    for _ in 0..<6 {
      table.press(button: .turnLeft)
      table.press(button: .larger)
    }
    table.press(button: .smaller)
    #expect(try table.piece(.bottle).pose.size == 1250)
    // A trigger that is held turns on.
    #expect(try table.piece(.bottle).pose.angle == -9000)
    table.stage.receive(.controller(ControllerEvent(.turnRight, time: table.now)))
    table.pass(.seconds(1))
    table.stage.receive(
      .controller(ControllerEvent(.turnRight, phase: .released, time: table.now)))
    let angle = try table.piece(.bottle).pose.angle
    #expect(angle > -3000)
    table.pass(.seconds(1))
    #expect(try table.piece(.bottle).pose.angle == angle)
    table.stage.setFocus(try table.node("piece.2"))
    table.press(button: .special)
    #expect(try table.piece(.bag).pose.size == 500)
  }

  @Test func keysAlonePlayAWholeRound() throws {
    let table = try SceneHarness.recycle()
    func focus(_ number: Int) throws {
      table.stage.setFocus(try table.node("piece.\(number)"))
    }
    table.press(.tab)
    try focus(1)
    for _ in 0..<12 { table.press(.character("]")) }
    for _ in 0..<10 { table.press(.character("+")) }
    #expect(try table.piece(.bottle).pose == moved(table.piece(.bottle).pose, 1500, -18_000))
    table.press(.enter)
    #expect(try table.piece(.bottle).heldBy == -2)
    for _ in 0..<14 { table.press(.down) }
    table.press(.enter)
    #expect(try table.round.sides[0].score == 150)
    // The ring waits on the table; Enter there brings the next one.
    table.press(.enter)
    #expect(try table.round.sides[0].missing.isEmpty)
    try focus(2)
    table.press(.character("x"))
    #expect(try table.piece(.bag).pose.size == 500)
    table.press(.enter)
    for _ in 0..<3 { table.press(.right) }
    table.press(.escape)
    #expect(table.stage.top.name == "recycle", "Esc puts back what is held, and only that")
    #expect(try table.piece(.bag).heldBy == nil)
  }

  @Test func tTurnsAndFBringsTheNextItem() throws {
    let table = try SceneHarness.recycle()
    func focus(_ number: Int) throws {
      table.stage.setFocus(try table.node("piece.\(number)"))
    }
    table.press(.tab)
    try focus(1)
    let pose = try table.piece(.bottle).pose
    for _ in 0..<3 { table.press(.character("t")) }
    #expect(try table.piece(.bottle).pose == moved(pose, pose.size, pose.angle + 4500))
    table.press(.character("t"), .shift)
    #expect(try table.piece(.bottle).pose.angle == pose.angle + 3000)
    for _ in 0..<10 { table.press(.character("t")) }
    table.press(.enter)
    for _ in 0..<14 { table.press(.down) }
    table.press(.enter)
    #expect(try !table.round.sides[0].missing.isEmpty, "the bottle is in its container")
    try focus(2)
    table.press(.character("f"))
    #expect(try table.round.sides[0].missing.isEmpty)
  }

  private func moved(_ pose: Recycle.Pose, _ size: Int, _ angle: Int) -> Recycle.Pose {
    Recycle.Pose(x: pose.x, y: pose.y, size: size, angle: angle)
  }

  @Test func tabReachesEveryPieceAndTheTable() throws {
    let table = try SceneHarness.recycle()
    var seen: Set<Double> = []
    for _ in 0..<8 {
      table.press(.tab)
      table.press(.character("+"))
      try seen.formUnion(table.round.sides[0].pieces.map(\.pose.scale))
    }
    #expect(try table.round.sides[0].pieces.allSatisfy { $0.pose.size > 1000 })
  }

  @Test func aRoundNobodyTouchesDrawsOneFrameASecond() throws {
    let table = try SceneHarness.recycle()
    table.pass(.seconds(2))
    guard case .at(let moment) = table.stage.nextFrame() else {
      Issue.record("it wishes \(table.stage.nextFrame())")
      return
    }
    #expect(moment > table.now && moment <= table.now + .milliseconds(1040))
    let tick = try table.round.tick
    table.stage.setTime(moment)
    #expect(try table.round.tick > tick, "time passes though nothing is drawn")
  }

  @Test func resizingDuringPlayKeepsEveryPieceWhereItLies() throws {
    let table = try SceneHarness.recycle()
    try table.carry(table.piece(.bag), to: .paper)
    let before = try table.round.sides
    for window in windows {
      table.stage.resize(to: window, density: 1)
      table.pass(.milliseconds(50))
      #expect(try table.round.sides == before)
      for piece in before[0].pieces {
        let shown = try table.node("piece.\(piece.number)").windowFrame(at: table.now).center
        #expect(try shown.distance(to: table.place(piece.pose.center)) < 0.5)
      }
    }
  }

  @Test func aWindowThatTurnsDuringAHoldPutsThePieceBack() throws {
    let table = try SceneHarness.recycle()
    let plane = try table.piece(.plane)
    let start = try table.place(plane.pose.center)
    table.fingers([(1, start, start + Point(x: -200, y: 60))], lifts: false)
    table.stage.resize(to: Size(width: 800, height: 1280), density: 1)
    #expect(try table.piece(.plane) == plane)
  }

  @Test func atZeroAllLookOnceMoreAndThenComesTheEnd() throws {
    let table = try SceneHarness.recycle()
    let plane = try table.piece(.plane)
    table.pass(.seconds(58))
    let start = try table.place(plane.pose.center)
    table.fingers([(1, start, try table.mouth(.paper))], lifts: false)
    table.pass(.seconds(3))
    #expect(try table.round.isOver && table.round.sides[0].score == 0)
    #expect(try table.piece(.plane).pose == plane.pose)
    let end = try #require(table.events.last { $0.name == "state" })
    _ = end
    #expect(table.stage.top.name == "recycle")
    table.pass(.seconds(3))
    #expect(table.stage.top.name != "recycle")
    #expect(table.events.contains { $0.name == "result" })
  }

  @Test func aPauseStopsTheClock() throws {
    let table = try SceneHarness.recycle()
    table.pass(.seconds(1))
    try table.tap("recycle.back")
    #expect(table.stage.top.name == "recycle.pause")
    let tick = try table.round.tick
    table.pass(.seconds(20))
    #expect(try table.round.tick == tick)
    try table.tap("recycle.pause.on")
    table.pass(.seconds(1))
    #expect(try table.round.tick > tick + 40)
    table.stage.windowLostFocus()
    table.pass(.milliseconds(500))
    #expect(table.stage.top.name == "recycle.pause")
    try table.tap("recycle.pause.leave")
    #expect(table.stage.top.name == "menu")
  }

  @Test func calmEndsWhenSomeoneIsDone() throws {
    let table = try SceneHarness.recycle(.calm)
    table.pass(.seconds(100))
    try table.carry(table.piece(.plane), to: .paper)
    try table.tap("recycle.done")
    #expect(try table.round.isOver)
    table.pass(.seconds(4))
    #expect(table.stage.top.name != "recycle")
  }

  @Test func aRecordShowsTheSameRoundAgain() throws {
    let table = try SceneHarness.recycle()
    try table.carry(table.piece(.plane), to: .paper)
    try table.carry(table.piece(.bag), to: .packaging)
    table.pass(.seconds(61))
    let scene = try #require(table.stage.scenes.last { $0 is RecycleScene } as? RecycleScene)
    let again = try RecycleScene(replaying: scene.record)
    table.stage.show(again)
    table.pass(.seconds(20))
    #expect(again.game.sides[0].score == 150)
    // Nobody's hands change it.
    try table.carry(table.piece(.bottle), to: .glass)
    #expect(again.game.sides[0].refused == 0)
    table.press(.home)
    table.press(.space)
    table.pass(.milliseconds(100))
    #expect(again.game.sides[0].score == 0 && again.game.sides[0].pieces.count == 3)
    table.press(.end)
    table.pass(.milliseconds(100))
    #expect(again.game == scene.game)
  }

  @Test func lidsOpenOnlyForWhatBelongsInsideAndNotWithReducedMotion() throws {
    for (reduces, opens) in [(false, true), (true, false)] {
      let table = try SceneHarness.recycle()
      table.stage.reducesMotion = reduces
      let start = try table.place(table.piece(.plane).pose.center)
      table.fingers(
        [(1, start, try table.mouth(.paper) + Point(x: 0, y: -120))], lifts: false)
      #expect(table.sounds.contains("recycle-lid") == opens)
    }
  }

  @Test func aResultIsSavedListedByItsModeAndReplayed() throws {
    let table = try SceneHarness.recycle(.calm, .split)
    try table.carry(table.piece(.plane), to: .paper)
    try table.tap("recycle.done")
    let drafts = try table.context.store.drafts()
    #expect(drafts.map(\.played.variant) == ["calm-split"], "on disk before anybody sees it")
    #expect(drafts.first?.played.score == 75)
    table.pass(.seconds(3))
    #expect(table.stage.top.name == "recycle.end")
    table.type("Ana")
    try table.tap("result.done")
    #expect(try table.node("result.rank").label.contains("Highest score"))
    try table.tap("result.list")
    #expect(table.stage.top.name == "recycle.results")
    table.press(.tab)
    let line = try #require(
      try table.context.store.results(
        game: Recycle.name, variant: "calm-split", order: .score, limit: 5
      ).first)
    let result = try #require(try table.context.store.result(line.id))
    let scene = try #require(allGames.replay(result.played.record, picture: nil, leave: { _ in }))
    #expect(allGames.problem(ofRecord: result.played.record) == nil)
    table.stage.show(scene)
    table.pass(.seconds(8))
    #expect((scene as? RecycleScene)?.game.sides[0].score == 75)
  }

  @Test func aDamagedRecordIsRefusedWithTheReason() {
    let text = """
      {"format":1,"game":"recycle","rules":9,"seed":1,"moves":[],
       "setup":{"mode":"solo","halving":"classic","field":"wide"}}
      """
    #expect(allGames.problem(ofRecord: text) == "it was played with version 9 of the rules")
    #expect(allGames.replay(text, picture: nil, leave: { _ in }) == nil)
  }

  @Test func theRightButtonTurnsAPieceAboutItsMiddle() throws {
    let table = try SceneHarness.recycle()
    let middle = try table.place(table.piece(.bottle).pose.center)
    func send(_ phase: PointerEvent.Phase, _ angle: Double) {
      let turn = sineAndCosine(of: angle)
      table.stage.receive(
        .pointer(
          PointerEvent(
            .mouse, phase, at: middle + Point(x: turn.cosine, y: turn.sine) * 30, time: table.now,
            source: .mouse, button: .secondary)))
    }
    send(.began, 0)
    for step in 1...40 {
      table.pass(.milliseconds(16))
      send(.moved, .pi * Double(step) / 40)
    }
    send(.ended, .pi)
    let bottle = try table.piece(.bottle)
    #expect(bottle.pose.tilt < 100)
    #expect(try table.place(bottle.pose.center).distance(to: middle) < 1)
  }

  @Test func theRulesCanBeReadInTheMiddleAndTheClockStands() throws {
    let table = try SceneHarness.recycle()
    table.press(.function(1))
    #expect(table.stage.top.name == "recycle.help")
    let tick = try table.round.tick
    table.pass(.seconds(10))
    #expect(try table.round.tick == tick)
    table.press(.escape)
    #expect(table.stage.top.name == "recycle")
    try table.tap("recycle.back")
    try table.tap("recycle.pause.rules")
    #expect(table.stage.top.name == "recycle.help", "by touch, from the pause")
    table.press(.escape)
    try table.tap("recycle.pause.on")
    #expect(table.stage.top.name == "recycle")
  }
}
