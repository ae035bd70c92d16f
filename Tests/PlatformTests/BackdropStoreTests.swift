import Drawing
import Geometry
import TestSupport
import Testing

@testable import Platform

extension GraphicsTests {
  @Suite struct BackdropStoreTests {
    private final class Shelf {
      var pictures: [UInt64: Pixmap] = [:]
      var asked = 0
      var store: BackdropStore {
        BackdropStore(
          find: { [self] name in
            asked += 1
            return pictures[name]
          }, store: { [self] in pictures[$0] = $1 })
      }
    }

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
      let renderer = try Renderer(window: graphics.window, resources: Graphics.resources)
      renderer.keepsBackdrops = false
      renderer.backdropStore = shelf.store
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
        #expect(found == drawn && shelf.pictures.count == 1 && shelf.asked == 2)
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
    /// The first frame of a start with a drawing of one gray, after others on its page.
    private func start(
      gray: UInt8, name: UInt64, after count: Int = 0, from left: UInt16 = 0, _ shelf: Shelf,
      _ graphics: Graphics
    ) throws -> Pixmap {
      let renderer = try newRenderer(shelf, graphics)
      let atlas = Atlas(renderer: renderer)
      for index in 0..<count {
        let sprite = atlas.insert(Pixmap(width: 20, height: 20), density: 1)
        renderer.identify(sprite, as: UInt64(index))
      }
      let bytes = [UInt8](repeating: gray, count: 30 * 30 * 4)
      var sprite = atlas.insert(Pixmap(width: 30, height: 30, bytes: bytes), density: 1)
      renderer.identify(sprite, as: name)
      sprite.u0 += left
      let list = scenery(sprite: sprite)
      renderer.draw(list)
      let first = renderer.screenshot()
      renderer.warmUp(list)
      return first
    }
    @Test func aBackdropIsFoundAgainWhereverItsDrawingLies() throws {
      try Graphics.with { graphics in
        let shelf = Shelf()
        let drawn = try start(gray: 200, name: 99, shelf, graphics)
        #expect(try start(gray: 200, name: 99, after: 3, shelf, graphics) == drawn)
        #expect(shelf.pictures.count == 1)
        #expect(try start(gray: 100, name: 98, shelf, graphics) != drawn)
        #expect(shelf.pictures.count == 2)
        _ = try start(gray: 200, name: 99, from: 8, shelf, graphics)
        #expect(shelf.pictures.count == 3, "another part of a drawing is another picture")
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
