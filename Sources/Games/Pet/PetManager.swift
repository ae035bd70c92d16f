import Arcade
import Languages
import Rules
import Store

/// The pet of whoever plays here: keeps its time, puts it on disk and makes its call.
///
/// In a kiosk all visitors share the machine's pet; elsewhere each player has one, and a player
/// without one adopts the guest's. The pet's scenes call `enter`, then `live` whenever they show it,
/// and `perform`; the program calls `sceneDidChange` with each new scene and `turn` with each turn of
/// its loop.
final class PetManager: BackgroundTask {
  /// The pet as it was at the last `live`; nil where nobody has one yet.
  private(set) var pet: Pet?
  /// Whose it is; nil is the guest.
  private(set) var owner: Player.ID?
  /// What happened since somebody looked last, till `readAbsence`.
  private(set) var absence: PetAbsence?
  private unowned let context: GameContext
  private var seenAt = 0
  private var countedTo = 0
  /// When it calls, in milliseconds since 1970; nil is not before somebody has been with it.
  private var callAt: Int?
  /// What was put on disk last.
  private var kept: Pet?
  /// How often something was put on disk.
  private var steps = 0
  private var isLoaded = false
  /// There is one on disk that cannot be read: it is left as it is.
  private var isUnreadable = false

  /// Who comes back later than this many milliseconds was away.
  private static let shortAbsence = 60_000

  init(context: GameContext) { self.context = context }

  /// Whether it lies there hungry: what a badge tells.
  var isHungry: Bool { pet.map { $0.condition == .hungry && !$0.isOnHoliday } ?? false }

  /// Comes to the pet, and lays an egg where there is none yet; `name` is what that is called.
  func enter(name: String) {
    look()
    guard pet == nil else { return }
    pet = Pet(name: name, pace: pace, timeOfDay: context.timeOfDay())
    seenAt = context.date()
    countedTo = (try? context.store.newestResult()) ?? 0
    changed()
  }

  /// Looks whose pet it is now and what was earned since, and lets it live up to now.
  func look() {
    let current = context.settings.isOn(.kiosk) ? nil : (try? context.store.currentPlayer())?.id
    if !isLoaded || current != owner { load(of: current) }
    live()
    if pet?.pace != pace { pet?.setPace(pace) }
    earn()
    changed()
    if let pet { award(since: pet) }
  }

  /// Lets it live up to now.
  func live() {
    guard let before = pet else { return }
    let now = context.date()
    let away = now - seenAt
    pet?.catchUp(away: away)
    seenAt = now
    let time = context.timeOfDay()
    // A clock that was set, a journey, the end of an absence.
    if let known = pet?.timeOfDay, Self.isFar(known, from: time) { pet?.setTimeOfDay(time) }
    if away.magnitude >= Self.shortAbsence, let pet {
      absence = PetAbsence(away: away, from: before, to: pet)
    }
    if pet?.log != before.log { changed() }
  }

  /// Does something with it; throws why that is not possible now.
  func perform(_ action: PetAction) throws(PetActionError) {
    live()
    pet = try pet?.applying(action)
    changed()
  }

  /// Calls it by another name, which is not empty.
  func rename(to name: String) {
    guard context.mayNameShared else { return }
    pet?.rename(to: name)
    changed()
  }

  /// What happened since somebody looked last; told once.
  func readAbsence() -> PetAbsence? {
    defer { absence = nil }
    return absence
  }

  /// The pets of the other players on this machine, as they were seen last, by their players' names.
  func others() -> [(player: Player, pet: Pet)] {
    let all = (try? context.store.pets()) ?? []
    return all.filter { $0.player.id != owner }.map { ($0.player, $0.saved.pet) }
  }

  /// A contest with another player's pet; both remember it.
  func contest(with guest: Player, seed: UInt64) -> PetContest? {
    live()
    context.keeper.finish()
    guard let home = pet, var other = try? context.store.pet(of: guest.id) else { return nil }
    let contest = PetContest(home: .init(home), guest: .init(other.pet), seed: seed)
    pet?.remember(contest, as: .home)
    other.pet.remember(contest, as: .guest)
    put(other, of: guest.id)
    changed()
    return contest
  }
}

extension PetManager {
  /// In how many milliseconds it calls, or nil; ask anew after each turn.
  var nextTurn: Int? { callAt.map { max(0, $0 - context.date()) } }

  var isActive: Bool { pet != nil }
  var wantsAttention: Bool { isHungry }
  func sceneDidChange() { look() }
  func settingDidChange(_ setting: Setting) {
    if setting == .petPace { look() }
  }

  /// Whether it will call somebody before they come back, or has to at once.
  var callsWhileClosed: Bool {
    live()
    return pet.map { $0.nextCall(away: 0) != .never } ?? false
  }

  /// Makes the call that is due; without one nothing happens, however often this is called.
  func turn() {
    guard let callAt, context.date() >= callAt else { return }
    live()
    guard pet?.nextCall == .now else { return schedule() }
    pet?.called()
    changed()
    if context.settings.isOn(.petCalls) { context.announce(.hungryPet) }
  }

  /// Somebody is reading that it is hungry: a call would only repeat that.
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
    context.keeper.finish()
    (pet, owner, absence, kept) = (nil, current, nil, nil)
    (isLoaded, isUnreadable) = (true, false)
    do throws(StoreError) {
      var isAdopted = false
      if let current { isAdopted = try context.store.adoptIdleSave(by: current) }
      guard let found = try context.store.pet(of: current) else { return }
      if isAdopted { tellAdopted(found.pet) }
      (pet, kept) = (found.pet, found.pet)
      (seenAt, countedTo) = (found.seenAt, found.countedTo)
    } catch {
      isUnreadable = true
      context.complain(error)
    }
  }

  /// The guest's pet has become a player's: nobody should find the guest's gone without a word.
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
    let income = Income.of(
      earned.results.map { Income.Result(game: $0.game, score: $0.score) })
    if !income.isEmpty { pet?.receive(income) }
  }

  private func changed() {
    schedule()
    guard let pet, pet != kept, !isUnreadable else { return }
    if let kept { award(since: kept) }
    kept = pet
    put(SavedPet(pet: pet, seenAt: seenAt, countedTo: countedTo), of: owner)
  }

  /// Its player is told at once what was reached with it; a guest, or a kiosk's visitor, is nobody.
  private func award(since past: Pet) {
    guard let pet, let owner else { return }
    let facts = GameFacts(game: Pet.gameName, gameStats: pet.gameStats(since: past))
    let reached = try? context.store.award(facts, to: owner, at: context.date())
    context.tell(reached: reached ?? [])
  }

  private func schedule() {
    callAt =
      switch pet?.nextCall {
      case .now: seenAt
      case .after(let wait): seenAt + wait
      case .never, nil: nil
      }
  }

  private func put(_ kept: SavedPet, of owner: Player.ID?) {
    steps += 1
    context.keeper.keep(owner.map { "pet.\($0)" } ?? "pet", step: steps) {
      store throws(StoreError) in try store.keep(kept, of: owner)
    }
  }

  /// Whether two times of day are more than a minute apart, also across midnight.
  private static func isFar(_ one: Int, from other: Int) -> Bool {
    let day = 86_400_000
    let apart = (one - other).magnitude
    return min(Int(apart), day - Int(apart)) > shortAbsence
  }
}
