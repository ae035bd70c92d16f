extension PetContest {
  /// All of it, from first to last.
  public var lines: [Line] {
    var course = Course(self)
    return course.lines()
  }
}

/// A contest as it goes on.
private struct Course {
  private typealias Side = PetContest.Side
  private typealias Member = PetContest.Member

  private let contest: PetContest
  private let members: [[PetContest.Fighter?]]
  private var generator: SeededGenerator
  /// What everyone has left, by side and place; nothing where nobody stands.
  private var spirit: [[Int]]
  /// The place of each side that had its turn last.
  private var last = [-1, -1]

  init(_ contest: PetContest) {
    self.contest = contest
    generator = SeededGenerator(seed: contest.seed)
    let members = PetContest.Side.allCases.map(contest.members)
    self.members = members
    spirit = members.map { $0.map { $0 == nil ? 0 : contest.spiritOfEach } }
  }

  mutating func lines() -> [PetContest.Line] {
    let first = first()
    var lines = [PetContest.Line.begins(first)]
    let rounds = contest.isOfTeams ? PetContest.teamRounds : PetContest.rounds
    for turn in 0..<(2 * rounds) where !sums.contains(0) {
      lines.append(.hit(hit(by: turn.isMultiple(of: 2) ? first : first.other)))
    }
    let winner: Side? = sums[0] == sums[1] ? nil : sums[0] > sums[1] ? .home : .guest
    return lines + [.ends(winner: winner)]
  }

  private var sums: [Int] { spirit.map { $0.reduce(0, +) } }

  private func standing(_ side: Side) -> [Int] {
    spirit[side.rawValue].indices.filter { spirit[side.rawValue][$0] > 0 }
  }

  private func fighter(_ member: Member) -> PetContest.Fighter {
    members[member.side.rawValue][member.place] ?? contest.fighter(member.side)
  }

  private mutating func first() -> Side {
    let (home, guest) = (contest.home.stats.luck, contest.guest.stats.luck)
    guard home == guest else { return home > guest ? .home : .guest }
    return generator.below(2) == 0 ? .home : .guest
  }

  private mutating func hit(by side: Side) -> PetContest.Hit {
    let one = next(side)
    let other = target(on: side.other)
    let hasOpening = hasOpening(one, other)
    let hasAdvantage = contest.hasAdvantage(fighter(one), over: fighter(other))
    let defence = fighter(other).stats.defence
    var attack = fighter(one).stats.attack
    if hasAdvantage { attack = attack * 6 / 5 }
    if isBehind(one) { attack = attack * 3 / 4 }
    let damage = max(0, attack - (hasOpening ? defence / 2 : defence))
    let left = max(0, spirit[other.side.rawValue][other.place] - damage)
    spirit[other.side.rawValue][other.place] = left
    return PetContest.Hit(
      by: one, on: other, damage: damage, isOpening: hasOpening, hasAdvantage: hasAdvantage,
      left: left, sum: sums[other.side.rawValue])
  }

  /// Whose turn it is on a side: one after the other.
  private mutating func next(_ side: Side) -> Member {
    let standing = standing(side)
    let place = standing.first { $0 > last[side.rawValue] } ?? standing[0]
    last[side.rawValue] = place
    return Member(side, place)
  }

  /// Whom a hit meets: someone in front, while anyone stands there.
  private mutating func target(on side: Side) -> Member {
    let standing = standing(side)
    let front = standing.filter(PetLineup.front.contains)
    let places = front.isEmpty ? standing : front
    return Member(side, places.count == 1 ? places[0] : places[generator.below(places.count)])
  }

  /// Whether someone in front protects it; then it doesn't hit as hard, either.
  private func isBehind(_ member: Member) -> Bool {
    !PetLineup.front.contains(member.place)
      && standing(member.side).contains(where: PetLineup.front.contains)
  }

  // A quarter of the turns where both are equally lucky, half at the most.
  private mutating func hasOpening(_ one: Member, _ other: Member) -> Bool {
    let luck = fighter(one).stats.luck
    return generator.below(2 * (luck + fighter(other).stats.luck)) < luck
  }
}
