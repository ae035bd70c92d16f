public import Geometry

/// A short touch that stays where it began; several fingers may tap at once.
public final class TapRecognizer: GestureRecognizer {
  private struct Press {
    let start: PointerEvent
    var isWon = false
    var lift: Point?
  }
  private var presses: [PointerID: Press] = [:]
  private var isPressed = false
  private let onPress: ((Bool) -> Void)?
  private let action: (Point) -> Void

  /// `onPress` is called with true as soon as a finger touches, before the gesture is decided,
  /// and with false when the last finger lifts, moves away or goes to another recognizer.
  public init(onPress: ((Bool) -> Void)? = nil, action: @escaping (Point) -> Void) {
    self.onPress = onPress
    self.action = action
  }

  /// Rejects a finger that leaves its slop; never accepts, so that slower gestures have a chance.
  public func receive(_ event: PointerEvent, _ table: GestureTable) -> Verdict {
    switch event.phase {
    case .began:
      guard event.button == .primary else { return .reject }
      presses[event.id] = Press(start: event)
      updatePress()
    case .moved:
      return staysInPlace(event, table) ? .undecided : .reject
    case .ended:
      guard staysInPlace(event, table) else { return .reject }
      presses[event.id]?.lift = event.location
      updatePress()
      if presses[event.id]?.isWon == true { finish(event.id) }
    case .cancelled:
      lose(event.id)
    }
    return .undecided
  }

  /// Calls the action now, or when the finger lifts.
  public func win(_ pointer: PointerID) {
    presses[pointer]?.isWon = true
    finish(pointer)
  }

  /// Forgets the finger.
  public func lose(_ pointer: PointerID) {
    presses[pointer] = nil
    updatePress()
  }

  private func staysInPlace(_ event: PointerEvent, _ table: GestureTable) -> Bool {
    guard let start = presses[event.id]?.start else { return false }
    if start.location.distance(to: event.location) <= table.tapSlop(for: event.source) {
      return true
    }
    lose(event.id)
    return false
  }

  private func finish(_ pointer: PointerID) {
    guard let place = presses[pointer]?.lift else { return }
    presses[pointer] = nil
    action(place)
  }

  private func updatePress() {
    let isPressed = presses.values.contains { $0.lift == nil }
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    onPress?(isPressed)
  }
}
