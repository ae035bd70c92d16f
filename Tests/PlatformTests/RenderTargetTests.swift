import CSDL2
import Drawing
import Geometry
import TestSupport
import Testing

@testable import Platform

extension GraphicsTests {
  @Suite struct RenderTargetTests {
    private func scenery(_ sprite: Sprite, _ list: inout DrawList) {
      list.shape(Shape(fill: Color(0x2F8F4E)), in: Rect(0, 0, 160, 120))
      list.sprite(sprite, at: at(40, 30), rotation: 0.3)
      list.pushClip(Rect(80, 60, 40, 40))
      list.shape(Shape(fill: Color(0xFF0000)), in: Rect(60, 80, 200, 10))
      list.popClip()
    }

    @Test func aRenderTargetShowsTheSameUprightPicture() throws {
      try Graphics.with { graphics in
        let sprite = graphics.quarters()
        let direct = graphics.picture { scenery(sprite, &$0) }
        var list = DrawList()
        scenery(sprite, &list)
        let page = graphics.renderer.draw(list, size: Size(width: 160, height: 120), density: 1)
        var upward = Sprite(
          page: page, x: 0, y: 0, width: 160, height: 120, pageWidth: 160, pageHeight: 120,
          density: 1)
        swap(&upward.v0, &upward.v1)
        let shown = graphics.picture { $0.image(upward, in: Rect(0, 0, 160, 120)) }
        #expect(shown.matches(direct, .blended))
        #expect(direct.color(100, 85) == Paint.red && shown.color(100, 85) == Paint.red)
        #expect(shown.color(70, 85) == [0x2F, 0x8F, 0x4E, 255], "clipped there, too")
        graphics.renderer.freePage(page)
        graphics.renderer.freePage(sprite.page)
      }
    }
    /// A framebuffer name that GL does not use.
    private func freshName(_ graphics: Graphics) -> GLuint {
      var name: GLuint = 0
      graphics.renderer.gl.genFramebuffers(1, &name)
      graphics.renderer.gl.deleteFramebuffers(1, &name)
      return name
    }
    /// Whether a framebuffer exists: the core profile binds no other.
    private func lives(_ name: GLuint, _ graphics: Graphics) -> Bool {
      let gl = graphics.renderer.gl
      gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), name)
      defer { gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), 0) }
      return gl.getError() == 0
    }

    @Test func aFreedPageLeavesNoFramebufferBehind() throws {
      try Graphics.with { graphics in
        let (first, pages) = (freshName(graphics), graphics.renderer.textures.count)
        for _ in 0..<20 {
          let page = graphics.renderer.draw(DrawList(), size: Size(16), density: 1)
          graphics.renderer.freePage(page)
        }
        let names = first..<max(first + 1, freshName(graphics))
        #expect(names.count { lives($0, graphics) } == 0)
        #expect(graphics.renderer.textures.count <= pages + 1)
      }
    }
    @Test func drawingToAPageDoesNotChangeTheWindow() throws {
      try Graphics.with { graphics in
        let before = graphics.picture { $0.shape(Shape(), in: Rect(10, 10, 300, 220)) }
        let page = graphics.renderer.draw(DrawList(), size: Size(16), density: 3)
        graphics.renderer.freePage(page)
        #expect(before == graphics.picture { $0.shape(Shape(), in: Rect(10, 10, 300, 220)) })
      }
    }
  }

  @Suite struct AtlasTests {
    private func picture(_ width: Int, _ height: Int, _ value: UInt8) -> Pixmap {
      Pixmap(
        width: width, height: height, bytes: Array(repeating: value, count: width * height * 4))
    }

    @Test func picturesShareAPageAndKeepTheirPixels() throws {
      try Graphics.with { graphics in
        let atlas = Atlas(renderer: graphics.renderer)
        defer { atlas.removeAll() }
        let sprites = (1...9).map { atlas.insert(picture(20, 14, UInt8($0 * 25)), density: 2) }
        #expect(atlas.pageCount == 1 && Set(sprites.map(\.page)).count == 1)
        #expect(sprites[0].width == 10 && sprites[0].height == 7)
        let shown = graphics.picture { list in
          for (index, sprite) in sprites.enumerated() {
            list.sprite(sprite, at: at(20 + Double(index) * 30, 40), scale: 2, blend: .opaque)
          }
        }
        for index in 0..<9 {
          // The very corners too: no neighbour bleeds in.
          for (x, y) in [(0, 0), (-9, -6), (9, 6)] {
            let value = shown.color(20 + index * 30 + x, 40 + y)[0]
            #expect(abs(value - (index + 1) * 25) <= 1, "filtering rounds")
          }
        }
      }
    }
    @Test func whenAPageIsFullAnotherIsAdded() throws {
      try Graphics.with { graphics in
        let atlas = Atlas(renderer: graphics.renderer)
        defer { atlas.removeAll() }
        var pages: Set<TexturePage> = []
        for count in 1...5 {
          pages.insert(atlas.insert(picture(1000, 1000, 9), density: 1).page)
          #expect(atlas.pageCount == (count + 1) / 2)
        }
        #expect(pages.count == 3 && !atlas.isCrowded)
        let small = atlas.insert(picture(10, 10, 9), density: 1)
        #expect(pages.contains(small.page), "a small one fits beside them")
      }
    }
    @Test func aPictureLargerThanAPageGetsItsOwnPage() throws {
      try Graphics.with { graphics in
        let atlas = Atlas(renderer: graphics.renderer)
        defer { atlas.removeAll() }
        let small = atlas.insert(picture(10, 10, 9), density: 1)
        let large = atlas.insert(picture(2500, 30, 200), density: 1)
        #expect(large.page != small.page && large.width == 2500)
        #expect(large.u0 == 0 && large.u1 == 2500 * 8)
        let shown = graphics.picture { $0.image(large, in: Rect(0, 0, 320, 30)) }
        #expect(shown.color(5, 5)[0] == 200 && shown.color(315, 25)[0] == 200)
      }
    }
    @Test func aLargePictureIsMadeWhenItIsFirstDrawn() throws {
      try Graphics.with { graphics in
        let atlas = Atlas(renderer: graphics.renderer)
        defer { atlas.removeAll() }
        var made = 0
        let pixmap = picture(300, 200, 200)
        let large = atlas.insert(width: 300, height: 200, density: 1) {
          made += 1
          return pixmap
        }
        let other = atlas.insert(pixmap, density: 1)
        #expect(made == 0 && large.page != other.page)
        let shown = [large, large, other].map { sprite in
          graphics.picture { $0.sprite(sprite, at: at(160, 120), rotation: 0.1) }
        }
        #expect(shown[0] == shown[2], "its edges are as smooth")
        #expect(shown[1] == shown[0] && made == 1)
      }
    }
    @Test func aLargePictureThatIsNeverDrawnIsNotMade() throws {
      try Graphics.with { graphics in
        let atlas = Atlas(renderer: graphics.renderer)
        var sprites: [Sprite] = []
        for _ in 0..<2 {
          sprites.append(
            atlas.insert(width: 300, height: 200, density: 1) {
              Issue.record("It was made.")
              return Pixmap(width: 300, height: 200)
            })
          atlas.removeAll()
        }
        #expect(sprites[0].page == sprites[1].page, "the page is free again")
      }
    }
    @Test func anEmptiedAtlasFreesItsPages() throws {
      try Graphics.with { graphics in
        let atlas = Atlas(renderer: graphics.renderer)
        let first = atlas.insert(picture(10, 10, 9), density: 1).page
        atlas.removeAll()
        #expect(atlas.pageCount == 0)
        #expect(atlas.insert(picture(10, 10, 9), density: 1).page == first)
        atlas.removeAll()
      }
    }
  }
}
