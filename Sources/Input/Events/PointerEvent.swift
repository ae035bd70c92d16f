public import Geometry

/// An event of a finger, or of the mouse with a button down.
public struct PointerEvent: Hashable, Sendable {
  /// A phase in the life of a pointer.
  public enum Phase: Hashable, Sendable {
    /// It touched.
    case began
    /// It is down and has moved.
    case moved
    /// It lifted.
    case ended
    /// It is gone, and its gesture must have no effect.
    case cancelled
  }
  /// The pointer.
  public var id: PointerID
  /// The phase it entered.
  public var phase: Phase
  /// In stage points, not pixels.
  public var location: Point
  /// The time since a fixed moment of this run.
  public var time: Duration
  /// Finger or mouse.
  public var source: PointerSource
  /// The button that is down; the sanitizer repeats it until the lift.
  public var button: PointerButton

  /// An event of a finger by default.
  public init(
    _ id: PointerID, _ phase: Phase, at location: Point, time: Duration,
    source: PointerSource = .touch, button: PointerButton = .primary
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.time = time
    self.source = source
    self.button = button
  }
}
