import Arcade
import Languages
import Rules
import Store

/// The current player's pet: advances its time, saves it and makes its call.
///
/// In a kiosk all visitors share the machine's pet; elsewhere each player has one, and a player
/// without one adopts the guest's. The pet's scenes call `enter`, then `live` whenever they show
/// it, and `perform`. The program calls `sceneDidChange` with each new scene and `turn` with each
/// turn of its loop.
final class PetManager: BackgroundTask {
  /// The pet at the last `live`; nil if there is none yet.
  private(set) var pet: Pet?
  /// Its owner; nil is the guest.
  private(set) var owner: Player.ID?
  /// What happened since the last visit, until `readAbsence`.
  private(set) var absence: PetAbsence?
  /// What other games earned since the jars were last seen.
  private var earnings: [Resource: Int] = [:]
  unowned let context: GameContext
  private var seenAt = 0
  /// Until when it has lived, on the steady clock.
  private var livedTo = 0
  private var countedTo = 0
  /// When it calls, on the steady clock; nil if it won't before the next visit.
  private var callAt: Int?
  /// The last saved state.
  private var lastSaved: Pet?
  /// The number of saves.
  private var steps = 0
  private var isLoaded = false
  /// Whether its time stands still because the screen is locked.
  private var isPaused = false
  /// There is a saved pet that can't be read: it is not overwritten.
  private var isUnreadable = false

  /// A longer time, in milliseconds, counts as an absence.
  private static let shortAbsence = 60_000

  init(context: GameContext) { self.context = context }

  /// Whether it is hungry, which the badge shows.
  var isHungry: Bool { pet.map { $0.condition == .hungry && !$0.isOnHoliday } ?? false }

  /// Begins a visit, and lays an egg if there is none yet; `name` is the name of the new pet.
  func enter(name: String) {
    look()
    guard pet == nil else { return }
    pet = Pet(name: name, pace: pace, timeOfDay: context.timeOfDay())
    (seenAt, livedTo) = (context.date(), context.steady())
    countedTo = (try? context.store.newestResult()) ?? 0
    changed()
  }

  /// Updates the owner and the earnings, and advances to the present.
  func look() {
    let current = context.settings.isOn(.kiosk) ? nil : (try? context.store.currentPlayer())?.id
    if !isLoaded || current != owner { load(of: current) }
    live()
    if pet?.pace != pace { pet?.setPace(pace) }
    earn()
    changed()
    if let pet { award(since: pet) }
  }

  /// Advances the pet to the present.
  func live() {
    guard !isPaused, let before = pet else { return }
    let now = context.steady()
    let away = now - livedTo
    pet?.catchUp(away: away)
    (seenAt, livedTo) = (context.date(), now)
    let time = context.timeOfDay()
    // The clock was set, the player travelled, or an absence ended.
    if let known = pet?.timeOfDay, Self.isFar(known, from: time) { pet?.setTimeOfDay(time) }
    if away.magnitude >= Self.shortAbsence, let pet {
      absence = PetAbsence(away: away, from: before, to: pet)
    }
    if pet?.log != before.log { changed() }
  }

  /// Performs an action; throws why it isn't possible now.
  func perform(_ action: PetAction) throws(PetActionError) {
    live()
    pet = try pet?.applying(action)
    pet?.noteVisit(on: context.day, isCare: action.isCare)
    changed()
  }

  /// Arranges the pet and its mates for contests.
  func arrange(_ lineup: PetLineup) {
    pet?.arrange(lineup)
    changed()
  }

  /// Renames the pet; the name is not empty.
  func rename(to name: String) {
    guard context.mayManageShared else { return }
    pet?.rename(to: name)
    changed()
  }

  /// What happened since the last visit; returned once.
  func readAbsence() -> PetAbsence? {
    defer { absence = nil }
    return absence
  }

  /// What other games earned since the last visit; returned once.
  func readEarnings() -> [Resource: Int] {
    defer { earnings = [:] }
    return earnings
  }

  /// The pets of the other players on this machine, as they were last seen, by players' names.
  func others() -> [(player: Player, pet: Pet)] {
    let all = (try? context.store.pets()) ?? []
    return all.filter { $0.player.id != owner }.map { ($0.player, $0.saved.pet) }
  }

  /// A contest with a neighbour, which belongs to nobody; only one's own pet remembers it.
  func contest(with neighbour: PetContest.Fighter, seed: UInt64) -> PetContest? {
    live()
    guard let home = pet else { return nil }
    let contest = PetContest(home, against: neighbour, seed: seed)
    remember(contest)
    return contest
  }

  /// A contest with another player's pet; both remember it.
  func contest(with guest: Player, seed: UInt64) -> PetContest? {
    live()
    context.autosaver.finish()
    guard let home = pet, var other = try? context.store.pet(of: guest.id) else { return nil }
    let contest = PetContest(
      home, against: .init(other.pet), mates: other.pet.mates, seed: seed)
    other.pet.remember(contest, as: .guest)
    save(other, of: guest.id)
    remember(contest)
    return contest
  }

