extension PetContest {
  /// Those of one side by their places in a `PetLineup`.
  public struct Team: Hashable, Codable, Sendable {
    /// Who stands in each place; nil where nobody does.
    public let members: [Fighter?]

    init(_ members: [Fighter?]) { self.members = members }

    /// Whether it has every place and somebody in it.
    var isPlausible: Bool {
      members.count == PetLineup.places && members.contains { $0 != nil }
    }
  }

  /// A place on one side.
  public struct Member: Hashable, Codable, Sendable {
    /// The side.
    public let side: Side
    /// The place in the lineup.
    public let place: Int

    /// Whoever stands there.
    public init(_ side: Side, _ place: Int) {
      self.side = side
      self.place = place
    }
  }

  /// A contest of a pet and its mates, as they stand, or of the pet alone.
  ///
  /// `guest` brings as many: its own `mates`, then friends from the neighbourhood.
  public init(_ pet: Pet, against guest: Fighter, mates: [Fighter] = [], seed: UInt64) {
    let home = pet.team
    let count = home?.members.count { $0 != nil } ?? 1
    let others = [guest] + (mates + Self.friends(of: guest, seed)).prefix(count - 1)
    let places = (0..<PetLineup.places).map { $0 < others.count ? others[$0] : nil }
    self.init(
      home: Fighter(pet), guest: guest, seed: seed, teams: home.map { [$0, Team(places)] })
  }

  private static func friends(of guest: Fighter, _ seed: UInt64) -> [Fighter] {
    let forms: [Pet.Form] = [.wanderer, .companion, .champion, .lucky, .guardian, .gourmet]
    let first = Int(seed % UInt64(forms.count))
    return forms.indices.map { index in
      Fighter(name: "", form: forms[(first + index) % forms.count], stats: guest.stats)
    }
  }

  /// Everyone of a side by their places; alone, one stands in front.
  public func members(of side: Side) -> [Fighter?] {
    teams?[side.rawValue].members
      ?? [fighter(side)] + Array(repeating: nil, count: PetLineup.places - 1)
  }

  /// Whether teams meet.
  public var isOfTeams: Bool { teams != nil }

  /// What each begins with: a member of a team less than a pet alone.
  public var spiritOfEach: Int { isOfTeams ? 80 : Self.spirit }
}
