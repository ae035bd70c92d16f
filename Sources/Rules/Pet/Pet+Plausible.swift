extension Pet {
  /// Whether a real life can have led to this state.
  ///
  /// Check this for a pet from a file: advancing one with impossible values could trap, or take
  /// hours.
  public var isPlausible: Bool {
    hasPlausibleTimes && hasPlausibleFigures && hasPlausibleLog && hasPlausibleHealth
      && contests.count <= Self.mostContests
      && contests.allSatisfy(Self.isPlausible) && hasPlausibleTeam
      && storedDiary?.isPlausible ?? true
  }

  private static func isPlausible(_ contest: PetContest) -> Bool {
    let teams = contest.teams ?? []
    return [0, PetContest.Side.allCases.count].contains(teams.count)
      && teams.allSatisfy(\.isPlausible)
      && ([contest.home, contest.guest] + teams.flatMap(\.members).compactMap(\.self))
        .allSatisfy(isPlausible)
  }

  private var hasPlausibleTeam: Bool {
    let ancestors = ancestors ?? []
    return ancestors.count <= Self.mostAncestors && ancestors.allSatisfy(Self.isPlausible)
      && chosenLineup?.isPlausible ?? true
  }

  private static let longestLife = 1 << 40
  private static let longestName = 1000

  private static func isCount(_ number: Int) -> Bool { (0...longestLife).contains(number) }

  // A need began, and an event happened, not after now.
  private var hasPlausibleTimes: Bool {
    guard Self.isCount(age), (0...age).contains(awake), (0..<pace.scale).contains(spare),
      (0..<PetDay.length).contains(tickOfDay)
    else { return false }
    let asAwake = [fedAt, playedAt, messAt] + [fondAt].compactMap(\.self)
    let asLived = [hatchedAt] + [faintedAt, tiredAt].compactMap(\.self)
    return asAwake.allSatisfy((0...awake).contains) && asLived.allSatisfy((0...age).contains)
      && isRestPlausible
  }

  private var isRestPlausible: Bool {
    switch rest {
    case .awake, .night: true
    case .nap(let end): (0...(age + PetSpan.nap)).contains(end)
    case .fainted(let end): (0...(age + PetSpan.faint)).contains(end)
    }
  }

  private var hasPlausibleHealth: Bool {
    guard hasPlausibleBuild, childhood?.isPlausible ?? true, strainEnds.map(Self.isCount) ?? true,
      feeder.map((0...Self.feederSize).contains) ?? true
    else { return false }
    guard let health else { return true }
    return Self.isCount(health.surplus)
      && health.dirtEnds.map((0...(awake + 2 * PetSpan.dirt)).contains) ?? true
      && health.illness.map { (0...(age + PetSpan.illness)).contains($0.ends) } ?? true
  }

  private var hasPlausibleBuild: Bool {
    grams.map((Self.lightest...Self.heaviest).contains) ?? true
      && upbringing.map {
        (0...100).contains($0.manners) && (0...(awake + 2 * PetSpan.calm)).contains($0.turns)
      } ?? true
  }

  private var hasPlausibleFigures: Bool {
    [hungers, calls, written, generation, warmth, effort, affection, slips]
      .allSatisfy(Self.isCount)
      && (0...Self.mostMesses).contains(messes) && (0...Self.largestRoom).contains(room)
      && Stat.allCases.allSatisfy { (1...Stats.most).contains(stats[$0]) }
      && Resource.allCases.allSatisfy { resource in
        let supply = supplies[resource]
        return (0...Self.fullest).contains(supply.amount)
          && supply.since.map((0...age).contains) ?? true
      }
  }

  private static func isPlausible(_ fighter: PetContest.Fighter) -> Bool {
    fighter.name.utf8.count <= longestName
      && Stat.allCases.allSatisfy { (1...Stats.most).contains(fighter.stats[$0]) }
  }

  private var hasPlausibleLog: Bool {
    name.utf8.count <= Self.longestName && album.count <= Form.allCases.count
      && log.count <= Self.longestLog
      && log.allSatisfy { event in
        guard Self.isCount(event.age) else { return false }
        if case .contest(let opponent, _) = event.kind {
          return opponent.utf8.count <= Self.longestName
        }
        return true
      }
  }
}
