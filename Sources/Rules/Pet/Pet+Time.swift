extension Pet {
  /// The most milliseconds that one absence counts: 8 hours.
  public static let longestAbsence = 8 * 3_600_000

  /// Advances by this many milliseconds; nothing happens for zero or fewer.
  ///
  /// It goes from event to event, and there are few however long it takes: each need is reported
  /// once, messes are limited, and a pet faints once per hunger.
  public mutating func advance(by milliseconds: Int) {
    guard milliseconds > 0 else { return }
    guard !isOnHoliday else { return tickOfDay = PetDay.brought(tickOfDay + milliseconds) }
    let total = spare + milliseconds
    spare = total % pace.scale
    live(ticks: total / pace.scale)
  }

  /// Advances after an absence, of which at most `longestAbsence` counts.
  ///
  /// A negative one, after the clock was set back, has no effect, and is logged if it is more
  /// than a minute.
  public mutating func catchUp(away milliseconds: Int) {
    if milliseconds < -60_000 { note(.clockSetBack) }
    advance(by: min(milliseconds, Self.longestAbsence))
  }

  /// Sets the local time of day, in milliseconds since midnight.
  ///
  /// Call it after an absence, a journey or a change to summer time: the pet wakes or tires
  /// accordingly.
  public mutating func setTimeOfDay(_ time: Int) {
    tickOfDay = PetDay.brought(time - spare)
    performDueTurns()
  }

  /// Performs what is due at once, and updates supplies.
  mutating func performDueTurns() {
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
    replenishSupplies()
  }

  mutating func replenishSupplies() {
    for resource in Resource.allCases {
      supplies[resource].grow(till: age, every: resource.growth, cap: cap(of: resource))
    }
  }

  mutating func move(by ticks: Int) {
    age += ticks
    if rest == .awake { awake += ticks }
    tickOfDay = PetDay.brought(tickOfDay + ticks * pace.scale)
  }
}