  private func remember(_ contest: PetContest) {
    pet?.remember(contest, as: .home)
    pet?.noteVisit(on: context.day, isCare: true)
    changed()
  }
}

extension PetManager {
  /// The milliseconds until it calls, or nil; read again after each turn.
  var nextTurn: Int? { callAt.map { max(0, $0 - context.steady()) } }

  var isActive: Bool { pet != nil }
  var pausesWithScreen: Bool { context.settings.isOn(.petLock) }

  /// Its time stands still while the screen is locked, if that is wanted.
  func screenDidLock(_ isLocked: Bool) {
    guard isLocked != isPaused, !isLocked || pausesWithScreen else { return }
    if isLocked { live() }
    isPaused = isLocked
    if !isLocked {
      (seenAt, livedTo) = (context.date(), context.steady())
      pet?.setTimeOfDay(context.timeOfDay())
    }
    changed()
  }

  var wantsAttention: Bool { isHungry }
  func sceneDidChange() { look() }
  func settingDidChange(_ setting: Setting) {
    if setting == .petPace { look() }
  }

  /// Whether it will call before the player comes back, or has to at once.
  var callsWhileClosed: Bool {
    live()
    return pet.map { $0.nextCall(away: 0) != .never } ?? false
  }

  /// Makes the call if it is due.
  func turn() {
    guard let callAt, context.steady() >= callAt else { return }
    live()
    guard pet?.nextCall == .now else { return schedule() }
    pet?.called()
    changed()
    if let pet, context.settings.isOn(.petCalls) { context.announce(.hungryPet(pet.name)) }
  }

  /// The player can see that it is hungry, so the call is skipped.
  func callWasRead() {
    guard pet?.nextCall == .now else { return }
    pet?.called()
    changed()
  }

  private var pace: Pet.Pace {
    let wished = context.settings.text(.petPace) ?? ""
    return Pet.Pace(rawValue: wished) ?? (context.settings.isOn(.kiosk) ? .kiosk : .home)
  }

  private func load(of current: Player.ID?) {
    context.autosaver.finish()
    (pet, owner, absence, lastSaved) = (nil, current, nil, nil)
    earnings = [:]
    (isLoaded, isUnreadable) = (true, false)
    do throws(StoreError) {
      var isAdopted = false
      if let current { isAdopted = try context.store.adoptIdleSave(by: current) }
      guard let found = try context.store.pet(of: current) else { return }
      if isAdopted { tellAdopted(found.pet) }
      (pet, lastSaved) = (found.pet, found.pet)
      (seenAt, countedTo) = (found.seenAt, found.countedTo)
      // Between two runs only the machine's clock has counted.
      livedTo = context.steady() - (context.date() - seenAt)
    } catch {
      isUnreadable = true
      context.reportError(error)
    }
  }

  /// The guest's pet now belongs to a player; tells them, so that it doesn't disappear without a
  /// word.
  private func tellAdopted(_ pet: Pet) {
    guard let player = (try? context.store.currentPlayer()) ?? nil else { return }
    context.toast(
      tr("{name} lives with {player} now.", ["name": pet.name, "player": player.name]),
      "icon-house")
  }

  private func earn() {
    guard pet != nil,
      let earned = try? context.store.earnings(of: owner, after: countedTo)
    else { return }
    countedTo = earned.countedTo
    var income = Income()
    for result in earned.results {
      let game = context.games.named(result.game)
      income.add(game?.earns(result.score) ?? [:], from: result.game)
    }
    guard !income.isEmpty else { return }
    pet?.receive(income)
    for supply in Resource.allCases where income[supply] > 0 {
      earnings[supply, default: 0] += income[supply]
    }
  }

  private func changed() {
    schedule()
    guard let pet, pet != lastSaved, !isUnreadable else { return }
    if let lastSaved { award(since: lastSaved) }
    lastSaved = pet
    save(SavedPet(pet: pet, seenAt: seenAt, countedTo: countedTo), of: owner)
  }

  /// Its player is told at once which achievements were reached; guests and visitors have none.
  private func award(since past: Pet) {
    guard let pet, let owner else { return }
    let facts = GameFacts(game: Pet.gameName, gameStats: pet.gameStats(since: past))
    let reached = try? context.store.award(facts, to: owner, at: context.date())
    context.showToast(for: reached ?? [])
  }

  private func schedule() {
    callAt =
      switch isPaused ? .never : pet?.nextCall {
      case .now: livedTo
      case .after(let wait): livedTo + wait
      case .never, nil: nil
      }
  }

  private func save(_ saved: SavedPet, of owner: Player.ID?) {
    steps += 1
    context.autosaver.save(owner.map { "pet.\($0)" } ?? "pet", step: steps) {
      store throws(StoreError) in try store.save(saved, of: owner)
    }
  }

  /// Whether two times of day are more than a minute apart, also across midnight.
  private static func isFar(_ one: Int, from other: Int) -> Bool {
    let day = 86_400_000
    let apart = (one - other).magnitude
    return min(Int(apart), day - Int(apart)) > shortAbsence
  }
}
