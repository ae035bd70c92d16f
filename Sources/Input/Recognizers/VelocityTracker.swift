public import Geometry

/// How fast a finger moves, from its last tenth of a second.
///
/// Works at any rate from 10 to 1000 reports a second: a lift is expected one report after the last
/// move, and only silence beyond that counts as rest.
public struct VelocityTracker: Hashable, Sendable {
  private struct Sample: Hashable {
    var location: Point
    var time: Duration
  }
  private static let window = Duration.milliseconds(100)
  /// A finger silent for so long beyond its own rhythm has stopped.
  private static let rest = Duration.milliseconds(40)
  private var samples: [Sample] = []

  /// A tracker that saw nothing.
  public init() {}

  /// The finger is here at this time; times must not run backwards.
  public mutating func add(_ location: Point, at time: Duration) {
    samples.append(Sample(location: location, time: time))
    // One sample older than the window stays: at 10 reports a second it is the only other one.
    if let kept = samples.firstIndex(where: { $0.time >= time - Self.window }), kept > 1 {
      samples.removeFirst(kept - 1)
    }
  }

  /// Points a second at the moment of the lift; zero for a finger that rested before it.
  public func velocity(at now: Duration) -> Point {
    guard samples.count > 1, let last = samples.last else { return .zero }
    let rhythm = min(last.time - samples[samples.count - 2].time, Self.window)
    let silence = max(now - last.time - rhythm, .zero)
    guard silence <= Self.rest else { return .zero }
    let recent = samples.firstIndex { $0.time >= last.time - Self.window } ?? 0
    let first = samples[min(recent, samples.count - 2)]
    // Reports of one moment would else divide by nothing.
    let span = max(last.time - first.time + silence, .milliseconds(8))
    return (last.location - first.location) * (1 / (span / .seconds(1)))
  }
}

/// Whether a thing let go at this velocity (points a second) flies on.
public func isFling(_ velocity: Point, _ table: GestureTable = GestureTable()) -> Bool {
  table.isFling(velocity)
}
