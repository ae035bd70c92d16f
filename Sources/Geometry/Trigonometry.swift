/// The sine and cosine of an angle in radians, computed together by polynomials.
///
/// The error stays below 1e-9 for angles up to a million radians, far less than a thousandth of a
/// pixel on any screen, at a third of the cost of two calls to libm. The angle is first reduced
/// to ±π/4 by whole quarter turns (Cody and Waite, in two parts); then a Taylor series is
/// evaluated up to the first term that no longer matters. There are no branches: the quadrant of
/// a rotating sprite is unpredictable, and a mispredicted branch costs more than the polynomials.
@inlinable public func sineAndCosine(of angle: Double) -> (sine: Double, cosine: Double) {
  // Adding 1.5 · 2^52 rounds to a whole number and leaves it in the lowest bits.
  let shifted = angle * 0.636_619_772_367_581_4 + 6_755_399_441_055_744
  let quarter = shifted.bitPattern
  let quarters = shifted - 6_755_399_441_055_744
  let x = (angle - quarters * 1.570_796_326_734_125_6) - quarters * 6.077_100_506_506_192e-11
  let x2 = x * x
  // In pairs (Estrin's scheme), which do not wait for each other.
  let x4 = x2 * x2
  let s =
    x
    * ((1 + x2 * (-1.0 / 6))
      + x4
      * ((1.0 / 120 + x2 * (-1.0 / 5040)) + x4 * (1.0 / 362_880 + x2 * (-1.0 / 39_916_800))))
  let c =
    (1 + x2 * -0.5)
    + x4
    * ((1.0 / 24 + x2 * (-1.0 / 720)) + x4 * (1.0 / 40320 + x2 * (-1.0 / 3_628_800)))
  // Odd quarter turns swap sine and cosine; then each gets its sign.
  let swap = (s.bitPattern ^ c.bitPattern) & (0 &- (quarter & 1))
  return (
    Double(bitPattern: (s.bitPattern ^ swap) ^ (quarter & 2) << 62),
    Double(bitPattern: (c.bitPattern ^ swap) ^ ((quarter &+ 1) & 2) << 62)
  )
}
