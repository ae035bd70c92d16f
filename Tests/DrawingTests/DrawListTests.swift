import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct DrawListTests {
  @Test func theListPrintsItself() {
    var list = DrawList()
    list.sprite(.page(2, width: 10, height: 20), at: at(10, 16))
    list.shape(Shape(radius: 8), in: Rect(1, 2, 30, 40))
    list.image(.page(3), in: Rect(0, 0, 5, 6))
    list.endBackdrop(key: 1)
    list.blurBehind(key: 1, opacity: 0.5)
    #expect(
      list.description == """
        sprite p2 5,6 → 15,26
        shape r8 1,2 → 31,42
        sprite p3 0,0 → 5,6
        backdrop
        blur
        """)
    #expect(list.count == 3)
  }
  @Test func anEmptiedListHasNoDescriptionAndADefaultContext() {
    var list = DrawList()
    #expect(list.description.isEmpty)
    list.pushClip(Rect(0, 0, 9, 9))
    list.shape(Shape(), in: .zero)
    list.context.opacity = 0.5
    list.removeAll()
    #expect(list.description.isEmpty && list.count == 0)
    list.sprite(.page(0), at: at(32, 32))
    #expect(list.description == "sprite p0 0,0 → 64,64", "the context is reset, too")
  }
  @Test func theContextMovesWhatIsDrawn() {
    var list = DrawList()
    list.context = .init(transform: Transform(translation: at(100, 50)))
    list.sprite(.page(0), at: at(32, 32))
    list.shape(Shape(), in: Rect(0, 0, 10, 10))
    list.pushClip(Rect(1, 2, 3, 4))
    #expect(
      list.description == """
        sprite p0 100,50 → 164,114
        shape r0 100,50 → 110,60
        clip 101,52 → 104,56
        """)
  }
  @Test func clipsNestAndAnInnerOneNeverShowsMore() {
    var list = DrawList()
    list.pushClip(Rect(10, 10, 50, 50))
    list.pushClip(Rect(40, 0, 100, 30))
    list.pushClip(Rect(0, 0, 5, 5))
    list.popClip()
    list.popClip()
    list.popClip()
    #expect(
      list.description == """
        clip 10,10 → 60,60
        clip 40,10 → 60,30
        clip 40,10 → 40,10
        clip 40,10 → 60,30
        clip 10,10 → 60,60
        clip off
        """)
  }
  @Test func opacityMultipliesIntoEveryColour() {
    var list = DrawList()
    list.context = .init(opacity: 0.5)
    list.sprite(.page(0), at: .zero, tint: Color(0x102030, opacity: 0.5), opacity: 0.5)
    list.shape(
      Shape(fill: .white, border: 2, borderColor: Color(0x0000FF)), in: Rect(0, 0, 9, 9))
    let batcher = Batcher()
    batcher.fill(from: list)
    #expect(abs(Int(batcher.spriteVertices[0].color >> 24) - 32) <= 1)
    #expect(batcher.shapeVertices[0].fill >> 24 == 128)
    #expect(batcher.shapeVertices[0].borderColor >> 24 == 128)
  }
  @Test func aTurnedSpriteKeepsItsAnchorInPlace() {
    var dice = Dice(seed: 16)
    for _ in 0..<500 {
      let (anchor, place) = (
        at(dice.number(0...1), dice.number(0...1)), at(dice.number(0...99), 40)
      )
      var list = DrawList()
      list.sprite(
        .page(0, width: 30, height: 20), at: place, scale: dice.number(0.5...3),
        rotation: dice.number(-9...9), anchor: anchor)
      let batcher = Batcher()
      batcher.fill(from: list)
      let corner = batcher.spriteVertices.map { at(Double($0.x), Double($0.y)) }
      let held = corner[0] + (corner[1] - corner[0]) * anchor.x + (corner[3] - corner[0]) * anchor.y
      #expect(held.distance(to: place) < 1e-3)
      #expect((corner[1] - corner[0]).cross(corner[3] - corner[0]) > 0, "not mirrored")
    }
  }
  @Test func theShortcutForTranslationsDrawsTheSameAsTheGeneralCase() {
    var dice = Dice(seed: 17)
    for _ in 0..<200 {
      let move = at(dice.number(-50...50), dice.number(-50...50))
      let (place, turn) = (at(dice.number(0...50), 3), dice.number(-4...4))
      var (moved, placed) = (DrawList(), DrawList())
      moved.context = .init(transform: Transform(translation: move))
      moved.sprite(.page(0), at: place, rotation: turn)
      placed.sprite(.page(0), at: place + move, rotation: turn)
      let (one, other) = (Batcher(), Batcher())
      one.fill(from: moved)
      other.fill(from: placed)
      for (a, b) in zip(one.spriteVertices, other.spriteVertices) {
        #expect(abs(a.x - b.x) < 1e-3 && abs(a.y - b.y) < 1e-3)
      }
    }
  }
}
