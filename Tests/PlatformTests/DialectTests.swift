import CSDL2
import Drawing
import Geometry
import TestSupport
import Testing

@testable import Platform

extension GraphicsTests {
  @Suite struct DialectTests {
    /// Both dialects use the same driver; rounding may differ by a step or two.
    private static let dialects = Tolerance(channel: 2, pixels: 40)

    private func draw(_ sprite: Sprite, into list: inout DrawList) {
      let all = Rect(0, 0, 320, 240)
      list.shape(Shape(fill: Color(0xF6F1E7), grain: 0.02), in: all)
      list.shadow(of: Rect(20, 20, 100, 60), radius: 16, elevation: .lifted)
      list.shape(
        Shape(radius: 16, fill: Color(0xFFFCF5), border: 4, borderColor: Color(0x2F6DB0)),
        in: Rect(20, 20, 100, 60))
      list.sprite(sprite, at: at(200, 60), scale: 1.5, rotation: 0.4)
      list.shape(Shape(radius: 17, sprite: sprite), in: Rect(40, 120, 80, 80))
      list.pushClip(Rect(180, 140, 60, 40))
      list.sprite(sprite, at: at(200, 160), scale: 3, opacity: 0.5)
      list.popClip()
      list.sprite(sprite, at: at(280, 200), tint: Color(0x808080), blend: .additive)
    }

    @Test func bothDialectsDrawTheSamePicture() throws {
      var pictures: [Pixmap] = []
      for dialect in GLDialect.allCases {
        try Graphics.with(dialect) { graphics in
          #expect(graphics.window.dialect == dialect)
          #expect(graphics.window.graphicsDescription.contains(dialect.rawValue))
          let sprite = graphics.quarters()
          let picture = graphics.picture { draw(sprite, into: &$0) }
          #expect(picture == graphics.picture { draw(sprite, into: &$0) }, "the same twice")
          #expect(graphics.window.gl.getError() == 0)
          graphics.renderer.freePage(sprite.page)
          pictures.append(picture)
        }
      }
      #expect(pictures.count == 2 && pictures[0].matches(pictures[1], Self.dialects))
      #expect(pictures[0].width == 320 && pictures[0].height == 240)
    }
    @Test func theWindowHasTheSizeAskedFor() throws {
      try Graphics.with { graphics in
        #expect(graphics.window.unitSize == Graphics.size)
        #expect(graphics.window.density == 1)
        graphics.window.scale = 2
        defer { graphics.window.scale = 1 }
        #expect(graphics.window.size == Size(width: 160, height: 120))
        #expect(graphics.window.density == 2)
        let picture = graphics.picture { $0.shape(Shape(), in: Rect(0, 0, 80, 60)) }
        #expect(picture.color(150, 110) == Paint.white && picture.color(165, 125) == Paint.black)
      }
    }
    @Test func aMissingShaderIsNamed() throws {
      try Graphics.with { graphics in
        #expect {
          try Renderer(
            window: graphics.window,
            resources: ResourceLocator(program: "/nowhere/recreo", environment: [:]))
        } throws: { "\($0)".contains("/nowhere/Shaders/sprite.vert") }
      }
    }
    @Test func withoutGraphicsTheErrorNamesEveryAttempt() {
      let error = GraphicsError(attempts: ["OpenGL 3.3 core failed (a)", "OpenGL ES failed (b)"])
      #expect("\(error)".contains("(a); OpenGL ES failed (b)"))
      #expect("\(error)".contains("libgles2"))
    }
  }
}
