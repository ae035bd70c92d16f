import Geometry
import Input
import Stage
import TestSupport
import Testing

/// Rows, columns, flows and grids.
@Suite struct ContainerTests {
  private static let room = Rect(10, 20, 300, 100)

  private func widths(_ lengths: [Length], gap: Double = 0, in width: Double) -> [Double] {
    let row = Row(gap: gap) { for length in lengths { Cell().width(length) } }
    return row.frames(in: Rect(0, 0, width, 50)).compactMap { $0?.width }
  }

  @Test(arguments: [0.0, 7, 12.5], [100.0, 333, 640.2])
  func aRowAndItsGapsTakeTheWholeRoom(gap: Double, width: Double) throws {
    let row = Row(gap: gap) { for weight in [1.0, 2, 3, 1.5] { Cell().width(.rest(weight)) } }
    let frames = row.frames(in: Rect(10, 0, width, 50)).compactMap { $0 }
    #expect(frames.first?.minX == 10 && frames.last?.maxX == (10 + width).rounded())
    for (left, right) in zip(frames, frames.dropFirst()) {
      #expect(abs(right.minX - left.maxX - gap) <= 1)
    }
  }

  @Test func boxesShareWhatIsLeftByWeight() {
    #expect(widths([.exactly(100), .rest(1), .rest(3)], in: 300) == [100, 50, 150])
    #expect(widths([.rest(), .rest()], gap: 20, in: 120) == [50, 50])
    #expect(widths([Length(ideal: 100), .rest()], in: 300) == [200, 100], "beside the ideal")
  }

  @Test func noBoxIsLongerThanItsMostAndTheOthersTakeItsShare() {
    #expect(widths([Length(most: 60), .rest()], in: 300) == [60, 240])
    #expect(widths([Length(most: 60), Length(most: 70)], in: 300) == [60, 70])
  }

  @Test func boxesGetShorterDownToTheirLeastAndNoShorter() {
    let (small, large) = (Length(least: 50, ideal: 100), Length(least: 100, ideal: 200))
    #expect(widths([small, large], in: 300) == [100, 200])
    #expect(widths([small, large], in: 225) == [75, 150])
    #expect(widths([small, large], in: 90) == [50, 100])
    #expect(widths([.exactly(80), large], in: 200) == [80, 120])
  }

  @Test func theBoxesOfTheLowestRankAreDroppedFirstAndTogether() {
    func shown(_ height: Double) -> [Bool] {
      let column = Column(gap: 10) {
        Cell().height(.exactly(30)).dropped(1)
        Cell().height(Length(least: 20, ideal: 50))
        Cell().height(.exactly(30)).dropped(2)
        Cell().height(.exactly(30)).dropped(1)
      }
      return column.frames(in: Rect(0, 0, 80, height)).map { $0 != nil }
    }
    #expect(shown(170) == [true, true, true, true])
    #expect(shown(169) == [false, true, true, false])
    #expect(shown(90) == [false, true, true, false])
    #expect(shown(89) == [false, true, false, false])
    #expect(shown(10) == [false, true, false, false], "what has no rank stays")
  }

  @Test func theRestOfARowIsWhereItIsPacked() {
    func left(_ packing: LineAlignment) -> Double? {
      Row(packing: packing) { Cell().width(.exactly(100)) }.frames(in: Self.room)[0]?.minX
    }
    #expect(left(.start) == 10)
    #expect(left(.center) == 110)
    #expect(left(.end) == 210)
  }

  @Test func aLowBoxIsAlignedInItsRow() {
    func top(_ alignment: LineAlignment) -> Rect? {
      Row(alignment: alignment) { Cell().height(.exactly(40)) }.frames(in: Self.room)[0]
    }
    #expect(top(.start) == Rect(10, 20, 300, 40))
    #expect(top(.center) == Rect(10, 50, 300, 40))
    #expect(top(.end) == Rect(10, 80, 300, 40))
  }

  @Test func aBoxOfAFixedShapeIsAsLargeAsFits() {
    let row = Row(gap: 10) {
      Cell(aspect: 1)
      Cell()
    }
    #expect(row.frames(in: Self.room) == [Rect(10, 20, 100, 100), Rect(120, 20, 190, 100)])
    #expect(Cell(aspect: 2).frames(in: Rect(0, 0, 100, 100)) == [Rect(0, 25, 100, 50)])
  }

  @Test func nestedContainersAreAsHighAsTheirContent() {
    let column = Column(gap: 10) {
      Row {
        Cell().height(.exactly(20))
        Cell().height(.exactly(30))
      }
      Cell()
    }
    #expect(column.frames(in: Self.room).last == Rect(10, 60, 300, 60))
  }

  @Test func aTextIsAsHighAsItsLinesInItsWidth() {
    let column = Column {
      Cell { width in 4000 / width }
      Cell()
    }
    #expect(column.frames(in: Rect(0, 0, 100, 100)).last == Rect(0, 40, 100, 60))
    #expect(column.frames(in: Rect(0, 0, 200, 100)).last == Rect(0, 20, 200, 80))
  }

  @Test func aFlowWrapsWhereTheNextBoxDoesNotFit() {
    let flow = Flow(gap: 10) {
      for width in [100.0, 90, 80, 300] { Cell().width(.exactly(width)).height(.exactly(20)) }
    }
    #expect(
      flow.frames(in: Rect(0, 0, 300, 200)) == [
        Rect(0, 0, 100, 20), Rect(110, 0, 90, 20), Rect(210, 0, 80, 20), Rect(0, 30, 300, 20),
      ])
    #expect(flow.length(.vertical, across: 200) == .exactly(80))
  }

  @Test func aGridHasEquallyLongRowsOfCellsThatAreWideEnough() {
    func shape(_ width: Double, _ count: Int = 8) -> [Int] {
      let grid = Grid(columns: 8, least: 90, gap: 10) { for _ in 0..<count { Cell() } }
      let shape = grid.shape(in: width)
      return [shape.columns, shape.rows]
    }
    #expect(shape(790) == [8, 1])
    #expect(shape(789) == [4, 2])
    #expect(shape(789, 7) == [7, 1])
    #expect(shape(300) == [3, 3])
    #expect(shape(20) == [1, 8], "one column is always there")
  }

  @Test func theCellsOfAGridHaveOneSizeInWholePoints() {
    let grid = Grid(columns: 3, gap: 7) { for _ in 0..<5 { Cell() } }
    let frames = grid.frames(in: Self.room).compactMap { $0 }
    #expect(Set(frames.map(\.size)) == [Size(width: 95, height: 46)])
    #expect(frames[4].origin == Point(x: 112, y: 73))
  }

  @Test func theLastBoxOfAGridMayTakeTheRestOfItsRow() {
    let grid = Grid(columns: 3, gap: 6, fillsLastRow: true) { for _ in 0..<5 { Cell() } }
    #expect(grid.frames(in: Self.room).last == Rect(112, 73, 198, 47))
  }

  @Test func aDroppedNodeIsHiddenUntilThereIsRoomForItAgain() {
    let (title, body) = (Node("title"), Node("body"))
    let column = Column {
      Cell(title).height(.exactly(40)).dropped(1)
      Cell(body).height(Length(least: 60))
    }
    column.place(in: Rect(0, 0, 100, 90))
    #expect(title.isHidden && !body.isHidden && body.frame == Rect(0, 0, 100, 90))
    column.place(in: Rect(0, 0, 100, 100))
    #expect(!title.isHidden && body.frame == Rect(0, 40, 100, 60))
  }
}
