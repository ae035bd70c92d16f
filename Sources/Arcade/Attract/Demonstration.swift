public import Geometry

/// A scene that plays a recorded game, or another script, by itself, with a finger that shows the touches.
public protocol Demonstration: AnyObject {
  /// Its clock; nil where nothing is replayed.
  var demoBar: ReplayBar? { get }
  /// The finger's way.
  var fingerGuide: FingerGuide { get set }
  /// The height at the lower edge in which the finger has something to touch, in points.
  var demoFoot: Double { get }
}

extension Demonstration {
  /// Most demonstrations leave room there.
  public var demoFoot: Double { 0 }

  /// How long the game takes, in milliseconds.
  var demoLength: Int { (demoBar?.length ?? 0) + ReplayBar.lead }

  /// The finger that plays now, in the window's points; nil where none is.
  func demoFinger(at now: Duration) -> DemoFinger? {
    demoBar.flatMap { fingerGuide.finger(at: $0.moment(at: now)) }
  }

  /// How long the finger rests from now on; zero while it moves, nil if it is done.
  func demoRest(at now: Duration) -> Duration? {
    demoBar.flatMap { fingerGuide.rest(at: $0.moment(at: now)) }.map { .milliseconds($0) }
  }
}

/// A finger over the table, or on it.
public struct DemoFinger: Hashable, Sendable {
  /// The fingertip.
  public var place: Point
  /// Whether it touches.
  public var isDown: Bool
  /// How many fingers are stretched out.
  public var fingers = HandIcon.Fingers.one
}
