import Arcade
import Geometry
import Input
import Testing

/// What shows that somebody touches the screen of a kiosk.
struct TouchWatchTests {
  private let start = Point(x: 300, y: 200)

  private func event(_ phase: PointerEvent.Phase, _ place: Point, id: Int64 = 1) -> PointerEvent {
    PointerEvent(PointerID(id), phase, at: place, time: .zero)
  }

  /// Which of these events count, by their number.
  private func counted(_ events: [PointerEvent]) -> [Int] {
    var watch = TouchWatch()
    return events.indices.filter { watch.isMeaningful(events[$0]) }
  }

  @Test func whatOnlyTremblesIsNobody() {
    let trembling = (0..<10_000).map { step in
      event(.moved, start + Point(x: Double(step % 7) * 4 - 12, y: Double(step % 5) * 6 - 12))
    }
    #expect(counted([event(.began, start)] + trembling + [event(.ended, start)]) == [0, 10_001])
  }

  @Test func aFingerThatGoesSomewhereCountsEachTimeItHasGoneFarEnough() {
    let moves = (1...20).map { event(.moved, start + Point(x: Double($0) * 12, y: 0)) }
    #expect(counted([event(.began, start)] + moves) == [0, 4, 8, 12, 16, 20])
  }

  @Test func eachFingerIsMeasuredFromItsOwnPoint() {
    let events = [
      event(.began, start), event(.began, start + Point(x: 200, y: 0), id: 2),
      event(.moved, start + Point(x: 9, y: 0)), event(.moved, start + Point(x: 9, y: 0), id: 2),
    ]
    #expect(counted(events) == [0, 1, 3])
  }
}
