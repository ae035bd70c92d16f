public import Geometry

/// The speed of a finger, from its last tenth of a second.
///
/// Works at any rate from 10 to 1000 reports per second: a lift is expected one report after the
/// last move, and only a longer silence counts as rest.
public struct VelocityTracker: Hashable, Sendable {
  private struct Sample: Hashable {
    var location: Point
    var time: Duration
  }
  private static let window = Duration.milliseconds(100)
  /// A finger that is silent for this long beyond its usual interval has stopped.
  private static let rest = Duration.milliseconds(40)
  private var samples: [Sample] = []

  /// A tracker without samples.
  public init() {}

  /// Adds a sample; times must not run backwards.
  public mutating func add(_ location: Point, at time: Duration) {
    samples.append(Sample(location: location, time: time))
    // Keep one sample older than the window: at 10 reports per second it is the only other one.
    if let first = samples.firstIndex(where: { $0.time >= time - Self.window }), first > 1 {
      samples.removeFirst(first - 1)
    }
  }

  /// The velocity in points per second when the finger lifts; zero if it rested before.
  public func velocity(at now: Duration) -> Point {
    guard samples.count > 1, let last = samples.last else { return .zero }
    let rhythm = min(last.time - samples[samples.count - 2].time, Self.window)
    let silence = max(now - last.time - rhythm, .zero)
    guard silence <= Self.rest else { return .zero }
    let recent = samples.firstIndex { $0.time >= last.time - Self.window } ?? 0
    let first = samples[min(recent, samples.count - 2)]
    // Avoids a division by zero for reports of the same moment.
    let span = max(last.time - first.time + silence, .milliseconds(8))
    return (last.location - first.location) * (1 / (span / .seconds(1)))
  }
}

/// Whether an object released at this velocity (points per second) keeps flying.
public func isFling(_ velocity: Point, _ table: GestureTable = GestureTable()) -> Bool {
  table.isFling(velocity)
}
