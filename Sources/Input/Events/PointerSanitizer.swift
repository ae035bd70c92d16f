import Geometry

/// Repairs the stream so that everything behind it may rely on `began (moved)* (ended | cancelled)`
/// for each pointer, on finite places and on time that does not run backwards.
///
/// A lift elsewhere than the last move is told as a move and a lift.
public struct PointerSanitizer: Sendable {
  private var down: [PointerID: PointerEvent] = [:]

  /// A sanitizer that knows of no pointer.
  public init() {}

  /// What should have been reported instead of this event: none, one or two events.
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
      // A lift must never be lost, wherever it claims to be.
      if !isFinite { event.location = last.location }
      return last.location == event.location
        ? [event] : [event.changed(to: .moved, at: event.time), event]
    case (.cancelled, let last?):
      down[event.id] = nil
      if !isFinite { event.location = last.location }
      return [event]
    }
  }

  /// The window lost focus: nobody will hear of these fingers again.
  public mutating func cancelAll(at time: Duration) -> [PointerEvent] {
    defer { down.removeAll() }
    return down.values.sorted { $0.id.rawValue < $1.id.rawValue }
      .map { $0.changed(to: .cancelled, at: max(time, $0.time)) }
  }
}

extension PointerEvent {
  /// The same pointer at the same place, in another phase and time.
  public func changed(to phase: Phase, at time: Duration) -> PointerEvent {
    var event = self
    event.phase = phase
    event.time = time
    return event
  }
}
