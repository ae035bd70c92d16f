import Geometry
import Input
import TestSupport

/// Finger movements as a device with this report rate sends them.
struct FingerScript {
  var events: [PointerEvent] = []
  let step: Duration
  private var dice = Dice(seed: 7)

  /// `rate`: reports per second.
  init(rate: Int = 60) { step = .seconds(1) / rate }

  /// One finger along a path, with even time between the points, lifted one report later.
  mutating func slide(
    _ id: Int64, _ places: [Point], from start: Duration = .zero, over length: Duration,
    jitter: Double = 0, last: PointerEvent.Phase? = .ended, source: PointerSource = .touch,
    button: PointerButton = .primary
  ) {
    func add(_ phase: PointerEvent.Phase, _ place: Point, _ time: Duration) {
      events.append(
        PointerEvent(
          PointerID(id), phase, at: place, time: start + time, source: source, button: button))
    }
    add(.began, places[0], .zero)
    var time = step
    while time <= length {
      let t = time / length * Double(places.count - 1)
      let i = min(Int(t), places.count - 2)
      let place = places[i] + (places[i + 1] - places[i]) * (t - Double(i))
      let noise = Point(
        x: Double.random(in: -1...1, using: &dice), y: Double.random(in: -1...1, using: &dice))
      add(.moved, place + noise * jitter, time)
      time += step
    }
    if let last { add(last, events[events.count - 1].location, time) }
  }

  /// One finger that touches and lifts 60 ms later.
  mutating func tap(
    _ id: Int64, at place: Point, from start: Duration, source: PointerSource = .touch
  ) {
    events.append(PointerEvent(PointerID(id), .began, at: place, time: start, source: source))
    events.append(
      PointerEvent(
        PointerID(id), .ended, at: place, time: start + .milliseconds(60), source: source))
  }
}

/// A sanitizer and an arena with the same recognizers under every finger, and a log of their reports.
final class Desk {
  let arena = GestureArena()
  var candidates: [any GestureRecognizer] = []
  var log: [String] = []
  private var sanitizer = PointerSanitizer()

  func play(_ script: FingerScript, until end: Duration? = nil) {
    for event in script.events.sorted(by: { $0.time < $1.time }) { send(event) }
    if let end { arena.timePassed(to: end) }
  }
  func send(_ event: PointerEvent) {
    for event in sanitizer(event) {
      if event.phase == .began {
        arena.begin(event, candidates: candidates)
      } else {
        arena.deliver(event)
      }
    }
  }
  func tap(_ name: String = "tap") -> TapRecognizer { TapRecognizer { _ in self.log.append(name) } }
  func doubleTap() -> DoubleTapRecognizer { DoubleTapRecognizer { _ in self.log.append("double") } }
  func longPress() -> LongPressRecognizer { LongPressRecognizer { _ in self.log.append("long") } }
  func drag(
    _ name: String = "drag", onObject: Bool = false, axis: Axis? = nil, rests: Bool = false
  ) -> DragRecognizer {
    DragRecognizer(onObject: onObject, axis: axis, rests: rests) { update in
      switch update {
      case .began: self.log.append("\(name) began")
      case .moved: break
      case .ended: self.log.append("\(name) ended")
      case .cancelled: self.log.append("\(name) cancelled")
      }
    }
  }
}
