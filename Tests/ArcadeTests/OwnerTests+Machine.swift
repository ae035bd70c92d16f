import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade

/// What only the owner of the machine does: deleting results, and deciding what visitors may change.
extension OwnerTests {
  @Test func theOwnerDeletesAResultAndMayRestoreIt() throws {
    let context = try kiosk()
    let table = try panel(context, tab: "people")
    try table.tap("owner.review.results")
    let ids = try context.store.lastResults(limit: 9).map(\.id)
    #expect(ids.count == 2)
    #expect(try table.node("owner.result.0").label.contains("Ana · "))
    try table.tap("owner.result.0")
    try table.tap("owner.result.delete.no")
    #expect(try context.store.totals().games == 2)
    try table.tap("owner.result.0")
    try table.tap("owner.result.delete.yes")
    #expect(try context.store.lastResults(limit: 9).map(\.id) == [ids[1]])
    table.pass(.seconds(1))
    #expect(try table.node("owner.result.0").label.contains("Bob · "))
    try table.tap("undo")
    #expect(try context.store.lastResults(limit: 9).map(\.id) == ids)
    #expect(try table.node("owner.result.0").label.contains("Ana · "))
  }

  @Test func allResultsOfADayAreDeletedWithAHeldButtonAndThoseOfOtherDaysStay() throws {
    let context = try kiosk()
    context.dependencies.offset = { _ in 3_600_000 }
    let midnight = 20_410 * 86_400_000 - 3_600_000
    let newest = try #require(try context.store.lastResults(limit: 1).first)
    var result = try #require(try context.store.result(newest.id)).played
    for at in [midnight - 1, midnight, midnight + 86_399_999, midnight + 86_400_000] {
      result.at = at
      _ = try context.store.claim(result, by: PlayerName("Leo"))
    }
    let table = try panel(context, tab: "people")
    try table.tap("owner.review.results")
    try table.tap("owner.result.1")
    try table.tap("owner.result.delete.day")
    #expect(try context.store.totals().games == 6, "a tap is not enough")
    try table.hold("owner.result.delete.day", for: .seconds(2))
    table.pass(.seconds(1))
    let left = try context.store.lastResults(limit: 9).map(\.at)
    #expect(left.count == 4 && left.contains(midnight - 1) && left.contains(midnight + 86_400_000))
    #expect(!left.contains(midnight) && !left.contains(midnight + 86_399_999))
    #expect(table.stage.top.name == "owner.results")
  }

  @Test func theOwnerSaysWhatOfTheMachineVisitorsMayChange() throws {
    let context = try kiosk(["kiosk.unlocked": .text("display.fullscreen")])
    let table = try panel(context, tab: "people")
    #expect(try table.node("owner.unlock.gestures").traceValue == 0)
    #expect(!context.canChange(.longPressTime))
    try table.tap("owner.unlock.gestures")
    try table.tap("owner.unlock.pet")
    #expect(
      context.settings.text(.kioskUnlocked)
        == "display.fullscreen gesture.doubletap gesture.drag gesture.longpress gesture.pinch "
        + "pet.agent pet.pace")
    #expect(context.canChange(.longPressTime) && !context.canChange(.notifications))
    try table.tap("owner.unlock.gestures")
    #expect(context.settings.text(.kioskUnlocked) == "display.fullscreen pet.agent pet.pace")
    let locked = try panel(try kiosk(locked: ["kiosk.unlocked"]), tab: "people")
    #expect(try !locked.node("owner.unlock.gestures").isEnabled)
  }

  @Test func gestureTimesAreTheOwnersAndOutlastTheVisit() throws {
    let context = try kiosk()
    context.change(.longPressTime, to: .number(900))
    #expect(context.settings.number(.longPressTime) == 450, "a visitor changes nothing")
    let table = try panel(context, tab: "system")
    _ = try table.node("owner.longpress").handle(KeyEvent(.right, time: table.now))
    let chosen = try #require(context.settings.number(.longPressTime))
    #expect(chosen > 450)
    context.visitorLeft(table.stage)
    #expect(try context.store.ownerSettings() == ["gesture.longpress": .number(chosen)])
    #expect(context.settings.number(.longPressTime) == chosen)
  }
}
