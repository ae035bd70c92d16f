import Arcade
import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import RecycleGame

@MainActor @Suite struct RecycleSceneTests {
  private func untouched(_ mode: Recycle.Mode) -> SceneHarness {
    let context = GameContext.forTests
    context.recycleChoice.mode = mode
    return SceneHarness(context: context) { RecycleScene(context: $0) }
  }

  @Test func theClockStandsWhileThreeNumbersAreShownAndThenRuns() throws {
    let table = untouched(.solo)
    for number in ["3", "2", "1"] {
      #expect(try table.node("recycle.countdown").children.map(\.label) == [number])
      #expect(try table.round.tick == 0)
      table.pass(.milliseconds(600))
    }
    #expect(table.stage.top.root.node("recycle.countdown") == nil)
    table.pass(.seconds(2))
    #expect(try (100...130).contains(table.round.tick))
  }

  @Test func aTapOnTheNumberBeginsAtOnce() throws {
    let table = untouched(.two)
    table.pass(.milliseconds(200))
    try table.tap("recycle.countdown.2")
    #expect(table.stage.top.root.node("recycle.countdown") == nil)
    #expect(try table.round.tick > 0)
  }

  @Test func aHandOnAnItemBeginsAtOnceAndHoldsIt() throws {
    let table = untouched(.solo)
    table.pass(.milliseconds(200))
    let start = try table.place(table.piece(.plane).pose.center)
    table.fingers([(1, start, start + Point(x: 80, y: 40))], lifts: false)
    #expect(try table.piece(.plane).heldBy == 1)
    #expect(table.stage.top.root.node("recycle.countdown") == nil)
  }

  @Test func aTapOnTheTableBeginsWithoutAComplaint() throws {
    let table = untouched(.solo)
    table.pass(.milliseconds(200))
    try table.touch([table.place(Point(x: 60, y: 60))])
    table.pass(.milliseconds(100))
    #expect(try table.round.tick > 0)
    #expect(!table.sounds.contains("bump"))
  }

  @Test func keysBeginToo() throws {
    let table = untouched(.solo)
    table.pass(.milliseconds(200))
    table.press(.enter)
    #expect(table.stage.top.root.node("recycle.countdown") == nil)
    #expect(table.stage.top.isSimulating)
  }

  @Test func aRoundWithoutAClockCountsNothing() throws {
    let table = untouched(.calm)
    #expect(table.stage.top.root.node("recycle.countdown") == nil)
    #expect(table.stage.top.isSimulating)
  }

  @Test func aWindowThatLosesTheFocusWhileItCountsIsPaused() throws {
    let table = untouched(.solo)
    table.pass(.milliseconds(200))
    table.stage.windowLostFocus()
    table.pass(.seconds(5))
    #expect(table.stage.top.name == "recycle.pause")
    #expect(try table.round.tick < 3)
  }

  @Test func aWindowThatTurnsDuringTheCountdownContinuesCounting() throws {
    let table = untouched(.two)
    table.pass(.milliseconds(700))
    table.stage.resize(to: Size(width: 800, height: 1280), density: 1)
    table.pass(.milliseconds(50))
    #expect(try table.node("recycle.countdown").children.map(\.label) == ["2"])
  }

  @Test func oneFingerCarriesThePlaneIntoBlueFor75() throws {
    let table = try SceneHarness.recycle()
    try table.carry(table.piece(.plane), to: .paper)
    #expect(try table.round.sides[0].score == 75)
    #expect(try table.node("recycle.score").label.hasSuffix("75"))
    #expect(table.sounds.contains("recycle-fit") && table.sounds.contains("recycle-paper-lift"))
    table.pass(.seconds(1))
    #expect(table.stage.top.root.node("piece.3") == nil)
  }

