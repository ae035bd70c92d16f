import Geometry
import TestSupport
import Testing

@Suite struct RectTests {
  private func rect(_ dice: inout Dice) -> Rect {
    Rect(
      Double(dice.whole(-20...20)), Double(dice.whole(-20...20)), Double(dice.whole(0...20)),
      Double(dice.whole(0...20)))
  }

  @Test func aPointIsInTheIntersectionIfItIsInBoth() {
    var dice = Dice(seed: 8)
    for _ in 0..<5000 {
      let (a, b) = (rect(&dice), rect(&dice))
      let p = at(Double(dice.whole(-20...40)), Double(dice.whole(-20...40)))
      #expect(a.intersection(b).contains(p) == (a.contains(p) && b.contains(p)))
    }
  }
  @Test func theUnionIsTheSmallestRectangleThatHoldsBoth() {
    var dice = Dice(seed: 10)
    for _ in 0..<5000 {
      let (a, b) = (rect(&dice), rect(&dice))
      let both = a.union(b)
      #expect(both.contains(a) && both.contains(b))
      #expect(both.minX == a.minX || both.minX == b.minX)
      #expect(both.minY == a.minY || both.minY == b.minY)
      #expect(both.maxX == a.maxX || both.maxX == b.maxX)
      #expect(both.maxY == a.maxY || both.maxY == b.maxY)
    }
  }
  @Test func rectanglesIntersectExactlyIfTheyShareArea() {
    var dice = Dice(seed: 9)
    for _ in 0..<5000 {
      let (a, b) = (rect(&dice), rect(&dice))
      let shared = a.intersection(b)
      #expect(a.intersection(b).size == b.intersection(a).size)
      guard a.size.shortSide > 0, b.size.shortSide > 0 else { continue }
      #expect(a.intersects(b) == (shared.size.shortSide > 0))
      #expect(a.intersects(b) == b.intersects(a))
      if a.intersects(b) { #expect(a.contains(shared) && b.contains(shared)) }
    }
  }
  @Test func neighboursShareNoPoint() {
    let (left, right) = (Rect(0, 0, 10, 10), Rect(10, 0, 10, 10))
    #expect(!left.contains(at(10, 5)) && right.contains(at(10, 5)))
    #expect(!left.intersects(right))
    #expect(left.contains(at(0, 0)) && !left.contains(at(5, 10)))
  }
  @Test func aRectangleContainsAnotherThatSharesItsEdge() {
    #expect(Rect(0, 0, 10, 10).contains(Rect(5, 5, 5, 5)))
    #expect(!Rect(0, 0, 10, 10).contains(Rect(5, 5, 5.5, 5)))
  }
  @Test func insettingAndOutsettingCancel() {
    let box = Rect(3, 4, 50, 60)
    #expect(box.inset(by: 7, 9) == Rect(10, 13, 36, 42))
    #expect(box.inset(by: 7).inset(by: -7) == box)
    #expect(box.inset(by: 7).center == box.center)
  }
  @Test func aRectangleAroundACentreHasItInTheMiddle() {
    let box = Rect(center: at(10, 20), size: Size(width: 8, height: 6))
    #expect(box == Rect(6, 17, 8, 6))
    #expect(box.center == at(10, 20))
    #expect(box.offset(by: at(1, -1)) == Rect(7, 16, 8, 6))
  }
  @Test func rectanglesApartHaveAnEmptyIntersection() {
    #expect(Rect(0, 0, 5, 5).intersection(Rect(9, 9, 5, 5)).size == .zero)
  }
}
