/// Turns a draw list into vertices and as few batches as its order allows.
///
/// It owns raw memory that only grows, so a frame allocates nothing: corners are written straight
/// to the memory that is uploaded to the GPU.
public final class Batcher {
  /// Sixteen-bit indices reach 65 536 vertices, or 16 384 quads.
  ///
  /// No batch crosses a multiple of that.
  public static let quadLimit = 16_384

  @usableFromInline @exclusivity(unchecked) var spriteMemory: UnsafeMutablePointer<Vertex>
  private var spriteCapacity = 256
  private var shapeMemory: UnsafeMutablePointer<ShapeVertex>
  private var shapeCapacity = 64
  /// The number of sprite corners that the last `fill` wrote.
  private(set) var spriteCount = 0
  /// The number of shape corners that the last `fill` wrote.
  private(set) var shapeCount = 0
  /// What the renderer executes for the last `fill`, in order.
  public private(set) var batches: [Batch] = []

  /// A batcher with room for 256 sprites and 64 shapes; it grows as needed.
  public init() {
    spriteMemory = .allocate(capacity: spriteCapacity * 4)
    shapeMemory = .allocate(capacity: shapeCapacity * 4)
  }

  deinit {
    spriteMemory.deallocate()
    shapeMemory.deallocate()
  }

  /// The corners of all sprites, four per sprite: upper left, upper right, lower right, lower
  /// left.
  public var spriteVertices: UnsafeBufferPointer<Vertex> {
    UnsafeBufferPointer(start: spriteMemory, count: spriteCount)
  }
  /// The corners of all shapes, in the same order.
  public var shapeVertices: UnsafeBufferPointer<ShapeVertex> {
    UnsafeBufferPointer(start: shapeMemory, count: shapeCount)
  }

  /// Replaces the vertices and batches of the last frame with those of `list`.
  ///
  /// `pixel` is the size of a pixel in points: shapes are enlarged by it for their soft edge.
  public func fill(from list: borrowing DrawList, pixel: Double = 1) {
    batches.removeAll(keepingCapacity: true)
    reserve(sprites: list.items.count, shapes: list.shapes.count)
    spriteCount = list.items.count * 4
    shapeCount = list.shapes.count * 4
    var index = 0
    while index < list.commands.count {
      switch list.commands[index] {
      case .sprites(let from):
        write(list, sprites: from..<list.end(after: index, sprites: true))
      case .shapes(let from):
        write(list, shapes: from..<list.end(after: index, sprites: false), pixel: pixel)
      case .clip(let rect): batches.append(.clip(rect))
      case .endBackdrop(let key): batches.append(.endBackdrop(key: key))
      case .blurBehind(let key, let opacity):
        batches.append(.blurBehind(key: key, opacity: opacity))
      }
      index += 1
    }
  }

  private func reserve(sprites: Int, shapes: Int) {
    if sprites > spriteCapacity {
      spriteCapacity = sprites * 2
      spriteMemory.deallocate()
      spriteMemory = .allocate(capacity: spriteCapacity * 4)
    }
    if shapes > shapeCapacity {
      shapeCapacity = shapes * 2
      shapeMemory.deallocate()
      shapeMemory = .allocate(capacity: shapeCapacity * 4)
    }
  }

  private func write(_ list: borrowing DrawList, sprites range: Range<Int>) {
    let memory = spriteMemory
    list.items.withUnsafeBufferPointer { items in
      var start = range.lowerBound
      while start < range.upperBound {
        let (page, blend) = (items[start].page, items[start].blend)
        let limit = min(range.upperBound, (start / Self.quadLimit + 1) * Self.quadLimit)
        var index = start
        while index < limit, items[index].page == page, items[index].blend == blend {
          Self.write(items[index], to: memory + index * 4)
          index += 1
        }
        batches.append(.quads(.sprite, page: page, blend: blend, quads: start..<index))
        start = index
      }
    }
  }

  @inline(__always) private static func write(
    _ item: DrawList.Item, to corner: UnsafeMutablePointer<Vertex>
  ) {
    let (x, y) = (item.ox + item.ax, item.oy + item.ay)
    let width = Int16(bitPattern: item.u1 &- item.u0)
    let height = Int16(bitPattern: item.v1 &- item.v0)
    corner[0] = Vertex(
      x: item.ox, y: item.oy, u: Int16(bitPattern: item.u0), v: Int16(bitPattern: item.v0),
      color: item.color)
    corner[1] = Vertex(x: x, y: y, u: width, v: 0, color: item.color)
    corner[2] = Vertex(x: x + item.bx, y: y + item.by, u: width, v: height, color: item.color)
    corner[3] = Vertex(
      x: item.ox + item.bx, y: item.oy + item.by, u: 0, v: height, color: item.color)
  }

  private func write(_ list: borrowing DrawList, shapes range: Range<Int>, pixel: Double) {
    var start = range.lowerBound
    while start < range.upperBound {
      let limit = min(range.upperBound, (start / Self.quadLimit + 1) * Self.quadLimit)
      var page: TexturePage?
      var index = start
      while index < limit {
        let placed = list.shapes[index]
        if let own = placed.shape.sprite?.page {
          if let page, page != own { break }
          page = own
        }
        write(placed, to: shapeMemory + index * 4, pixel: pixel)
        index += 1
      }
      batches.append(.quads(.shape, page: page, blend: .normal, quads: start..<index))
      start = index
    }
  }
}