  @Test func anotherLanguageContinuesTheSameRoundInItsWords() throws {
    let table = try SceneHarness.recycle()
    try table.carry(table.piece(.plane), to: .paper)
    let before = try table.round
    defer { Catalogues.end() }
    try Catalogues.begin()
    table.stage.perform(.renew)
    table.pass(.milliseconds(500))
    #expect(try table.node("recycle.back").label == "Volver")
    #expect(try table.round.sides == before.sides && table.round.tick > before.tick)
    try table.carry(table.piece(.bag), to: .packaging)
    #expect(try table.round.sides[0].score == 150, "what is shown now listens")
  }

  @Test func twoFingersTurnTheBottleOverWhileItGrowsToOneAndAHalf() throws {
    let table = try SceneHarness.recycle()
    let bottle = try table.piece(.bottle)
    // The first six degrees are the slop; what the span grew until then is lost with them.
    try table.twist(
      bottle, turn: .pi + 6 * .pi / 180, span: (90, 137.4), to: table.mouth(.glass))
    #expect(try abs(table.round.sides[0].score - 150) <= 2)
    #expect(try table.round.sides[0].taken == [1, 0, 0])
  }

  @Test func aBottleThatStandsIsRefusedWithTheReason() throws {
    let table = try SceneHarness.recycle()
    try table.carry(table.piece(.bottle), to: .glass)
    #expect(try table.round.sides[0].score == 0)
    #expect(try table.node("recycle.hint").label == "Turn it over with two fingers")
    #expect(table.sounds.last == "recycle-wrong")
  }

  @Test func aPinchPastTheMouthIsRefused() throws {
    let table = try SceneHarness.recycle()
    let plane = try table.piece(.plane)
    try table.twist(plane, turn: 0, span: (80, 300), to: table.mouth(.paper))
    #expect(try table.piece(.plane).pose.scale > 2.5)
    #expect(try table.round.sides[0].score == 0)
    #expect(try table.node("recycle.tag").label == "Too big")
  }

  @Test func aWrongDropTeachesUnlessThatIsSwitchedOff() throws {
    let table = try SceneHarness.recycle()
    try table.carry(table.piece(.bag), to: .paper)
    #expect(try table.node("recycle.tag").label.contains("yellow"))
    table.context.change(.recycleFacts, to: .bool(false))
    try table.carry(table.piece(.bag), to: .glass)
    #expect(try table.node("recycle.tag").label == "Wrong container")
    table.pass(.seconds(6))
    #expect(try table.node("recycle.tag").isHidden)
  }

  @Test func aDoubleTapHalvesAndASingleOneOnTheTableBringsBackWhatIsMissing() throws {
    let table = try SceneHarness.recycle()
    let bag = try table.piece(.bag)
    try table.doubleTap(table.place(bag.pose.center))
    #expect(try table.piece(.bag).pose.size == 500)
    try table.carry(table.piece(.plane), to: .paper)
    #expect(try table.round.sides[0].missing == [.plane])
    let free = try table.place(Point(x: 640, y: 60))
    table.touch([free])
    #expect(try table.round.sides[0].missing.isEmpty)
    #expect(try table.node("piece.4").isFocusable)
    let state = try table.round
    table.touch([free])
    #expect(try table.round.sides == state.sides, "never two of a kind")
  }

  @Test func halfABottleIsWideEnoughForAFingerOnASmallTable() throws {
    let table = try SceneHarness.recycle(.solo, .split, size: Size(width: 800, height: 480))
    let bottle = try table.piece(.bottle)
    let whole = try table.node("piece.\(bottle.number)").frame.size
    let half = PieceNode.shownScale(0.5, natural: whole.height) * whole.width
    #expect(half >= 20, "\(half) of \(whole)")
  }

  @Test func splitMakesTwoPiecesEachWithItsOwnHand() throws {
    let table = try SceneHarness.recycle(.solo, .split)
    try table.doubleTap(table.place(table.piece(.bag).pose.center))
    let bags = try table.round.sides[0].pieces.filter { $0.kind == .bag }
    #expect(bags.count == 2)
    let starts = try bags.map { try table.place($0.pose.center) }
    let end = try table.mouth(.packaging)
    table.fingers([(1, starts[0], end), (2, starts[1], end)])
    #expect(try table.round.sides[0].score == 76)
  }

