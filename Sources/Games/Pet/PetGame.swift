public import Arcade
import Languages
import Rules
import Store

nonisolated extension GameEntry {
  /// An idle game with a pet that gets hungry and calls.
  public static var pet: GameEntry {
    var entry = GameEntry(
      id: Pet.gameName, title: { tr("Pet") }, palette: .pet, poster: "menu-pet",
      setup: { PetScene(context: $0) })
    entry.icon = "icon-egg"
    entry.demoScene = { PetDemonstration.scene($0) }
    entry.desktop = { PetDesktopScene(context: $0) }
    entry.posterFront = PosterFront(width: 112, height: 128, x: 212, y: 262, movement: .bounce)
    entry.statistics = { $0.pets.statistics(of: $1) }
    entry.achievements = Pet.achievements
    entry.stickers = StickerDrawings(
      [
        "pet-berry", "pet-ball", "pet-ribbon", "pet-suitcase", "pet-scales", "pet-feeder",
        "pet-door",
      ])
    entry.words = { $0.petWords }
    entry.settings = Setting.ofPet
    entry.options = PetOptions.section
    entry.background = { $0.pets }
    entry.agent = .pet
    return entry
  }
}

extension GameContext {
  /// The current player's pet.
  var pets: PetManager { service(PetManager.init(context:)) }
}

nonisolated extension GameAgent {
  /// Calls when the pet of the last player is hungry.
  static let pet: GameAgent = {
    var agent = callingPet
    agent.pausesWithScreen = { $0.isOn(.petLock) }
    agent.skip = { store, settings, milliseconds in
      guard let (found, owner) = try? store.petToCall(isKiosk: settings.isOn(.kiosk)) else {
        return
      }
      var saved = found
      saved.skip(milliseconds)
      try? store.save(saved, of: owner)
    }
    return agent
  }()

  private static let callingPet = GameAgent(
    isWanted: \.wantsPetAgent,
    due: { directory, settings, clock in
      let save = try? Store.readIdleSave(in: directory, isKiosk: settings.isOn(.kiosk))
      guard let saved = save.flatMap({ try? SavedPet($0) }) else { return .never }
      return switch saved.pet.nextCall(away: clock.since(saved.seenAt)) {
      case .now: .now
      case .after(let wait): .after(wait)
      case .never: .never
      }
    },
    call: { store, settings, clock in
      guard let (saved, owner) = try? store.petToCall(isKiosk: settings.isOn(.kiosk)),
        case .now = saved.pet.nextCall(away: clock.since(saved.seenAt))
      else { return nil }
      var updated = saved
      updated.pet.called()
      guard (try? store.save(updated, of: owner)) != nil else { return nil }
      return GameAgent.Call(announcement: .hungryPet(saved.pet.name)) {
        try? store.save(saved, of: owner)
      }
    })
}

nonisolated extension Store {
  /// The pet of the last player, and its owner.
  fileprivate func petToCall(isKiosk: Bool) throws(StoreError) -> (SavedPet, Player.ID?)? {
    let owner = isKiosk ? nil : try currentPlayer()?.id
    if let owner, let saved = try pet(of: owner) { return (saved, owner) }
    return try pet(of: nil).map { ($0, nil) }
  }
}
