public import Geometry

extension Sprite {
  /// The largest part from the middle with this aspect ratio (width by height).
  public func middle(shaped shape: Double) -> Sprite {
    let part = Double(width) / Double(height) / shape
    var cut = self
    func inset(_ from: UInt16, _ to: UInt16, _ part: Double) -> (UInt16, UInt16) {
      let spare = (Double(to) - Double(from)) * (1 - part) / 2
      return (UInt16((Double(from) + spare).rounded()), UInt16((Double(to) - spare).rounded()))
    }
    if part > 1 {
      (cut.u0, cut.u1) = inset(u0, u1, 1 / part)
      cut.width /= Float(part)
    } else if part < 1 {
      (cut.v0, cut.v1) = inset(v0, v1, part)
      cut.height *= Float(part)
    }
    return cut
  }

  /// This picture cut into `columns` × `rows` equal tiles, row by row.
  ///
  /// All are sprites of one page, so a sliced picture is a single batch.
  public func sliced(columns: Int, rows: Int) -> [Sprite] {
    func cut(_ from: UInt16, _ to: UInt16, _ step: Int, of count: Int) -> UInt16 {
      UInt16((Int(from) * (count - step) + Int(to) * step + count / 2) / count)
    }
    var tiles: [Sprite] = []
    tiles.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        tiles.append(
          Sprite(
            page: page, u0: cut(u0, u1, column, of: columns), v0: cut(v0, v1, row, of: rows),
            u1: cut(u0, u1, column + 1, of: columns), v1: cut(v0, v1, row + 1, of: rows),
            width: width / Float(columns), height: height / Float(rows)))
      }
    }
    return tiles
  }
}

/// The widths of a nine-slice's fixed borders, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The width of the border at each edge.
  public var top, left, bottom, right: Double
  /// Insets from the border's width at each edge.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The positions of the four lines of each axis when the panel has this size.
  ///
  /// If the borders don't fit, both axes shrink by the same factor so that corners keep their
  /// shape, and the middle disappears.
  public func lines(in size: Size) -> (xs: [Double], ys: [Double]) {
    let squeeze = min(
      1, left + right > 0 ? size.width / (left + right) : 1,
      top + bottom > 0 ? size.height / (top + bottom) : 1)
    return (
      [0, left * squeeze, size.width - right * squeeze, size.width],
      [0, top * squeeze, size.height - bottom * squeeze, size.height]
    )
  }
}

extension DrawList {
  /// Draws a panel whose corners keep their size while the edges stretch along one axis and the
  /// middle along both.
  public mutating func nineSlice(
    _ sprite: Sprite, border: EdgeInsets, in rect: Rect, tint: Color = .white
  ) {
    let target = border.lines(in: rect.size)
    let source = border.lines(
      in: Size(width: Double(sprite.width), height: Double(sprite.height)))
    func u(_ x: Double) -> UInt16 {
      // Computed as Double: a rendered page runs upwards, and a negative difference doesn't fit a
      // UInt16.
      UInt16(Double(sprite.u0) + (Double(sprite.u1) - Double(sprite.u0)) * x / Double(sprite.width))
    }
    func v(_ y: Double) -> UInt16 {
      UInt16(
        Double(sprite.v0) + (Double(sprite.v1) - Double(sprite.v0)) * y / Double(sprite.height))
    }
    for row in 0..<3 {
      for column in 0..<3 {
        let piece = Rect(
          x: rect.minX + target.xs[column], y: rect.minY + target.ys[row],
          width: target.xs[column + 1] - target.xs[column],
          height: target.ys[row + 1] - target.ys[row])
        guard piece.width > 0, piece.height > 0 else { continue }
        var part = sprite
        (part.u0, part.u1) = (u(source.xs[column]), u(source.xs[column + 1]))
        (part.v0, part.v1) = (v(source.ys[row]), v(source.ys[row + 1]))
        image(part, in: piece, tint: tint)
      }
    }
  }
}
