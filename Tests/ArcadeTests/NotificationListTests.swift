import Geometry
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import PetGame

/// The list of what was announced lately.
@MainActor @Suite struct NotificationListTests {
  private let context = GameContext.forTests

  private func menu() -> SceneHarness {
    let table = SceneHarness(context: context) { MenuScene(context: $0) }
    table.pass(.seconds(1))
    return table
  }

  private func labels(_ table: SceneHarness) -> [String] {
    (0..<9).compactMap { table.stage.top.root.node("notifications.row.\($0)")?.label }
  }

  @Test func aCallIsListedUntilItIsReadWithABadgeInTheMenu() throws {
    let table = menu()
    #expect(try table.node("menu.notifications").isHidden)
    context.announce(.hungryPet("Valkyrie"))
    // Its toast does the same.
    table.stage.setNeedsDisplay()
    table.pass(.milliseconds(100))
    #expect(try table.node("menu.notifications.badge").traceValue == 1)
    try table.tap("menu.notifications")
    #expect(table.stage.top.name == "notifications")
    #expect(labels(table).count == 1 && labels(table)[0].hasPrefix("New: I'm hungry, "))
    try table.tap("notifications.back")
    table.pass(.seconds(1))
    #expect(try table.node("menu.notifications.badge").isHidden)
    #expect(try !table.node("menu.notifications").isHidden, "what was read can be read again")
  }

  @Test func aTapOpensTheGameThatItIsAbout() throws {
    context.announce(.hungryPet("Valkyrie"))
    let table = menu()
    try table.tap("menu.notifications")
    try table.tap("notifications.row.0")
    #expect(table.stage.top.name == "pet")
  }

  @Test func whoLooksAtThePetHasReadItsCalls() throws {
    context.announce(.hungryPet("Valkyrie"))
    #expect(context.notifications.unread == 1)
    let table = menu()
    try table.tap("menu.pet")
    table.pass(.seconds(1))
    #expect(context.notifications.unread == 0 && context.notifications.items.count == 1)
  }

  @Test func switchingTheMusicIsNotWorthKeeping() {
    context.announce(.music(isOn: false))
    #expect(context.notifications.items.isEmpty)
  }

  @Test func achievementsThatNoDialogReportsAreListed() throws {
    let all = context.games.flatMap(\.achievements)
    let one = try #require(all.first { $0.game == "pet" })
    context.showToast(for: [one])
    context.showToast(for: [])
    #expect(context.notifications.items.map(\.topic) == ["pet"])
    #expect(context.notifications.items[0].text.hasPrefix("Achievement: "))
  }

  @Test func onlyTheLatestAreKept() {
    for _ in 0..<NotificationList.most + 5 { context.announce(.hungryPet("Valkyrie")) }
    #expect(context.notifications.items.count == NotificationList.most)
  }

  @Test func eachPlayerHasTheirOwnAndAGuestTakesTheirsAlong() throws {
    let ana = try context.store.newPlayer(PlayerName("Ana"), at: 0)
    try context.store.setCurrentPlayer(ana.id)
    context.announce(.hungryPet("Valkyrie"))
    try context.store.setCurrentPlayer(nil)
    #expect(context.notifications.items.isEmpty)
    try context.store.setCurrentPlayer(ana.id)
    #expect(context.notifications.items.count == 1)
  }

  @Test func onAKioskNothingIsKeptOrShown() throws {
    context.announce(.hungryPet("Valkyrie"))
    context.change(.kiosk, to: .bool(true))
    try #require(context.isKiosk)
    #expect(context.notifications.items.isEmpty)
    context.announce(.hungryPet("Valkyrie"))
    #expect(context.store.notifications.items.count == 1, "the second was not saved")
    #expect(try menu().node("menu.notifications").isHidden)
  }

  @Test func whatWasClearedCanBeRestored() throws {
    context.announce(.hungryPet("Valkyrie"))
    let table = menu()
    try table.tap("menu.notifications")
    try table.tap("notifications.clear")
    #expect(labels(table).isEmpty && context.notifications.items.isEmpty)
    #expect(try !table.node("notifications.none").isHidden)
    try table.tap("notifications.restore")
    #expect(labels(table).count == 1 && context.notifications.items.count == 1)
  }

  @Test func aDamagedListIsAnEmptyOne() throws {
    context.announce(.hungryPet("Valkyrie"))
    let slot = try #require(try context.store.savedSlots(startingWith: "notifications").first)
    try context.store.save(
      SavedGame(game: "notifications", record: "{", milliseconds: 0, at: 0), slot: slot)
    #expect(context.notifications.items.isEmpty)
    context.announce(.hungryPet("Valkyrie"))
    #expect(context.notifications.items.count == 1)
  }
}
