import Geometry
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import PetGame

/// The pet that a finger plays with in a kiosk that nobody touches.
@MainActor @Suite struct PetDemonstrationTests {
  private func kiosk() throws -> GameContext {
    let context = GameContext(
      games: allGames,
      settings: SettingsLayers(allSettings, system: ["kiosk.on": .bool(true)]),
      store: try Store.inMemory(allGames.catalogue), chance: { 1 })
    context.dependencies.worker = .inline
    return context
  }

  private func table(_ context: GameContext, size: Size) throws -> (PetScene, SceneHarness) {
    let scene = try #require(PetDemonstration.scene(context))
    return (scene, SceneHarness(size: size, context: context) { _ in scene })
  }

  /// What happened to it, each kind once.
  private func happened(_ scene: PetScene) -> Set<String> {
    Set(scene.pet.log.map { "\($0.kind)".prefix { $0 != "(" }.description })
  }

  @Test(arguments: [
    Size(width: 1280, height: 800), Size(width: 800, height: 480), Size(width: 1080, height: 1920),
  ]) func aFingerHatchesFeedsTossesCleansAndPutsItToBed(size: Size) throws {
    let (scene, table) = try table(kiosk(), size: size)
    table.pass(.seconds(6))
    #expect(scene.pet.form == .child)
    var places: [Bool: Int] = [:]
    for _ in 0..<360 {
      table.pass(.milliseconds(100))
      guard let finger = scene.demoFinger(at: table.now) else { continue }
      places[finger.isDown, default: 0] += 1
      #expect(table.stage.bounds.contains(finger.place) || !finger.isDown)
    }
    #expect((places[true] ?? 0) > 50, "it is touched")
    let moves = table.events.compactMap { ($0.fields as? TraceFields.Move<PetAction>)?.move }
    #expect(
      moves == [
        .stroke, .stroke, .stroke, .tickle, .feed, .toss, .play, .feed, .clean, .clean, .lightsOut,
      ])
    #expect(happened(scene).isSuperset(of: ["hatched", "ate", "played", "cleaned", "fellAsleep"]))
    #expect(scene.pet.messes <= 1 && scene.pet.illness == nil, "what came last may lie there")
    #expect(table.stage.top === scene, "no question and no dialog")
  }

  @Test func nothingOfItIsSavedAndTheVisitorsPetIsAnother() throws {
    let context = try kiosk()
    context.pets.enter(name: "Moho")
    context.autosaver.finish()
    let before = try context.store.pet(of: nil)
    let (scene, table) = try table(context, size: Size(width: 800, height: 480))
    table.pass(.seconds(40))
    context.autosaver.finish()
    #expect(scene.pet.form == .child && scene.pet.name != "Moho")
    #expect(try context.store.pet(of: nil) == before && context.pets.pet == before?.pet)
  }

  @Test func withReducedMotionTheSameIsDone() throws {
    let (scene, table) = try table(kiosk(), size: Size(width: 800, height: 480))
    table.stage.reducesMotion = true
    table.pass(.seconds(42))
    #expect(happened(scene).isSuperset(of: ["hatched", "ate", "played", "cleaned", "fellAsleep"]))
  }
}
