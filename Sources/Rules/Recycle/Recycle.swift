/// Sorting waste against the clock: drag an item, rotate it, resize it, and drop it on its
/// container.
///
/// A value that counts ticks of 1/60 s and reads no clock: the same moves at the same ticks lead
/// to the same state. Each player has a table (`Side`) with items, score and a generator; all
/// begin with the same seed.
public struct Recycle: Game {
  /// The game's name in records.
  public static var name: String { "recycle" }
  /// The first version of the rules.
  public static var rulesVersion: Int { 1 }
  /// How finely time is cut.
  public static let ticksPerSecond = 60
  /// The largest size that fits, in thousandths.
  static let largestFit = 2000
  /// From here to `largestFit` a fit is perfect.
  public static let perfectFit = 1900

  /// What was chosen before the round.
  public let setup: Setup
  /// Ticks since the round began.
  public private(set) var tick = 0
  /// One for each player.
  public internal(set) var sides: [Side]
  private var isFinished = false
  var lastNumber = 0

  /// The first items lie upright in their places.
  public init(_ setup: Setup, seed: UInt64) {
    self.setup = setup
    sides = (0..<setup.players).map { _ in Side(setup, seed: seed) }
    for player in sides.indices { deal(player) }
  }

  /// Whether the round is over.
  public var isOver: Bool { isFinished || setup.ticks.map { tick >= $0 } ?? false }
  /// Won when it is over: nobody loses at sorting.
  public var outcome: Outcome? { isOver ? .won : nil }
  /// Ticks left, or nil where no clock runs.
  public var ticksLeft: Int? { setup.ticks.map { max(0, $0 - tick) } }
  /// Whole seconds left, the begun one included, or nil where no clock runs.
  public var secondsLeft: Int? {
    ticksLeft.map { ($0 + Self.ticksPerSecond - 1) / Self.ticksPerSecond }
  }

  /// The points of each player, or the one score of all.
  public var scores: [Int] {
    let each = sides.map(\.score)
    return setup.hasSharedScore ? [each.reduce(0, +)] : each
  }
  /// The points that a player sees.
  public func score(of player: Int) -> Int { scores[setup.hasSharedScore ? 0 : player] }

  /// Advances by a tick; with the last one everything held falls back.
  public mutating func advance() {
    guard !isOver else { return }
    tick += 1
    if isOver { fallBack() }
  }

  /// Advances to a tick without any moves, like repeated calls of `advance`.
  mutating func advance(to goal: Int) {
    guard !isOver, goal > tick else { return }
    tick = min(goal, setup.ticks ?? goal)
    if isOver { fallBack() }
  }

  /// The state after `move`; throws why a move is illegal.
  public func applying(_ move: Move) throws(IllegalMove) -> Recycle {
    var next = self
    _ = try next.apply(move)
    return next
  }

  /// Makes a move and returns its effect; an illegal one changes nothing.
  public mutating func apply(_ move: Move) throws(IllegalMove) -> Event {
    guard !isOver else { throw .over }
    switch move {
    case .grab(let number, let hand): return try grab(find(number), hand)
    case .pose(let number, let pose): return try set(held(number), to: pose)
    case .drop(let number): return try drop(held(number))
    case .toss(let number, let velocity): return try toss(held(number), velocity)
    case .lay(let number):
      release(try held(number))
      return .laid
    case .putBack(let number):
      putBack(try held(number))
      return .putBack
    case .halve(let number): return try halve(find(number))
    case .spawn(let player): return try spawn(player)
    case .finish:
      guard setup.ticks == nil else { throw .notAllowed }
      isFinished = true
      fallBack()
      return .finished
    }
  }

  /// The player whose piece this is, counted from 0.
  public func player(of number: Int) -> Int? {
    sides.firstIndex { $0.index(of: number) != nil }
  }

  /// The piece of this number, while it is on a table.
  public func piece(_ number: Int) -> Piece? {
    sides.lazy.compactMap { side in side.index(of: number).map { side.pieces[$0] } }.first
  }
}

extension Recycle: Encodable {
  private enum Key: String, CodingKey { case setup, tick, secondsLeft, over, sides }

  /// For the trace: what is visible, without the generator.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(setup, forKey: .setup)
    try fields.encode(tick, forKey: .tick)
    try fields.encodeIfPresent(secondsLeft, forKey: .secondsLeft)
    try fields.encode(isOver, forKey: .over)
    try fields.encode(sides, forKey: .sides)
  }
}
