import Geometry

/// One finger, or the mouse's primary button, that drags an object or scrolls.
///
/// The first finger past the slop becomes the drag; others on the same node are rejected
/// meanwhile.
public final class DragRecognizer: GestureRecognizer {
  private struct Touch {
    let start: Point
    var location: Point
    var tracker = VelocityTracker()
    var isWon = false
    var isPastSlop = false
    /// When resting here is enough to begin.
    var due: Duration?
  }
  private var touches: [PointerID: Touch] = [:]
  /// The pointer that drags now.
  public private(set) var active: PointerID?
  private let onObject: Bool
  private let axis: Axis?
  private let rests: Bool
  private let catches: () -> Bool
  private let handler: (DragUpdate) -> Void

  /// A drag that reports to `handler`.
  ///
  /// `onObject` shortens the slop, for objects that lie under the finger. `axis` requires a
  /// movement mostly along it, and leaves the pointer to others until then. With `rests`, a
  /// finger that stays for the time of a long press also drags. Where `catches` returns true at
  /// the touch, the finger holds something in motion: the drag begins at once and no other
  /// recognizer can tap.
  public init(
    onObject: Bool = false, axis: Axis? = nil, rests: Bool = false,
    catches: @escaping () -> Bool = { false }, handler: @escaping (DragUpdate) -> Void
  ) {
    self.onObject = onObject
    self.axis = axis
    self.rests = rests
    self.catches = catches
    self.handler = handler
  }

  /// Accepts once the finger has passed its slop along `axis`; then reports each move.
  public func receive(_ event: PointerEvent, _ table: GestureTable) -> Verdict {
    switch event.phase {
    case .began:
      guard event.button == .primary, active == nil else { return .reject }
      touches[event.id] = Touch(start: event.location, location: event.location)
      touches[event.id]?.tracker.add(event.location, at: event.time)
      if rests { touches[event.id]?.due = event.time + table.longPressDelay }
      guard catches() else { return .undecided }
      touches[event.id]?.isPastSlop = true
      return .accept
    case .moved: return move(event, table)
    case .ended:
      guard active == event.id, let touch = touches.removeValue(forKey: event.id) else { break }
      active = nil
      handler(.ended(at: event.location, velocity: touch.tracker.velocity(at: event.time)))
      return .undecided
    case .cancelled: break
    }
    lose(event.id)
    return .reject
  }

  /// When a resting finger becomes a drag, for drags that begin by holding.
  public var deadline: Duration? {
    active == nil ? touches.values.lazy.compactMap(\.due).min() : nil
  }

  /// Accepts the fingers that have rested long enough.
  public func timePassed(to now: Duration, _ table: GestureTable) -> [(PointerID, Verdict)] {
    let due = touches.filter { $0.value.due.map { $0 <= now } ?? false }.keys
      .sorted { $0.rawValue < $1.rawValue }
    for pointer in due {
      touches[pointer]?.due = nil
      touches[pointer]?.isPastSlop = true
      start(pointer)
    }
    return due.filter { touches[$0]?.isWon == false }.map { ($0, .accept) }
  }

  /// Begins the drag with this finger.
  public func win(_ pointer: PointerID) {
    touches[pointer]?.isWon = true
    start(pointer)
  }

  /// Forgets the finger; a drag in progress is cancelled.
  public func lose(_ pointer: PointerID) {
    touches[pointer] = nil
    if active == pointer {
      active = nil
      handler(.cancelled)
    }
  }

  private func move(_ event: PointerEvent, _ table: GestureTable) -> Verdict {
    guard var touch = touches[event.id] else { return .reject }
    touch.location = event.location
    touch.tracker.add(event.location, at: event.time)
    touch.isPastSlop =
      touch.isPastSlop
      || leads(
        event.location - touch.start, past: table.panSlop(for: event.source, onObject: onObject))
    if touch.start.distance(to: event.location) > table.longPressSlop { touch.due = nil }
    touches[event.id] = touch
    if active == event.id {
      handler(.moved(event.location))
    } else if active != nil {
      touches[event.id] = nil
      return .reject
    } else if touch.isPastSlop {
      start(event.id)
      return .accept
    }
    return .undecided
  }

  private func leads(_ travel: Point, past slop: Double) -> Bool {
    switch axis {
    case nil: travel.length > slop
    case .horizontal: travel.x.magnitude > slop && travel.x.magnitude >= travel.y.magnitude
    case .vertical: travel.y.magnitude > slop && travel.y.magnitude >= travel.x.magnitude
    }
  }

  private func start(_ pointer: PointerID) {
    guard active == nil, let touch = touches[pointer], touch.isWon, touch.isPastSlop else { return }
    active = pointer
    handler(.began(start: touch.start, at: touch.location))
  }
}
