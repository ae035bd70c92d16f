public import Geometry

extension Pixmap {
  /// Returns the part of this picture that `cut` describes.
  public func cut(_ cut: PictureCut) -> Pixmap {
    switch cut {
    case .whole(let pixels):
      let factor = max(
        Double(pixels.width) / Double(width), Double(pixels.height) / Double(height))
      guard factor < 1 else { return self }
      return reduced(
        toWidth: Int((Double(width) * factor).rounded(.up)),
        height: Int((Double(height) * factor).rounded(.up)))
    case .middle(let pixels):
      let shape = Double(pixels.width) / Double(pixels.height)
      let widest = min(Double(width), Double(height) * shape)
      let part = PicturePart(x: 0, y: 0, width: widest / Double(min(width, height)), angle: 0)
      return self.part(part, pixels)
    case .part(let part, let pixels): return self.part(part, pixels)
    }
  }

  private func part(_ part: PicturePart, _ pixels: PixelCount) -> Pixmap {
    let unit = Double(min(width, height))
    let scale = part.width * unit / Double(pixels.width)
    // A sample covers only two pixels across, so finer detail must be averaged first.
    let source =
      scale > 1
      ? reduced(
        toWidth: Int((Double(width) / scale).rounded()),
        height: Int((Double(height) / scale).rounded())) : self
    let across = part.width * Double(min(source.width, source.height)) / Double(pixels.width)
    let turn = sineAndCosine(of: -part.angle)
    let unitNow = Double(min(source.width, source.height))
    let middle = Point(
      x: Double(source.width) / 2 + part.x * unitNow,
      y: Double(source.height) / 2 + part.y * unitNow)
    var result = Pixmap(width: pixels.width, height: pixels.height)
    result.bytes.withUnsafeMutableBufferPointer { target in
      source.bytes.withUnsafeBufferPointer { bytes in
        for y in 0..<pixels.height {
          for x in 0..<pixels.width {
            let dx = (Double(x) + 0.5 - Double(pixels.width) / 2) * across
            let dy = (Double(y) + 0.5 - Double(pixels.height) / 2) * across
            source.sample(
              bytes, middle.x + dx * turn.cosine - dy * turn.sine - 0.5,
              middle.y + dx * turn.sine + dy * turn.cosine - 0.5,
              to: target.baseAddress! + (y * pixels.width + x) * 4)
          }
        }
      }
    }
    return result
  }

  /// Interpolates between the four pixels around a position; beyond the edge, the edge pixels
  /// repeat.
  private func sample(
    _ bytes: UnsafeBufferPointer<UInt8>, _ x: Double, _ y: Double,
    to pixel: UnsafeMutablePointer<UInt8>
  ) {
    let x = min(max(x, 0), Double(width - 1))
    let y = min(max(y, 0), Double(height - 1))
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (fx, fy) = (x - Double(left), y - Double(top))
    for channel in 0..<4 {
      func value(_ x: Int, _ y: Int) -> Double { Double(bytes[(y * width + x) * 4 + channel]) }
      let upper = value(left, top) * (1 - fx) + value(right, top) * fx
      let lower = value(left, bottom) * (1 - fx) + value(right, bottom) * fx
      pixel[channel] = UInt8(upper * (1 - fy) + lower * fy + 0.5)
    }
  }

  /// This picture on an opaque background of one colour.
  public func flattened(on paper: Color) -> Pixmap {
    let under = [paper.red, paper.green, paper.blue].map { Int($0) }
    var opaque = self
    opaque.bytes.withUnsafeMutableBufferPointer { bytes in
      for at in stride(from: 0, to: bytes.count, by: 4) where bytes[at + 3] < 255 {
        let left = 255 - Int(bytes[at + 3])
        for channel in 0..<3 {
          bytes[at + channel] = UInt8(
            min(255, Int(bytes[at + channel]) + (under[channel] * left + 127) / 255))
        }
        bytes[at + 3] = 255
      }
    }
    return opaque
  }
}
