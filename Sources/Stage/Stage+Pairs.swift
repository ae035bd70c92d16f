import Geometry
import Input

/// Two fingers that land on either side of an object take it, though neither hits it.
extension Stage {
  /// A finger that hit no object and may still be a tap on the ground.
  struct LooseFinger {
    /// Where it landed, and where it is.
    var start, last: PointerEvent
    var ground: Node
    var path: [Node]
  }

  /// Notes a finger that hit no object.
  func noteLoose(_ event: PointerEvent, on ground: Node, path: [Node]) {
    loose.append(LooseFinger(start: event, last: event, ground: ground, path: path))
  }

  /// A finger that slid or lifted is no longer one of two that land.
  func updateLoose(_ event: PointerEvent) {
    guard let index = loose.firstIndex(where: { $0.start.id == event.id }) else { return }
    let distance = loose[index].start.location.distance(to: event.location)
    if event.phase != .moved || distance > gestures.tapSlop(for: event.source) {
      loose.remove(at: index)
    } else {
      loose[index].last = event
    }
  }

  /// Gives an object to this finger and one that came before it on its other side; says whether
  /// there is one.
  ///
  /// Both still compete for what the ground means: two that only tap are two taps.
  func pairUp(_ event: PointerEvent, on ground: Node, path: [Node]) -> Bool {
    for other in loose.reversed() where other.ground === ground && isFree(other) {
      guard let held = object(between: other.last.location, event.location, on: ground) else {
        continue
      }
      loose.removeAll { $0.start.id == other.start.id }
      competitions.remove(other.start.id)
      held.recognizer.takePair {
        let again = other.last.changed(to: .began, at: event.time)
        for (finger, under) in [(again, other.path), (event, path)] {
          if dependencies.trace.isOn { competitorsCame(finger.id, [held.node] + under) }
          arena.begin(finger, candidates: [held.recognizer] + under.flatMap(\.recognizers))
        }
      }
      return true
    }
    return false
  }

  /// Whether it is down and only taps compete for it.
  private func isFree(_ finger: LooseFinger) -> Bool {
    let winner = arena.winner(of: finger.start.id)
    return winner == nil || winner is TapRecognizer
  }

  private func object(
    between first: Point, _ second: Point, on ground: Node
  ) -> (recognizer: TransformRecognizer, node: Node)? {
    let middle = first.midpoint(to: second)
    var best: (recognizer: TransformRecognizer, node: Node, distance: Double)?
    ground.visit { node in
      for case let recognizer as TransformRecognizer in node.recognizers {
        let frame = node.windowFrame(at: now)
        guard recognizer.isBetween(first, second, objectFrame: frame, gestures) else { continue }
        let distance = middle.distance(to: frame.center)
        if best.map({ distance < $0.distance }) ?? true { best = (recognizer, node, distance) }
      }
    }
    return best.map { ($0.recognizer, $0.node) }
  }
}
