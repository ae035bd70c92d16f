public import Drawing

/// Packs pictures and glyphs on as few texture pages as possible.
@MainActor public final class Atlas {
  /// The width of a page in pixels; GLES 3.0 guarantees 2048.
  ///
  /// It is the same for all, because the rounding of texture coordinates follows from the longest side.
  private static let side = 2048
  /// The heights of the first pages and of the others.
  ///
  /// A software driver clears a page when it is made, which takes 4 ms for a square of 2048 pixels.
  private static let heights = [256, 512, 512, 1024]
  /// A picture with more pixels is large: one of a backdrop's.
  private static let large = side * side / 16
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

  /// Whether a picture of this size should wait until it is drawn.
  public static func isLarge(width: Int, height: Int) -> Bool { width * height > large }

  /// Puts a large picture on a page of its own; `load` makes it when it is first drawn.
  ///
  /// `density`: pixels per point, which gives the sprite its natural size.
  public func insert(width: Int, height: Int, density: Double, load: @escaping () -> Pixmap)
    -> Sprite
  {
    let (wide, high) = (width + 2, height + 2)
    let page = renderer.makePage(width: wide, height: high) { load().bordered() }
    pages.append((page, ShelfPacker(width: wide, height: high, isFull: true)))
    return Sprite(
      page: page, x: 1, y: 1, width: width, height: height, pageWidth: wide, pageHeight: high,
      density: density)
  }

  /// Puts a picture on a page; a picture larger than a page gets one of its own.
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
    let shared = pages.count { $0.packer.width == Self.side }
    let heights = Self.heights.dropFirst(min(shared, Self.heights.count - 1))
    var packer = ShelfPacker(
      width: Self.side, height: heights.first { pixmap.height <= $0 - 2 } ?? Self.side)
    let place = packer.place(width: pixmap.width, height: pixmap.height)
    pages.append((renderer.makePage(width: packer.width, height: packer.height), packer))
    return put(pixmap, on: pages.count - 1, place ?? (0, 0), density)
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
