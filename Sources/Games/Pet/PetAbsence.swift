import Arcade
import Rules

/// What happened to a pet while nobody looked.
nonisolated struct PetAbsence: Hashable, Sendable {
  /// How long that was by the clock, in milliseconds; negative where it was set back.
  let away: Int
  /// How much of it the pet lived: none on holiday, at most `Pet.longestAbsence`.
  let counted: Int
  /// The lines its log got, oldest first.
  let events: [PetEvent]
  /// How much more there is of each resource, grown or earned.
  let gains: [Pet.Resource: Int]

  init(away: Int, from before: Pet, to after: Pet) {
    self.away = away
    counted = after.lived - before.lived
    events = Array(after.news(since: before))
    gains = Pet.Resource.allCases.reduce(into: [:]) { gains, resource in
      let gain = after.amount(of: resource) - before.amount(of: resource)
      if gain > 0 { gains[resource] = gain }
    }
  }
}
