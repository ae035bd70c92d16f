extension Batcher {
  /// The next run of quads that meet a box, with the few between them that do not.
  public func run(
    of material: Material, in quads: Range<Int>, meeting box: PixelBox, on grid: PixelGrid
  ) -> Range<Int>? {
    /// A call of its own costs more than so many quads in vain.
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
