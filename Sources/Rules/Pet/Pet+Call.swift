/// Whether a pet calls, and when next.
public enum PetCall: Hashable, Sendable {
  /// It is hungry and has not called for that yet.
  case now
  /// It will be hungry in this many milliseconds, unless somebody comes before.
  case after(Int)
  /// Not before somebody has been with it.
  case never
}

extension Pet {
  /// Whether it calls now, and when else; what game and agent go by.
  ///
  /// A hunger that was told to `called` is not told again, however often this is asked.
  public var nextCall: PetCall {
    if isHungry { return calls < hungers && !isOnHoliday ? .now : .never }
    guard !isOnHoliday, calls <= hungers else { return .never }
    var ahead = self
    while !ahead.isHungry, let (wait, turn) = ahead.nextTurn {
      ahead.move(by: wait)
      ahead.take(turn)
    }
    return .after((ahead.age - age) * pace.scale - spare)
  }

  /// The same for a pet nobody has looked at for `away` milliseconds, of which `longestAbsence`
  /// count: what lies beyond comes when it is looked at.
  public func nextCall(away: Int) -> PetCall {
    switch nextCall {
    case .after(let wait) where wait > Self.longestAbsence: .never
    case .after(let wait): wait <= away ? .now : .after(wait - max(0, away))
    case let call: call
    }
  }

  /// Remembers that it called for the hunger it has, or will have next where it is not hungry yet.
  public mutating func called() { calls = isHungry ? hungers : hungers + 1 }

  /// In how many milliseconds its condition, its wants, its rest or its supplies change by
  /// themselves, or nil where they never do.
  public var nextChange: Int? {
    guard !isOnHoliday else { return nil }
    var waits = [nextTurn?.wait].compactMap(\.self)
    if rest == .awake, condition == .full { waits.append(fedAt + step - awake) }
    for resource in Resource.allCases {
      if let since = supplies[resource].since { waits.append(since + resource.growth - age) }
    }
    return waits.min().map { $0 * pace.scale - spare }
  }
}
