extension Pixmap {
  /// How much the two tiles differ that look most alike, when its middle is cut into equal squares.
  ///
  /// The mean over their pixels of the distance in red, green and blue, 0 to 441. What a person
  /// tells apart at a glance differs by 20 or more.
  public func closestTiles(columns: Int, rows: Int) -> Double {
    // Detail finer than a sixteenth of a tile is no help to the eye.
    let size = PixelCount(width: columns * 16, height: rows * 16)
    let tiles = tiles(columns: columns, rows: rows, of: size)
    var closest = Double.infinity
    for a in tiles.indices {
      for b in tiles[(a + 1)...].indices {
        closest = min(closest, Self.difference(tiles[a], tiles[b]))
      }
    }
    return closest
  }

  /// Which cells look alike when the whole is cut into equal ones: for each the first that differs
  /// from it by less than `alike`, itself where none does.
  ///
  /// Measured as `closestTiles` measures; cells need not be square.
  public func looks(columns: Int, rows: Int, alike: Double) -> [Int] {
    let side = 48 * max(columns, rows)
    let shape = Double(width) / Double(height)
    let size = PixelCount(
      width: Int((Double(side) * min(shape, 1)).rounded()),
      height: Int((Double(side) / max(shape, 1)).rounded()))
    let tiles = tiles(columns: columns, rows: rows, of: size)
    return tiles.indices.map { cell in
      tiles[..<cell].firstIndex { Self.difference($0, tiles[cell]) < alike } ?? cell
    }
  }

  /// The red, green and blue of each tile, once it is reduced to `size`.
  private func tiles(columns: Int, rows: Int, of size: PixelCount) -> [[SIMD4<Float>]] {
    let small = cut(.middle(size))
    let (wide, tall) = (small.width / columns, small.height / rows)
    return (0..<(columns * rows)).map { index in
      let left = index % columns * small.width / columns
      let top = index / columns * small.height / rows
      return (0..<(wide * tall)).map { place in
        let at = ((top + place / wide) * small.width + left + place % wide) * 4
        let pixel = small.bytes[at..<(at + 3)].map { Float($0) }
        return SIMD4(pixel[0], pixel[1], pixel[2], 0)
      }
    }
  }

  private static func difference(_ a: [SIMD4<Float>], _ b: [SIMD4<Float>]) -> Double {
    let sum = zip(a, b).reduce(Float(0)) { sum, pair in
      let way = pair.0 - pair.1
      return sum + (way * way).sum().squareRoot()
    }
    return Double(sum) / Double(a.count)
  }
}
