import Geometry
import Input
import TestSupport
import Testing

@Suite struct SanitizerTests {
  private let finger = PointerID(3)
  private func event(_ phase: PointerEvent.Phase, _ x: Double, _ time: Int) -> PointerEvent {
    PointerEvent(finger, phase, at: at(x), time: ms(time))
  }

  @Test func aMissingLiftIsCancelledBeforeTheNextTouch() {
    var sanitize = PointerSanitizer()
    _ = sanitize(event(.began, 1, 0))
    let repaired = sanitize(event(.began, 9, 5))
    #expect(repaired.map(\.phase) == [.cancelled, .began])
    #expect(repaired.map(\.location.x) == [1, 9])
  }
  @Test func eventsOfUnknownFingersAreDropped() {
    var sanitize = PointerSanitizer()
    for phase in [PointerEvent.Phase.moved, .ended, .cancelled] {
      #expect(sanitize(event(phase, 1, 0)).isEmpty)
    }
  }
  @Test func aMoveToTheSamePlaceIsDropped() {
    var sanitize = PointerSanitizer()
    _ = sanitize(event(.began, 1, 0))
    #expect(sanitize(event(.moved, 1, 5)).isEmpty)
    #expect(sanitize(event(.moved, 2, 6)).count == 1)
  }
  @Test func locationsThatAreNotFiniteAreDroppedButALiftIsNot() {
    var sanitize = PointerSanitizer()
    #expect(sanitize(event(.began, .nan, 0)).isEmpty)
    _ = sanitize(event(.began, 1, 0))
    #expect(sanitize(event(.moved, .infinity, 1)).isEmpty)
    #expect(sanitize(event(.ended, .nan, 2)) == [event(.ended, 1, 2)])
  }
  @Test func timeNeverRunsBackwards() {
    var sanitize = PointerSanitizer()
    _ = sanitize(event(.began, 1, 50))
    #expect(sanitize(event(.moved, 2, 40)) == [event(.moved, 2, 50)])
    #expect(sanitize.cancelAll(at: ms(10)) == [event(.cancelled, 2, 50)])
  }
  @Test func aLiftElsewhereIsAMoveAndALift() {
    var sanitize = PointerSanitizer()
    _ = sanitize(event(.began, 1, 0))
    #expect(sanitize(event(.ended, 90, 9)) == [event(.moved, 90, 9), event(.ended, 90, 9)])
  }
  @Test func everyEventUntilTheLiftHasTheButtonThatWentDown() {
    var sanitize = PointerSanitizer()
    _ = sanitize(
      PointerEvent(.mouse, .began, at: .zero, time: .zero, source: .mouse, button: .secondary))
    let moved = sanitize(PointerEvent(.mouse, .moved, at: at(1), time: ms(1)))
    #expect(moved.map(\.button) == [.secondary])
    #expect(moved.map(\.source) == [.mouse])
  }
  @Test func cancellingAllCancelsEachFingerOnce() {
    var sanitize = PointerSanitizer()
    for id in [Int64(5), 2, 9] {
      _ = sanitize(PointerEvent(PointerID(id), .began, at: .zero, time: .zero))
    }
    #expect(sanitize.cancelAll(at: ms(1)).map(\.id.rawValue) == [2, 5, 9])
    #expect(sanitize.cancelAll(at: ms(2)).isEmpty)
  }
}
