extension Pixmap {
  /// The same picture, reduced if its longer side has more pixels than this.
  public func fitting(_ longestSide: Int) -> Pixmap {
    let factor = Double(longestSide) / Double(max(width, height))
    guard factor < 1 else { return self }
    return reduced(
      toWidth: Int((Double(width) * factor).rounded()),
      height: Int((Double(height) * factor).rounded()))
  }

  /// The same picture with fewer pixels, each the mean of those it replaces.
  ///
  /// A side that would grow stays as it is.
  public func reduced(toWidth newWidth: Int, height newHeight: Int) -> Pixmap {
    let w = max(1, min(width, newWidth))
    let h = max(1, min(height, newHeight))
    guard w < width || h < height else { return self }
    let columns = Self.shares(of: width, among: w)
    let rows = Self.shares(of: height, among: h)
    let whole = Float(width) / Float(w) * Float(height) / Float(h)
    var sums = [Float](repeating: 0, count: width * 4)
    let reduced = [UInt8](unsafeUninitializedCapacity: w * h * 4) { target, count in
      bytes.withUnsafeBufferPointer { source in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<h {
            Self.add(rows[y], of: source, width: width, to: sums)
            for x in 0..<w {
              Self.mean(
                columns[x], of: sums, whole, to: target.baseAddress! + (y * w + x) * 4)
            }
          }
        }
      }
      count = w * h * 4
    }
    return Pixmap(width: w, height: h, bytes: reduced)
  }

  /// What one new pixel takes from a line: whole pixels, and parts of the first and the last.
  private struct Share {
    var range: Range<Int>
    var first, last: Float
    func weight(_ index: Int) -> Float {
      index == range.lowerBound ? first : index == range.upperBound - 1 ? last : 1
    }
  }

  private static func shares(of length: Int, among count: Int) -> [Share] {
    let step = Double(length) / Double(count)
    return (0..<count).map { index in
      let (from, to) = (Double(index) * step, min(Double(index + 1) * step, Double(length)))
      let lower = Int(from)
      let upper = max(lower + 1, min(length, Int((to - 1e-9).rounded(.up))))
      guard upper - lower > 1 else {
        return Share(range: lower..<upper, first: Float(to - from), last: 0)
      }
      return Share(
        range: lower..<upper, first: Float(Double(lower + 1) - from),
        last: Float(to - Double(upper - 1)))
    }
  }

  private static func add(
    _ rows: Share, of source: UnsafeBufferPointer<UInt8>, width: Int,
    to sums: UnsafeMutableBufferPointer<Float>
  ) {
    for index in 0..<(width * 4) { sums[index] = 0 }
    for row in rows.range {
      let weight = rows.weight(row)
      let line = source.baseAddress! + row * width * 4
      for index in 0..<(width * 4) { sums[index] += Float(line[index]) * weight }
    }
  }

  private static func mean(
    _ columns: Share, of sums: UnsafeMutableBufferPointer<Float>, _ whole: Float,
    to pixel: UnsafeMutablePointer<UInt8>
  ) {
    var total = SIMD4<Float>.zero
    for column in columns.range {
      let at = column * 4
      total +=
        SIMD4(sums[at], sums[at + 1], sums[at + 2], sums[at + 3]) * columns.weight(column)
    }
    let value = (total / whole + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    for channel in 0..<4 { pixel[channel] = UInt8(value[channel]) }
  }
}

extension Pixmap {
  /// This picture rotated and flipped as it should be shown.
  ///
  /// `orientation`: 1 to 8 as written by cameras (Exif 2.3, tag 0x0112); anything else counts as
  /// 1.
  public func upright(_ orientation: Int) -> Pixmap {
    guard (2...8).contains(orientation) else { return self }
    let (w, h) = orientation >= 5 ? (height, width) : (width, height)
    let turned = [UInt8](unsafeUninitializedCapacity: w * h * 4) { target, count in
      bytes.withUnsafeBufferPointer { source in
        for y in 0..<h {
          for x in 0..<w {
            let (column, row) = place(x, y, orientation)
            let (from, to) = ((row * width + column) * 4, (y * w + x) * 4)
            for channel in 0..<4 { target[to + channel] = source[from + channel] }
          }
        }
      }
      count = w * h * 4
    }
    return Pixmap(width: w, height: h, bytes: turned)
  }

  /// The stored position of the pixel that is shown at `x`, `y`.
  private func place(_ x: Int, _ y: Int, _ orientation: Int) -> (Int, Int) {
    switch orientation {
    case 2: (width - 1 - x, y)
    case 3: (width - 1 - x, height - 1 - y)
    case 4: (x, height - 1 - y)
    case 5: (y, x)
    case 6: (y, height - 1 - x)
    case 7: (width - 1 - y, height - 1 - x)
    case 8: (width - 1 - y, x)
    default: (x, y)
    }
  }
}
