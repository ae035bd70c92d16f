import Geometry

/// Repairs the event stream so that the rest of the program can rely on `began (moved)* (ended |
/// cancelled)` for each pointer, on finite positions and on time that never runs backwards.
///
/// A lift at another place than the last move becomes a move and a lift.
public struct PointerSanitizer: Sendable {
  private var down: [PointerID: PointerEvent] = [:]

  /// A sanitizer that knows of no pointer.
  public init() {}

  /// The events to report instead of this one: none, one or two.
  public mutating func callAsFunction(_ event: PointerEvent) -> [PointerEvent] {
    var event = event
    let isFinite = event.location.x.isFinite && event.location.y.isFinite
    let last = down[event.id]
    if let last {
      event.time = max(event.time, last.time)
      if event.phase != .began {
        event.source = last.source
        event.button = last.button
      }
    }
    switch (event.phase, last) {
    case (.began, let last):
      guard isFinite else { return [] }
      down[event.id] = event
      return (last.map { [$0.changed(to: .cancelled, at: event.time)] } ?? []) + [event]
    case (_, nil):
      return []
    case (.moved, let last?):
      guard isFinite, last.location != event.location else { return [] }
      down[event.id] = event
      return [event]
    case (.ended, let last?):
      down[event.id] = nil
      // A lift must never be lost, whatever its position.
      if !isFinite { event.location = last.location }
      return last.location == event.location
        ? [event] : [event.changed(to: .moved, at: event.time), event]
    case (.cancelled, let last?):
      down[event.id] = nil
      if !isFinite { event.location = last.location }
      return [event]
    }
  }

  /// Cancels all pointers, because the window lost focus and will get no more of their events.
  public mutating func cancelAll(at time: Duration) -> [PointerEvent] {
    defer { down.removeAll() }
    return down.values.sorted { $0.id.rawValue < $1.id.rawValue }
      .map { $0.changed(to: .cancelled, at: max(time, $0.time)) }
  }
}

extension PointerEvent {
  /// The same pointer at the same place, with another phase and time.
  public func changed(to phase: Phase, at time: Duration) -> PointerEvent {
    var event = self
    event.phase = phase
    event.time = time
    return event
  }
}
