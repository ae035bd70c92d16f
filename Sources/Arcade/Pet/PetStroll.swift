/// A pet's way over its floor: a step a beat, never beyond an edge, and a rest now and then.
///
/// Places are parts of the way there is, 0 to 1, so that another window changes nothing.
nonisolated struct PetStroll: Hashable, Sendable {
  /// Where its left edge is, of the way that edge has.
  private(set) var place = 0.58
  private(set) var isFacingLeft = false
  private(set) var isResting = false
  private var count = 0

  /// The steps between two rests, and how many beats one lasts.
  private static let walks = [22, 14, 30, 18]
  private static let rest = 7

  /// One beat; `stride` is a step as a part of the way.
  mutating func step(stride: Double) {
    count += 1
    let whole = Self.walks.reduce(0) { $0 + $1 + Self.rest }
    var at = count % whole
    isResting = false
    for walk in Self.walks {
      if at < walk { break }
      at -= walk
      if at < Self.rest {
        isResting = true
        return
      }
      at -= Self.rest
    }
    place += isFacingLeft ? -stride : stride
    // It turns where it would go beyond, and stands at the edge for that beat.
    if place <= 0 || place >= 1 {
      place = min(max(place, 0), 1)
      isFacingLeft = place >= 1
    }
  }

  /// Somebody put it somewhere else.
  mutating func put(at place: Double) { self.place = min(max(place, 0), 1) }
  /// It looks where it is carried.
  mutating func face(left: Bool) { isFacingLeft = left }
  /// It turns up elsewhere without walking there, for those who want nothing to move.
  mutating func turnUp() {
    count += 1
    isFacingLeft.toggle()
    place = isFacingLeft ? 0.72 : 0.28
  }
}
