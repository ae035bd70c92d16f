extension Batcher {
  /// The next run of quads that intersect a box, including a few in between that don't.
  public func run(
    of material: Material, in quads: Range<Int>, meeting box: PixelBox, on grid: PixelGrid
  ) -> Range<Int>? {
    /// A draw call costs more than this many unneeded quads.
    let gap = 8
    var first: Int?
    var last = 0
    for quad in quads {
      let own =
        switch material {
        case .sprite: grid.box(of: spriteVertices, quad)
        case .shape: grid.box(of: shapeVertices, quad)
        }
      if own.intersects(box) {
        (first, last) = (first ?? quad, quad)
      } else if first != nil, quad - last > gap {
        break
      }
    }
    return first.map { $0..<(last + 1) }
  }
}
