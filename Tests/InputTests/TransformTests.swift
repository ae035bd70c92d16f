import Geometry
import Input
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct TransformTests {
  /// An object that follows its recognizer and logs when it is picked up and dropped.
  private final class Thing {
    var map = Transform.identity
    var turned = 0.0
    var grown = 1.0
    var log: [String] = []
    var velocity = Point.zero
    /// The farthest that one change moved a corner of the object.
    var jump = 0.0
    let desk = Desk()

    func recognizer(center: (() -> Point)? = nil) -> TransformRecognizer {
      TransformRecognizer(center: center) { update in
        switch update {
        case .began: self.log.append("began")
        case .changed(let change):
          let next = change.map * self.map
          for x in [-50.0, 50] {
            let corner = at(x, 50)
            self.jump = max(self.jump, self.map(corner).distance(to: next(corner)))
          }
          self.map = next
          self.turned += change.rotation
          self.grown *= change.scale
        case .ended(_, let velocity):
          self.velocity = velocity
          self.log.append("ended")
        case .cancelled: self.log.append("cancelled")
        }
      }
    }
    init(_ rivals: [any GestureRecognizer] = [], center: (() -> Point)? = nil) {
      desk.candidates = rivals + [recognizer(center: center)]
    }
  }
  private func circle(_ radius: Double, from: Double, to: Double, center: Point) -> [Point] {
    (0...36).map {
      let a = from + (to - from) * Double($0) / 36
      return center + at(cos(a), sin(a)) * radius
    }
  }

  @Test(arguments: [10, 60, 120]) func oneFingerPansAndLosesOnlyTheSlop(rate: Int) {
    let thing = Thing()
    var script = FingerScript(rate: rate)
    script.slide(1, [at(0), at(300)], over: ms(500))
    thing.desk.play(script)
    #expect(thing.log == ["began", "ended"])
    #expect(abs(thing.map.tx - 290) < 1e-6)
    #expect(abs(thing.velocity.x - 600) < 30)
    #expect(thing.turned == 0)
  }
  @Test func aShortTouchIsATapAndNotATransform() {
    let thing = Thing()
    thing.desk.candidates.append(thing.desk.tap())
    var script = FingerScript()
    script.slide(1, [at(0), at(0)], over: ms(100), jitter: 5)
    thing.desk.play(script)
    #expect(thing.log.isEmpty)
    #expect(thing.desk.log == ["tap"])
  }
  @Test(arguments: [10, 60, 120]) func twoFingersRotateThroughFullTurns(rate: Int) {
    let thing = Thing()
    var script = FingerScript(rate: rate)
    let full = 4 * Double.pi
    script.slide(1, circle(80, from: 0.3, to: 0.3 + full, center: at(0)), over: ms(4000))
    script.slide(2, circle(80, from: 3.44, to: 3.44 + full, center: at(0)), over: ms(4000))
    thing.desk.play(script)
    #expect(abs(thing.turned - (full - 6 * .pi / 180)) < 0.06)
    #expect(abs(thing.grown - 1) < 0.12)
    #expect(thing.log == ["began", "ended"])
  }
  @Test(arguments: [10, 60, 120]) func twoFingersScale(rate: Int) {
    let thing = Thing()
    var script = FingerScript(rate: rate)
    script.slide(1, [at(-50), at(-150)], over: ms(600))
    script.slide(2, [at(50), at(150)], over: ms(600))
    thing.desk.play(script)
    #expect(abs(thing.grown - 300.0 / 110) < 0.01)
    #expect(abs(thing.turned) < 1e-9)
  }
  @Test func belowTheSlopTwoFingersNeitherRotateNorScale() {
    let thing = Thing()
    var script = FingerScript()
    script.slide(1, [at(0), at(200, 4)], over: ms(600))
    script.slide(2, [at(100), at(304, 0)], over: ms(600))
    thing.desk.play(script)
    #expect(thing.log == ["began", "ended"])
    #expect(thing.turned == 0)
    #expect(thing.grown == 1)
    #expect(thing.map.tx > 180)
  }
  @Test func beyondTheSlopRotationAndScaleFollowExactly() {
    let thing = Thing()
    thing.desk.send(PointerEvent(PointerID(1), .began, at: at(0), time: ms(0)))
    thing.desk.send(PointerEvent(PointerID(2), .began, at: at(100), time: ms(1)))
    thing.desk.send(PointerEvent(PointerID(2), .moved, at: at(100, 20), time: ms(2)))
    let (turned, grown) = (thing.turned, thing.grown)
    #expect(turned > 0.09)
    thing.desk.send(PointerEvent(PointerID(2), .moved, at: at(103, 20.6), time: ms(3)))
    #expect(abs(thing.turned - turned) < 1e-9)
    #expect(abs(thing.grown / grown - 1.03) < 1e-9)
  }
  @Test func aFingerThatJoinsOrLeavesMovesNothing() {
    let thing = Thing()
    var script = FingerScript()
    script.slide(1, [at(0), at(60)], over: ms(2000))
    script.slide(2, [at(150, 90), at(150, 10)], from: ms(300), over: ms(400))
    script.slide(3, [at(-200, 70), at(-150, 10)], from: ms(900), over: ms(1500))
    thing.desk.play(script)
    #expect(thing.log == ["began", "ended"])
    // No event moves a corner farther than its finger moved, times the scale.
    #expect(thing.jump < 12)
    #expect(thing.desk.arena.pointersDown.isEmpty)
  }
  @Test func aThirdFingerIsIgnored() {
    let thing = Thing()
    var script = FingerScript()
    script.slide(1, [at(0), at(100)], over: ms(500))
    script.slide(2, [at(80), at(180)], over: ms(500))
    var disturbed = script
    disturbed.slide(3, [at(40, 40), at(-400, 400)], from: ms(100), over: ms(300))
    thing.desk.play(script)
    let other = Thing()
    other.desk.play(disturbed)
    #expect(thing.map == other.map)
    #expect(other.log == ["began", "ended"])
  }
  @Test func aCancelledFingerLeavesTheObjectToTheOther() {
    let thing = Thing()
    var script = FingerScript()
    script.slide(1, [at(0), at(100)], over: ms(500))
    script.slide(2, [at(80), at(180)], over: ms(300), last: .cancelled)
    thing.desk.play(script)
    #expect(thing.log == ["began", "ended"])
    thing.log = []
    script = FingerScript()
    script.slide(1, [at(0), at(100)], from: ms(900), over: ms(300), last: .cancelled)
    thing.desk.play(script)
    #expect(thing.log == ["began", "cancelled"])
  }
  @Test func aPinchWinsBothFingers() {
    let thing = Thing()
    thing.desk.candidates.insert(thing.desk.tap(), at: 0)
    thing.desk.candidates.append(thing.desk.drag())
    var script = FingerScript(rate: 120)
    script.slide(1, [at(0), at(-8)], over: ms(300))
    script.slide(2, [at(80), at(88)], over: ms(300))
    thing.desk.play(script)
    #expect(thing.log == ["began", "ended"])
    #expect(thing.desk.log.isEmpty)
    #expect(abs(thing.grown - 96.0 / 90) < 0.01)
  }
  @Test func theSecondaryButtonRotatesAboutTheCenter() {
    let thing = Thing(center: { at(0) })
    var script = FingerScript()
    script.slide(
      -1, circle(100, from: 0, to: .pi * 1.5, center: at(0)), over: ms(900), source: .mouse,
      button: .secondary)
    thing.desk.play(script)
    #expect(abs(thing.turned - .pi * 1.5) < 0.01)
    #expect(abs(thing.map.tx) < 1e-6)
    #expect(thing.log == ["began", "ended"])
    #expect(thing.velocity == .zero)
  }
  @Test func withoutACenterTheSecondaryButtonIsRejected() {
    let thing = Thing()
    var script = FingerScript()
    script.slide(-1, [at(0), at(90)], over: ms(90), source: .mouse, button: .secondary)
    thing.desk.play(script)
    #expect(thing.log.isEmpty)
  }
  @Test func theWheelScalesAndWithShiftRotates() {
    let thing = Thing(center: { at(10) })
    let recognizer = thing.recognizer(center: { at(10) })
    recognizer.wheel(WheelEvent(location: at(0), deltaY: 2, time: .zero))
    #expect(abs(thing.grown - 1.21) < 1e-9)
    recognizer.wheel(WheelEvent(location: at(0), deltaY: -2, time: .zero))
    #expect(abs(thing.grown - 1) < 1e-9)
    recognizer.wheel(
      WheelEvent(location: at(0), deltaX: 3, deltaY: 0, modifiers: .shift, time: .zero))
    #expect(abs(thing.turned - 15 * .pi / 180) < 1e-9)
    #expect(thing.log == ["began", "ended", "began", "ended", "began", "ended"])
  }
  @Test func aFingerBesideAHeldObjectJoinsIt() {
    let desk = Desk()
    let recognizer = TransformRecognizer { _ in }
    desk.candidates = [recognizer]
    let frame = Rect(x: 0, y: 0, width: 100, height: 60)
    #expect(!recognizer.adopts(at(120, 30), from: frame))
    desk.send(PointerEvent(PointerID(1), .began, at: at(20, 20), time: .zero))
    #expect(recognizer.adopts(at(150, 30), from: frame))
    #expect(!recognizer.adopts(at(151, 30), from: frame))
    #expect(TransformRecognizer.distance(from: at(103, 64), to: frame) == 5)
    desk.send(PointerEvent(PointerID(2), .began, at: at(150, 30), time: .zero))
    #expect(recognizer.heldBy == [PointerID(1), PointerID(2)])
    #expect(!recognizer.adopts(at(120, 30), from: frame))
  }
  @Test func rotationDoesNotJumpAtHalfATurn() {
    let change = TransformChange(from: .zero, at(-1, 0.01), to: .zero, at(-1, -0.01))
    #expect(abs(change.rotation - 0.02) < 1e-3)
  }
  @Test func aChangeMapsBothFingersExactly() {
    let (a0, b0, a1, b1) = (at(3, 4), at(90, -20), at(-40, 12), at(60, 77))
    let map = TransformChange(from: a0, b0, to: a1, b1).map
    #expect(map(a0).distance(to: a1) < 1e-6)
    #expect(map(b0).distance(to: b1) < 1e-6)
  }
}
