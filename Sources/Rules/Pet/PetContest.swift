/// A friendly contest of two pets: both, a seed, and the lines that follow from them.
///
/// They take turns, the luckier first; equal luck is tossed for. A hit takes
/// max(0, attack − defence) off the other's spirit. Now and then, the more often the luckier it is,
/// a pet finds an opening, where the other's defence counts half: so equals too get at each other.
/// Whose spirit is gone has lost; after `rounds` rounds whoever has more left has won, and equals
/// have drawn. Nobody is hurt.
public struct PetContest: Hashable, Codable, Sendable {
  /// One of the two.
  public struct Fighter: Hashable, Codable, Sendable {
    /// How its pet is called.
    public let name: String
    /// What its pet had grown to.
    public let form: Pet.Form
    /// Its pet's attack, defence and luck.
    public let stats: Pet.Stats

    /// As the pet is now.
    public init(_ pet: Pet) {
      name = pet.name
      form = pet.form
      stats = pet.stats
    }
  }

  /// Which of the two.
  public enum Side: Int, CaseIterable, Hashable, Codable, Sendable {
    case home, guest

    /// The opposite one.
    public var other: Side { self == .home ? .guest : .home }
  }

  /// One line of what happens.
  public enum Line: Hashable, Codable, Sendable {
    /// Who goes first.
    case begins(Side)
    /// A side's turn: what it took off the other, and what that one has left.
    case hit(by: Side, damage: Int, opening: Bool, left: Int)
    /// Who won; nil is a draw. Always the last line, and nowhere else.
    case ends(winner: Side?)
  }

  /// Whoever asked for it.
  public let home: Fighter
  /// Whoever was asked.
  public let guest: Fighter
  /// Where all chance comes from.
  public let seed: UInt64

  /// What each begins with.
  public static let spirit = 200
  /// The most rounds of two turns.
  public static let rounds = 8
  /// Milliseconds between two lines as they unroll.
  public static let lineInterval = 900

  /// A contest that can be told again and again, always alike.
  public init(home: Fighter, guest: Fighter, seed: UInt64) {
    self.home = home
    self.guest = guest
    self.seed = seed
  }

  /// Whether a pet can take part: hatched, up and not hungry.
  public static func admits(_ pet: Pet) -> Bool { pet.isUpAndAbout }

  /// One of the two.
  public func fighter(_ side: Side) -> Fighter { side == .home ? home : guest }

  /// Who won; nil is a draw.
  public var winner: Side? {
    if case .ends(let winner) = lines.last { winner } else { nil }
  }

  /// All of it, from first to last.
  public var lines: [Line] {
    var generator = SeededGenerator(seed: seed)
    let first = first(&generator)
    var lines = [Line.begins(first)]
    var spirit = [Self.spirit, Self.spirit]
    for turn in 0..<(2 * Self.rounds) where !spirit.contains(0) {
      let side = turn.isMultiple(of: 2) ? first : first.other
      let hasOpening = hasOpening(side, &generator)
      let damage = damage(by: side, opening: hasOpening)
      let left = max(0, spirit[side.other.rawValue] - damage)
      spirit[side.other.rawValue] = left
      lines.append(.hit(by: side, damage: damage, opening: hasOpening, left: left))
    }
    let winner: Side? = spirit[0] == spirit[1] ? nil : spirit[0] > spirit[1] ? .home : .guest
    return lines + [.ends(winner: winner)]
  }

  private func first(_ generator: inout SeededGenerator) -> Side {
    guard home.stats.luck == guest.stats.luck else {
      return home.stats.luck > guest.stats.luck ? .home : .guest
    }
    return generator.below(2) == 0 ? .home : .guest
  }

  // A quarter of the turns where both are equally lucky, half at the most.
  private func hasOpening(_ side: Side, _ generator: inout SeededGenerator) -> Bool {
    let luck = fighter(side).stats.luck
    return generator.below(2 * (luck + fighter(side.other).stats.luck)) < luck
  }

  private func damage(by side: Side, opening: Bool) -> Int {
    let defence = fighter(side.other).stats.defence
    return max(0, fighter(side).stats.attack - (opening ? defence / 2 : defence))
  }
}

extension Pet {
  /// Remembers how a contest ended; `side` is its own.
  public mutating func remember(_ contest: PetContest, as side: PetContest.Side) {
    let won = contest.winner.map { $0 == side }
    note(.contest(opponent: contest.fighter(side.other).name, won: won))
    playedAt = awake
    isBored = false
  }
}
