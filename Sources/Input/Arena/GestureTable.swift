public import Geometry

/// The one table of distances (points at 96 to the inch), times and angles that make a gesture.
public struct GestureTable: Hashable, Sendable {
  /// How far a finger may slide and still tap.
  public var touchTapSlop = 14.0
  /// How far the mouse may slide and still click, and where its drags begin.
  public var mouseSlop = 3.0
  /// How far a finger slides before it pans.
  public var panSlop = 14.0
  /// How far a finger slides before it pans an object that lies under it.
  public var objectPanSlop = 10.0
  /// From one lift to the next touch of a double tap.
  public var doubleTapInterval = Duration.milliseconds(320)
  /// Between the two touches of a double tap.
  public var doubleTapDistance = 60.0
  /// How long a finger rests before it is a long press.
  public var longPressDelay = Duration.milliseconds(450)
  /// How far a finger may slide and still press long.
  public var longPressSlop = 12.0
  /// How much two fingers part or close before they scale.
  public var pinchSlop = 10.0
  /// How far two fingers turn before they rotate; radians.
  public var turnSlop = 6 * Double.pi / 180
  /// The slowest throw; points a second.
  public var flingSpeed = 300.0
  /// How near, as a part of the object's longer side, a second finger joins a held object.
  public var joinReach = 0.5
  /// How far beside a small object each of two fingers may land that take it between them; points.
  public var pairReach = 64.0
  /// Below this span two fingers scale no more: their distance is then mostly noise.
  public var minimumSpan = 20.0
  /// Touches nearer than this are taken for one hand's, farther ones for another child's.
  public var handSpan = 400.0
  /// The growth of one notch of the wheel.
  public var wheelScale = 1.1
  /// The turn of one notch of the wheel with Shift; radians.
  public var wheelTurn = 5 * Double.pi / 180

  /// The values the arcade ships with.
  public init() {}

  /// How far a pointer may slide and still tap.
  public func tapSlop(for source: PointerSource) -> Double {
    source == .mouse ? mouseSlop : touchTapSlop
  }
  /// How far a pointer slides before it pans.
  public func panSlop(for source: PointerSource, onObject: Bool = false) -> Double {
    if source == .mouse { return mouseSlop }
    return onObject ? objectPanSlop : panSlop
  }
  /// Whether a thing let go at this velocity (points a second) flies on.
  public func isFling(_ velocity: Point) -> Bool { velocity.length >= flingSpeed }
}
