extension Pixmap {
  /// How much the two tiles differ that look most alike, when it is cut into equal ones.
  ///
  /// The mean over their pixels of the distance in red, green and blue, 0 to 441. What a person
  /// tells apart at a glance differs by 20 or more.
  public func closestTiles(columns: Int, rows: Int) -> Double {
    // Detail finer than a sixteenth of a tile is no help to the eye.
    let side = 16
    let small = cut(
      .middle(PixelCount(width: columns * side, height: rows * side)))
    func tile(_ index: Int) -> [SIMD4<Float>] {
      let (left, top) = (index % columns * side, index / columns * side)
      return (0..<(side * side)).map { place in
        let at = ((top + place / side) * small.width + left + place % side) * 4
        let pixel = small.bytes[at..<(at + 3)].map { Float($0) }
        return SIMD4(pixel[0], pixel[1], pixel[2], 0)
      }
    }
    let tiles = (0..<(columns * rows)).map(tile)
    var closest = Double.infinity
    for a in tiles.indices {
      for b in tiles[(a + 1)...].indices {
        let sum = zip(tiles[a], tiles[b]).reduce(Float(0)) { sum, pair in
          let way = pair.0 - pair.1
          return sum + (way * way).sum().squareRoot()
        }
        closest = min(closest, Double(sum) / Double(side * side))
      }
    }
    return closest
  }
}
