import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct ListTests {
  /// A list of 5,000 numbers, 64 points each and 8 between, in 416 × 400 points.
  private final class Fixture {
    var numbers = Array(0..<5000)
    var opened: [Int] = []
    var deleted: [Int] = []
    var made = 0
    let list: ListNode<Label>
    let table: TestStage

    init(count: Int = 5000, deletes: Bool = true) {
      numbers = Array(0..<count)
      var read: (Int) -> String = { "\($0)" }
      var making = {}
      list = ListNode(
        "list", label: "Numbers", empty: "Nothing here yet",
        makeRow: {
          making()
          return Label("", style: Theme.body)
        }, showRow: { $0.show(read($1)) })
      table = TestStage(TestScene("list", [list]))
      list.frame = Rect(100, 40, 416, 400)
      read = { [unowned self] in "\(numbers[$0])" }
      making = { [unowned self] in made += 1 }
      list.onOpen = { [unowned self] in opened.append(numbers[$0]) }
      if deletes {
        list.onDelete = { [unowned self] in deleted.append(numbers.remove(at: $0)) }
      }
      list.reload(count)
      table.settle()
    }

    func place(_ index: Int) throws -> Point {
      try #require(list.node("list.\(index)")).windowFrame(at: table.now).center
    }
    /// The visible rows from top to bottom, as in the trace.
    var seen: [String] {
      let nodes = table.traced("layout", TraceFields.Layout.self).last?.nodes ?? []
      return nodes.filter { $0.role == "row" }.sorted { $0.frame[1] < $1.frame[1] }.map(\.label)
    }
  }

  @Test func onlyVisibleRowsHaveNodes() {
    let it = Fixture()
    #expect(it.seen == ["0", "1", "2", "3", "4", "5"])
    for _ in 0..<20 {
      it.table.slide(from: at(300, 420), to: at(300, 60))
      it.table.lift()
      it.table.settle()
    }
    #expect(it.list.offset(at: it.table.now) > 5000)
    #expect(it.made < 12, "rows are reused")
    it.table.key(.end)
    it.table.settle()
    #expect(it.seen.last == "4999")
    #expect(it.made < 12)
  }
  @Test(arguments: [1, -1] as [Int64]) func aTapSelectsAndOpensARow(pointer: Int64) throws {
    let it = Fixture()
    it.table.tap(pointer, at: try it.place(3))
    #expect(it.opened == [3] && it.list.selection == 3)
    #expect(it.list.node("list.3")?.traceValue == 1 && it.list.node("list.2")?.traceValue == 0)
  }
  @Test func keysSelectOpenAndScroll() {
    let it = Fixture()
    it.table.key(.tab)
    for _ in 0..<8 { it.table.key(.down) }
    it.table.settle()
    it.table.key(.enter)
    #expect(it.opened == [7] && it.seen.contains("7"), "the selected row is visible")
    it.table.key(.pageDown)
    it.table.key(.enter)
    #expect((it.opened.last ?? 0) > 9)
    it.table.key(.end)
    it.table.key(.enter)
    it.table.key(.home)
    it.table.key(.enter)
    #expect(it.opened.suffix(2) == [4999, 0])
  }
  @Test(arguments: [1, -1] as [Int64], [-1.0, 1]) func aSwipeToEitherSideDeletesARow(
    pointer: Int64, way: Double
  ) throws {
    let it = Fixture()
    let start = try it.place(2)
    it.table.slide(pointer, from: start, to: start + at(way * 220, 6))
    it.table.wait(300)
    #expect(it.deleted.isEmpty, "not before the lift")
    it.table.lift(pointer)
    #expect(it.deleted == [2])
    it.table.settle()
    #expect(it.seen == ["0", "1", "3", "4", "5", "6"], "the list closed up")
    #expect(it.opened.isEmpty && it.table.stage.nextFrame() == .onInput)
    it.table.tap(at: try it.place(2))
    #expect(it.opened == [3])
  }
  @Test func aShortFlingDeletesToo() throws {
    let it = Fixture()
    let start = try it.place(1)
    it.table.slide(from: start, to: start + at(-90, 0))
    it.table.lift()
    #expect(it.deleted == [1])
  }
  @Test func aSwipeOfLessThanTwoFifthsSpringsBack() throws {
    let it = Fixture()
    let start = try it.place(1)
    it.table.slide(from: start, to: start + at(-150, 0))
    it.table.wait(300)
    it.table.lift()
    #expect(it.table.settle() > 3)
    #expect(it.deleted.isEmpty && it.seen == ["0", "1", "2", "3", "4", "5"])
  }
  @Test func keysDeleteARow() {
    let it = Fixture()
    it.table.key(.tab)
    for _ in 0..<3 { it.table.key(.down) }
    it.table.key(.delete)
    #expect(it.deleted == [2] && it.list.selection == 2)
    it.table.key(.left)
    it.table.key(.right)
    it.table.key(.enter)
    #expect(it.opened == [3], "the delete button is covered again")
    it.table.key(.left)
    it.table.key(.enter)
    #expect(it.deleted == [2, 3], "a controller has no Delete")
  }
  @Test func rowsThatCannotBeDeletedDoNotMove() throws {
    let it = Fixture(deletes: false)
    let start = try it.place(1)
    it.table.slide(from: start, to: start + at(-300, 0))
    #expect(try it.place(1) == start)
    it.table.lift()
    it.table.key(.tab)
    it.table.key(.delete)
    it.table.settle()
    #expect(it.list.count == 5000)
  }
  @Test func anEmptyListShowsItsText() throws {
    let it = Fixture(count: 1)
    it.table.key(.tab)
    it.table.key(.down)
    it.table.key(.delete)
    it.table.settle()
    #expect(it.list.count == 0 && it.deleted == [0] && it.list.selection == nil)
    let empty = try #require(it.list.children.first as? Label)
    #expect(!empty.isHidden && empty.label == "Nothing here yet")
    #expect(it.table.stage.nextFrame() == .onInput)
    it.table.key(.enter)
    #expect(it.opened.isEmpty)
  }
  @Test func rowsMatchTheirIndexAfterAnyInput() throws {
    var dice = Dice(seed: 60)
    let it = Fixture(count: 60)
    for _ in 0..<400 {
      switch dice.whole(0...7) {
      case 0: it.table.wheel(at: at(300, 200), up: dice.number(-4...4))
      case 1:
        it.table.slide(from: at(300, dice.number(60...420)), to: at(300, dice.number(60...420)))
        it.table.lift()
      case 2:
        let y = dice.number(60...420)
        it.table.slide(from: at(300, y), to: at(dice.number(0...600), y))
        it.table.lift()
      case 3: it.table.key([.tab, .up, .down, .left, .right][dice.whole(0...4)])
      case 4: it.table.key([.delete, .home, .end, .pageDown, .pageUp][dice.whole(0...4)])
      default: it.table.wait(dice.whole(0...200))
      }
      it.table.frame()
      #expect(it.list.count == it.numbers.count)
    }
    it.table.settle()
    #expect(it.deleted.count > 5)
    for row in it.list.children[1].children {
      let index = try #require(Int(row.id.dropFirst(5)))
      #expect(row.label == "\(it.numbers[index])")
    }
  }
  @Test func withReducedMotionRowsCloseUpAtOnce() throws {
    let it = Fixture()
    it.table.stage.reducesMotion = true
    let place = try it.place(2)
    it.table.key(.tab)
    it.table.key(.down)
    it.table.key(.delete)
    #expect(try it.place(2) == place)
    it.table.settle()
    #expect(it.seen == ["1", "2", "3", "4", "5", "6"])
  }
}
