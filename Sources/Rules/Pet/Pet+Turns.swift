/// Events that happen by themselves; of two at the same tick the one listed first comes first.
enum PetTurn: CaseIterable {
  case hatch, wake, recover, hunger, faint, growUp, mess, boredom, dawn, dusk, doze
}

extension Pet {
  /// The next event and the ticks until then; nil if there is none.
  var nextTurn: (wait: Int, turn: PetTurn)? {
    var next: (wait: Int, turn: PetTurn)?
    for turn in PetTurn.allCases {
      guard let wait = wait(for: turn).map({ max(0, $0) }) else { continue }
      if next.map({ wait < $0.wait }) ?? true { next = (wait, turn) }
    }
    return next
  }

  private func wait(for turn: PetTurn) -> Int? {
    switch turn {
    case .hatch: form == .egg ? PetSpan.egg - age : nil
    case .wake: waking
    case .recover: if case .fainted(let until) = rest { until - age } else { nil }
    default: rest == .awake ? waitAwake(for: turn) : nil
    }
  }

  private var waking: Int? {
    switch rest {
    case .nap(let until): until - age
    case .night: PetDay.isNight(tickOfDay) ? ticks(to: PetDay.morning) : 0
    case .awake, .fainted: nil
    }
  }

  private func waitAwake(for turn: PetTurn) -> Int? {
    switch turn {
    case .hunger: isHungry ? nil : fedAt + 2 * step - awake
    case .faint:
      isHungry && !hasFainted ? fedAt + 2 * step + PetSpan.endurance - awake : nil
    case .growUp: form == .child ? hatchedAt + PetSpan.childhood - age : nil
    case .mess:
      form != .egg && messes < Self.mostMesses ? messAt + PetSpan.mess - awake : nil
    case .boredom: form != .egg && !isBored ? playedAt + PetSpan.fun - awake : nil
    default: waitForNight(turn)
    }
  }

  private func waitForNight(_ turn: PetTurn) -> Int? {
    guard pace.hasNights, form != .egg else { return nil }
    let isNight = PetDay.isNight(tickOfDay)
    return switch (turn, tiredAt) {
    case (.dusk, nil): isNight ? 0 : ticks(to: PetDay.evening)
    case (.dawn, .some): isNight ? ticks(to: PetDay.morning) : 0
    case (.doze, .some(let since)): since + PetSpan.yawning - age
    default: nil
    }
  }

  /// The first whole tick at or after a time of day.
  private func ticks(to time: Int) -> Int {
    (PetDay.brought(time - tickOfDay) + pace.scale - 1) / pace.scale
  }
}

extension Pet {
  mutating func take(_ turn: PetTurn) {
    switch turn {
    case .hatch: hatch()
    case .wake: wake(disturbed: false)
    case .recover:
      rest = .awake
      note(.recovered)
    case .hunger:
      isHungry = true
      hungers += 1
      note(.becameHungry)
    case .faint:
      hasFainted = true
      faintedAt = age
      slips += 3
      rest = .fainted(until: age + PetSpan.faint)
      note(.fainted)
    case .growUp: growUp()
    case .mess:
      messes += 1
      messAt = awake
      note(.madeMess)
      if messes == Self.mostMesses { slips += 1 }
    case .boredom:
      isBored = true
      note(.becameBored)
    case .dawn: tiredAt = nil
    case .dusk:
      tiredAt = age
      note(.becameTired)
    case .doze:
      slips += 1
      sleep(lit: true)
    }
  }

  mutating func hatch() {
    hatchedAt = age
    playedAt = awake
    messAt = awake
    become(.child)
    note(.hatched)
  }

  mutating func sleep(lit: Bool) {
    rest = pace.hasNights && PetDay.isNight(tickOfDay) ? .night : .nap(until: age + PetSpan.nap)
    tiredAt = nil
    note(.fellAsleep(lit: lit))
  }

  mutating func wake(disturbed: Bool) {
    rest = .awake
    note(.wokeUp(disturbed: disturbed))
  }

  private mutating func growUp() {
    let grown: Form =
      if slips >= 4 { .wanderer } else if 3 * effort >= affection { .champion } else { .companion }
    become(grown)
    note(.grewUp(grown))
  }

  private mutating func become(_ form: Form) {
    self.form = form
    if !album.contains(form) { album.append(form) }
  }
}
