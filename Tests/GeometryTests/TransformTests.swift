import Geometry
import TestSupport
import Testing

@Suite struct TransformTests {
  private func transform(_ dice: inout Dice) -> Transform {
    Transform(
      scale: dice.number(0.1...8), rotation: dice.number(-20...20),
      about: at(dice.number(-500...500), dice.number(-500...500)),
      offset: at(dice.number(-500...500), dice.number(-500...500)))
  }
  private func point(_ dice: inout Dice) -> Point {
    at(dice.number(-2000...2000), dice.number(-2000...2000))
  }

  @Test func composingAppliesOneTransformAfterTheOther() {
    var dice = Dice(seed: 2)
    for _ in 0..<2000 {
      let (outer, inner, p) = (transform(&dice), transform(&dice), point(&dice))
      #expect((outer * inner)(p).distance(to: outer(inner(p))) < 1e-6)
    }
  }
  @Test func composingIsAssociative() {
    var dice = Dice(seed: 3)
    for _ in 0..<1000 {
      let (a, b, c, p) = (transform(&dice), transform(&dice), transform(&dice), point(&dice))
      #expect(((a * b) * c)(p).distance(to: (a * (b * c))(p)) < 1e-4)
    }
  }
  @Test func theInverseUndoesTheTransform() throws {
    var dice = Dice(seed: 4)
    for _ in 0..<2000 {
      let (map, p) = (transform(&dice), point(&dice))
      let back = try #require(map.inverse)
      #expect(back(map(p)).distance(to: p) < 1e-7)
      #expect(map(back(p)).distance(to: p) < 1e-7)
    }
  }
  @Test func theInverseOfAProductIsTheProductOfTheInversesInReverse() throws {
    var dice = Dice(seed: 5)
    for _ in 0..<1000 {
      let (a, b, p) = (transform(&dice), transform(&dice), point(&dice))
      let whole = try #require((a * b).inverse)
      let parts = try #require(b.inverse) * #require(a.inverse)
      #expect(whole(p).distance(to: parts(p)) < 1e-4)
    }
  }
  @Test func aTransformThatFlattensThePlaneHasNoInverse() {
    #expect(Transform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6).inverse == nil)
    #expect(
      Transform(scale: 0, rotation: 1, about: at(3, 4), offset: .zero).inverse == nil)
  }
  @Test func thePivotMovesByTheOffsetOnly() {
    var dice = Dice(seed: 6)
    for _ in 0..<500 {
      let (pivot, offset) = (point(&dice), point(&dice))
      let map = Transform(
        scale: dice.number(0.1...4), rotation: dice.number(-9...9), about: pivot, offset: offset)
      #expect(map(pivot).distance(to: pivot + offset) < 1e-9)
    }
  }
  @Test func aQuarterTurnIsClockwiseWhereYPointsDown() {
    let turn = Transform(scale: 2, rotation: .pi / 2, about: .zero, offset: at(10, 0))
    #expect(turn(at(1, 0)).distance(to: at(10, 2)) < 1e-12)
    #expect(at(1, 0).cross(turn(at(1, 0)) - at(10, 0)) > 0)
  }
  @Test func theBoundsAreTheSmallestAroundEveryCorner() {
    var dice = Dice(seed: 7)
    for _ in 0..<500 {
      let map = transform(&dice)
      let box = Rect(dice.number(-99...99), dice.number(-99...99), dice.number(0...99), 40)
      let corners = [
        map(box.origin), map(at(box.maxX, box.minY)), map(at(box.minX, box.maxY)),
        map(at(box.maxX, box.maxY)),
      ]
      let bounds = map.bounds(of: box)
      #expect(abs(bounds.minX - corners.map(\.x).min()!) < 1e-9)
      #expect(abs(bounds.maxX - corners.map(\.x).max()!) < 1e-9)
      #expect(abs(bounds.minY - corners.map(\.y).min()!) < 1e-9)
      #expect(abs(bounds.maxY - corners.map(\.y).max()!) < 1e-9)
    }
  }
}
