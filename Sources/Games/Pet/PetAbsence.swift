import Rules

/// What happened to a pet during an absence.
nonisolated struct PetAbsence: Hashable, Sendable {
  /// The length of the absence by the clock, in milliseconds; negative if it was set back.
  let away: Int
  /// How much of it counts for the pet: none on holiday, at most `Pet.longestAbsence`.
  let counted: Int
  /// The new entries of its log, oldest first.
  let events: [PetEvent]
  /// The increase of each resource, grown or earned.
  let gains: [Resource: Int]

  init(away: Int, from before: Pet, to after: Pet) {
    self.away = away
    counted = after.lived - before.lived
    events = Array(after.news(since: before))
    gains = Resource.allCases.reduce(into: [:]) { gains, resource in
      let gain = after.amount(of: resource) - before.amount(of: resource)
      if gain > 0 { gains[resource] = gain }
    }
  }
}
