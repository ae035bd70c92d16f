import Geometry
import Input
import Stage
import TestSupport
import Testing

/// Two fingers on one small object: the second one often misses it.
@MainActor @Suite struct AdoptionTests {
  private final class Held {
    var turned = 0.0
    var grown = 1.0
    var moved = Point.zero
  }

  private func object(_ id: String, _ frame: Rect, _ held: Held) -> Node {
    let node = Node(id)
    node.frame = frame
    node.recognizers = [
      TransformRecognizer { update in
        guard case .changed(let change) = update else { return }
        held.turned += change.rotation
        held.grown *= change.scale
        held.moved += change.translation
      }
    ]
    return node
  }

  @Test func aSecondFingerBesideAHeldObjectJoinsIt() {
    let held = Held()
    let table = TestStage(TestScene("a", [object("box", Rect(100, 100, 100, 100), held)]))
    table.press(1, at: at(150, 150))
    table.move(1, to: at(165, 150))
    table.press(2, at: at(240, 150))
    for step in 1...10 { table.move(2, to: at(240 + Double(step) * 8, 150)) }
    #expect(held.grown > 1.5)
    table.lift(2)
    table.lift(1)
  }

  @Test func aFingerFarAwayOrBesideAnObjectThatIsNotHeldDoesNothing() {
    let held = Held()
    let table = TestStage(TestScene("a", [object("box", Rect(100, 100, 100, 100), held)]))
    table.slide(1, from: at(240, 150), to: at(300, 150))
    table.press(1, at: at(150, 150))
    table.move(1, to: at(165, 150))
    table.press(2, at: at(300, 260))
    for step in 1...10 { table.move(2, to: at(300 + Double(step) * 8, 260)) }
    #expect(held.grown == 1 && held.turned == 0)
  }

  @Test func theNearestOfTwoHeldObjectsGetsTheFinger() {
    let (left, right) = (Held(), Held())
    let table = TestStage(
      TestScene(
        "a",
        [
          object("left", Rect(0, 100, 100, 100), left),
          object("right", Rect(200, 100, 100, 100), right),
        ]))
    table.press(1, at: at(50, 150))
    table.move(1, to: at(65, 150))
    table.press(2, at: at(250, 150))
    table.move(2, to: at(265, 150))
    table.press(3, at: at(170, 150))
    for step in 1...6 { table.move(3, to: at(170 - Double(step) * 8, 150 - Double(step) * 8)) }
    #expect(left.grown == 1)
    #expect(right.grown > 1.2)
  }

  /// Two grounds side by side, each with an object and its own tap.
  private func tables(_ left: Held, _ right: Held, _ taps: @escaping (String) -> Void) -> TestStage
  {
    let grounds = [("left", 0.0, left), ("right", 400.0, right)].map { name, x, held in
      let ground = Node(name)
      ground.frame = Rect(x, 0, 400, 480)
      ground.isGround = true
      ground.recognizers = [TapRecognizer { _ in taps(name) }]
      ground.add(object("box." + name, Rect(x == 0 ? 290 : 10, 200, 80, 80), held))
      return ground
    }
    return TestStage(TestScene("a", grounds))
  }

  @Test func aFingerJoinsOnlyAnObjectHeldOnTheSameGround() {
    let (left, right) = (Held(), Held())
    var taps: [String] = []
    let table = tables(left, right) { taps.append($0) }
    table.press(1, at: at(330, 240))
    table.move(1, to: at(345, 240))
    // Nearer to the left object, but on the right ground.
    table.press(2, at: at(402, 190))
    table.move(2, to: at(402, 100))
    table.lift(2)
    #expect(left.grown == 1 && taps.isEmpty)
    table.press(3, at: at(370, 190))
    for step in 1...6 { table.move(3, to: at(370 + Double(step) * 5, 190 - Double(step) * 10)) }
    #expect(left.grown > 1.2 && right.grown == 1)
    table.lift(3)
    table.tap(4, at: at(100, 100))
    #expect(taps == ["left"], "far from what is held the ground is touched")
    table.lift(1)
    table.tap(5, at: at(330, 150))
    #expect(taps == ["left", "left"])
  }

