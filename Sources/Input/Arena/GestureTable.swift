public import Geometry

/// All distances (points at 96 to the inch), times and angles that define gestures.
public struct GestureTable: Hashable, Sendable {
  /// How far a finger may move before a touch is no tap any more.
  public var touchTapSlop = 14.0
  /// How far the mouse may move before a click becomes a drag.
  public var mouseSlop = 3.0
  /// How far a finger moves before a pan begins.
  public var panSlop = 14.0
  /// How far a finger moves before it pans an object that lies under it.
  public var objectPanSlop = 10.0
  /// The longest time from one lift to the next touch of a double tap.
  public var doubleTapInterval = Duration.milliseconds(320)
  /// The greatest distance between the two touches of a double tap.
  public var doubleTapDistance = 60.0
  /// How long a finger rests before it is a long press.
  public var longPressDelay = Duration.milliseconds(450)
  /// How far a finger may move during a long press.
  public var longPressSlop = 12.0
  /// How much the distance of two fingers changes before they scale.
  public var pinchSlop = 10.0
  /// How far two fingers rotate before they turn an object; radians.
  public var turnSlop = 6 * Double.pi / 180
  /// The lowest speed of a fling, in points per second.
  public var flingSpeed = 300.0
  /// How near a second finger must land to join a held object, as a fraction of the object's
  /// longer side.
  public var joinReach = 0.5
  /// How far beside a small object two fingers may land and still take hold of it together, in
  /// points.
  public var pairReach = 64.0
  /// Below this distance two fingers no longer scale: it is then mostly noise.
  public var minimumSpan = 20.0
  /// Touches closer than this are assumed to come from one hand, others from another player's.
  public var handSpan = 400.0
  /// The scale factor of one notch of the wheel.
  public var wheelScale = 1.1
  /// The rotation of one notch of the wheel with Shift; radians.
  public var wheelTurn = 5 * Double.pi / 180

  /// The defaults.
  public init() {}

  /// How far a pointer may move and still tap.
  public func tapSlop(for source: PointerSource) -> Double {
    source == .mouse ? mouseSlop : touchTapSlop
  }
  /// How far a pointer moves before it pans.
  public func panSlop(for source: PointerSource, onObject: Bool = false) -> Double {
    if source == .mouse { return mouseSlop }
    return onObject ? objectPanSlop : panSlop
  }
  /// Sets how far a finger moves before it drags, in points.
  ///
  /// A tap, a long press and an object under the finger keep their proportion to it.
  public mutating func setDragDistance(_ distance: Double) {
    let usual = GestureTable()
    let factor = distance / usual.panSlop
    panSlop = distance
    touchTapSlop = usual.touchTapSlop * factor
    objectPanSlop = usual.objectPanSlop * factor
    longPressSlop = usual.longPressSlop * factor
  }
  /// Sets how far two fingers part or meet before they scale, in points.
  ///
  /// How far they rotate before they turn an object is in proportion to it.
  public mutating func setPinchDistance(_ distance: Double) {
    let usual = GestureTable()
    pinchSlop = distance
    turnSlop = usual.turnSlop * distance / usual.pinchSlop
  }
  /// Whether an object released at this velocity (points per second) keeps flying.
  public func isFling(_ velocity: Point) -> Bool { velocity.length >= flingSpeed }
}
