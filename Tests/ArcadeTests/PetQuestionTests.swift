import Geometry
import Rules
import Services
import Stage
import Store
import Testing

@testable import Arcade
@testable import PetGame

/// Whether the pet may call is asked once it has hatched.
@MainActor @Suite struct PetQuestionTests {
  private let question = "pet.calls.question"

  /// A pet's scene on a desktop that shows notifications, or not.
  private func table(_ context: GameContext, hasDesktop: Bool = true) -> SceneHarness {
    if hasDesktop {
      context.dependencies.describeDesktop = {
        $0(.success(NotificationServer(name: "test", version: "1", capabilities: [])))
      }
    }
    return SceneHarness(context: context) { PetScene(context: $0) }
  }

  private func hatch(_ table: SceneHarness) throws {
    let scene = try #require(table.stage.top as? PetScene)
    for _ in 0..<3 { _ = try scene.manager.perform(.stroke) }
    table.pass(.seconds(12))
  }

  @Test func itIsAskedAfterTheEggHatchedAndAYesMakesCallsWork() throws {
    let context = GameContext.forTests
    let table = table(context)
    table.pass(.seconds(2))
    #expect(table.stage.top.name == "pet", "an egg doesn't call")
    try hatch(table)
    #expect(table.stage.top.name == question)
    try table.tap("pet.calls.yes")
    #expect(context.settings.text(.notifications) == "on")
    #expect(context.settings.wantsPetAgent)
    table.pass(.seconds(20))
    #expect(table.stage.top.name == "pet", "once is enough")
  }

  @Test func aNoIsRespected() throws {
    let context = GameContext.forTests
    let first = table(context)
    try hatch(first)
    try first.tap("pet.calls.no")
    #expect(!context.settings.isOn(.petCalls) && !context.settings.wantsPetAgent)
    #expect(context.settings.text(.notifications) == "ask", "the music asks for itself")
    let second = table(context)
    second.pass(.seconds(20))
    #expect(second.stage.top.name == "pet")
  }

  @Test(arguments: ["on", "off"])
  func itIsAskedAlsoIfNotificationsWereAnsweredBefore(_ notifications: String) throws {
    let context = GameContext.forTests
    context.change(.notifications, to: .text(notifications))
    let table = table(context)
    try hatch(table)
    #expect(table.stage.top.name == question)
    try table.tap("pet.calls.yes")
    #expect(context.settings.text(.notifications) == "on")
    #expect(context.settings.wantsPetAgent)
    let second = self.table(context)
    second.pass(.seconds(20))
    #expect(second.stage.top.name == "pet")
  }

  @Test func nobodyIsAskedWhereCallsCannotBeShownOrAreSettled() throws {
    let without = table(.forTests, hasDesktop: false)
    try hatch(without)
    #expect(without.stage.top.name == "pet")
    for calls in [true, false] {
      let context = GameContext.forTests
      context.change(.petCalls, to: .bool(calls))
      let table = table(context)
      try hatch(table)
      #expect(table.stage.top.name == "pet", "calls: \(calls)")
    }
  }
}
