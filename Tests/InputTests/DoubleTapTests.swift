import Geometry
import Input
import TestSupport
import Testing

@Suite struct DoubleTapTests {
  private func log(
    ids: [Int64] = [1, 2], gap: Int = 200, second: Point = at(10), until end: Int = 2000,
    source: PointerSource = .touch
  ) -> [String] {
    let desk = Desk()
    desk.candidates = [desk.doubleTap(), desk.tap(), desk.drag()]
    var script = FingerScript()
    script.tap(ids[0], at: at(0), from: ms(1000), source: source)
    script.tap(ids[1], at: second, from: ms(1060 + gap), source: source)
    desk.play(script, until: ms(end))
    return desk.log
  }

  @Test func twoTapsInTimeAndPlaceAreADoubleTap() { #expect(log() == ["double"]) }
  @Test func bothTapsMayHaveTheSamePointerID() {
    #expect(log(ids: [1, 1]) == ["double"])
    #expect(log(ids: [-1, -1], source: .mouse) == ["double"])
    #expect(log(ids: [-1, -1], second: at(90), source: .mouse) == ["tap", "tap"])
  }
  @Test func tooLateIsTwoTaps() {
    #expect(log(gap: 319) == ["double"])
    #expect(log(gap: 320) == ["tap", "tap"])
  }
  @Test func tooFarIsTwoTaps() {
    #expect(log(second: at(60)) == ["double"])
    #expect(log(second: at(61)) == ["tap", "tap"])
  }
  @Test func aSingleTapIsReportedExactlyAtTheDeadline() {
    let desk = Desk()
    desk.candidates = [desk.doubleTap(), desk.tap()]
    var script = FingerScript()
    script.tap(1, at: at(0), from: .zero)
    desk.play(script)
    #expect(desk.arena.nextDeadline == ms(380))
    desk.arena.timePassed(to: ms(379))
    #expect(desk.log.isEmpty)
    desk.arena.timePassed(to: ms(380))
    #expect(desk.log == ["tap"])
    #expect(desk.arena.nextDeadline == nil)
  }
  @Test func aSecondTouchThatSlidesReleasesTheFirstTapAtOnce() {
    let desk = Desk()
    desk.candidates = [desk.doubleTap(), desk.tap(), desk.drag()]
    var script = FingerScript()
    script.tap(1, at: at(0), from: .zero)
    script.slide(2, [at(0), at(100)], from: ms(150), over: ms(100))
    desk.play(script)
    #expect(desk.log.sorted() == ["drag began", "drag ended", "tap"])
  }
  @Test func aSecondTouchThatStaysReleasesTheFirstTap() {
    let desk = Desk()
    desk.candidates = [desk.doubleTap(), desk.longPress(), desk.tap()]
    var script = FingerScript()
    script.tap(1, at: at(0), from: .zero)
    script.slide(2, [at(0), at(0)], from: ms(150), over: ms(900))
    desk.play(script)
    #expect(desk.log == ["tap", "long"])
  }
  @Test func aTouchElsewhereByTheSameHandComesAfterTheWaitingTap() {
    for (place, expected) in [(at(200), ["tap", "other"]), (at(900), ["other", "tap"])] {
      let desk = Desk()
      var script = FingerScript()
      desk.candidates = [desk.doubleTap(), desk.tap()]
      script.tap(1, at: at(0), from: .zero)
      desk.play(script)
      desk.candidates = [desk.tap("other")]
      script = FingerScript()
      script.tap(2, at: place, from: ms(100))
      desk.play(script, until: ms(999))
      #expect(desk.log == expected)
    }
  }
  @Test func threeTapsAreADoubleTapAndATap() {
    let desk = Desk()
    desk.candidates = [desk.doubleTap(), desk.tap()]
    var script = FingerScript()
    for i in 0..<3 { script.tap(-1, at: at(0), from: ms(i * 150), source: .mouse) }
    desk.play(script, until: ms(3000))
    #expect(desk.log == ["double", "tap"])
  }
  @Test func aDoubleTapWithoutRivalsStillNeedsTwoTaps() {
    let desk = Desk()
    desk.candidates = [desk.doubleTap()]
    var script = FingerScript()
    for start in [0, 1000, 1150] { script.tap(4, at: at(0), from: ms(start)) }
    desk.play(script, until: ms(3000))
    #expect(desk.log == ["double"])
  }
  @Test func aWaitingTapIsDroppedWithItsScene() {
    let desk = Desk()
    desk.candidates = [desk.doubleTap(), desk.tap()]
    var script = FingerScript()
    script.tap(1, at: at(0), from: .zero)
    desk.play(script)
    desk.arena.cancelAll()
    desk.arena.timePassed(to: ms(5000))
    #expect(desk.log.isEmpty)
    #expect(desk.arena.nextDeadline == nil)
  }
}
