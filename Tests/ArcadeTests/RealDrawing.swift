import Drawing
import Foundation
import Geometry
import Platform
import Stage

@testable import Live

/// The program's own fonts and drawings for scenes without a window.
@MainActor final class RealDrawing {
  /// What a sprite shows if it is to be read.
  enum Mark: Hashable {
    case letter(TextStyle)
    case sign
  }
  /// A rectangle of a texture, as draw lists have it.
  struct Part: Hashable {
    var page: TexturePage
    var u0, v0, u1, v1: UInt16
  }

  let renderer: Renderer
  private(set) var marks: [Part: Mark] = [:]
  private let atlas: Atlas
  private let fonts: FontBook
  private let library: ArtLibrary
  private let pictures: PictureCache
  private let queue = PostQueue()

  init() throws {
    setenv("SDL_VIDEODRIVER", "offscreen", 1)
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1)
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let checkout = folder.appending(path: "../..").standardized.path
    let resources = ResourceLocator(
      program: "/nowhere", environment: ["RECREO_RESOURCES": checkout])
    let window = try Window(title: "Tests", size: Size(width: 320, height: 240), isVisible: false)
    renderer = try Renderer(window: window, resources: resources)
    renderer.keepsBackdrops = false
    atlas = Atlas(renderer: renderer)
    fonts = try FontBook(atlas: atlas, density: 1, resources: resources)
    let drawings = ArtCache(folder: checkout + "/.build/art", budget: .max)
    pictures = PictureCache(
      resources: resources, drawings: drawings, own: [], renderer: renderer, queue: queue,
      report: { _ in })
    library = ArtLibrary(
      resources: resources, cache: drawings, atlas: atlas, renderer: renderer, pictures: pictures,
      report: { _ in })
  }

  /// The fonts; `marks` gets the style of each letter.
  var typesetter: Typesetter {
    var typesetter = fonts.typesetter
    let glyph = typesetter.glyph
    typesetter.glyph = { [self] scalar, style in
      let glyph = glyph(scalar, style)
      if let sprite = glyph.sprite { marks[Part(sprite)] = .letter(style) }
      return glyph
    }
    return typesetter
  }

  /// The drawings; `marks` gets the icons.
  var art: ArtSource {
    var art = library.source
    let sprite = art.sprite
    art.sprite = { [self] name, size in
      let drawing = sprite(name, size)
      if name.hasPrefix("icon-"), let drawing { marks[Part(drawing)] = .sign }
      return drawing
    }
    return art
  }

  /// Waits for the requested pictures.
  func settle() {
    queue.drain()
    while pictures.pending > 0 {
      Thread.sleep(forTimeInterval: 0.001)
      queue.drain()
    }
  }

  /// Draws a list at the size of the scene's window.
  func picture(of list: DrawList, for table: SceneHarness) -> Pixmap {
    renderer.picture(of: list, size: table.stage.bounds.size, density: 1)
  }

  /// Opens a scene with these drawings and waits until it is at rest.
  func table(_ window: Size, _ open: (Size) throws -> SceneHarness) throws -> SceneHarness {
    removeAll()
    (SceneHarness.typesetter, SceneHarness.art) = (typesetter, art)
    SceneHarness.frame = .milliseconds(100)
    defer {
      (SceneHarness.typesetter, SceneHarness.art) = (nil, .none)
      SceneHarness.frame = SceneHarness.usualFrame
    }
    let table = try open(window)
    table.stage.drawsGrain = false
    for _ in 0..<2 {
      table.pass(.milliseconds(500))
      settle()
    }
    return table
  }

  /// Empties all caches; scenes opened before cannot be drawn any more.
  func removeAll() {
    atlas.removeAll()
    fonts.removeAll()
    library.removeAll()
    marks.removeAll()
  }
}

extension RealDrawing.Part {
  init(_ sprite: Sprite) {
    self.init(page: sprite.page, u0: sprite.u0, v0: sprite.v0, u1: sprite.u1, v1: sprite.v1)
  }
}
