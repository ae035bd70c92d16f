public import Geometry

/// One report of a finger, or of the mouse with a button down.
public struct PointerEvent: Hashable, Sendable {
  /// Where in its life the pointer is.
  public enum Phase: Hashable, Sendable {
    /// It touched.
    case began
    /// It is down and somewhere else than before.
    case moved
    /// It lifted.
    case ended
    /// Nobody will hear of it again, and it meant nothing.
    case cancelled
  }
  /// Which finger.
  public var id: PointerID
  /// What happened to it.
  public var phase: Phase
  /// In stage points, not pixels.
  public var location: Point
  /// Since a moment that is the same for all events of a run.
  public var time: Duration
  /// Finger or mouse.
  public var source: PointerSource
  /// The button that went down; the sanitizer repeats it until the lift.
  public var button: PointerButton

  /// An event of a finger, unless said otherwise.
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
