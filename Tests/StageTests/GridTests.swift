import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct GridTests {
  /// Three columns of cards of 100 × 80, with 10 between, in 400 × 300 points.
  private final class Fixture {
    var opened: [Int] = []
    let grid: GridNode<Label>
    let table: TestStage

    init(count: Int) {
      grid = GridNode(
        "grid", label: "Numbers", gap: 10, cellID: { "card.\($0)" },
        arrange: { _, _ in .init(columns: 3, cell: Size(width: 100, height: 80)) },
        makeCell: { Label("", style: Theme.body) }, showCell: { $0.show("\($1)") })
      table = TestStage(TestScene("grid", [grid]))
      grid.frame = Rect(100, 40, 400, 300)
      grid.onOpen = { [unowned self] in opened.append($0) }
      grid.reload(count)
      table.settle()
    }
  }

  @Test func onlyCardsInSightAreNodes() {
    let it = Fixture(count: 3000)
    #expect(it.grid.node("card.0")?.label == "0")
    #expect(it.grid.node("card.40") == nil)
    it.grid.scroll(to: 1e9, animated: false)
    it.table.settle()
    #expect(it.grid.node("card.2999")?.label == "2999")
    #expect(it.grid.node("card.0") == nil)
  }

  @Test func fewRowsLieInTheMiddle() throws {
    let it = Fixture(count: 2)
    let card = try #require(it.grid.node("card.0"))
    #expect(card.frame.midY == 150)
  }

  @Test func aTapOpensACard() throws {
    let it = Fixture(count: 5)
    let place = try #require(it.grid.node("card.4")).windowFrame(at: it.table.now).center
    it.table.press(1, at: place)
    it.table.lift()
    it.table.settle()
    #expect(it.opened == [4])
  }

  @Test func arrowsSelectAndEnterOpens() {
    let it = Fixture(count: 5)
    it.table.stage.setFocus(it.grid)
    for key in [Key.right, .right, .right, .down, .down, .enter] { it.table.key(key) }
    #expect(it.grid.selection == 4, "down from the last but one column ends at the last card")
    #expect(it.opened == [4])
  }
}
