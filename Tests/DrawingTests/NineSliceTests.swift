import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct NineSliceTests {
  private let border = EdgeInsets(top: 8, left: 30, bottom: 8, right: 10)

  @Test func cornersKeepTheirSizeWhereTheyFit() {
    let lines = border.lines(in: Size(width: 100, height: 50))
    #expect(lines.xs == [0, 30, 90, 100])
    #expect(lines.ys == [0, 8, 42, 50])
  }
  @Test func bothAxesShrinkByTheSameFactor() {
    let lines = border.lines(in: Size(width: 20, height: 50))
    #expect(lines.xs == [0, 15, 15, 20])
    #expect(lines.ys == [0, 4, 46, 50])
  }
  @Test func gridLinesNeverDecrease() {
    var dice = Dice(seed: 13)
    for _ in 0..<2000 {
      let border = EdgeInsets(
        top: dice.number(0...40), left: dice.number(0...40), bottom: dice.number(0...40),
        right: dice.number(0...40))
      let size = Size(width: dice.number(0...90), height: dice.number(0...90))
      let lines = border.lines(in: size)
      for (a, b) in zip(lines.xs, lines.xs.dropFirst()) { #expect(b >= a - 1e-9) }
      for (a, b) in zip(lines.ys, lines.ys.dropFirst()) { #expect(b >= a - 1e-9) }
      #expect(lines.xs[3] == size.width && lines.ys[3] == size.height)
    }
  }
  @Test func nothingIsDrawnIntoAnEmptyRectangle() {
    let lines = border.lines(in: .zero)
    #expect(lines.xs == [0, 0, 0, 0])
    var list = DrawList()
    list.nineSlice(.page(0), border: border, in: .zero)
    #expect(list.count == 0)
  }
  @Test func theNinePiecesCoverTheRectangle() {
    var list = DrawList()
    list.nineSlice(.page(0, width: 60, height: 30), border: border, in: Rect(10, 20, 100, 50))
    #expect(
      list.description == """
        sprite p0 10,20 → 40,28
        sprite p0 40,20 → 100,28
        sprite p0 100,20 → 110,28
        sprite p0 10,28 → 40,62
        sprite p0 40,28 → 100,62
        sprite p0 100,28 → 110,62
        sprite p0 10,62 → 40,70
        sprite p0 40,62 → 100,70
        sprite p0 100,62 → 110,70
        """)
  }
  @Test func neighbouringPiecesShareTheirTextureCoordinates() {
    var list = DrawList()
    list.nineSlice(.page(0, width: 60, height: 30), border: border, in: Rect(0, 0, 200, 90))
    let batcher = Batcher()
    batcher.fill(from: list)
    let corners = Array(batcher.spriteVertices)
    #expect(corners.count == 36)
    #expect(corners[0].u == 0 && corners[0].v == 0)
    let edges = Edges(corners)
    #expect(edges[34].u == 32767 && edges[34].v == 32767)
    for row in 0..<3 {
      for column in 0..<2 {
        let left = (row * 3 + column) * 4
        #expect(edges[left + 1].u == edges[left + 4].u)
        #expect(corners[left + 1].x == corners[left + 4].x)
      }
    }
  }
  @Test func anUpsideDownSpriteCanBeANineSlice() {
    var picture = Sprite.page(0)
    (picture.v0, picture.v1) = (32767, 0)
    var list = DrawList()
    list.nineSlice(picture, border: border, in: Rect(0, 0, 200, 90))
    let batcher = Batcher()
    batcher.fill(from: list)
    let edges = Edges(batcher.spriteVertices)
    #expect(edges[0].v == 32767 && edges[34].v == 0)
  }
}
