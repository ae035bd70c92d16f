extension Recycle {
  /// Who plays, and how strictly.
  public enum Mode: String, CaseIterable, Hashable, Codable, Sendable {
    /// One table, one minute.
    case solo
    /// One table, three minutes.
    case three
    /// A table each, one minute for both.
    case two
    /// A table each, one minute and one score for both.
    case together
    /// No clock: it ends when someone says so.
    case calm
    /// One table, one minute, narrow rules.
    case hard
    /// One table, one minute, and five containers for all kinds of waste.
    case town
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
    /// Whose rules apply in a town; nil elsewhere.
    public let region: Region?

    /// A round of this kind; in a town a double tap always halves, and the field has five
    /// containers.
    public init(
      mode: Mode = .solo, halving: Halving = .classic, field: Field = .wide, region: Region? = nil
    ) {
      self.mode = mode
      let isTown = mode == .town
      self.halving = isTown ? .classic : halving
      self.field = field.forTown(isTown)
      self.region = isTown ? region ?? .spain : nil
    }

    /// Where an item belongs.
    public func container(of kind: Kind) -> Container { rules.container(of: kind) }
    /// The colour of a container.
    public func color(of container: Container) -> ContainerColor { rules.color(of: container) }
    private var rules: Region { region ?? .spain }
    /// What there is to sort.
    public var kinds: [Kind] { mode == .town ? Kind.allCases : Kind.classic }
    /// How many kinds lie on a table at once.
    var kindsAtOnce: Int { field.places.count }

    /// How many people play.
    public var players: Int { mode == .two || mode == .together ? 2 : 1 }
    /// Whether all players have one score.
    public var hasSharedScore: Bool { mode == .together }
    /// The name of its list of results.
    public var variant: String { "\(mode.rawValue)-\(region?.rawValue ?? halving.rawValue)" }
    /// How many ticks a round has, or nil where no clock runs.
    public var ticks: Int? { seconds.map { $0 * Recycle.ticksPerSecond } }
    private var seconds: Int? {
      switch mode {
      case .calm: nil
      case .three: 180
      case .solo, .two, .together, .hard, .town: 60
      }
    }
    /// How far a bottle may be from upside down, in 1/100 degree.
    public var tilt: Int { mode == .hard ? 1500 : 3000 }
    /// Whether a perfect fit brings a quarter more; elsewhere it is only celebrated.
    var paysPerfection: Bool { mode != .solo || halving != .classic }
    /// How many pieces of one kind a player may have on the table.
    public var mostOfAKind: Int { halving == .classic ? 1 : 4 }
  }
}

extension Recycle.Setup {
  private enum Key: String, CodingKey { case mode, halving, field, region }

  /// Reads the choices; what doesn't go together is corrected as in the other initialiser.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      mode: try fields.decode(Recycle.Mode.self, forKey: .mode),
      halving: try fields.decode(Recycle.Halving.self, forKey: .halving),
      field: try fields.decode(Recycle.Field.self, forKey: .field),
      region: try fields.decodeIfPresent(Recycle.Region.self, forKey: .region))
  }
}
