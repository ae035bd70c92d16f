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

  @Test func whatOnlyTremblesIsNobody() {
    var watch = TouchWatch()
    #expect(watch.isMeaningful(event(.began, start)))
    for step in 0..<10_000 {
      let place = start + Point(x: Double(step % 7) * 4 - 12, y: Double(step % 5) * 6 - 12)
      #expect(!watch.isMeaningful(event(.moved, place)))
    }
    #expect(watch.isMeaningful(event(.ended, start)))
  }

  @Test func aFingerThatGoesSomewhereCountsEachTimeItHasGoneFarEnough() {
    var watch = TouchWatch()
    _ = watch.isMeaningful(event(.began, start))
    let counted = (1...20).filter { step in
      watch.isMeaningful(event(.moved, start + Point(x: Double(step) * 12, y: 0)))
    }
    #expect(counted == [4, 8, 12, 16, 20])
  }

  @Test func eachFingerHasItsOwnPlace() {
    var watch = TouchWatch()
    _ = watch.isMeaningful(event(.began, start))
    _ = watch.isMeaningful(event(.began, start + Point(x: 200, y: 0), id: 2))
    #expect(!watch.isMeaningful(event(.moved, start + Point(x: 9, y: 0))))
    #expect(watch.isMeaningful(event(.moved, start + Point(x: 9, y: 0), id: 2)))
  }
}
