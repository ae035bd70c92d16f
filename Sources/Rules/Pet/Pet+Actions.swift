extension Pet {
  /// Whether the action is possible now.
  public func allows(_ action: PetAction) -> Bool { error(of: action) == nil }

  /// Why the action is not possible now, or nil where it is.
  public func error(of action: PetAction) -> PetActionError? {
    guard !isOnHoliday else { return action == .endHoliday ? nil : .onHoliday }
    switch action {
    case .endHoliday: return .atHome
    case .beginHoliday: return nil
    case .build:
      guard let roomCost else { return .atBest }
      return amount(of: .materials) < roomCost ? .lacks(.materials) : nil
    case .stroke: return nil
    default: break
    }
    guard form != .egg else { return .egg }
    return refusalOnceHatched(of: action)
  }

  private func refusalOnceHatched(of action: PetAction) -> PetActionError? {
    switch action {
    case .clean: return messes > 0 ? nil : .nothingToClean
    case .lightsOn: return isAsleep ? nil : .awake
    case .feed where hasCollapsed: return nil
    default: break
    }
    if hasCollapsed { return .fainted }
    if isAsleep { return .asleep }
    switch action {
    case .play, .tickle, .toss: return condition == .hungry ? .hungry : nil
    case .train(let stat):
      if condition == .hungry { return .hungry }
      if stats[stat] >= Stats.most { return .atBest }
      return amount(of: .training) > 0 ? nil : .lacks(.training)
    case .layEgg: return form.isAdult ? nil : .tooYoung
    default: return nil
    }
  }

  /// The pet after an action; refused with the reason.
  public func applying(_ action: PetAction) throws(PetActionError) -> Pet {
    if let error = error(of: action) { throw error }
    var next = self
    next.perform(action)
    next.settle()
    return next
  }

  private mutating func perform(_ action: PetAction) {
    switch action {
    case .feed: eat()
    case .play: play()
    case .stroke: caress()
    case .tickle, .toss:
      caress()
      amuse(by: PetSpan.fun / 4)
    case .clean: clean()
    case .train(let stat): train(stat)
    case .lightsOut: sleep(lit: false)
    case .lightsOn: switchOn()
    case .build: build()
    case .beginHoliday:
      isOnHoliday = true
      note(.wentOnHoliday)
    case .endHoliday:
      isOnHoliday = false
      note(.cameHome)
    case .layEgg: layEgg()
    }
  }

  private mutating func eat() {
    let isPlain = amount(of: .food) == 0
    if !isPlain {
      spend(1, of: .food)
      affection += 1
    }
    rest = .awake
    fedAt = awake
    hasEaten = true
    isHungry = false
    hasFainted = false
    calls = hungers
    note(.ate(plain: isPlain))
  }

  private mutating func play() {
    let hasToy = amount(of: .toys) > 0
    if hasToy {
      spend(1, of: .toys)
      affection += 2
    }
    amuse(by: PetSpan.fun)
    note(.played(toy: hasToy))
  }

  private mutating func amuse(by ticks: Int) {
    playedAt = min(awake, max(playedAt, awake - PetSpan.fun) + ticks)
    isBored = false
  }

  private mutating func caress() {
    if form == .egg {
      warmth += 1
      if warmth == 3 { hatch() }
    } else if fondAt.map({ awake - $0 >= PetSpan.fondness }) ?? true {
      fondAt = awake
      affection += 1
    }
  }

  private mutating func clean() {
    if messes == Self.mostMesses { messAt = awake }
    messes -= 1
    note(.cleaned)
  }

  private mutating func train(_ stat: Stat) {
    spend(1, of: .training)
    stats[stat] = min(Stats.most, stats[stat] + Stats.step)
    effort += 1
    note(.trained(stat))
  }

  private mutating func switchOn() {
    if rest == .night { slips += 1 }
    wake(disturbed: true)
  }

  private mutating func build() {
    spend(roomCost ?? 0, of: .materials)
    room += 1
    note(.built(room: room))
  }

  private mutating func spend(_ count: Int, of resource: Resource) {
    supplies[resource].amount -= count
  }

  private mutating func layEgg() {
    var egg = Pet(name: name, pace: pace, timeOfDay: tickOfDay)
    egg.spare = spare
    egg.room = room
    egg.album = album
    egg.generation = generation + 1
    egg.written += written
    egg.supplies = Supplies { Supply(amount: supplies[$0].amount, since: 0) }
    self = egg
  }
}
