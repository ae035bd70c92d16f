/// A pet's walk over its floor: a step per beat, within the edges, with occasional rests.
///
/// Positions are fractions of the range, 0 to 1, so that they don't depend on the window.
nonisolated struct PetStroll: Hashable, Sendable {
  /// The position of its left edge, as a fraction of its range.
  private(set) var place = 0.58
  private(set) var isFacingLeft = false
  private(set) var isResting = false
  /// Steps since the last rest, the number of rests, and the beats left of the current one.
  private var steps = 0
  private var rests = 0
  private var left = 0

  /// The steps between rests, and the beats of a rest.
  private static let walks = [22, 14, 30, 18]
  private static let rest = 7

  /// Advances by a beat; `stride` is the length of a step.
  ///
  /// A rest that is due waits until it is within `ground`.
  mutating func step(stride: Double, within ground: ClosedRange<Double> = 0...1) {
    isResting = left > 0
    if isResting {
      left -= 1
      return
    }
    steps += 1
    if steps >= Self.walks[rests % Self.walks.count], ground.contains(place) {
      (steps, rests, left) = (0, rests + 1, Self.rest - 1)
      isResting = true
      return
    }
    walk(stride, ground)
  }

  private mutating func walk(_ stride: Double, _ ground: ClosedRange<Double>) {
    // If it was put down outside its ground, it comes back step by step.
    let (least, most) = (min(ground.lowerBound, place), max(ground.upperBound, place))
    place = min(max(place + (isFacingLeft ? -stride : stride), least), most)
    // It turns at an edge and stands there for a beat.
    if place <= ground.lowerBound { isFacingLeft = false }
    if place >= ground.upperBound { isFacingLeft = true }
  }

  /// It was moved elsewhere.
  mutating func put(at place: Double) { self.place = min(max(place, 0), 1) }
  /// Sets the direction while it is held.
  mutating func face(left: Bool) { isFacingLeft = left }
  /// Moves without walking, for reduced motion.
  mutating func turnUp(in ground: ClosedRange<Double>) {
    isFacingLeft.toggle()
    place = isFacingLeft ? ground.upperBound : ground.lowerBound
  }
}
