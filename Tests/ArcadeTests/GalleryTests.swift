import Arcade
import Geometry
import Input
import Stage
import Testing

@MainActor @Suite struct GalleryTests {
  private let table = SceneHarness { GalleryScene(context: $0) }

  @Test func tabReachesEveryWidgetAndScrollsToIt() throws {
    table.pass(.seconds(1))
    let scroll = try table.node("gallery.scroll")
    var lowest = 0.0
    for _ in 0..<60 {
      table.press(.tab)
      let offset = try #require(scroll as? ScrollNode).offset(at: table.now)
      lowest = max(lowest, offset)
    }
    let dialog = try table.node("gallery.dialog.long")
    #expect(lowest > 0)
    table.stage.setFocus(dialog)
    table.press(.enter)
    #expect(table.stage.top.name == "gallery.dialog")
    table.press(.escape)
    #expect(table.stage.top.name == "gallery")
    table.press(.escape)
    #expect(table.stage.top.name == "menu")
  }
  @Test func theGalleryRequestsFramesOnlyDuringEndlessProgress() throws {
    table.pass(.seconds(2))
    #expect(table.stage.nextFrame() == .onInput)
    let endless = try table.node("gallery.progress.endless")
    endless.activate()
    table.pass(.seconds(1))
    #expect(table.stage.nextFrame() == .immediately)
    endless.activate()
    table.pass(.seconds(1))
    #expect(table.stage.nextFrame() == .onInput)
  }
  @Test func aRowCanBeSwipedAwayInsideAScrollingPage() throws {
    table.stage.setFocus(try table.node("gallery.list"))
    table.press(.tab)
    table.pass(.seconds(1))
    let row = try table.node("gallery.list.1")
    let next = try table.node("gallery.list.2").label
    #expect(row.label != next)
    try table.drag("gallery.list.1", by: Point(x: -320, y: 4))
    table.pass(.seconds(1))
    #expect(try table.node("gallery.list.1").label == next)
  }
}
