import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct DamageTests {
  private let grid = PixelGrid(width: 640, height: 400, density: 1)

  /// The boxes that differ between two lists, or nil for everything.
  private func boxes(
    _ before: (inout DrawList) -> Void, _ after: (inout DrawList) -> Void
  ) -> [PixelBox]? {
    let (old, new) = (batcher(before), batcher(after))
    var damage = Damage()
    let few = damage.compare(
      QuadCursor(old, from: 0, on: grid), QuadCursor(new, from: 0, on: grid), on: grid)
    return few ? damage.boxes : nil
  }

  private func batcher(_ build: (inout DrawList) -> Void) -> Batcher {
    var list = DrawList()
    build(&list)
    let batcher = Batcher()
    batcher.fill(from: list, pixel: 1)
    return batcher
  }

  /// A row of ten tiles; the gap has none.
  private func row(_ list: inout DrawList, gap: Int? = nil, moved: Int? = nil) {
    for index in 0..<10 where index != gap {
      let y = index == moved ? 60.0 : 20
      list.shape(Shape(radius: 8), in: Rect(Double(index) * 60 + 5, y, 50, 50))
      list.sprite(.page(index % 2), at: at(Double(index) * 60 + 30, y + 25))
    }
  }

  @Test func equalFramesHaveNoDamage() {
    #expect(boxes({ row(&$0) }, { row(&$0) }) == [])
    #expect(boxes({ _ in }, { _ in }) == [])
  }
  @Test func aMovedQuadIsDamageWhereItWasAndWhereItIs() {
    #expect(
      boxes({ row(&$0) }, { row(&$0, moved: 3) })
        == [PixelBox(left: 178, top: 13, right: 242, bottom: 117)])
  }
  @Test func anAddedOrRemovedQuadIsDamageOnlyWhereItLies() {
    let place = PixelBox(left: 418, top: 13, right: 482, bottom: 77)
    #expect(boxes({ row(&$0, gap: 7) }, { row(&$0) }) == [place])
    #expect(boxes({ row(&$0) }, { row(&$0, gap: 7) }) == [place])
  }
  @Test func changesFarApartAreTwoBoxes() {
    let found = boxes(
      { row(&$0, gap: 0, moved: 9) }, { row(&$0, gap: 8, moved: 9) })
    #expect(found?.count == 2)
  }
  @Test func aDifferentOrderOfTheSameQuadsIsDamage() {
    let (one, other) = (Rect(10, 10, 40, 40), Rect(30, 30, 40, 40))
    let found = boxes(
      {
        $0.shape(Shape(fill: .white), in: one)
        $0.shape(Shape(fill: .black), in: other)
      },
      {
        $0.shape(Shape(fill: .black), in: other)
        $0.shape(Shape(fill: .white), in: one)
      })
    #expect(found?.isEmpty == false)
  }
  @Test func aClipLimitsDamageAndAChangedClipIsDamage() {
    func clipped(_ width: Double, _ color: Color) -> (inout DrawList) -> Void {
      {
        $0.pushClip(Rect(100, 100, width, 50))
        $0.shape(Shape(fill: color), in: Rect(0, 0, 600, 380))
        $0.popClip()
      }
    }
    let narrow = PixelBox(left: 100, top: 100, right: 140, bottom: 150)
    #expect(boxes(clipped(40, .white), clipped(40, .black)) == [narrow])
    #expect(
      boxes(clipped(40, .white), clipped(60, .white))
        == [PixelBox(left: 100, top: 100, right: 160, bottom: 150)])
  }
  @Test func aDifferentPictureOrBlendModeOfTheSameQuadIsDamage() {
    func sprite(_ page: Int, _ blend: BlendMode) -> (inout DrawList) -> Void {
      { $0.sprite(.page(page), at: at(100, 100), blend: blend) }
    }
    #expect(boxes(sprite(0, .normal), sprite(1, .normal))?.count == 1)
    #expect(boxes(sprite(0, .normal), sprite(0, .additive))?.count == 1)
  }
  @Test func whenMostOfTheFrameChangesAllOfItIsDrawn() {
    #expect(
      boxes(
        { $0.shape(Shape(fill: .white), in: Rect(0, 0, 640, 400)) },
        { $0.shape(Shape(fill: .black), in: Rect(0, 0, 640, 400)) }) == nil)
  }
  @Test func quadsOutsideTheWindowOrWithoutAPositionAreNoDamage() {
    #expect(
      boxes({ _ in }) {
        $0.shape(Shape(), in: Rect(-500, 20, 100, 100))
        $0.shape(Shape(), in: Rect(20, 1e12, 100, 100))
        $0.sprite(.page(0), at: at(.nan, 20))
      } == [])
  }
  @Test func manySmallBoxesAreMergedIntoAFew() throws {
    let found = try #require(
      boxes({ _ in }) {
        for index in 0..<40 {
          let place = at(Double(index % 8) * 75 + 20, Double(index / 8) * 75 + 20)
          $0.shape(Shape(), in: Rect(center: place, size: Size(4)))
        }
      })
    #expect((1...8).contains(found.count))
  }

  /// Many small sprites in rows, one of which may be missing; `shift` moves them all.
  private func field(_ list: inout DrawList, without gap: Int? = nil, shift: Double = 0) {
    for index in 0..<2000 where index != gap {
      list.sprite(
        .page(0), at: at(Double(index % 60) * 10 + shift, Double(index / 60) * 10 + 20), scale: 0.1)
    }
  }

  @Test(arguments: [0, 700, 1999])
  func aSpriteAddedToManyIsDamageOnlyWhereItLies(_ gap: Int) {
    let found = boxes({ field(&$0, without: gap) }, { field(&$0) })
    #expect(found?.count == 1 && (found?[0].area ?? .max) < 400)
  }
  @Test func whereAllOfManySpritesMoveEverythingIsDrawn() {
    #expect(boxes({ field(&$0) }, { field(&$0, shift: 0.5) }) == nil)
  }
}
