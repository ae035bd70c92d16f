import Drawing
import Geometry
import TestSupport
import Testing

@testable import Platform

extension GraphicsTests {
  /// Shader programs that an earlier start stored.
  @Suite struct StoredShaderTests {
    private func picture(_ shelf: Shelf, _ graphics: Graphics) throws -> Pixmap {
      let renderer = try Renderer(
        window: graphics.window, resources: Graphics.resources, store: shelf)
      var list = DrawList()
      list.shape(Shape(radius: 30, fill: Color(0x2F8F4E)), in: Rect(10, 10, 200, 120))
      let page = renderer.makePage(
        Pixmap(width: 8, height: 8, bytes: Array(repeating: 200, count: 256)))
      let sprite = Sprite(
        page: page, x: 0, y: 0, width: 8, height: 8, pageWidth: 8, pageHeight: 8, density: 1)
      list.sprite(sprite, at: at(250, 180))
      renderer.draw(list)
      return renderer.screenshot()
    }

    @Test(arguments: GLDialect.allCases) func theNextStartDrawsTheSameWithStoredPrograms(
      _ dialect: GLDialect
    ) throws {
      try Graphics.with(dialect) { graphics in
        let shelf = Shelf()
        let first = try picture(shelf, graphics)
        #expect(shelf.programs.count == 6)
        let stored = shelf.programs
        #expect(try picture(shelf, graphics) == first)
        #expect(shelf.programs == stored, "none was built again")
      }
    }

    @Test func aDamagedProgramIsBuiltAgain() throws {
      try Graphics.with { graphics in
        let shelf = Shelf()
        let first = try picture(shelf, graphics)
        let stored = shelf.programs
        for damage in [[], [1, 2, 3], Array(repeating: 255, count: 5000)] as [[UInt8]] {
          shelf.programs = stored.mapValues { _ in damage }
          #expect(try picture(shelf, graphics) == first)
          #expect(shelf.programs == stored)
        }
      }
    }

    @Test func theProgramsOfTheTwoVersionsOfGLHaveDifferentNames() throws {
      let shelf = Shelf()
      for dialect in GLDialect.allCases {
        try Graphics.with(dialect) { _ = try picture(shelf, $0) }
      }
      #expect(shelf.programs.count == 12)
    }
  }
}
