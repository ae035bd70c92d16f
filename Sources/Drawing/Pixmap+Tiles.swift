extension Pixmap {
  /// Finds tiles that look alike when the middle of the picture is cut into equal squares: for
  /// each tile, the index of the first one that differs from it by less than `alike`, or its own
  /// index.
  ///
  /// The difference of two tiles is the mean distance of their pixels in red, green and blue, 0
  /// to 441. A difference of 20 or more is visible at a glance.
  public func squareLooks(columns: Int, rows: Int, alike: Double) -> [Int] {
    // Detail finer than a sixteenth of a tile is too small to see.
    let size = PixelCount(width: columns * 16, height: rows * 16)
    return Self.looks(of: tiles(columns: columns, rows: rows, of: size), alike)
  }

  /// The same for the whole picture cut into equal cells, which need not be square.
  public func looks(columns: Int, rows: Int, alike: Double) -> [Int] {
    let side = 48 * max(columns, rows)
    let shape = Double(width) / Double(height)
    let size = PixelCount(
      width: Int((Double(side) * min(shape, 1)).rounded()),
      height: Int((Double(side) / max(shape, 1)).rounded()))
    return Self.looks(of: tiles(columns: columns, rows: rows, of: size), alike)
  }

  private static func looks(of tiles: [[SIMD4<Float>]], _ alike: Double) -> [Int] {
    // Compare only with the first tile of each class.
    var firsts: [Int] = []
    return tiles.indices.map { cell in
      if let first = firsts.first(where: { difference(tiles[$0], tiles[cell]) < alike }) {
        return first
      }
      firsts.append(cell)
      return cell
    }
  }

  /// The red, green and blue values of each tile, reduced to `size`.
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
      let difference = pair.0 - pair.1
      return sum + (difference * difference).sum().squareRoot()
    }
    return Double(sum) / Double(a.count)
  }
}
