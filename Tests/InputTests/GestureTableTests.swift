import Input
import Testing

struct GestureTableTests {
  @Test func theUsualDistancesChangeNothing() {
    var table = GestureTable()
    table.setDragDistance(14)
    table.setPinchDistance(10)
    #expect(table == GestureTable())
  }

  @Test(arguments: [8.0, 20, 40]) func whatIsNoTapAnyMoreIsADrag(_ distance: Double) {
    var table = GestureTable()
    table.setDragDistance(distance)
    #expect(table.tapSlop(for: .touch) == distance)
    #expect(table.panSlop(for: .touch) == distance)
    #expect(table.panSlop(for: .touch, onObject: true) < distance)
    #expect(table.longPressSlop < distance)
    #expect(table.panSlop(for: .mouse) == GestureTable().mouseSlop)
  }

  @Test func aDragDistanceIsUndoneByAnother() {
    var table = GestureTable()
    table.setDragDistance(40)
    table.setDragDistance(14)
    #expect(table == GestureTable())
  }
}
