import CSDL2
import Drawing
import Foundation
import Geometry
import Testing

@testable import Platform

/// All tests that draw, one after the other: GL has one current context.
@Suite(.serialized) struct GraphicsTests {}

/// A window of 320 × 240 with its renderer, shared by the tests of a dialect.
final class Graphics {
  static let size = Size(width: 320, height: 240)
  private static var shared: Graphics?

  let window: Window
  let renderer: Renderer
  private let context: SDL_GLContext?

  private init(_ dialect: GLDialect) throws {
    window = try Window(
      title: "Tests", size: Self.size, isVisible: false, dialects: [dialect])
    context = SDL_GL_GetCurrentContext()
    renderer = try Renderer(window: window, resources: Self.resources)
    renderer.drawsOnlyChanges = false
    renderer.warmUp(DrawList())
  }

  /// Runs `body` with the window of a dialect, and closes one of another dialect first.
  ///
  /// A context belongs to one thread at a time, and the main actor may resume on another, so it is made
  /// current before each test and released after it.
  @discardableResult static func with<Result>(
    _ dialect: GLDialect = .core33, _ body: (Graphics) throws -> Result
  ) throws -> Result {
    setenv("SDL_VIDEODRIVER", "offscreen", 1)
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1)
    if let open = shared {
      SDL_GL_MakeCurrent(open.window.handle, open.context)
      if open.window.dialect != dialect { shared = nil }
    }
    let graphics = try shared ?? Graphics(dialect)
    shared = graphics
    defer { SDL_GL_MakeCurrent(graphics.window.handle, nil) }
    return try body(graphics)
  }

  static var resources: ResourceLocator {
    let root = Fixture.path("../../..")
    return ResourceLocator(program: "", environment: ["RECREO_RESOURCES": root])
  }

  /// The pixels of a drawn list.
  func picture(_ build: (inout DrawList) -> Void) -> Pixmap {
    var list = DrawList()
    build(&list)
    return picture(list)
  }
  func picture(_ list: DrawList) -> Pixmap {
    renderer.draw(list)
    return renderer.screenshot()
  }

  /// A sprite of 40 × 40 points with red, green, blue and white quarters.
  func quarters() -> Sprite {
    var pixmap = Pixmap(width: 20, height: 20)
    for y in 0..<20 {
      for x in 0..<20 {
        let color: [UInt8] =
          switch (x < 10, y < 10) {
          case (true, true): [255, 0, 0, 255]
          case (false, true): [0, 255, 0, 255]
          case (true, false): [0, 0, 255, 255]
          case (false, false): [255, 255, 255, 255]
          }
        pixmap.bytes.replaceSubrange(((y * 20 + x) * 4)..<((y * 20 + x) * 4 + 4), with: color)
      }
    }
    return Sprite(
      page: renderer.makePage(pixmap), x: 0, y: 0, width: 20, height: 20, pageWidth: 20,
      pageHeight: 20, density: 0.5)
  }
}

/// Colours in screenshots.
enum Paint {
  static let red = [255, 0, 0, 255]
  static let green = [0, 255, 0, 255]
  static let blue = [0, 0, 255, 255]
  static let white = [255, 255, 255, 255]
  static let black = [0, 0, 0, 255]
}
