#if canImport(Glibc)
  import Glibc
#endif

/// A value that was released: it coasts and slows down, bounces off the ends of its range, or is
/// pulled to a target.
///
/// Like a `Tween` it is a formula of time. Coasting is exponential decay; at an end, and towards
/// a target, a critically damped spring takes over at the current speed, so nothing jerks.
public nonisolated struct Glide: Hashable, Sendable {
  /// Where it comes to rest.
  public private(set) var target = 0.0
  private var from = 0.0
  private var speed = 0.0
  private var start = Duration.zero
  /// Seconds of coasting before the spring takes over.
  private var coast = 0.0
  private var spring: Spring?
  private var length = 0.0

  private struct Spring: Hashable {
    var distance, speed, rate: Double

    func offset(_ t: Double) -> Double {
      (distance + (speed + rate * distance) * t) * exp(-rate * t)
    }
    func velocity(_ t: Double) -> Double {
      (speed - rate * (speed + rate * distance) * t) * exp(-rate * t)
    }
    /// The seconds until it stays closer than `limit`.
    func length(_ limit: Double) -> Double {
      let push = speed + rate * distance
      var t = push == 0 ? 0 : min(max(0, 1 / rate - distance / push), 1.5)
      while offset(t).magnitude > limit, t < 4 { t += 1.0 / 120 }
      return t
    }
  }

  /// The time constant of coasting, in seconds: the speed falls to about a third in this time.
  public static let decay = 0.325
  private static let stiffness = 14.0

  /// At rest.
  public init(_ value: Double) { target = value }

  /// Released at `velocity` (per second) between two ends; it stops at a whole number or at an
  /// end.
  public init(
    from: Double, velocity: Double, within room: ClosedRange<Double>, start: Duration
  ) {
    let natural = from + velocity * Self.decay
    if !room.contains(from) {
      self.init(from: from, velocity: velocity, to: room.clamp(from), start: start)
      return
    }
    self.init(room.clamp(natural.rounded()))
    self.from = from
    self.start = start
    if room.contains(natural) {
      speed = (target - from) / Self.decay
      coast = Self.decay * max(0, log((target - from).magnitude / 0.3))
      length = coast
    } else {
      speed = velocity
      coast = -Self.decay * log(1 - (target - from) / (velocity * Self.decay))
      let spring = Spring(
        distance: 0, speed: velocity * exp(-coast / Self.decay), rate: Self.stiffness)
      self.spring = spring
      length = coast + spring.length(0.3)
    }
  }

  /// Pulled from one value to another; `precision` is the distance that counts as arrived.
  public init(
    from: Double, velocity: Double = 0, to target: Double, start: Duration,
    precision: Double = 0.3
  ) {
    self.target = target
    self.from = from
    self.start = start
    let distance = from - target
    // A throw that would end near the target coasts there.
    let isToward = velocity * distance < 0
    let rate = isToward ? min(max((velocity / distance).magnitude, 6), Self.stiffness) : nil
    let spring = Spring(distance: distance, speed: velocity, rate: rate ?? Self.stiffness)
    self.spring = spring
    length = spring.length(precision)
  }

  private func seconds(_ now: Duration) -> Double { max(0, (now - start) / .seconds(1)) }

  /// The value at a moment of the stage clock.
  public func value(at now: Duration) -> Double {
    let t = seconds(now)
    guard t < length else { return target }
    if t < coast { return from + speed * Self.decay * (1 - exp(-t / Self.decay)) }
    return target + (spring?.offset(t - coast) ?? 0)
  }

  /// The speed at a moment, per second.
  public func velocity(at now: Duration) -> Double {
    let t = seconds(now)
    guard t < length else { return 0 }
    if t < coast { return speed * exp(-t / Self.decay) }
    return spring?.velocity(t - coast) ?? 0
  }

  /// Whether it still moves at a moment.
  public func isRunning(at now: Duration) -> Bool { seconds(now) < length }
  /// When it comes to rest.
  public var end: Duration { start + .seconds(length) }
}

extension ClosedRange<Double> {
  /// The nearest value within the range.
  nonisolated func clamp(_ value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
