public import Rules

/// What happened to a pet while nobody looked.
public nonisolated struct PetAbsence: Hashable, Sendable {
  /// How long that was by the clock, in milliseconds; negative where it was set back.
  public let away: Int
  /// How much of it the pet lived: none on holiday, at most `Pet.longestAbsence`.
  public let counted: Int
  /// The lines its log got, oldest first.
  public let events: [PetEvent]
  /// How much more there is of each resource, grown or earned.
  public let gains: [Pet.Resource: Int]

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
