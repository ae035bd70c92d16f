/// A row of lamps, some of them lit by chance: light the others.
///
/// All chance comes out of the seed, a move makes a new state, what is not allowed is refused with
/// a reason, and the end is told by `outcome`.
public struct Template: Game {
  /// The game's name in records.
  public static var name: String { "template" }
  /// The first rules.
  public static var rulesVersion: Int { 1 }

  /// How many lamps there are.
  public struct Setup: Hashable, Codable, Sendable {
    /// At least one, at most a hundred.
    public let lamps: Int

    /// A number out of range is brought to the nearest that can be played.
    public init(lamps: Int = 5) { self.lamps = min(max(lamps, 1), 100) }

    /// What its results are compared within, and one unfinished game is saved of.
    public var variant: String { "\(lamps)" }

    /// Reads a setup; one out of range is an error, since it belongs to no game that was played.
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

  /// Switch one lamp: on if it was off, off if it was on.
  public struct Move: Hashable, Codable, Sendable {
    /// Counted from 0.
    public let lamp: Int

    /// A switch of this lamp.
    public init(lamp: Int) { self.lamp = lamp }
  }

  /// Which lamps are lit.
  public private(set) var isLit: [Bool]

  /// Each lamp is lit or not by chance, but one is always left to light.
  public init(_ setup: Setup, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    isLit = (0..<setup.lamps).map { _ in generator.below(2) == 1 }
    isLit[generator.below(setup.lamps)] = false
  }

  /// Won when every lamp is lit.
  public var outcome: Outcome? { isLit.contains(false) ? nil : .won }

  /// The lamps after a switch; refused when all are lit, or when there is no such lamp.
  public func applying(_ move: Move) throws(IllegalMove) -> Template {
    guard outcome == nil else { throw .solved }
    guard isLit.indices.contains(move.lamp) else { throw .outsideBoard }
    var next = self
    next.isLit[move.lamp].toggle()
    return next
  }
}
