internal import Geometry
public import Input

/// Decides which events of pointers show that somebody is there.
///
/// A finger, a coin or a drop of water that rests on the glass trembles, and so sends moves for ever.
public nonisolated struct TouchWatch: Sendable {
  /// How far a pointer has to go, in points, before it counts again.
  public static let distance = 48.0
  private var places: [PointerID: Point] = [:]

  /// A watch that knows of no pointer.
  public init() {}

  /// Whether this event shows that somebody is there.
  public mutating func isMeaningful(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .began: places[event.id] = event.location
    case .ended, .cancelled: places[event.id] = nil
    case .moved:
      if let place = places[event.id], place.distance(to: event.location) < Self.distance {
        return false
      }
      places[event.id] = event.location
    }
    return true
  }
}
