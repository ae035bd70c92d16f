/// Finds space for rectangles on a page, shelf by shelf.
///
/// Glyphs and sprites of one kind have similar heights, so shelves waste little. Space is never
/// freed; a page is discarded as a whole when the density changes.
public struct ShelfPacker: Hashable, Sendable {
  private struct Shelf: Hashable, Sendable {
    var y, height, x: Int
  }
  /// The size of the page, in pixels.
  public let width, height: Int
  private var shelves: [Shelf] = []
  private var top = 0

  /// A page of this size in pixels, empty unless it `isFull`.
  public init(width: Int, height: Int, isFull: Bool = false) {
    self.width = width
    self.height = height
    top = isFull ? height : 0
  }

  /// Reserves a rectangle with a margin of one pixel and returns its upper left corner, or nil if
  /// the page is full.
  public mutating func place(width w: Int, height h: Int) -> (x: Int, y: Int)? {
    let (w, h) = (w + 2, h + 2)
    guard w <= width else { return nil }
    let fitting = shelves.indices.filter {
      shelves[$0].height >= h && shelves[$0].height <= h + h / 2 && shelves[$0].x + w <= width
    }
    if let best = fitting.min(by: { shelves[$0].height < shelves[$1].height }) {
      defer { shelves[best].x += w }
      return (shelves[best].x + 1, shelves[best].y + 1)
    }
    guard top + h <= height else { return nil }
    shelves.append(Shelf(y: top, height: h, x: w))
    defer { top += h }
    return (1, top + 1)
  }
}
