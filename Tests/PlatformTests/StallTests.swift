import Geometry
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

  @Test func aWaitThatEndsTooLateIsAStallAfterItsTime() {
    #expect(stall(lookedAt: 1000, reading: 1010, timeout: 400, woken: 1420) == nil)
    #expect(stall(lookedAt: 1000, reading: 1010, timeout: 400, woken: 1421) == ms(1410...1421))
    #expect(
      stall(lookedAt: 1000, reading: 1010, timeout: 400, woken: 1200) == nil, "something came")
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

  @Test func whatIsOverComesBeforeAPressThatIsNot() throws {
    let key = KeyEvent(.enter, time: .milliseconds(1600))
    var earlier = key
    earlier.time = .milliseconds(1000)
    let events = try backdated(
      pointer(2, .began, 1598), pointer(1, .ended, 1599), pointer(2, .moved, 1599),
      .input(.key(key)),
      pointer(2, .ended, 1602), pointer(3, .began, 1603))
    #expect(
      events == [
        pointer(1, .ended, 1000), .input(.key(earlier)), pointer(2, .began, 1598),
        pointer(2, .moved, 1599), pointer(2, .ended, 1602), pointer(3, .began, 1603),
      ])
  }
}
