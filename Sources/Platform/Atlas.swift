public import Drawing

/// Packs pictures and glyphs on as few texture pages as possible.
@MainActor public final class Atlas {
  /// The width of a page in pixels; GLES 3.0 guarantees 2048.
  ///
  /// It is the same for all, because the rounding of texture coordinates follows from the longest side.
  private static let side = 2048
  /// The height of the first page, of the others, and of those for taller pictures.
  ///
  /// A software driver clears a page when it is made, which takes 4 ms for a square of 2048 pixels.
  private static let heights = [512, 1024, side]
  /// More pixels than this are too many.
  private static let limit = 2 * side * side
  private let renderer: Renderer
  private var pages: [(page: TexturePage, packer: ShelfPacker)] = []

  /// An atlas without pages; the renderer creates their textures.
  public init(renderer: Renderer) { self.renderer = renderer }

  /// How many pages are in use.
  public var pageCount: Int { pages.count }
  /// Whether so many sizes were requested that it is better to begin again.
  public var isCrowded: Bool {
    pages.reduce(0) { $0 + $1.packer.width * $1.packer.height } > Self.limit
  }

  /// Puts a picture on a page; a picture larger than a page gets one of its own.
  ///
  /// `density`: pixels per point, which gives the sprite its natural size.
  public func insert(_ pixmap: Pixmap, density: Double) -> Sprite {
    guard pixmap.width <= Self.side - 2, pixmap.height <= Self.side - 2 else {
      let page = renderer.makePage(pixmap)
      pages.append((page, ShelfPacker(width: pixmap.width, height: pixmap.height, isFull: true)))
      return Sprite(
        page: page, x: 0, y: 0, width: pixmap.width, height: pixmap.height,
        pageWidth: pixmap.width, pageHeight: pixmap.height, density: density)
    }
    for index in pages.indices {
      if let place = pages[index].packer.place(width: pixmap.width, height: pixmap.height) {
        return put(pixmap, on: index, place, density)
      }
    }
    var packer = Self.packer(for: pixmap, isFirst: pages.isEmpty)
    let place = packer.place(width: pixmap.width, height: pixmap.height)
    pages.append((renderer.makePage(width: packer.width, height: packer.height), packer))
    return put(pixmap, on: pages.count - 1, place ?? (0, 0), density)
  }

  /// An empty page with room for a picture.
  private static func packer(for pixmap: Pixmap, isFirst: Bool) -> ShelfPacker {
    let height = heights.dropFirst(isFirst ? 0 : 1).first { pixmap.height <= $0 - 2 }
    return ShelfPacker(width: side, height: height ?? side)
  }

  /// Removes everything, because the density changed or too many sizes were requested.
  public func removeAll() {
    for (page, _) in pages { renderer.freePage(page) }
    pages.removeAll()
  }

  private func put(
    _ pixmap: Pixmap, on index: Int, _ at: (x: Int, y: Int), _ density: Double
  ) -> Sprite {
    let (page, packer) = pages[index]
    // Smooth sampling blends the edge with the clear pixel around it.
    renderer.upload(pixmap.bordered(), to: page, x: at.x - 1, y: at.y - 1)
    return Sprite(
      page: page, x: at.x, y: at.y, width: pixmap.width, height: pixmap.height,
      pageWidth: packer.width, pageHeight: packer.height, density: density)
  }
}
