/// How a pet and its mates stand in a contest: five places, two in front and three behind.
public struct PetLineup: Hashable, Codable, Sendable {
  /// Who can stand in a place.
  public enum Who: Hashable, Sendable {
    /// The pet itself, which is always in one.
    case own
    /// A form of its album.
    case mate(Pet.Form)
  }

  /// How many places there are.
  public static let places = 5
  /// The places in front; those behind are protected while someone stands here.
  public static let front = 0..<2

  /// The place of the pet itself.
  private(set) var own = 0
  /// Its mates by their places; nil where none stands.
  private(set) var mates: [Pet.Form?] = Array(repeating: nil, count: places)

  /// The pet alone, in front.
  public init() {}

  /// Who stands in a place.
  public subscript(place: Int) -> Who? {
    place == own ? .own : mates[place].map { .mate($0) }
  }

  /// The place of someone; nil for a mate that stays at home.
  public func place(of who: Who) -> Int? { (0..<Self.places).first { self[$0] == who } }

  /// How many stand in it.
  public var count: Int { (0..<Self.places).count { self[$0] != nil } }

  /// Puts someone into a place; whoever stood there changes places with them, or leaves.
  public mutating func put(_ who: Who, at place: Int) {
    let (old, other) = (self.place(of: who), self[place])
    if other == .own, old == nil { return }
    if let old { set(other, at: old) }
    set(who, at: place)
  }

  /// Sends a mate home; the pet itself stays.
  public mutating func remove(_ who: Who) {
    guard case .mate = who, let place = place(of: who) else { return }
    mates[place] = nil
  }

  private mutating func set(_ who: Who?, at place: Int) {
    switch who {
    case .own?:
      own = place
      mates[place] = nil
    case .mate(let form)?: mates[place] = form
    case nil: mates[place] = nil
    }
  }

  /// The same without mates that are not among these.
  func limited(to forms: [Pet.Form]) -> PetLineup {
    var lineup = self
    lineup.mates = mates.map { form in form.flatMap { forms.contains($0) ? $0 : nil } }
    return lineup
  }

  /// Whether it can have been put together.
  var isPlausible: Bool {
    let forms = mates.compactMap(\.self)
    return mates.count == Self.places && mates.indices.contains(own) && mates[own] == nil
      && Set(forms).count == forms.count
  }
}

extension Pet {
  /// Who can stand beside it: the forms of its album that it doesn't have now.
  ///
  /// A form that one of its ancestors had when it left is as strong as that one was.
  public var mates: [PetContest.Fighter] {
    album.filter { $0 != .egg && $0 != form }.map { form in
      let ancestor = ancestors?.last { $0.form == form }
      return PetContest.Fighter(name: "", form: form, stats: ancestor?.stats ?? Stats())
    }
  }

  /// How it and its mates stand in contests.
  public var lineup: PetLineup { (chosenLineup ?? PetLineup()).limited(to: mates.map(\.form)) }

  /// Arranges it and its mates.
  public mutating func arrange(_ lineup: PetLineup) { chosenLineup = lineup }

  /// Its team; nil where it stands alone.
  var team: PetContest.Team? {
    let (lineup, mates) = (lineup, mates)
    guard lineup.count > 1 else { return nil }
    return PetContest.Team(
      (0..<PetLineup.places).map { place in
        switch lineup[place] {
        case .own?: PetContest.Fighter(self)
        case .mate(let form)?: mates.first { $0.form == form }
        case nil: nil
        }
      })
  }
}
