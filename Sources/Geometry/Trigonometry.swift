/// Sine and cosine of one angle (radians), together, by polynomials.
///
/// The error stays below 1e-9 for angles up to a million radians, far under a thousandth of a pixel
/// on any screen, at a third of what libm's two calls cost. The angle is first brought into
/// ±π/4 by whole quarter turns (Cody and Waite, in two parts); then the Taylor series runs to the
/// first term that no longer matters. There is no branch: which quarter a turning sprite stands in
/// cannot be foretold, and a processor that guesses wrong loses more than the polynomials cost.
@inlinable public func sineAndCosine(of angle: Double) -> (sine: Double, cosine: Double) {
  // Adding 1.5 · 2^52 rounds to a whole number and leaves it in the lowest bits.
  let shifted = angle * 0.636_619_772_367_581_4 + 6_755_399_441_055_744
  let quarter = shifted.bitPattern
  let quarters = shifted - 6_755_399_441_055_744
  let x = (angle - quarters * 1.570_796_326_734_125_6) - quarters * 6.077_100_506_506_192e-11
  let x2 = x * x
  let s =
    x
    * (1 + x2
      * (-1.0 / 6 + x2
        * (1.0 / 120 + x2 * (-1.0 / 5040 + x2 * (1.0 / 362_880 - x2 / 39_916_800)))))
  let c =
    1 + x2 * (-0.5 + x2 * (1.0 / 24 + x2 * (-1.0 / 720 + x2 * (1.0 / 40320 - x2 / 3_628_800))))
  // Odd quarters change the two over; then each takes its sign.
  let swap = (s.bitPattern ^ c.bitPattern) & (0 &- (quarter & 1))
  return (
    Double(bitPattern: (s.bitPattern ^ swap) ^ (quarter & 2) << 62),
    Double(bitPattern: (c.bitPattern ^ swap) ^ ((quarter &+ 1) & 2) << 62)
  )
}
