import Geometry
import Input
import Rules
import Stage
import Testing

@testable import RecycleGame

/// Items that are let go in motion.
@MainActor @Suite struct RecycleFlickTests {
  @Test func aFlickedPlaneFliesIntoBlueAndCounts() throws {
    let table = try SceneHarness.recycle()
    try table.flick(table.piece(.plane), towards: table.mouth(.paper))
    #expect(try table.round.sides[0].score == 75)
    table.pass(.seconds(1))
    #expect(table.stage.top.root.node("piece.3") == nil)
    #expect(table.sounds.contains("recycle-fit"))
  }

  @Test(arguments: [false, true])
  func atAWrongContainerItComesBackWithTheReason(isCalm: Bool) throws {
    let table = try SceneHarness.recycle()
    table.stage.reducesMotion = isCalm
    let bag = try table.piece(.bag)
    try table.flick(bag, towards: table.mouth(.glass))
    let node = try table.node("piece.\(bag.number)")
    #expect(node.isMoving(at: table.now) == !isCalm, "it flies there and back")
    #expect(try table.node("recycle.tag").label.contains("Wrong container"))
    table.pass(.milliseconds(700))
    #expect(try table.piece(.bag).pose.center == bag.pose.center)
    let middle = node.windowFrame(at: table.now).center
    #expect(try middle.distance(to: table.place(bag.pose.center)) < 1)
  }

  @Test func aFlickAwayFromAllContainersLeavesItOnTheTableWhereItCanBeTaken() throws {
    let table = try SceneHarness.recycle()
    let plane = try table.piece(.plane)
    let start = try table.place(plane.pose.center)
    try table.flick(plane, towards: start + Point(x: -120, y: -60))
    table.pass(.milliseconds(600))
    let landed = try table.piece(.plane)
    #expect(landed.heldBy == nil && landed.pose.center.distance(to: plane.pose.center) > 80)
    try table.carry(landed, to: .paper)
    #expect(try table.round.sides[0].score == 75)
  }

  @Test func theFarPlayersFlickGoesTheirWay() throws {
    let table = try SceneHarness.recycle(.two, size: Size(width: 800, height: 1280))
    try table.flick(table.piece(.plane, of: 1), towards: table.mouth(.paper, of: 1), of: 1)
    #expect(try table.round.sides.map(\.score) == [0, 75])
  }

  @Test func aReplayShowsTheSameFlicks() throws {
    let table = try SceneHarness.recycle()
    try table.flick(table.piece(.bag), towards: table.mouth(.glass))
    table.pass(.milliseconds(700))
    try table.flick(table.piece(.plane), towards: table.mouth(.paper))
    let scene = try #require(table.stage.scenes.last as? RecycleScene)
    let again = try RecycleScene(replaying: scene.record)
    let show = SceneHarness(context: .forTests) { _ in again }
    show.pass(.seconds(4))
    #expect(again.game.sides[0].score == 75 && again.game.sides[0].refused == 1)
  }
}
