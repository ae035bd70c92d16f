public import Geometry

/// Two taps at one place, in quick succession, by the same or another finger.
///
/// Put it in front of a `TapRecognizer` on the same node. Then that one's tap waits until the
/// second touch comes too late, lands too far away or turns out to be something else.
public final class DoubleTapRecognizer: GestureRecognizer {
  private struct Touch {
    let start: PointerEvent
    var isWon = false
    var lift: PointerEvent?
    var id: PointerID { start.id }
  }
  private var first: Touch?
  private var second: Touch?
  /// Verdicts on first taps, due at once; the verdict on an event can only judge its own pointer.
  private var settlements: [(PointerID, Verdict)] = []
  private var latest = Duration.zero
  private var interval = Duration.zero
  private var secondTapDelay = Duration.zero
  private let action: (Point) -> Void

  /// `action` is called with the position where the second finger lifted.
  public init(action: @escaping (Point) -> Void) { self.action = action }

  /// When it will be too late for a second tap, or the second touch has lasted too long to be
  /// one.
  public var deadline: Duration? {
    if !settlements.isEmpty { return latest }
    if let second { return second.start.time + secondTapDelay }
    return first?.lift.map { $0.time + interval }
  }

  /// Follows a first and a second touch; rejects a third, and any that is not a tap.
  public func receive(_ event: PointerEvent, _ table: GestureTable) -> Verdict {
    latest = event.time
    interval = table.doubleTapInterval
    secondTapDelay = table.longPressDelay
    switch event.phase {
    case .began: return begin(event, table)
    case .moved, .ended:
      guard let touch = touch(event.id), isTap(touch, event, table) else {
        lose(event.id)
        return .reject
      }
      return event.phase == .ended ? lift(event) : .undecided
    case .cancelled:
      lose(event.id)
      return .reject
    }
  }

  /// Gives up if the second tap came too late, and judges the pointer of the first.
  public func timePassed(to now: Duration, _ table: GestureTable) -> [(PointerID, Verdict)] {
    if let due = deadline, due <= now, settlements.isEmpty {
      if let second {
        if !second.isWon { settlements.append((second.id, .reject)) }
        self.second = nil
      }
      dropFirst(.reject)
    }
    defer { settlements = [] }
    return settlements
  }

  /// Notes that the pointer is won; for the second one, calls the action once it has lifted.
  public func win(_ pointer: PointerID) {
    settlements.removeAll { $0.0 == pointer }
    if second?.id == pointer {
      second?.isWon = true
      finish()
    } else if first?.id == pointer {
      first?.isWon = true
    }
  }

  /// Forgets the pointer, and with the second one also the waiting first tap.
  public func lose(_ pointer: PointerID) {
    settlements.removeAll { $0.0 == pointer }
    if second?.id == pointer {
      second = nil
      dropFirst(.reject)
    } else if first?.id == pointer {
      first = second
      second = nil
    }
  }

  /// Checks the second touch first: a first tap that is over may have had the same id.
  private func touch(_ pointer: PointerID) -> Touch? {
    second?.id == pointer ? second : first?.id == pointer ? first : nil
  }

  private func isTap(_ touch: Touch, _ event: PointerEvent, _ table: GestureTable) -> Bool {
    touch.start.location.distance(to: event.location) <= table.tapSlop(for: event.source)
      && event.time - touch.start.time <= table.longPressDelay
  }

  private func begin(_ event: PointerEvent, _ table: GestureTable) -> Verdict {
    guard event.button == .primary, second == nil else { return .reject }
    guard let earlier = first else {
      first = Touch(start: event)
      return .undecided
    }
    guard let lift = earlier.lift else { return .reject }
    if event.time - lift.time < interval,
      earlier.start.location.distance(to: event.location) <= table.doubleTapDistance
    {
      second = Touch(start: event)
    } else {
      dropFirst(.reject)
      first = Touch(start: event)
    }
    return .undecided
  }

  private func lift(_ event: PointerEvent) -> Verdict {
    guard second?.id == event.id else {
      first?.lift = event
      return .hold
    }
    second?.lift = event
    finish()
    return .accept
  }

  private func finish() {
    guard let place = second?.lift?.location, second?.isWon == true else { return }
    second = nil
    dropFirst(.accept)
    action(place)
  }

  private func dropFirst(_ verdict: Verdict) {
    if let first, !first.isWon { settlements.append((first.id, verdict)) }
    first = nil
  }
}
