import Geometry
import Input
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Several fingers on one object, reported at different rates: fingers tremble, the screen loses and
/// finds them again, and others land beside them.
@Suite struct TwoHandTraceTests {
  /// An object that its recognizer moves, rotates and scales.
  private final class Thing {
    var place = Point.zero
    var turned = 0.0
    var grown = 1.0
    var ends = 0
    /// The farthest that one change moved the object's centre.
    var leap = 0.0
    let desk = Desk()

    init() {
      desk.candidates = [
        TransformRecognizer { [unowned self] update in
          switch update {
          case .changed(let change):
            let next = change.map(place)
            leap = max(leap, next.distance(to: place))
            place = next
            turned += change.rotation
            grown *= change.scale
          case .ended, .cancelled: ends += 1
          case .began: break
          }
        }
      ]
    }
  }

  /// Two fingers that move apart and rotate by `turn` around a moving centre.
  private struct Twist {
    var turn = 2.0
    var spans = (160.0, 280.0)
    var way = Point(x: 300, y: 120)

    func finger(_ side: Double, from: Double = 0, to: Double = 1) -> [Point] {
      (0...60).map { step in
        let t = from + (to - from) * Double(step) / 60
        let arm = (spans.0 + (spans.1 - spans.0) * t) / 2 * side
        return way * t + Point(x: cos(turn * t), y: sin(turn * t)) * arm
      }
    }
  }

  @Test(arguments: [10, 60, 120], [0.0, 1.5])
  func movingRotatingAndScalingAtOnceAddUp(rate: Int, jitter: Double) {
    let (thing, twist) = (Thing(), Twist())
    var script = FingerScript(rate: rate)
    script.slide(1, twist.finger(1), over: ms(2000), jitter: jitter)
    script.slide(2, twist.finger(-1), over: ms(2000), jitter: jitter)
    thing.desk.play(script)
    // The slop is lost at the beginning: six degrees, and the growth of the span until then.
    #expect(abs(thing.turned - 2) < 0.2)
    #expect(abs(thing.grown - 280.0 / 160) < 0.2)
    #expect(thing.place.distance(to: twist.way) < 45)
    #expect(thing.ends == 1)
  }

  @Test(arguments: [10, 60, 120], [PointerEvent.Phase.ended, .cancelled])
  func aFingerThatIsLostAndFoundContinuesWithoutAJump(rate: Int, loss: PointerEvent.Phase) {
    let (thing, twist) = (Thing(), Twist())
    var script = FingerScript(rate: rate)
    script.slide(1, twist.finger(1), over: ms(3000))
    // The screen loses the second finger for a third of the path and reports it with a new number.
    script.slide(2, twist.finger(-1, to: 1.0 / 3), over: ms(1000), last: loss)
    script.slide(3, twist.finger(-1, from: 2.0 / 3), from: ms(2000), over: ms(1000))
    thing.desk.play(script)
    // It rotates and scales only while both are seen; nothing is made up, nothing jumps.
    let spans = [160.0, 200, 240, 280]
    let seen = spans[1] / spans[0] * spans[3] / spans[2]
    #expect(abs(thing.turned - 2 * 2.0 / 3) < 0.35)
    #expect(abs(thing.grown - seen) < 0.25)
    #expect(thing.leap < 1400 / Double(rate) + 20)
    #expect(thing.ends == 1)
  }

  @Test(arguments: [10, 60, 120]) func aThirdFingerThatLandsAndLiftsChangesNothing(rate: Int) {
    let twist = Twist()
    func played(_ third: Bool) -> Thing {
      let thing = Thing()
      var script = FingerScript(rate: rate)
      script.slide(1, twist.finger(1), over: ms(2000))
      script.slide(2, twist.finger(-1), over: ms(2000))
      if third {
        script.slide(3, [at(-50, 90), at(400, -90)], from: ms(700), over: ms(600))
      }
      thing.desk.play(script)
      return thing
    }
    let (alone, crowded) = (played(false), played(true))
    #expect(crowded.place == alone.place)
    #expect(crowded.turned == alone.turned && crowded.grown == alone.grown)
    #expect(crowded.ends == 1)
  }

  @Test(arguments: [10, 60, 120]) func tenFingersHoldFiveObjectsIndependently(rate: Int) {
    let things = (0..<5).map { _ in Thing() }
    var scripts = FingerScript(rate: rate)
    var owner: [PointerID: Int] = [:]
    for index in 0..<5 {
      var twist = Twist()
      twist.turn = 0.6 + 0.3 * Double(index)
      for (side, id) in [(1.0, 2 * index), (-1, 2 * index + 1)] {
        scripts.slide(Int64(id), twist.finger(side), over: ms(2000), jitter: 0.5)
        owner[PointerID(Int64(id))] = index
      }
    }
    // One arena for all, as on a stage: each finger competes for the object under it.
    let arena = GestureArena()
    var sanitizer = PointerSanitizer()
    for event in scripts.events.sorted(by: { $0.time < $1.time }) {
      for event in sanitizer(event) {
        if event.phase == .began {
          arena.begin(event, candidates: things[owner[event.id] ?? 0].desk.candidates)
        } else {
          arena.deliver(event)
        }
      }
    }
    for (index, thing) in things.enumerated() {
      #expect(abs(thing.turned - (0.6 + 0.3 * Double(index))) < 0.2, "object \(index)")
      #expect(thing.ends == 1)
    }
  }
}
