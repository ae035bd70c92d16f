/// Whether a pet calls, and when next.
public enum PetCall: Hashable, Sendable {
  /// It is hungry and has not called for that yet.
  case now
  /// It will be hungry in this many milliseconds, unless someone visits before.
  case after(Int)
  /// Not before the next visit.
  case never
}

extension Pet {
  /// Whether it calls now, or when; for the game and the agent.
  ///
  /// It does not call again for a hunger that was passed to `called`, however often this is read.
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

  /// The same for a pet that was left alone for `away` milliseconds, of which at most
  /// `longestAbsence` counts.
  public func nextCall(away: Int) -> PetCall {
    switch nextCall {
    case .after(let wait) where wait > Self.longestAbsence: .never
    case .after(let wait): wait <= away ? .now : .after(wait - max(0, away))
    case let call: call
    }
  }

  /// Records that it called for its current hunger, or for the next if it is not hungry yet.
  public mutating func called() { calls = isHungry ? hungers : hungers + 1 }

  /// Milliseconds until its condition, wants, moment, rest or supplies change by themselves, or nil
  /// if they never do.
  public var nextChange: Int? {
    guard !isOnHoliday else { return nil }
    var waits = [nextTurnThatShows].compactMap(\.self)
    if rest == .awake, condition == .full { waits.append(fedAt + step - awake) }
    for resource in Resource.allCases {
      if let since = supplies[resource].since { waits.append(since + resource.growth - age) }
    }
    return waits.min().map { $0 * pace.scale - spare }
  }

  /// Ticks until a turn that shows: nobody sees that it would refuse a meal.
  private var nextTurnThatShows: Int? {
    var ahead = self
    var passed = 0
    while ahead.isUpAndAbout, let (wait, turn) = ahead.nextTurn {
      ahead.move(by: wait)
      passed += wait
      let before = ahead.moment
      guard turn == .moment else { return passed }
      ahead.turnMoment()
      if ahead.moment != before { return passed }
    }
    return ahead.nextTurn(besides: .moment).map { passed + $0.wait }
  }
}
