import Input
import TestSupport
import Testing

@testable import Platform

@Suite struct StallTests {
  private func stall(
    lookedAt: Int, reading: Int, timeout: Int? = nil, woken: Int
  ) -> ClosedRange<Duration>? {
    Stall(
      lookedAt: .milliseconds(lookedAt), reading: .milliseconds(reading),
      timeout: timeout.map { .milliseconds($0) }, woken: .milliseconds(woken)
    ).map { $0.began...$0.ended }
  }
  private func ms(_ range: ClosedRange<Int>) -> ClosedRange<Duration> {
    .milliseconds(range.lowerBound) ... .milliseconds(range.upperBound)
  }

  @Test func aSlowFrameIsAStall() {
    #expect(stall(lookedAt: 1000, reading: 1100, woken: 9000) == nil)
    #expect(stall(lookedAt: 1000, reading: 1101, woken: 9000) == ms(1000...1101))
    #expect(stall(lookedAt: 0, reading: 5000, woken: 5000) == nil, "nothing was looked at before")
  }

  @Test func aWaitThatEndsTooLateIsAStallFromItsBeginning() {
    #expect(stall(lookedAt: 1000, reading: 1010, timeout: 400, woken: 1420) == nil)
    #expect(stall(lookedAt: 1000, reading: 1010, timeout: 400, woken: 1421) == ms(1010...1421))
    #expect(
      stall(lookedAt: 1000, reading: 1010, timeout: 400, woken: 1200) == nil, "something came")
  }

  @Test func aLateWaitAfterASlowFrameIsOneStallWithIt() {
    #expect(stall(lookedAt: 1000, reading: 1110, timeout: 10, woken: 1600) == ms(1000...1600))
  }

  private let stall = Stall(
    lookedAt: .milliseconds(1000), reading: .milliseconds(1600), timeout: nil,
    woken: .milliseconds(1600))
  private func pointer(_ id: Int64, _ phase: PointerEvent.Phase, _ time: Int) -> PlatformEvent {
    .input(.pointer(PointerEvent(PointerID(id), phase, at: at(5, 5), time: .milliseconds(time))))
  }
  private func backdated(_ events: PlatformEvent...) throws -> [PlatformEvent] {
    var events = events
    try #require(stall).backdate(&events)
    return events
  }

  @Test func aPressWhoseReleaseComesAfterTheStallIsNoLongerThanItWas() throws {
    let tap = [pointer(1, .began, 1600), pointer(1, .ended, 1650)]
    #expect(try backdated(tap[0], tap[1]) == tap)
  }

  @Test func fingersThatLiftedComeBeforeOneThatDidNot() throws {
    let events = try backdated(
      pointer(2, .began, 1598), pointer(1, .ended, 1599), pointer(2, .moved, 1599),
      pointer(2, .ended, 1602), pointer(3, .began, 1603))
    #expect(
      events == [
        pointer(1, .ended, 1000), pointer(2, .began, 1598), pointer(2, .moved, 1599),
        pointer(2, .ended, 1602), pointer(3, .began, 1603),
      ])
  }

  @Test func whatEndsAPressStaysBehindIt() throws {
    let key = PlatformEvent.input(.key(KeyEvent(.escape, time: .milliseconds(1600))))
    let events = [pointer(2, .began, 1598), key, .focusLost]
    #expect(try backdated(events[0], events[1], events[2]) == events)
  }

  @Test func aWheelThatKeepsItsTimeComesAfterALift() throws {
    let notch = PlatformEvent.input(
      .wheel(
        WheelEvent(
          location: at(5, 5), deltaX: 0, deltaY: 1, modifiers: [], time: .milliseconds(1599))))
    #expect(try backdated(notch, pointer(1, .ended, 1600)) == [pointer(1, .ended, 1000), notch])
  }
}
