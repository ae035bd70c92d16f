extension Pet {
  /// The most contests it keeps.
  public static let mostContests = 8

  /// Its last contests, the newest first; they can be watched again.
  public var contests: [PetContest] { pastContests ?? [] }

  mutating func keep(_ contest: PetContest) {
    pastContests = [PetContest](([contest] + contests).prefix(Self.mostContests))
  }
}

extension PetContest {
  /// Rivals that belong to nobody, where no other player has a pet, and on a kiosk.
  public enum Neighbour: CaseIterable, Hashable, Sendable {
    case weaker, alike, stronger

    /// What it has grown to.
    public var form: Pet.Form {
      switch self {
      case .weaker: .wanderer
      case .alike: .companion
      case .stronger: .champion
      }
    }

    // In percent of the other's stats.
    private var strength: Int {
      switch self {
      case .weaker: 88
      case .alike: 100
      case .stronger: 110
      }
    }

    /// The neighbour as a match for `pet`.
    public func fighter(named name: String, for pet: Pet) -> Fighter {
      var stats = Pet.Stats()
      for stat in Pet.Stat.allCases {
        stats[stat] = min(Pet.Stats.most, max(1, pet.stats[stat] * strength / 100))
      }
      return Fighter(name: name, form: form, stats: stats)
    }
  }
}
