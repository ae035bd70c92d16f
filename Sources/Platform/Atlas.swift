public import Drawing

/// Packs pictures and glyphs on as few texture pages as possible.
@MainActor public final class Atlas {
  /// The side of a page in pixels; GLES 3.0 guarantees 2048.
  private static let side = 2048
  private let renderer: Renderer
  private var pages: [(page: TexturePage, packer: ShelfPacker)] = []

  /// An atlas without pages; the renderer creates their textures.
  public init(renderer: Renderer) { self.renderer = renderer }

  /// How many pages are in use.
  public var pageCount: Int { pages.count }

  /// Puts a picture on a page; a picture larger than a page gets one of its own.
  ///
  /// `density`: pixels per point, which gives the sprite its natural size.
  public func insert(_ pixmap: Pixmap, density: Double) -> Sprite {
    guard pixmap.width <= Self.side - 2, pixmap.height <= Self.side - 2 else {
      let page = renderer.makePage(pixmap)
      pages.append((page, ShelfPacker(width: 0, height: 0)))
      return Sprite(
        page: page, x: 0, y: 0, width: pixmap.width, height: pixmap.height,
        pageWidth: pixmap.width, pageHeight: pixmap.height, density: density)
    }
    for index in pages.indices {
      if let place = pages[index].packer.place(width: pixmap.width, height: pixmap.height) {
        return put(pixmap, on: pages[index].page, place, density)
      }
    }
    let page = renderer.makePage(width: Self.side, height: Self.side)
    pages.append((page, ShelfPacker(width: Self.side, height: Self.side)))
    let place = pages[pages.count - 1].packer.place(width: pixmap.width, height: pixmap.height)
    return put(pixmap, on: page, place ?? (0, 0), density)
  }

  /// Removes everything, because the density changed or too many sizes were requested.
  public func removeAll() {
    for (page, _) in pages { renderer.freePage(page) }
    pages.removeAll()
  }

  private func put(
    _ pixmap: Pixmap, on page: TexturePage, _ at: (x: Int, y: Int), _ density: Double
  )
    -> Sprite
  {
    // Smooth sampling blends the edge with the clear pixel around it.
    renderer.upload(pixmap.bordered(), to: page, x: at.x - 1, y: at.y - 1)
    return Sprite(
      page: page, x: at.x, y: at.y, width: pixmap.width, height: pixmap.height,
      pageWidth: Self.side, pageHeight: Self.side, density: density)
  }
}