  @Test func aThirdFingerBesideAnObjectHeldByTwoTouchesTheGround() {
    let (left, right) = (Held(), Held())
    var taps: [String] = []
    let table = tables(left, right) { taps.append($0) }
    table.press(1, at: at(310, 240))
    table.press(2, at: at(350, 240))
    table.move(1, to: at(290, 240))
    table.tap(3, at: at(330, 160))
    #expect(taps == ["left"])
    let before = left.grown
    table.move(2, to: at(380, 240))
    #expect(left.grown > before)
  }

  @Test(arguments: [10, 60, 120])
  func twoFingersThatLandOnBothSidesOfAnObjectTakeIt(rate: Int) {
    let held = Held()
    var taps = 0
    let table = ground(held) { taps += 1 }
    // An object 40 points wide, and fingers 60 points from its centre.
    table.press(1, at: at(140, 200))
    table.wait(30)
    table.press(2, at: at(260, 200))
    for step in 1...max(2, rate / 4) {
      table.wait(1000 / rate)
      let way = Double(step) / Double(max(2, rate / 4)) * 60
      table.move(1, to: at(140 - way, 200))
      table.move(2, to: at(260 + way, 200))
    }
    #expect(held.grown > 1.6 && taps == 0)
    table.lift(1)
    table.move(2, to: at(330, 200))
    table.lift(2)
    #expect(taps == 0)
  }

  @Test(arguments: [0, 5, 40])
  func twoTapsOnBothSidesOfAnObjectAreTwoTaps(apart: Int) {
    let held = Held()
    var taps = 0
    let table = ground(held) { taps += 1 }
    table.press(1, at: at(140, 200))
    table.wait(apart)
    table.press(2, at: at(260, 200))
    table.wait(60)
    table.lift(1)
    table.move(2, to: at(262, 203))
    table.wait(20)
    table.lift(2)
    #expect(taps == 2 && held.grown == 1 && held.turned == 0)
  }

  @Test func oneOfTwoFingersBesideAnObjectDoesNotMoveIt() {
    let held = Held()
    var taps = 0
    let table = ground(held) { taps += 1 }
    table.press(1, at: at(140, 200))
    table.press(2, at: at(260, 200))
    table.wait(40)
    table.lift(1)
    for step in 1...10 { table.move(2, to: at(260 + Double(step) * 10, 200)) }
    table.lift(2)
    #expect(taps == 1 && held.moved == .zero && held.grown == 1)
  }

  @Test func twoFingersWithNothingBetweenThemTakeNoObject() {
    let held = Held()
    var taps = 0
    let table = ground(held) { taps += 1 }
    table.press(1, at: at(240, 200))
    table.press(2, at: at(300, 200))
    for step in 1...6 { table.move(2, to: at(300 + Double(step) * 10, 200)) }
    table.lift(1)
    table.lift(2)
    #expect(held.grown == 1 && held.moved == .zero && taps == 1)
  }

  /// A ground with its own tap and a small object around (200, 200).
  private func ground(_ held: Held, _ tap: @escaping () -> Void) -> TestStage {
    let ground = Node("ground")
    ground.frame = Rect(0, 0, 800, 480)
    ground.isGround = true
    ground.recognizers = [TapRecognizer { _ in tap() }]
    ground.add(object("box", Rect(180, 150, 40, 100), held))
    return TestStage(TestScene("a", [ground]))
  }

  @Test func theWheelResizesTheObjectUnderIt() {
    let held = Held()
    let table = TestStage(TestScene("a", [object("box", Rect(100, 100, 100, 100), held)]))
    table.wheel(at: at(150, 150), up: 2)
    #expect(held.grown > 1.15)
  }
}
