import Geometry
import Stage
import Store
import Testing

@testable import Arcade
@testable import PetGame

/// The pet in a small window on the desktop.
@MainActor @Suite struct PetDesktopSceneTests {
  /// What was done with the window.
  private final class Deeds {
    var sizes: [Size] = []
    var places: [Double] = []
    var ends = 0
  }

  private let deeds = Deeds()

  private func open() throws -> SceneHarness {
    let context = GameContext.forTests
    context.change(.petPace, to: .text("demo"))
    context.dependencies.desktopWindow = DesktopWindow(
      isPossible: { true }, begin: { [deeds] in deeds.sizes.append($0) },
      move: { [deeds] in deeds.places.append($0) }, end: { [deeds] in deeds.ends += 1 })
    let table = SceneHarness(context: context) { OptionsScene(context: $0) }
    try table.tap("options.tab.games")
    try table.tap("options.pet.walk")
    return table
  }

  @Test func theWindowIsSmallUntilThePetIsTapped() throws {
    let table = try open()
    #expect(table.stage.top.name == "pet.desktop" && deeds.sizes == [PetDesktopScene.size])
    #expect(deeds.places.count == 1 && deeds.ends == 0)
    try table.tap("pet.desktop.open")
    #expect(table.stage.top.name == "options" && deeds.ends == 1)
  }

  @Test func anEggStaysWhereItIs() throws {
    let table = try open()
    table.pass(.seconds(3))
    #expect(Set(deeds.places).count == 1)
  }

  @Test func whatCoversItGetsTheWholeWindow() throws {
    let table = try open()
    table.stage.show(MenuScene(context: table.context))
    #expect(deeds.ends == 1)
    table.stage.perform(.pop)
    table.pass(.milliseconds(100))
    #expect(deeds.sizes.count == 2)
  }

  @Test func withoutAPlaceOfItsOwnNoWindowIsOffered() throws {
    let table = SceneHarness { OptionsScene(context: $0) }
    try table.tap("options.tab.games")
    #expect(table.stage.top.root.node("options.pet.walk") == nil)
  }
}
