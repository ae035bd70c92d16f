import Rules

/// A board in a few letters: what was chosen before a game, and the seed of all its chance.
///
/// Game, choices and seed with hyphens between them, the seed to base 36:
/// `fifteen-4x4-130-3w5e11264sgsf`, `mirror-3x4-axis-numbers-7-diamonds`, `recycle-solo-classic-7`,
/// `blackjack-singleDeck-7`. `recreo --board CODE` lays the same board.
public nonisolated struct BoardCode: Hashable, Sendable {
  /// The game's id.
  public let game: String
  /// What is wished of it.
  public let wishes: LaunchWishes
  public let text: String

  private init(
    _ game: String, _ choices: [String], seed: UInt64, _ wishes: LaunchWishes, end: String? = nil
  ) {
    self.game = game
    self.wishes = wishes
    let parts = [game] + choices + [String(seed, radix: 36)] + (end.map { [$0] } ?? [])
    text = parts.joined(separator: "-")
  }

  init(_ setup: Fifteen.Setup, seed: UInt64) {
    let scramble =
      switch setup.scramble {
      case .moves(let count): "\(count)"
      // Today's board is one of any; on another day it is no longer today's.
      case .any, .daily: "any"
      }
    self.init(
      Fifteen.name, ["\(setup.columns)x\(setup.rows)", scramble], seed: seed,
      LaunchWishes(
        seed: seed, columns: setup.columns, rows: setup.rows, scramble: setup.scramble))
  }

  init(_ setup: Recycle.Setup, seed: UInt64) {
    self.init(
      Recycle.name, [setup.mode.rawValue, setup.halving.rawValue], seed: seed,
      LaunchWishes(seed: seed, mode: setup.mode, halving: setup.halving))
  }

  /// `brocade`: the id of one of ours; no other picture is everywhere.
  init(_ setup: Mirror.Setup, seed: UInt64, brocade: String?) {
    self.init(
      Mirror.name, [setup.size, setup.symmetry.rawValue, setup.hints.rawValue], seed: seed,
      LaunchWishes(
        seed: seed,
        mirror: MirrorWishes(
          picture: brocade, columns: setup.columns, symmetry: setup.symmetry, hints: setup.hints)),
      end: brocade)
  }

  /// Nil where cards were gone from the shoe already, or came from outside.
  init?(_ setup: Blackjack.Setup, seed: UInt64) {
    guard setup.gone.total == 0, !setup.isDealtFromOutside else { return nil }
    self.init(
      Blackjack.name, [setup.table.rawValue], seed: seed,
      LaunchWishes(seed: seed, table: setup.table))
  }
}

// Reading one.
nonisolated extension BoardCode {
  /// Nil where the text is no board's code.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard let game = parts.first else { return nil }
    let rest = Array(parts.dropFirst())
    let read: BoardCode? =
      switch game {
      case Fifteen.name: Self.fifteen(rest)
      case Recycle.name: Self.recycle(rest)
      case Mirror.name: Self.mirror(rest)
      case Blackjack.name: Self.blackjack(rest)
      default: nil
      }
    // One board has one code.
    guard let read, read.text == text else { return nil }
    self = read
  }

  private static func seed(_ text: String) -> UInt64? { UInt64(text, radix: 36) }

  private static func fifteen(_ parts: [String]) -> BoardCode? {
    guard parts.count == 3, let seed = seed(parts[2]) else { return nil }
    let sides = parts[0].split(separator: "x").compactMap { Int($0) }
    let scramble = parts[1] == "any" ? Scramble.any : Int(parts[1]).map { .moves($0) }
    guard sides.count == 2, let scramble else { return nil }
    return BoardCode(
      Fifteen.Setup(columns: sides[0], rows: sides[1], scramble: scramble), seed: seed)
  }

  private static func recycle(_ parts: [String]) -> BoardCode? {
    guard parts.count == 3, let mode = Recycle.Mode(rawValue: parts[0]),
      let halving = Recycle.Halving(rawValue: parts[1]), let seed = seed(parts[2])
    else { return nil }
    return BoardCode(Recycle.Setup(mode: mode, halving: halving), seed: seed)
  }

  private static func mirror(_ parts: [String]) -> BoardCode? {
    guard parts.count == 4 || parts.count == 5, let seed = seed(parts[3]),
      let columns = Mirror.Setup.sizes.first(where: { Mirror.Setup(columns: $0).size == parts[0] }),
      let symmetry = Mirror.Symmetry(rawValue: parts[1]),
      let hints = Mirror.Hints(rawValue: parts[2])
    else { return nil }
    return BoardCode(
      Mirror.Setup(columns: columns, symmetry: symmetry, hints: hints), seed: seed,
      brocade: parts.count == 5 ? parts[4] : nil)
  }

  private static func blackjack(_ parts: [String]) -> BoardCode? {
    guard parts.count == 2, let table = Table(rawValue: parts[0]), let seed = seed(parts[1])
    else { return nil }
    return BoardCode(Blackjack.Setup(table: table), seed: seed)
  }
}
