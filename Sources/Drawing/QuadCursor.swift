/// Iterates over a batcher's quads in drawing order, with the state each is drawn with.
public struct QuadCursor {
  /// From how many sprites on to look at samples first, and at how many.
  private static let (sampledCount, samples) = (600, 40)

  private let batches: [Batch]
  private let sprites: UnsafeBufferPointer<Vertex>
  private let shapes: UnsafeBufferPointer<ShapeVertex>
  private let grid: PixelGrid
  private var batch: Int
  private var quad = 0
  private var end = 0
  private var material = Material.sprite
  private var page: TexturePage?
  private var blend = BlendMode.normal
  private var clip: PixelBox

  /// Starts at the first quad in or after batch `start`; valid until the batcher is filled again.
  public init(_ batcher: Batcher, from start: Int, on grid: PixelGrid) {
    batches = batcher.batches
    sprites = batcher.spriteVertices
    shapes = batcher.shapeVertices
    self.grid = grid
    batch = start - 1
    clip = grid.box
    findQuads()
  }

  /// Whether all quads have been visited.
  public var isAtEnd: Bool { quad >= end }

  /// Moves to the next quad.
  public mutating func advance() {
    quad += 1
    if quad >= end { findQuads() }
  }

  private mutating func findQuads() {
    while quad >= end, batch + 1 < batches.count {
      batch += 1
      switch batches[batch] {
      case .quads(let material, let page, let blend, let quads):
        (self.material, self.page, self.blend) = (material, page, blend)
        (quad, end) = (quads.lowerBound, quads.upperBound)
      case .clip(let rect): clip = grid.box(clip: rect)
      case .endBackdrop, .blurBehind: break
      }
    }
  }

  /// Whether both quads draw the same on the same pixels.
  public func matches(_ other: QuadCursor) -> Bool {
    guard !isAtEnd, !other.isAtEnd, material == other.material, page == other.page,
      blend == other.blend, clip == other.clip
    else { return false }
    switch material {
    case .sprite: return Self.isSame(sprites, quad, other.sprites, other.quad)
    case .shape: return Self.isSame(shapes, quad, other.shapes, other.quad)
    }
  }

  /// Whether some sprites are the same in both frames, judged by samples if there are many.
  ///
  /// Where thousands move, looking for those that don't costs more than drawing everything. Samples are counted
  /// from both ends, so that a sprite added at one of them is no difference.
  func sharesSprites(with other: QuadCursor) -> Bool {
    let (count, otherCount) = (sprites.count / 4, other.sprites.count / 4)
    let common = min(count, otherCount)
    guard common >= Self.sampledCount else { return true }
    return stride(from: 0, to: common, by: common / Self.samples).contains { place in
      Self.isSame(sprites, place, other.sprites, place)
        || Self.isSame(sprites, count - 1 - place, other.sprites, otherCount - 1 - place)
    }
  }

  /// Compares word by word: vertices are plain data without padding.
  private static func isSame<V>(
    _ one: UnsafeBufferPointer<V>, _ index: Int, _ other: UnsafeBufferPointer<V>, _ place: Int
  ) -> Bool {
    let count = 4 * MemoryLayout<V>.stride / MemoryLayout<UInt32>.stride
    guard let left = one.baseAddress, let right = other.baseAddress else { return false }
    return (left + index * 4).withMemoryRebound(to: UInt32.self, capacity: count) { left in
      (right + place * 4).withMemoryRebound(to: UInt32.self, capacity: count) { right in
        var word = 0
        while word < count, left[word] == right[word] { word += 1 }
        return word == count
      }
    }
  }

  /// The pixels that the quad may touch.
  public var box: PixelBox {
    switch material {
    case .sprite: grid.box(of: sprites, quad).intersection(clip)
    case .shape: grid.box(of: shapes, quad).intersection(clip)
    }
  }
}