  @Test func twoHandsCarryTwoPiecesAtOnce() throws {
    let table = try SceneHarness.recycle()
    let (plane, bag) = (try table.piece(.plane), try table.piece(.bag))
    let ways = [
      (id: Int64(1), from: try table.place(plane.pose.center), to: try table.mouth(.paper)),
      (id: Int64(2), from: try table.place(bag.pose.center), to: try table.mouth(.packaging)),
    ]
    table.fingers(ways, lifts: false)
    #expect(try table.piece(.plane).heldBy == 1 && table.piece(.bag).heldBy == 2)
    for way in ways { table.finger(way.id, .ended, way.to) }
    #expect(try table.round.sides[0].score == 150)
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 800, height: 1280)])
  func twoPlayersPlayWithFourFingersAtOnce(size: Size) throws {
    let table = try SceneHarness.recycle(.two, size: size)
    var ways: [(id: Int64, from: Point, to: Point)] = []
    for player in 0..<2 {
      for kind in [Recycle.Kind.plane, .bag] {
        let piece = try table.piece(kind, of: player)
        ways.append(
          (
            Int64(ways.count + 1), try table.place(piece.pose.center, of: player),
            try table.mouth(Recycle.Region.spain.container(of: kind), of: player)
          ))
      }
    }
    table.fingers(ways, lifts: false)
    let hands = try table.round.sides.flatMap(\.pieces).compactMap(\.heldBy)
    #expect(Set(hands) == [1, 2, 3, 4])
    for way in ways { table.finger(way.id, .ended, way.to) }
    #expect(try table.round.sides.map(\.score) == [150, 150])
    // The far player's half lies the other way round.
    let isTurned = try table.round.setup.field == .wide
    let glass = try table.node("container.glass.2").windowFrame(at: table.now)
    let yellow = try table.node("container.packaging.2").windowFrame(at: table.now)
    #expect((glass.midX > yellow.midX) == isTurned)
  }

  @Test func togetherBothPlayersSeeOneScoreAndOneResultIsSaved() throws {
    let table = try SceneHarness.recycle(.together)
    for player in 0..<2 {
      try table.carry(table.piece(.plane, of: player), to: .paper, of: player)
    }
    table.pass(.seconds(2))
    #expect(try table.node("recycle.score").label == "Points: 150")
    #expect(try table.node("recycle.score.2").label == "Points: 150")
    table.pass(.seconds(58))
    for id in ["recycle.tag", "recycle.tag.2"] {
      #expect(try table.node(id).label == "Well done. Together: 150 points")
    }
    table.pass(.seconds(3))
    let drafts = try table.context.store.drafts()
    #expect(drafts.map(\.played.variant) == ["together-classic"])
    #expect(drafts.map(\.played.score) == [150] && drafts.map(\.played.moves) == [2])
    #expect(try table.node("result.summary").label.hasPrefix("150 points"))
  }

  @Test func threeMinutesAreThreeMinutes() throws {
    let table = try SceneHarness.recycle(.three)
    try table.carry(table.piece(.plane), to: .paper)
    table.pass(.seconds(175))
    #expect(try !table.round.isOver)
    table.pass(.seconds(8))
    let draft = try #require(try table.context.store.drafts().first)
    #expect(draft.played.variant == "three-classic" && draft.played.milliseconds == 180_000)
  }

  @Test func aPlayersTapFillsOnlyTheirOwnTable() throws {
    let table = try SceneHarness.recycle(.two)
    for player in 0..<2 {
      try table.carry(table.piece(.plane, of: player), to: .paper, of: player)
    }
    try table.touch([table.place(Point(x: 480, y: 60), of: 1)])
    #expect(try table.round.sides.map(\.missing) == [[.plane], []])
  }
}
