public import Geometry

/// A finger that moves and lifts while it is fast.
///
/// Nothing is reported before the lift; to drag an object first, use a drag and `isFling`.
public final class FlingRecognizer: GestureRecognizer {
  private struct Touch {
    let start: Point
    var tracker = VelocityTracker()
    var isWon = false
    var velocity: Point?
  }
  private var touches: [PointerID: Touch] = [:]
  private let action: (Point) -> Void

  /// `action` is called with the velocity, in points per second.
  public init(action: @escaping (_ velocity: Point) -> Void) { self.action = action }

  /// Accepts a finger that lifts fast enough, and rejects one that lifts slowly.
  public func receive(_ event: PointerEvent, _ table: GestureTable) -> Verdict {
    switch event.phase {
    case .began:
      guard event.button == .primary else { return .reject }
      touches[event.id] = Touch(start: event.location)
      touches[event.id]?.tracker.add(event.location, at: event.time)
      return .undecided
    case .moved:
      touches[event.id]?.tracker.add(event.location, at: event.time)
      return .undecided
    case .ended:
      guard let touch = touches[event.id] else { return .reject }
      let velocity = touch.tracker.velocity(at: event.time)
      let distance = touch.start.distance(to: event.location)
      guard distance > table.tapSlop(for: event.source), table.isFling(velocity) else { break }
      touches[event.id]?.velocity = velocity
      finish(event.id)
      return .accept
    case .cancelled: break
    }
    lose(event.id)
    return .reject
  }

  /// Calls the action if the finger has already lifted.
  public func win(_ pointer: PointerID) {
    touches[pointer]?.isWon = true
    finish(pointer)
  }

  /// Forgets the finger.
  public func lose(_ pointer: PointerID) { touches[pointer] = nil }

  private func finish(_ pointer: PointerID) {
    guard let touch = touches[pointer], touch.isWon, let velocity = touch.velocity else { return }
    touches[pointer] = nil
    action(velocity)
  }
}
