import Geometry
import Input

/// A finger on a key; the key claims it at once.
final class KeyTouch: GestureRecognizer {
  enum Phase { case pressed, moved, rested, lifted, cancelled }
  struct Report {
    var phase: Phase
    var pointer: PointerID
    var place: Point
    var source: PointerSource
  }
  private struct Touch {
    var event: PointerEvent
    /// When `rested` is reported next.
    var due: Duration?
  }
  private var touches: [Touch] = []
  /// The interval at which `rested` is reported again; nil reports it once.
  private let again: Duration?
  private let heard: (Report) -> Void

  init(again: Duration? = nil, heard: @escaping (Report) -> Void) {
    self.again = again
    self.heard = heard
  }

  var deadline: Duration? { touches.compactMap(\.due).min() }

  func receive(_ event: PointerEvent, _ table: GestureTable) -> Verdict {
    let place = touches.firstIndex { $0.event.id == event.id }
    switch event.phase {
    case .began:
      guard event.button == .primary else { return .reject }
      touches.append(Touch(event: event, due: event.time + table.longPressDelay))
      report(.pressed, event)
      return .accept
    case .moved:
      guard let place else { return .reject }
      touches[place].event.location = event.location
      report(.moved, touches[place].event)
    case .ended, .cancelled:
      guard let place else { return .reject }
      var last = touches.remove(at: place).event
      last.location = event.location
      report(event.phase == .ended ? .lifted : .cancelled, last)
    }
    return .undecided
  }

  func win(_ pointer: PointerID) {}
  func lose(_ pointer: PointerID) {
    guard let place = touches.firstIndex(where: { $0.event.id == pointer }) else { return }
    report(.cancelled, touches.remove(at: place).event)
  }

  func timePassed(to now: Duration, _ table: GestureTable) -> [(PointerID, Verdict)] {
    var due: [PointerEvent] = []
    for index in touches.indices {
      guard let moment = touches[index].due, moment <= now else { continue }
      due.append(touches[index].event)
      touches[index].due = again.map { now + $0 }
    }
    for event in due { report(.rested, event) }
    return []
  }

  private func report(_ phase: Phase, _ event: PointerEvent) {
    heard(
      Report(phase: phase, pointer: event.id, place: event.location, source: event.source))
  }
}
