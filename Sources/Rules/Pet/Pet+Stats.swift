extension Pet {
  /// What training raises.
  public enum Stat: String, CaseIterable, Hashable, Codable, Sendable {
    case attack, defence, luck
  }

  /// What it brings to a contest.
  public struct Stats: Hashable, Codable, Sendable {
    /// What it hits with.
    public internal(set) var attack = 100
    /// What it takes off a hit.
    public internal(set) var defence = 100
    /// Who has more goes first and finds more openings.
    public internal(set) var luck = 100

    /// The most training leads to.
    public static let most = 999
    /// What one training adds.
    public static let step = 2

    /// All three at 100.
    public init() {}

    /// One of the three.
    public subscript(stat: Stat) -> Int {
      get {
        switch stat {
        case .attack: attack
        case .defence: defence
        case .luck: luck
        }
      }
      set {
        switch stat {
        case .attack: attack = newValue
        case .defence: defence = newValue
        case .luck: luck = newValue
        }
      }
    }
  }
}
