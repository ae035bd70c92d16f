import Rules
import Store
import Testing

@testable import Arcade
@testable import PetGame

/// Behind a locked screen time stands still, with the program or without it.
@MainActor @Suite struct PetPauseTests {
  @Test func timeThatIsSkippedIsNotLived() throws {
    let pet = try Garden.child(.kiosk)
    var saved = SavedPet(pet: pet, seenAt: 1000, countedTo: 0)
    saved.skip(3_600_000)
    #expect(saved.seenAt == 3_601_000 && saved.pet.hunger == pet.hunger)
    #expect(saved.pet.timeOfDay == pet.timeOfDay + 3_600_000)
    saved.skip(-5)
    #expect(saved.seenAt == 3_601_000, "a clock that was set back skips nothing")
  }

  @Test func theAgentSkipsTheTimeOnlyWhereThatIsWanted() throws {
    let settings = SettingsLayers(allSettings)
    #expect(!GameAgent.pet.pausesWithScreen(settings))
    let wanted = SettingsLayers(allSettings, system: ["pet.lock": .bool(true)])
    #expect(GameAgent.pet.pausesWithScreen(wanted))
    let store = try Store.inMemory(allGames.catalogue)
    try store.save(SavedPet(pet: Garden.child(.kiosk), seenAt: 1000, countedTo: 0), of: nil)
    GameAgent.pet.skip(store, wanted, 60_000)
    #expect(try store.pet(of: nil)?.seenAt == 61_000)
  }
}
