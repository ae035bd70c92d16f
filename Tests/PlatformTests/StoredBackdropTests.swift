import Drawing
import Geometry
import TestSupport
import Testing

@testable import Platform

extension GraphicsTests {
  @Suite struct StoredBackdropTests {
    private func scenery(_ color: Color = Color(0x2F8F4E), sprite: Sprite? = nil) -> DrawList {
      var list = DrawList()
      list.shape(Shape(fill: color, grain: 0.1), in: Rect(-8, -8, 336, 256))
      list.pushClip(Rect(20, 20, 100, 90))
      list.shape(Shape(radius: 30, fill: Color(0xFFFFFF)), in: Rect(10, 10, 300, 220))
      list.popClip()
      if let sprite { list.sprite(sprite, at: at(40, 30)) }
      list.endBackdrop(key: 7)
      list.shape(Shape(radius: 9, fill: Color(0x1D5FB8)), in: Rect(150, 130, 60, 40))
      return list
    }

    private func newRenderer(_ shelf: Shelf, _ graphics: Graphics) throws -> Renderer {
      let renderer = try Renderer(
        window: graphics.window, resources: Graphics.resources, store: shelf)
      renderer.keepsBackdrops = false
      return renderer
    }

    /// The first frame of a new start, and the frame after it.
    private func start(_ list: DrawList, _ shelf: Shelf, _ graphics: Graphics) throws -> [Pixmap] {
      let renderer = try newRenderer(shelf, graphics)
      renderer.draw(list)
      let first = renderer.screenshot()
      renderer.warmUp(list)
      renderer.draw(list)
      return [first, renderer.screenshot()]
    }

    @Test(arguments: GLDialect.allCases) func theNextStartTakesItsBackdropFromTheStore(
      _ dialect: GLDialect
    ) throws {
      try Graphics.with(dialect) { graphics in
        let shelf = Shelf()
        let drawn = try start(scenery(), shelf, graphics)
        #expect(shelf.pictures.count == 1 && drawn[0] == drawn[1])
        let found = try start(scenery(), shelf, graphics)
        #expect(found == drawn && shelf.pictures.count == 1 && shelf.asked == 3)
        // What is stored is what is shown, so it was really taken from there.
        let name = try #require(shelf.pictures.keys.first)
        shelf.pictures[name]?.bytes = Array(repeating: 255, count: 320 * 240 * 4)
        let white = try start(scenery(), shelf, graphics)
        #expect(white[0].color(5, 230) == [255, 255, 255, 255])
      }
    }
    @Test func anotherBackdropHasAnotherName() throws {
      try Graphics.with { graphics in
        let shelf = Shelf()
        for color in [0x2F8F4E, 0x2F8F4F] {
          _ = try start(scenery(Color(UInt32(color))), shelf, graphics)
        }
        #expect(shelf.pictures.count == 2)
      }
    }
    /// A start with a drawing, and how it differs from other starts.
    private struct DrawnStart {
      var name: UInt64 = 99
      /// How many drawings lie before it on its page.
      var others = 0
      /// Which part of it is shown: 20 pixels from here.
      var left = 0
      var opacity = 1.0
      var y = 30.0
    }
    /// Its first frame.
    private func start(_ start: DrawnStart, _ shelf: Shelf, _ graphics: Graphics) throws -> Pixmap {
      let renderer = try newRenderer(shelf, graphics)
      let atlas = Atlas(renderer: renderer)
      for index in 0..<start.others {
        let sprite = atlas.insert(Pixmap(width: 30, height: 30), density: 1)
        renderer.identify(sprite, as: UInt64(index))
      }
      let bytes = [UInt8](repeating: 200, count: 30 * 30 * 4)
      var sprite = atlas.insert(Pixmap(width: 30, height: 30, bytes: bytes), density: 1)
      renderer.identify(sprite, as: start.name)
      let step = (sprite.u1 - sprite.u0) / 30
      sprite.u0 += UInt16(start.left) * step
      sprite.u1 = sprite.u0 + 20 * step
      var list = DrawList()
      list.shape(Shape(fill: Color(0x2F8F4E)), in: Rect(-8, -8, 336, 256))
      list.sprite(sprite, at: at(40, start.y), tint: Color(0x000000), opacity: start.opacity)
      list.endBackdrop(key: 7)
      renderer.draw(list)
      let first = renderer.screenshot()
      renderer.warmUp(list)
      return first
    }
    @Test func aBackdropIsFoundAgainWhereverItsDrawingLies() throws {
      try Graphics.with { graphics in
        let shelf = Shelf()
        let drawn = try start(DrawnStart(), shelf, graphics)
        #expect(try start(DrawnStart(others: 1), shelf, graphics) == drawn, "beside another")
        #expect(try start(DrawnStart(others: 100), shelf, graphics) == drawn, "below others")
        #expect(shelf.pictures.count == 1 && shelf.asked == 5)
      }
    }
    @Test func backdropsThatDifferHaveDifferentNames() throws {
      try Graphics.with { graphics in
        let shelf = Shelf()
        let starts = [
          DrawnStart(), DrawnStart(name: 98), DrawnStart(left: 8), DrawnStart(opacity: 0.75),
          DrawnStart(opacity: 0.5), DrawnStart(opacity: 0.25), DrawnStart(y: 34),
          DrawnStart(y: 158), DrawnStart(y: 286),
        ]
        for each in starts { _ = try start(each, shelf, graphics) }
        #expect(shelf.pictures.count == starts.count)
      }
    }
    @Test func aNameEndsWithItsPage() throws {
      try Graphics.with { graphics in
        let shelf = Shelf()
        let renderer = try newRenderer(shelf, graphics)
        for isNamed in [true, false] {
          let page = renderer.makePage(Pixmap(width: 8, height: 8))
          let sprite = Sprite(
            page: page, x: 0, y: 0, width: 8, height: 8, pageWidth: 8, pageHeight: 8, density: 1)
          if isNamed {
            renderer.identify(sprite, as: 5)
            renderer.freePage(page)
          } else {
            renderer.draw(scenery(sprite: sprite))
          }
        }
        #expect(shelf.asked == 0)
      }
    }
    @Test func aBackdropWithANamelessPictureIsNotStored() throws {
      try Graphics.with { graphics in
        let shelf = Shelf()
        let renderer = try newRenderer(shelf, graphics)
        let page = renderer.makePage(Pixmap(width: 8, height: 8))
        let sprite = Sprite(
          page: page, x: 0, y: 0, width: 8, height: 8, pageWidth: 8, pageHeight: 8, density: 1)
        let list = scenery(sprite: sprite)
        renderer.draw(list)
        renderer.warmUp(list)
        #expect(shelf.pictures.isEmpty && shelf.asked == 0)
      }
    }
    @Test func aStoredPictureOfAnotherSizeIsNotUsed() throws {
      try Graphics.with { graphics in
        let shelf = Shelf()
        let drawn = try start(scenery(), shelf, graphics)
        let name = try #require(shelf.pictures.keys.first)
        shelf.pictures[name] = Pixmap(width: 10, height: 10)
        #expect(try start(scenery(), shelf, graphics) == drawn)
        #expect(shelf.pictures[name]?.width == 320, "it is stored again")
      }
    }
  }
}
