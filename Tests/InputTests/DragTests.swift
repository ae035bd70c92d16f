import Geometry
import Input
import TestSupport
import Testing

@Suite struct DragTests {
  @Test func aLoneDragWaitsForItsSlop() {
    let cases: [(PointerSource, Bool, Double)] = [
      (.touch, false, 14), (.touch, true, 10), (.mouse, false, 3), (.mouse, true, 3),
    ]
    for (source, onObject, slop) in cases {
      let desk = Desk()
      desk.candidates = [desk.drag(onObject: onObject)]
      desk.send(PointerEvent(.mouse, .began, at: .zero, time: .zero, source: source))
      desk.send(PointerEvent(.mouse, .moved, at: at(slop), time: ms(10)))
      #expect(desk.log.isEmpty)
      desk.send(PointerEvent(.mouse, .moved, at: at(slop + 0.1), time: ms(20)))
      #expect(desk.log == ["drag began"])
    }
  }
  @Test func aLoneDragThatNeverStartedReportsNothing() {
    let desk = Desk()
    desk.candidates = [desk.drag()]
    var script = FingerScript()
    script.slide(1, [at(0), at(9)], over: ms(100))
    desk.play(script)
    #expect(desk.log.isEmpty)
  }
  @Test func theAxisDecidesBetweenTwoDrags() {
    for (target, expected) in [(at(100, 20), "across"), (at(20, 100), "down")] {
      let desk = Desk()
      desk.candidates = [
        desk.drag("across", axis: .horizontal), desk.drag("down", axis: .vertical),
      ]
      var script = FingerScript()
      script.slide(1, [.zero, target], over: ms(200), jitter: 1)
      desk.play(script)
      #expect(desk.log == ["\(expected) began", "\(expected) ended"])
    }
  }
  @Test func aFingerThatRestsStartsADragThatAcceptsRests() {
    let desk = Desk()
    desk.candidates = [
      desk.drag("up", axis: .vertical, rests: true), desk.drag("across", axis: .horizontal),
    ]
    var script = FingerScript()
    script.slide(1, [at(0), at(0, 4)], over: ms(600))
    desk.play(script)
    #expect(desk.log == ["up began", "up ended"])
  }
  @Test func aFingerThatLeftItsPlaceDoesNotRest() {
    let desk = Desk()
    desk.candidates = [
      desk.drag("up", axis: .vertical, rests: true), desk.drag("across", axis: .horizontal),
    ]
    var script = FingerScript()
    script.slide(1, [at(0), at(60)], over: ms(900))
    desk.play(script)
    #expect(desk.log == ["across began", "across ended"])
  }
  @Test func aSecondFingerDoesNotDisturbADrag() {
    let desk = Desk()
    desk.candidates = [desk.drag()]
    var script = FingerScript()
    script.slide(1, [at(0), at(200)], over: ms(400))
    script.slide(2, [at(50), at(-200)], from: ms(10), over: ms(300))
    script.slide(3, [at(50), at(-200)], from: ms(200), over: ms(100))
    desk.play(script)
    #expect(desk.log == ["drag began", "drag ended"])
  }
  @Test func aLostFingerCancelsItsDrag() {
    let desk = Desk()
    desk.candidates = [desk.tap(), desk.drag()]
    var script = FingerScript()
    script.slide(1, [at(0), at(200)], over: ms(200), last: nil)
    script.slide(1, [at(0), at(200)], from: ms(300), over: ms(200))
    desk.play(script)
    #expect(desk.log == ["drag began", "drag cancelled", "drag began", "drag ended"])
  }
  @Test(arguments: [10, 60, 120]) func aFlingIsAsFastAsTheFinger(rate: Int) throws {
    let desk = Desk()
    var velocity: Point?
    desk.candidates = [
      DragRecognizer { if case .ended(_, let v) = $0 { velocity = v } }
    ]
    var script = FingerScript(rate: rate)
    script.slide(1, [at(0), at(400, 300)], over: ms(500), jitter: 1)
    desk.play(script)
    let v = try #require(velocity)
    #expect(abs(v.x - 800) < 50)
    #expect(abs(v.y - 600) < 50)
    #expect(isFling(v))
  }
  @Test(arguments: [60, 120]) func aFingerThatStoppedDoesNotFling(rate: Int) {
    var tracker = VelocityTracker()
    for i in 0...rate / 2 { tracker.add(at(Double(i * 10)), at: .seconds(1) / rate * i) }
    #expect(tracker.velocity(at: ms(510)).x > 300)
    #expect(tracker.velocity(at: ms(700)) == .zero)
  }
  @Test func reportsOfTheSameTimeAreNotInfinitelyFast() {
    var tracker = VelocityTracker()
    for i in 0..<5 { tracker.add(at(Double(i)), at: ms(10)) }
    #expect(tracker.velocity(at: ms(10)).x <= 500)
  }
  @Test(arguments: [10, 60, 120]) func onlyAFastLiftIsAFling(rate: Int) {
    for (way, expected) in [(300.0, 1), (60, 0)] {
      let desk = Desk()
      desk.candidates = [FlingRecognizer { _ in desk.log.append("fling") }, desk.tap()]
      var script = FingerScript(rate: rate)
      script.slide(1, [at(0), at(way)], over: ms(300))
      desk.play(script)
      #expect(desk.log.count == expected)
    }
  }
}
