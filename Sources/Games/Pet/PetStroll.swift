import Arcade

/// A pet's way over its floor: a step a beat, never beyond an edge, and a rest now and then.
///
/// Places are parts of the way there is, 0 to 1, so that another window changes nothing.
nonisolated struct PetStroll: Hashable, Sendable {
  /// Where its left edge is, of the way that edge has.
  private(set) var place = 0.58
  private(set) var isFacingLeft = false
  private(set) var isResting = false
  /// Steps since the last rest, how many rests there were, and the beats left of this one.
  private var steps = 0
  private var rests = 0
  private var left = 0

  /// The steps between two rests, and how many beats one lasts.
  private static let walks = [22, 14, 30, 18]
  private static let rest = 7

  /// One beat; `stride` is a step as a part of the way.
  ///
  /// It walks within `ground` and rests only within `free`: a rest that is due waits until it is
  /// there.
  mutating func step(
    stride: Double, within ground: ClosedRange<Double> = 0...1,
    resting free: ClosedRange<Double> = 0...1
  ) {
    isResting = left > 0
    if isResting {
      left -= 1
      return
    }
    steps += 1
    if steps >= Self.walks[rests % Self.walks.count], free.contains(place) {
      (steps, rests, left) = (0, rests + 1, Self.rest - 1)
      isResting = true
      return
    }
    walk(stride, ground)
  }

  private mutating func walk(_ stride: Double, _ ground: ClosedRange<Double>) {
    // Where somebody set it down beyond its ground, it comes back step by step.
    let (least, most) = (min(ground.lowerBound, place), max(ground.upperBound, place))
    place = min(max(place + (isFacingLeft ? -stride : stride), least), most)
    // It turns where it would go beyond, and stands at the edge for that beat.
    if place <= ground.lowerBound { isFacingLeft = false }
    if place >= ground.upperBound { isFacingLeft = true }
  }

  /// Somebody put it somewhere else.
  mutating func put(at place: Double) { self.place = min(max(place, 0), 1) }
  /// It looks where it is carried.
  mutating func face(left: Bool) { isFacingLeft = left }
  /// It turns up elsewhere without walking there, for those who want nothing to move.
  mutating func turnUp(in free: ClosedRange<Double>) {
    isFacingLeft.toggle()
    place = isFacingLeft ? free.upperBound : free.lowerBound
  }
}
