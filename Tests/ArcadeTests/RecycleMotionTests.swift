import Arcade
import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import RecycleGame

/// Containers eat what belongs inside and throw the rest back.
@MainActor @Suite struct RecycleMotionTests {
  @Test func aRefusedItemIsThrownBackToWhereItWasTakenFrom() throws {
    let table = try SceneHarness.recycle()
    let bag = try table.piece(.bag)
    try table.carry(bag, to: .paper)
    #expect(try table.piece(.bag).pose == bag.pose)
    #expect(try table.piece(.bag).heldBy == nil)
    #expect(try table.round.sides[0].refused == 1)
    let scene = try #require(table.stage.top as? RecycleScene)
    #expect(try RecycleRound(replaying: scene.record).game.sides == scene.game.sides)
  }

  @Test func aRefusedItemKeepsItsSizeAndAngle() throws {
    let table = try SceneHarness.recycle()
    let bottle = try table.piece(.bottle)
    try table.twist(bottle, turn: 2.4, span: (90, 120), to: table.mouth(.glass))
    let thrown = try table.piece(.bottle).pose
    #expect(thrown.center.distance(to: bottle.pose.center) < 1)
    #expect(thrown.size > 1000 && thrown.tilt < 6000)
  }

  @Test func aHandCatchesAnItemInTheAir() throws {
    let table = try SceneHarness.recycle()
    let bag = try table.piece(.bag)
    let (start, end) = (try table.place(bag.pose.center), try table.mouth(.paper))
    table.fingers([(1, start, end)])
    table.pass(.milliseconds(180))
    let node = try table.node("piece.\(bag.number)")
    let air = node.windowFrame(at: table.now).center
    #expect(air.distance(to: start) > 30 && air.distance(to: end) > 30)
    table.finger(2, .began, air)
    for step in 1...6 {
      table.finger(2, .moved, air + Point(x: Double(step) * 6, y: 0))
    }
    let held = try table.piece(.bag)
    #expect(held.heldBy == 2)
    #expect(try table.place(held.pose.center).distance(to: air) < 60)
  }

  @Test func theScoreSaysWhatItIsWhileItCountsUp() throws {
    let table = try SceneHarness.recycle()
    try table.carry(table.piece(.plane), to: .paper)
    let score = try table.node("recycle.score")
    #expect(score.label == "Points: 75")
    let shown = { score.children.filter { $0.role == .text }.map(\.label) }
    #expect(shown().contains("0"))
    table.pass(.seconds(1))
    #expect(shown().contains("75"))
  }

  @Test(arguments: [Recycle.Container.paper, .glass])
  func everyMotionEnds(container: Recycle.Container) throws {
    let context = GameContext.forTests
    // The moving hand of a hint isn't what is tested.
    for lesson in ["turned", "grown", "dragged"] {
      try context.store.setFlag("recycle." + lesson)
    }
    let table = try SceneHarness.recycle(.calm, context: context)
    try table.carry(table.piece(.plane), to: container)
    #expect(table.stage.nextFrame() == .immediately)
    table.pass(.seconds(4.6))
    #expect(table.stage.nextFrame() != .immediately)
  }

  @Test func withLessMovementNothingFlies() throws {
    let table = try SceneHarness.recycle()
    table.stage.reducesMotion = true
    let bag = try table.piece(.bag)
    let (start, end) = (try table.place(bag.pose.center), try table.mouth(.paper))
    table.fingers([(1, start, end)])
    let node = try table.node("piece.\(bag.number)")
    #expect(node.windowFrame(at: table.now).center.distance(to: start) < 1)
  }

  @Test(arguments: [(Recycle.Kind.plane, Recycle.Container.paper), (.bag, .packaging)])
  func theLidIsOpenUntilTheItemHasGoneIn(kind: Recycle.Kind, home: Recycle.Container) throws {
    let table = try SceneHarness.recycle()
    let piece = try table.piece(kind)
    let node = try table.node("piece.\(piece.number)")
    let container = try #require(table.node("container." + home.rawValue) as? ContainerNode)
    try table.fingers([(1, table.place(piece.pose.center), table.mouth(home))])
    var frames = 0
    while let window = node.parent, window.parent != nil {
      table.pass(.milliseconds(8))
      let center = node.frame.center + node.pose(at: table.now).offset
      let top = center.y - node.frame.height * node.pose(at: table.now).scale / 2
      guard node.parent != nil, top < window.size.height else { break }
      #expect(container.opening(at: table.now) > 0.6, "seen after \(frames) frames")
      frames += 1
    }
    #expect(frames > 10)
    table.pass(.seconds(1))
    #expect(container.opening(at: table.now) == 0)
  }

  @Test func withLessMovementNothingLiesOnAShutLid() throws {
    let table = try SceneHarness.recycle()
    table.stage.reducesMotion = true
    let plane = try table.piece(.plane)
    let node = try table.node("piece.\(plane.number)")
    try table.fingers([(1, table.place(plane.pose.center), table.mouth(.paper))])
    #expect(node.parent == nil || node.pose(at: table.now).opacity == 0)
  }

  @Test func aContainerHasItsShapeBeforeAndAfterItMoves() {
    for kind in [ContainerReaction.eat, .refuse, .wave] {
      #expect(kind.bend(after: .milliseconds(-50)) == ContainerBend())
      #expect(kind.bend(after: kind.length * 0.3) != ContainerBend())
      #expect(kind.bend(after: kind.length) == ContainerBend())
    }
  }
}
