extension Recycle {
  /// One thing on a table.
  public struct Piece: Hashable, Sendable {
    /// Counted from 1 through the round; nobody gets a number that was used.
    public let number: Int
    /// What it is, which decides where it belongs and what it pays.
    public let kind: Kind
    /// Where it lies.
    public internal(set) var pose: Pose
    /// The hand that holds it, or nil.
    public internal(set) var heldBy: Int?
    /// Where that hand took it from.
    var origin: Pose?

    /// Whether a double tap can make it smaller.
    public var canHalve: Bool { pose.size / 2 >= Pose.sizes.lowerBound }
  }

  /// One player's table.
  public struct Side: Hashable, Sendable {
    /// In the order they came.
    public internal(set) var pieces: [Piece] = []
    /// Points so far.
    public internal(set) var score = 0
    /// Pieces that went in since one was refused last; it is celebrated, never paid.
    public internal(set) var streak = 0
    /// The longest streak.
    public internal(set) var bestStreak = 0
    /// Pieces that went in, by kind in the order of the setup's kinds.
    public internal(set) var taken: [Int]
    /// Pieces that went in and just fitted.
    public internal(set) var perfect = 0
    /// Pieces that were refused.
    public internal(set) var refused = 0
    var chance: SeededGenerator
    /// What can come onto the table, and how many kinds at once.
    let kinds: [Kind]
    let kindsAtOnce: Int

    init(_ setup: Setup, seed: UInt64) {
      chance = SeededGenerator(seed: seed)
      (kinds, kindsAtOnce) = (setup.kinds, setup.kindsAtOnce)
      taken = kinds.map { _ in 0 }
    }

    /// The kinds that can come onto the table; none if it is full.
    public var missing: [Kind] {
      let here = Set(pieces.map(\.kind))
      return here.count < kindsAtOnce ? kinds.filter { !here.contains($0) } : []
    }

    func index(of piece: Int) -> Int? { pieces.firstIndex { $0.number == piece } }
  }
}

extension Recycle.Piece: Encodable {
  private enum Key: String, CodingKey { case piece, kind, center, size, angle, heldBy }

  /// For people and tests: the middle in units, the size as a factor, the angle in degrees.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(number, forKey: .piece)
    try fields.encode(kind, forKey: .kind)
    try fields.encode([Double(pose.x) / 64, Double(pose.y) / 64], forKey: .center)
    try fields.encode(Double(pose.size) / 1000, forKey: .size)
    try fields.encode(Double(pose.angle) / 100, forKey: .angle)
    try fields.encode(heldBy, forKey: .heldBy)
  }
}

extension Recycle.Side: Encodable {
  private enum Key: String, CodingKey {
    case score, streak, bestStreak, taken, perfect, refused, pieces
  }

  /// All but the chance to come.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(score, forKey: .score)
    try fields.encode(streak, forKey: .streak)
    try fields.encode(bestStreak, forKey: .bestStreak)
    try fields.encode(taken, forKey: .taken)
    try fields.encode(perfect, forKey: .perfect)
    try fields.encode(refused, forKey: .refused)
    try fields.encode(pieces, forKey: .pieces)
  }
}
