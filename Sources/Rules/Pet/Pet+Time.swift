extension Pet {
  /// The most milliseconds that one absence counts: 8 hours.
  public static let longestAbsence = 8 * 3_600_000

  /// Lives on by this many milliseconds; none or fewer do nothing.
  ///
  /// Goes from event to event, of which there are few however long it takes: a need tells itself
  /// once, messes have a limit, and who fainted does so once a hunger.
  public mutating func advance(by milliseconds: Int) {
    guard milliseconds > 0 else { return }
    guard !isOnHoliday else { return tickOfDay = PetDay.brought(tickOfDay + milliseconds) }
    let total = spare + milliseconds
    spare = total % pace.scale
    live(ticks: total / pace.scale)
  }

  /// Lives on after an absence, of which at most `longestAbsence` counts; a negative one, after
  /// somebody set the clock back, gives nothing and is logged where it is more than a minute.
  public mutating func catchUp(away milliseconds: Int) {
    if milliseconds < -60_000 { note(.clockSetBack) }
    advance(by: min(milliseconds, Self.longestAbsence))
  }

  /// Tells it the local time of day, in milliseconds since midnight.
  ///
  /// To be called after an absence, and for journeys and summer time: it wakes, or tires, as that
  /// time asks.
  public mutating func setTimeOfDay(_ time: Int) {
    tickOfDay = PetDay.brought(time - spare)
    settle()
  }

  /// What is due at once happens, and supplies are counted.
  mutating func settle() {
    if !isOnHoliday { live(ticks: 0) }
  }

  private mutating func live(ticks: Int) {
    var left = ticks
    while let (wait, turn) = nextTurn, wait <= left {
      move(by: wait)
      left -= wait
      take(turn)
    }
    move(by: left)
    growSupplies()
  }

  mutating func growSupplies() {
    for resource in Resource.allCases {
      supplies[resource].grow(till: age, every: resource.growth, cap: cap)
    }
  }

  mutating func move(by ticks: Int) {
    age += ticks
    if rest == .awake { awake += ticks }
    tickOfDay = PetDay.brought(tickOfDay + ticks * pace.scale)
  }
}
