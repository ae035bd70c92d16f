/// A row of lamps, some of them lit at random: light the others.
///
/// All chance comes from the seed, a move leads to a new state, an illegal one is refused with a
/// reason, and `outcome` tells when the game is over.
public struct Template: ReplayableGame {
  /// The game's name in records.
  public static var name: String { "template" }
  /// The first version of the rules.
  public static var rulesVersion: Int { 1 }

  /// How many lamps there are.
  public struct Setup: Hashable, Codable, Sendable {
    /// The numbers that players choose from.
    public static let offered = [3, 5, 7]

    /// At least one, at most a hundred.
    public let lamps: Int

    /// A number out of range is clamped.
    public init(lamps: Int = 5) { self.lamps = min(max(lamps, 1), 100) }

    /// The group in which results are compared, and for which one unfinished game is saved.
    public var variant: String { "\(lamps)" }

    /// Decodes a setup; throws if a value is out of range, since no real game has it.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let lamps = try container.decode(Int.self, forKey: .lamps)
      self.init(lamps: lamps)
      guard self.lamps == lamps else {
        throw DecodingError.dataCorruptedError(
          forKey: .lamps, in: container, debugDescription: "No game has \(lamps) lamps.")
      }
    }
  }

  /// Switches a lamp: on if it was off, off if it was on.
  public struct Move: Hashable, Codable, Sendable {
    /// Counted from 0.
    public let lamp: Int

    /// A switch of this lamp.
    public init(lamp: Int) { self.lamp = lamp }
  }

  /// Which lamps are lit.
  public private(set) var isLit: [Bool]

  /// Lights random lamps, but leaves at least one dark.
  public init(_ setup: Setup, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    isLit = (0..<setup.lamps).map { _ in generator.below(2) == 1 }
    isLit[generator.below(setup.lamps)] = false
  }

  /// Won when every lamp is lit.
  public var outcome: Outcome? { isLit.contains(false) ? nil : .won }

  /// The lamps after a switch; illegal when all are lit, or if there is no such lamp.
  public func applying(_ move: Move) throws(IllegalMove) -> Template {
    guard outcome == nil else { throw .solved }
    guard isLit.indices.contains(move.lamp) else { throw .outsideBoard }
    var next = self
    next.isLit[move.lamp].toggle()
    return next
  }
}
