import Geometry
import Input
import TestSupport
import Testing

@Suite struct LongPressTests {
  @Test(arguments: [PointerSource.touch, .mouse]) func aRestingPointerIsALongPress(
    source: PointerSource
  ) {
    let desk = Desk()
    desk.candidates = [desk.tap(), desk.longPress(), desk.drag()]
    desk.send(PointerEvent(.mouse, .began, at: .zero, time: ms(100), source: source))
    #expect(desk.arena.nextDeadline == ms(550))
    desk.arena.timePassed(to: ms(549))
    #expect(desk.log.isEmpty)
    desk.arena.timePassed(to: ms(550))
    #expect(desk.log == ["long"])
    #expect(desk.arena.nextDeadline == nil)
    desk.send(PointerEvent(.mouse, .ended, at: .zero, time: ms(900)))
    #expect(desk.log == ["long"])
  }
  @Test func aLoneLongPressStillWaitsForItsTime() {
    let desk = Desk()
    desk.candidates = [desk.longPress()]
    desk.send(PointerEvent(.mouse, .began, at: .zero, time: .zero))
    #expect(desk.log.isEmpty)
    desk.arena.timePassed(to: ms(450))
    #expect(desk.log == ["long"])
  }
  @Test func anEarlyLiftIsATap() {
    let desk = Desk()
    desk.candidates = [desk.longPress(), desk.tap()]
    var script = FingerScript()
    script.slide(1, [at(0), at(0)], over: ms(400))
    desk.play(script, until: ms(2000))
    #expect(desk.log == ["tap"])
  }
  @Test func aSlidingFingerIsNotALongPress() {
    let desk = Desk()
    desk.candidates = [desk.longPress()]
    var script = FingerScript(rate: 10)
    script.slide(1, [at(0), at(13), at(13)], over: ms(800))
    desk.play(script)
    #expect(desk.log.isEmpty)
  }
  @Test func aLateLiftDoesNotTurnALongPressIntoATap() {
    let desk = Desk()
    desk.candidates = [desk.tap(), desk.longPress()]
    desk.send(PointerEvent(PointerID(1), .began, at: .zero, time: .zero))
    desk.send(PointerEvent(PointerID(1), .ended, at: .zero, time: ms(600)))
    #expect(desk.log == ["long"])
  }
  @Test func twoFingersMayBothLongPress() {
    let desk = Desk()
    desk.candidates = [desk.longPress(), desk.tap()]
    desk.send(PointerEvent(PointerID(1), .began, at: .zero, time: .zero))
    desk.send(PointerEvent(PointerID(2), .began, at: at(50), time: ms(100)))
    desk.arena.timePassed(to: ms(450))
    #expect(desk.log == ["long"])
    desk.arena.timePassed(to: ms(550))
    #expect(desk.log == ["long", "long"])
  }
}
