extension Pet {
  /// 0 when just fed, 50 where it is no longer full, 100 when hungry.
  public var hunger: Int { min(100, (awake - fedAt) * 50 / step) }

  /// What its hunger shows as.
  public var condition: Condition {
    switch hunger {
    case ..<50: .full
    case ..<100: .normal
    default: .hungry
    }
  }

  /// How long it stays full, and then normal.
  var step: Int { hasEaten ? PetSpan.step : PetSpan.firstStep }

  /// 0 when just played with, 100 when bored.
  public var boredom: Int { min(100, (awake - playedAt) * 100 / PetSpan.fun) }

  /// What it would like, the most urgent first; nothing while it is an egg, asleep or away.
  public var wants: [Want] {
    guard form != .egg, !isAsleep, !isOnHoliday else { return [] }
    return Want.allCases.filter { want in
      switch want {
      case .food: condition == .hungry
      case .medicine: illness.map { !$0.isTreated || amount(of: .medicine) > 0 } ?? false
      case .sleep: tiredAt != nil
      case .clean: messes > 0
      case .play: boredom == 100
      }
    }
  }

  /// Whether it sleeps, by day or by night.
  public var isAsleep: Bool {
    switch rest {
    case .nap, .night: true
    case .awake, .fainted: false
    }
  }

  /// Whether it has fainted; a meal brings it round, and time does too.
  public var hasCollapsed: Bool { if case .fainted = rest { true } else { false } }

  /// Whether it walks about: hatched, up, at home, well and not hungry.
  public var isUpAndAbout: Bool {
    form != .egg && rest == .awake && condition != .hungry && illness == nil && !isOnHoliday
  }

  /// The local time of day it knows, in milliseconds since midnight.
  public var timeOfDay: Int { PetDay.brought(tickOfDay + spare) }

  /// Whether it is night by the time of day it knows, and its pace has nights.
  public var isNight: Bool { pace.hasNights && PetDay.isNight(timeOfDay) }

  /// Milliseconds it has lived, as its pace is now.
  public var lived: Int { age * pace.scale + spare }

  /// How long ago a line of its log was written, in milliseconds of life as its pace is now.
  public func millisecondsAgo(_ event: PetEvent) -> Int { lived - event.age * pace.scale }

  /// How much of a resource there is.
  public func amount(of resource: Resource) -> Int { supplies[resource].amount }

  /// How far each resource grows by itself; what is earned goes beyond.
  public var cap: Int { 10 + 5 * room }

  /// How far one resource grows by itself.
  public func cap(of resource: Resource) -> Int { resource == .medicine ? 3 : cap }

  /// Materials that the next larger room costs; nil where there is no larger one.
  public var roomCost: Int? { room < Self.largestRoom ? 8 + 4 * room : nil }
}
