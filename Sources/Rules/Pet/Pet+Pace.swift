extension Pet {
  /// How fast it lives.
  ///
  /// Time is counted in ticks; the pace defines how long one lasts. At `demo` a tick is a
  /// millisecond.
  public enum Pace: String, CaseIterable, Hashable, Codable, Sendable {
    /// Hungry 10 s after its start, 8 s after a meal.
    case demo
    /// Hungry after 10 and 8 minutes.
    case kiosk
    /// Hungry after 5 and 4 hours.
    case home

    /// Milliseconds of one tick.
    public var scale: Int {
      switch self {
      case .demo: 1
      case .kiosk: 60
      case .home: 1800
      }
    }

    /// Whether it lives by day and night; a demonstration doesn't fall asleep in the evening.
    var hasNights: Bool { self != .demo }
  }
}

/// Lengths in ticks: milliseconds of a demonstration.
enum PetSpan {
  /// From full to normal, and from normal to hungry, after the start.
  static let firstStep = 5000
  /// The same after a meal.
  static let step = 4000
  static let egg = 2000
  static let childhood = 90_000
  /// From hungry to faint, and from faint to up again.
  static let endurance = 30_000
  static let faint = 20_000
  /// From play to boredom.
  static let fun = 12_000
  static let mess = 9000
  /// How long it waits in the evening for someone to turn out the lights.
  static let yawning = 2000
  static let nap = 5000
  /// From the third mess to illness, at least; at most twice as long.
  static let dirt = 12_000
  /// How long an illness lasts if nobody helps, and after tea.
  static let illness = 24_000
  static let tea = 8000
  /// From exhausted to rested, awake; what a training and a contest cost of it.
  static let stamina = 12_000
  static let training = 1500
  static let contest = 3000
  /// Between two moments in which it learns manners, at least and at most twice that; and how long
  /// such a moment lasts.
  static let calm = 8000
  static let moment = 6000
  /// Between two caresses that are remembered.
  static let fondness = 2000
}

/// Times of day, in milliseconds since midnight.
enum PetDay {
  static let length = 86_400_000
  static let evening = 21 * 3_600_000
  static let morning = 7 * 3_600_000

  static func isNight(_ time: Int) -> Bool { time >= evening || time < morning }

  static func brought(_ time: Int) -> Int { (time % length + length) % length }
}
