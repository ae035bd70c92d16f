/// Events that happen by themselves; of two at the same tick the one listed first comes first.
enum PetTurn: CaseIterable {
  case hatch, wake, recover, heal, hunger, dine, faint, becomeAdult, sicken, mess, boredom
  case dawn, dusk, doze, moment
}

extension Pet {
  /// The next event and the ticks until then; nil if there is none.
  var nextTurn: (wait: Int, turn: PetTurn)? { nextTurn(besides: nil) }

  /// The same without one kind.
  func nextTurn(besides other: PetTurn?) -> (wait: Int, turn: PetTurn)? {
    var next: (wait: Int, turn: PetTurn)?
    for turn in PetTurn.allCases where turn != other {
      guard let wait = wait(for: turn).map({ max(0, $0) }) else { continue }
      if next.map({ wait < $0.wait }) ?? true { next = (wait, turn) }
    }
    return next
  }

  private func wait(for turn: PetTurn) -> Int? {
    switch turn {
    case .hatch: form == .egg ? PetSpan.egg - age : nil
    case .wake: waking
    case .heal: illness.map { $0.ends - age }
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
    case .dine: isHungry && (meals ?? 0) > 0 ? 0 : nil
    case .sicken: illness == nil ? health?.dirtEnds.map { $0 - awake } : nil
    case .faint:
      isHungry && !hasFainted ? fedAt + 2 * step + PetSpan.endurance - awake : nil
    case .becomeAdult: form == .child ? hatchedAt + PetSpan.childhood - age : nil
    case .mess:
      form != .egg && messes < Self.mostMesses ? messAt + PetSpan.mess - awake : nil
    case .boredom: form != .egg && !isBored ? playedAt + PetSpan.fun - awake : nil
    case .moment: upbringing.map { $0.turns - awake }
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
    case .heal: getWell(isTreated: illness?.isTreated ?? false)
    case .hunger: becomeHungry()
    case .dine: _ = dine()
    case .faint: faint()
    case .becomeAdult: becomeAdult()
    case .sicken: fallIll(.dirt)
    case .mess: makeMess()
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
    case .moment: turnMoment()
    }
  }

  /// Hungry, unless a meal is in the feeder.
  private mutating func becomeHungry() {
    guard !dine() else { return }
    isHungry = true
    hungers += 1
    note(.becameHungry)
  }

  private mutating func faint() {
    hasFainted = true
    faintedAt = age
    slips += 3
    gain(-2 * Self.mealWeight)
    rest = .fainted(until: age + PetSpan.faint)
    note(.fainted)
  }

  private mutating func makeMess() {
    messes += 1
    messAt = awake
    note(.madeMess)
    guard messes == Self.mostMesses else { return }
    slips += 1
    if illness == nil { noteDirt() }
  }

  mutating func hatch() {
    hatchedAt = age
    playedAt = awake
    messAt = awake
    become(.child)
    note(.hatched)
    beginUpbringing()
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

  private mutating func becomeAdult() {
    let grown = destiny
    become(grown)
    note(.grewUp(grown))
  }

  private mutating func become(_ form: Form) {
    self.form = form
    if !album.contains(form) { album.append(form) }
  }
}
