public import Geometry

/// The wheel was turned, or two fingers moved on a touchpad.
public struct WheelEvent: Hashable, Sendable {
  /// Where the mouse is, in stage points.
  public var location: Point
  /// Notches to the right; touchpads send fractions.
  public var deltaX: Double
  /// Notches away from the player; touchpads send fractions.
  public var deltaY: Double
  /// The modifier keys held.
  public var modifiers: KeyModifiers
  /// On the clock of all events.
  public var time: Duration

  /// A turn of the wheel at a place.
  public init(
    location: Point, deltaX: Double = 0, deltaY: Double, modifiers: KeyModifiers = [],
    time: Duration
  ) {
    self.location = location
    self.deltaX = deltaX
    self.deltaY = deltaY
    self.modifiers = modifiers
    self.time = time
  }
}
