import Geometry

extension Batcher {
  /// Writes the four corners of a shape, enlarged by its soft edge.
  func write(
    _ placed: DrawList.PlacedShape, to corner: UnsafeMutablePointer<ShapeVertex>, pixel: Double
  ) {
    let shape = placed.shape
    let half = placed.rect.size * 0.5
    let center = placed.rect.center
    let grow = shape.softness + pixel
    let picture = shape.sprite
    var first = (u: Int16(0), v: Int16(0))
    for index in 0..<4 {
      let right = index == 1 || index == 2
      let low = index > 1
      let local = Point(
        x: (right ? 1 : -1) * (half.width + grow), y: (low ? 1 : -1) * (half.height + grow))
      let place = placed.transform(center + local)
      var u = Self.texel(picture?.u0, picture?.u1, local.x, half.width)
      var v = Self.texel(picture?.v0, picture?.v1, local.y, half.height)
      if index == 0 { first = (u, v) } else { (u, v) = (u - first.u, v - first.v) }
      corner[index] = ShapeVertex(
        x: Float(place.x), y: Float(place.y), localX: Float(local.x), localY: Float(local.y),
        halfWidth: Float(half.width), halfHeight: Float(half.height),
        radius: Float(min(shape.radius, half.shortSide)), border: Float(shape.border),
        softness: Float(shape.softness),
        grainAndPicture: Float(shape.grain + (picture == nil ? 0 : 4)),
        u: u, v: v, fill: shape.fill.faded(placed.opacity).bits,
        borderColor: shape.borderColor.faded(placed.opacity).bits)
    }
  }

  /// The texture coordinate of a corner slightly outside the picture.
  private static func texel(_ low: UInt16?, _ high: UInt16?, _ local: Double, _ half: Double)
    -> Int16
  {
    guard let low, let high, half > 0 else { return 0 }
    let middle = (Double(low) + Double(high)) / 2
    let place = middle + local / half * (Double(high) - Double(low)) / 2
    return max(0, Int16(clamping: Int(place.rounded())))
  }
}
