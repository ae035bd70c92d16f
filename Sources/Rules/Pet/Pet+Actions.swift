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
    case .buildFeeder, .fillFeeder:
      return form == .egg ? .egg : feederError(of: action)
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
    case .treat: return treatmentError
    case .praise, .teach: return moment == nil ? .noMoment : nil
    case .play, .tickle, .toss: return weakness
    case .train(let stat): return weakness ?? trainingError(of: stat)
    case .layEgg: return form.isAdult ? nil : .tooYoung
    default: return nil
    }
  }

  private var treatmentError: PetActionError? {
    guard let illness else { return .well }
    return illness.isTreated && amount(of: .medicine) == 0 ? .treated : nil
  }

  private var weakness: PetActionError? {
    illness != nil ? .ill : condition == .hungry ? .hungry : nil
  }

  private func trainingError(of stat: Stat) -> PetActionError? {
    if stats[stat] >= Stats.most { return .atBest }
    if amount(of: .training) == 0 { return .lacks(.training) }
    return hasStrength(for: exertion(of: PetSpan.training)) ? nil : .tired
  }

  /// The pet after an action; refused with the reason.
  public func applying(_ action: PetAction) throws(PetActionError) -> Pet {
    if let error = error(of: action) { throw error }
    var next = self
    next.beginUpbringing()
    next.perform(action)
    next.performDueTurns()
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
    case .treat: treat()
    case .praise: praise()
    case .teach: teach()
    case .lightsOut:
      if tiredAt != nil || stamina < 50 { habits.beds += 1 }
      sleep(lit: false)
    case .lightsOn: switchOn()
    case .build: build()
    case .buildFeeder: buildFeeder()
    case .fillFeeder: fillFeeder()
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
    guard !isFussy else { return refuseFood() }
    giveIn()
    let isPlain = amount(of: .food) == 0
    if !isPlain {
      spend(1, of: .food)
      affection += 1
    }
    gain(Self.mealWeight * (needsMeal ? 1 : 2))
    let isTooMuch = isTooMuch()
    rest = .awake
    finishMeal()
    note(.ate(plain: isPlain))
    if isTooMuch { fallIll(.overeating) }
  }

  private mutating func play() {
    let hasToy = amount(of: .toys) > 0
    if hasToy {
      spend(1, of: .toys)
      affection += 2
    }
    gain(-Self.playWeight)
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
    noteCleaned()
    note(.cleaned)
  }

  private mutating func train(_ stat: Stat) {
    spend(1, of: .training)
    stats[stat] = min(Stats.most, stats[stat] + Stats.step)
    effort += 1
    habits.trained[stat.rawValue, default: 0] += 1
    exert(exertion(of: PetSpan.training))
    gain(-Self.playWeight)
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

  mutating func spend(_ count: Int, of resource: Resource) {
    supplies[resource].amount -= count
  }

  private mutating func layEgg() {
    var egg = Pet(name: name, pace: pace, timeOfDay: tickOfDay)
    egg.spare = spare
    egg.room = room
    egg.feeder = feeder
    egg.album = album
    egg.ancestors = ((ancestors ?? []) + [.init(self)]).suffix(Self.mostAncestors)
    egg.pastContests = pastContests
    egg.storedDiary = diary
    egg.generation = generation + 1
    egg.written += written
    egg.supplies = Supplies { Supply(amount: supplies[$0].amount, since: 0) }
    self = egg
  }
}
