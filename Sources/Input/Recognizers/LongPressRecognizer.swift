public import Geometry

/// A finger, or the mouse's primary button, that rests where it touched.
///
/// The action is called while it is still down, from the arena's `timePassed`.
public final class LongPressRecognizer: GestureRecognizer {
  private struct Press {
    let id: PointerID
    let start: Point
    let due: Duration
    var isWon = false
    var isDue = false
  }
  private var presses: [Press] = []
  private let action: (Point) -> Void

  /// `action` is called with the position where the finger touched.
  public init(action: @escaping (Point) -> Void) { self.action = action }

  /// When the first resting finger has rested long enough.
  public var deadline: Duration? { presses.lazy.filter { !$0.isDue }.map(\.due).min() }

  /// Rejects a finger that leaves its slop or lifts too soon.
  public func receive(_ event: PointerEvent, _ table: GestureTable) -> Verdict {
    switch event.phase {
    case .began:
      guard event.button == .primary else { return .reject }
      presses.append(
        Press(id: event.id, start: event.location, due: event.time + table.longPressDelay))
      return .undecided
    case .moved:
      guard let press = presses.first(where: { $0.id == event.id }) else { return .reject }
      if press.start.distance(to: event.location) <= table.longPressSlop { return .undecided }
    case .ended, .cancelled: break
    }
    lose(event.id)
    return .reject
  }

  /// Accepts the fingers that have rested long enough.
  public func timePassed(to now: Duration, _ table: GestureTable) -> [(PointerID, Verdict)] {
    let due = presses.filter { $0.due <= now && !$0.isDue }
    for press in due { update(press.id) { $0.isDue = true } }
    for press in due where press.isWon { finish(press.id) }
    return due.filter { !$0.isWon }.map { ($0.id, .accept) }
  }

  /// Calls the action if the finger has rested long enough.
  public func win(_ pointer: PointerID) {
    update(pointer) { $0.isWon = true }
    finish(pointer)
  }

  /// Forgets the finger.
  public func lose(_ pointer: PointerID) { presses.removeAll { $0.id == pointer } }

  private func update(_ pointer: PointerID, _ change: (inout Press) -> Void) {
    if let i = presses.firstIndex(where: { $0.id == pointer }) { change(&presses[i]) }
  }

  private func finish(_ pointer: PointerID) {
    guard let press = presses.first(where: { $0.id == pointer && $0.isDue }) else { return }
    lose(pointer)
    action(press.start)
  }
}
