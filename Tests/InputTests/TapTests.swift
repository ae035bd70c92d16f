import Input
import TestSupport
import Testing

@Suite struct TapTests {
  @Test(arguments: [10, 60, 120]) func aShortTouchIsATap(rate: Int) {
    let desk = Desk()
    desk.candidates = [desk.tap(), desk.drag()]
    var script = FingerScript(rate: rate)
    script.slide(1, [at(0), at(0)], over: ms(150), jitter: 4)
    desk.play(script)
    #expect(desk.log == ["tap"])
  }
  @Test(arguments: [10, 60, 120]) func aLongTouchIsADrag(rate: Int) {
    let desk = Desk()
    desk.candidates = [desk.tap(), desk.drag()]
    var script = FingerScript(rate: rate)
    script.slide(1, [at(0), at(200)], over: ms(300), jitter: 1)
    desk.play(script)
    #expect(desk.log == ["drag began", "drag ended"])
  }
  @Test func aPressShowsAtOnceAndEndsBeyondTheSlop() {
    let desk = Desk()
    desk.candidates = [
      TapRecognizer(onPress: { desk.log.append("\($0)") }, action: { _ in desk.log.append("tap") })
    ]
    var script = FingerScript()
    script.slide(1, [at(0), at(0)], over: ms(100))
    desk.play(script)
    #expect(desk.log == ["true", "false", "tap"])
    desk.log = []
    script = FingerScript()
    script.slide(2, [at(0), at(15), at(0)], from: ms(500), over: ms(100))
    desk.play(script)
    #expect(desk.log == ["true", "false"])
  }
  @Test func theMouseHasASmallerSlopThanAFinger() {
    for (source, expected) in [(PointerSource.touch, ["tap"]), (.mouse, [])] {
      let desk = Desk()
      desk.candidates = [desk.tap()]
      var script = FingerScript()
      script.slide(1, [at(0), at(8)], over: ms(100), source: source)
      desk.play(script)
      #expect(desk.log == expected)
    }
  }
  @Test func otherButtonsDoNotTap() {
    let desk = Desk()
    desk.candidates = [desk.tap()]
    var script = FingerScript()
    script.slide(-1, [at(0), at(0)], over: ms(50), source: .mouse, button: .secondary)
    desk.play(script)
    #expect(desk.log.isEmpty)
  }
  @Test func severalFingersTapAtOnce() {
    let desk = Desk()
    desk.candidates = [desk.tap(), desk.drag()]
    var script = FingerScript()
    script.tap(1, at: at(0), from: ms(0))
    script.tap(2, at: at(300), from: ms(20))
    desk.play(script)
    #expect(desk.log == ["tap", "tap"])
  }
  @Test func theFrontmostOfTwoTapsActs() {
    let desk = Desk()
    desk.candidates = [desk.tap("child"), desk.tap("parent")]
    var script = FingerScript()
    script.tap(1, at: at(0), from: .zero)
    desk.play(script)
    #expect(desk.log == ["child"])
  }
  @Test func aCancelledTouchDoesNothing() {
    let desk = Desk()
    desk.candidates = [desk.tap(), desk.drag()]
    var script = FingerScript()
    script.slide(1, [at(0), at(0)], over: ms(100), last: .cancelled)
    desk.play(script)
    #expect(desk.log.isEmpty)
    #expect(desk.arena.pointersDown.isEmpty)
  }
}
