import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct ShapeVertexTests {
  private func corners(
    _ shape: Shape, in rect: Rect, pixel: Double = 1, transform: Transform = .identity
  ) -> [ShapeVertex] {
    var list = DrawList()
    list.context = .init(transform: transform)
    list.shape(shape, in: rect)
    let batcher = Batcher()
    batcher.fill(from: list, pixel: pixel)
    return Array(batcher.shapeVertices)
  }

  @Test func aSharpShapesQuadIsOnlyOnePixelLarger() {
    let corner = corners(Shape(), in: Rect(10, 20, 30, 40), pixel: 0.5)
    #expect(corner.map(\.x) == [9.5, 40.5, 40.5, 9.5])
    #expect(corner.map(\.y) == [19.5, 19.5, 60.5, 60.5])
    #expect(corner.allSatisfy { $0.halfWidth == 15 && $0.halfHeight == 20 })
  }
  @Test func aSoftShapesQuadHasRoomForItsBlur() {
    let corner = corners(Shape(softness: 20), in: Rect(100, 100, 50, 50))
    #expect(corner[0].x == 79 && corner[0].y == 79)
    #expect(corner[2].x == 171 && corner[2].y == 171)
    #expect(corner[2].localX == 46 && corner[0].localY == -46)
    #expect(corner[0].halfWidth == 25, "the shape itself has the same size")
  }
  @Test func aRadiusIsAtMostHalfTheShorterSide() {
    #expect(corners(Shape(radius: 50), in: Rect(0, 0, 30, 90))[0].radius == 15)
    #expect(corners(Shape(radius: 8), in: Rect(0, 0, 30, 90))[0].radius == 8)
  }
  @Test func thePictureFillsTheShapeExactly() {
    var part = Sprite.page(0)
    (part.u0, part.u1, part.v0, part.v1) = (10_000, 20_000, 30_000, 20_000)
    let corner = corners(Shape(sprite: part), in: Rect(0, 0, 100, 50), pixel: 1)
    // One point outside 100 points is a hundredth of the picture.
    #expect(corner.map(\.u) == [9_900, 10_200, 10_200, 0])
    #expect(corner.map(\.v) == [30_200, 0, -10_400, -10_400])
  }
  @Test func textureCoordinatesStayWithinThePage() {
    let corner = corners(Shape(sprite: .page(0)), in: Rect(0, 0, 10, 10))
    #expect(corner.map(\.u) == [0, 32767, 32767, 0])
  }
  @Test func grainAndPictureShareOneVertexField() {
    #expect(corners(Shape(grain: 0.25), in: Rect(0, 0, 9, 9))[0].grainAndPicture == 0.25)
    #expect(
      corners(Shape(grain: 0.25, sprite: .page(0)), in: Rect(0, 0, 9, 9))[0].grainAndPicture
        == 4.25)
  }
  @Test func aTurnedShapeKeepsItsLocalCoordinates() {
    let turn = Transform(scale: 2, rotation: .pi / 2, about: at(25, 25), offset: .zero)
    let corner = corners(Shape(), in: Rect(0, 0, 50, 50), pixel: 0, transform: turn)
    #expect(abs(corner[0].x - 75) < 1e-4 && abs(corner[0].y + 25) < 1e-4)
    #expect(corner[0].localX == -25 && corner[0].localY == -25)
  }
  @Test func aShapeWithoutSizeIsHarmless() {
    let corner = corners(Shape(radius: 9, sprite: .page(0)), in: .zero)
    #expect(corner.allSatisfy { $0.u == 0 && $0.radius == 0 && $0.x.isFinite })
  }
  @Test func aShadowsOffsetAndSoftnessFollowFromItsElevation() {
    var list = DrawList()
    list.shadow(of: Rect(0, 0, 100, 100), radius: 16, elevation: .lifted)
    let batcher = Batcher()
    batcher.fill(from: list)
    let corner = batcher.shapeVertices[0]
    // Offset 2 and 8, blur 20: softness 10 and one pixel.
    #expect(corner.x == -9 && corner.y == -3)
    #expect(corner.fill >> 24 == 51, "20 %")
  }
}
