import Geometry

extension Batcher {
  /// Writes the four corners of one shape, grown by its soft edge.
  func write(
    _ placed: DrawList.PlacedShape, to corner: UnsafeMutablePointer<ShapeVertex>, pixel: Double
  ) {
    let shape = placed.shape
    let half = placed.rect.size * 0.5
    let center = placed.rect.center
    let grow = shape.softness + pixel
    let picture = shape.sprite
    for index in 0..<4 {
      let right = index == 1 || index == 2
      let low = index > 1
      let local = Point(
        x: (right ? 1 : -1) * (half.width + grow), y: (low ? 1 : -1) * (half.height + grow))
      let place = placed.transform(center + local)
      corner[index] = ShapeVertex(
        x: Float(place.x), y: Float(place.y), localX: Float(local.x), localY: Float(local.y),
        halfWidth: Float(half.width), halfHeight: Float(half.height),
        radius: Float(min(shape.radius, half.shortSide)), border: Float(shape.border),
        softness: Float(shape.softness),
        grainAndPicture: Float(shape.grain + (picture == nil ? 0 : 4)),
        u: Self.texel(picture?.u0, picture?.u1, local.x, half.width),
        v: Self.texel(picture?.v0, picture?.v1, local.y, half.height),
        fill: shape.fill.faded(placed.opacity).bits,
        borderColor: shape.borderColor.faded(placed.opacity).bits)
    }
  }

  /// The texture place of a corner that lies a little outside the picture.
  private static func texel(_ low: UInt16?, _ high: UInt16?, _ local: Double, _ half: Double)
    -> UInt16
  {
    guard let low, let high, half > 0 else { return 0 }
    let middle = (Double(low) + Double(high)) / 2
    return UInt16(
      clamping: Int((middle + local / half * (Double(high) - Double(low)) / 2).rounded()))
  }
}
