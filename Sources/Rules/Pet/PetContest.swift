/// A friendly contest of two pets, or of two teams: both, a seed, and the lines that follow.
///
/// They take turns, the luckier first; equal luck is tossed for. A hit takes
/// max(0, attack − defence) off the other's spirit. Now and then, the more often the luckier it is,
/// a pet finds an opening, where the other's defence counts half: so equals too get at each other.
/// A hit is a fifth harder where the element gives an advantage. In a team one takes its turn after
/// the other; those in front are hit first, and those behind hit less hard while anyone is in front.
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

    init(name: String, form: Pet.Form, stats: Pet.Stats) {
      self.name = name
      self.form = form
      self.stats = stats
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
    /// A side's turn.
    case hit(Hit)
    /// Who won; nil is a draw. Always the last line, and nowhere else.
    case ends(winner: Side?)
  }

  /// What one took off another.
  public struct Hit: Hashable, Codable, Sendable {
    /// Whose turn it was, and who was hit.
    public let by, on: Member
    /// What was taken, 0 where nothing got through.
    public let damage: Int
    /// Whether it found an opening, and whether its element helped.
    public let isOpening, hasAdvantage: Bool
    /// What is left to whoever was hit, and to that side.
    public let left, sum: Int
  }

  /// Whoever asked for it.
  public let home: Fighter
  /// Whoever was asked.
  public let guest: Fighter
  /// Where all chance comes from.
  public let seed: UInt64
  /// The version of these rules; nil in older files is 1, without elements.
  let version: Int?
  /// Home and guest with their mates; nil where the two meet alone, and in older files.
  let teams: [Team]?

  /// What each begins with.
  public static let spirit = 200
  /// The most rounds of two turns.
  public static let rounds = 8
  /// The same for teams.
  public static let teamRounds = 12
  /// Milliseconds between two lines as they unroll.
  public static let lineInterval = 900

  /// A contest, which has the same course each time it is watched.
  public init(home: Fighter, guest: Fighter, seed: UInt64) {
    self.init(home: home, guest: guest, seed: seed, teams: nil)
  }

  init(home: Fighter, guest: Fighter, seed: UInt64, teams: [Team]?) {
    self.home = home
    self.guest = guest
    self.seed = seed
    self.teams = teams
    version = 2
  }

  /// Whether a pet can take part: hatched, up, well, rested and not hungry.
  public static func admits(_ pet: Pet) -> Bool {
    pet.isUpAndAbout && pet.hasStrength(for: pet.exertion(of: PetSpan.contest))
  }

  /// One of the two.
  public func fighter(_ side: Side) -> Fighter { side == .home ? home : guest }

  /// Who won; nil is a draw.
  public var winner: Side? {
    if case .ends(let winner) = lines.last { winner } else { nil }
  }

  /// Whether the element of one gives it an advantage over another; there were none in the
  /// first version.
  func hasAdvantage(_ one: Fighter, over other: Fighter) -> Bool {
    guard let element = one.form.element, (version ?? 1) >= 2 else { return false }
    return element.beats == other.form.element
  }
}

extension Pet {
  /// Remembers a contest and how it ended; `side` is its own, and whoever asked for it spends
  /// stamina.
  public mutating func remember(_ contest: PetContest, as side: PetContest.Side) {
    let won = contest.winner.map { $0 == side }
    note(.contest(opponent: contest.fighter(side.other).name, won: won))
    keep(contest)
    if side == .home { exert(exertion(of: PetSpan.contest)) }
    playedAt = awake
    isBored = false
  }
}
