extension Feat {
  /// 1 once it has left its egg.
  public static let hatched = Feat("hatched")
  /// The grown-up forms in its album.
  public static let grownForms = Feat("grownForms")
  /// Contests won since it was looked at last.
  static let contestsWon = Feat("contestsWon")
  /// Whole days it lived since it hatched or fainted last.
  public static let steadyDays = Feat("steadyDays")
  /// The room's size.
  public static let room = Feat("room")
  /// The highest of attack, defence and luck.
  public static let strength = Feat("strength")
  /// Its place in the line of eggs.
  public static let generation = Feat("generation")
}

extension Pet {
  /// The name under which its achievements stand.
  public static var gameName: String { "pet" }

  /// What it tells to achievements, and what happened since it was `past`.
  public func feats(since past: Pet) -> Feats {
    var feats = Feats()
    feats[.hatched] = album.contains { $0 != .egg } ? 1 : 0
    feats[.grownForms] = album.count(where: \.isAdult)
    feats[.steadyDays] = form == .egg ? nil : steadyTime / PetDay.length
    feats[.room] = room
    feats[.strength] = Stat.allCases.map { stats[$0] }.max()
    feats[.generation] = generation
    feats[.contestsWon] = news(since: past).count { event in
      if case .contest(_, won: true?) = event.kind { true } else { false }
    }
    return feats
  }

  /// Milliseconds lived since it hatched or fainted last.
  private var steadyTime: Int { (age - max(hatchedAt, faintedAt ?? 0)) * pace.scale }
}
