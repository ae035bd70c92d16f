extension Recycle {
  /// Who plays, and how strictly.
  public enum Mode: String, CaseIterable, Hashable, Codable, Sendable {
    /// One table, one minute.
    case solo
    /// A table each, one minute together.
    case two
    /// No clock: it ends when someone says so.
    case calm
    /// One table, one minute, narrow rules.
    case hard
  }

  /// What a double tap does.
  public enum Halving: String, CaseIterable, Hashable, Codable, Sendable {
    /// The piece becomes half its size.
    case classic
    /// It becomes two pieces of half its size.
    case split
  }

  /// What is chosen before a round.
  public struct Setup: Hashable, Codable, Sendable {
    /// Who plays, and how strictly.
    public let mode: Mode
    /// What a double tap does.
    public let halving: Halving
    /// The shape of each player's table; it changes nothing about points.
    public let field: Field

    /// A round of this kind.
    public init(mode: Mode = .solo, halving: Halving = .classic, field: Field = .wide) {
      self.mode = mode
      self.halving = halving
      self.field = field
    }

    /// How many people play.
    public var players: Int { mode == .two ? 2 : 1 }
    /// The name of its list of results.
    public var variant: String { "\(mode.rawValue)-\(halving.rawValue)" }
    /// How many ticks a round has, or nil where no clock runs.
    public var ticks: Int? { mode == .calm ? nil : 60 * Recycle.ticksPerSecond }
    /// How far a bottle may be from upside down, in 1/100 degree.
    public var tilt: Int { mode == .hard ? 1500 : 3000 }
    /// Whether a perfect fit brings a quarter more; elsewhere it is only celebrated.
    var paysPerfection: Bool { mode != .solo || halving != .classic }
    /// How many pieces of one kind a player may have on the table.
    public var mostOfAKind: Int { halving == .classic ? 1 : 4 }
  }
}
