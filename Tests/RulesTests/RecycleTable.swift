import Geometry
import Rules

/// Shortcuts for playing a round in tests.
extension RecycleRound {
  /// The first piece of a kind on a player's table.
  func piece(_ kind: Recycle.Kind, of player: Int = 0) -> Recycle.Piece? {
    game.sides[player].pieces.first { $0.kind == kind }
  }

  /// Lets ticks pass.
  mutating func pass(_ ticks: Int) { for _ in 0..<ticks { advance() } }

  /// Drags a piece over a container and lets go.
  @discardableResult mutating func carry(
    _ kind: Recycle.Kind, to container: Recycle.Container, size: Double = 1, degrees: Double = 0,
    of player: Int = 0
  ) throws -> Recycle.Event {
    guard let number = piece(kind, of: player)?.number else { throw IllegalMove.outsideBoard }
    return try carry(number, to: container, size: size, degrees: degrees)
  }

  /// The same for the piece with this number.
  @discardableResult mutating func carry(
    _ number: Int, to container: Recycle.Container, size: Double? = nil, degrees: Double = 0
  ) throws -> Recycle.Event {
    let mouth = setup.field.mouth(of: container)
    let own = game.piece(number)?.pose.scale ?? 1
    try play(.grab(number, hand: 1))
    try play(
      .pose(number, Recycle.Pose(center: mouth.center, size: size ?? own, degrees: degrees)))
    return try play(.drop(number))
  }
}

/// Plays at random: hands grab, move, resize, rotate, halve and let go, sensibly or not.
///
/// `watch` gets the result of each move that the rules accepted.
func randomRound(
  _ setup: Recycle.Setup, seed: UInt64, steps: Int,
  watch: (RecycleRound, Recycle.Move, Recycle.Event) -> Void = { _, _, _ in }
) -> RecycleRound {
  var dice = SeededGenerator(seed: seed ^ 0x5EED)
  var round = RecycleRound(setup, seed: seed)
  for _ in 0..<steps {
    if dice.below(3) == 0 { round.pass(dice.below(12)) }
    let move = randomMove(&dice, in: round)
    guard let event = try? round.play(move) else { continue }
    watch(round, move, event)
  }
  return round
}

private func randomMove(_ dice: inout SeededGenerator, in round: RecycleRound) -> Recycle.Move {
  let pieces = round.game.sides.flatMap(\.pieces)
  guard !pieces.isEmpty, dice.below(12) > 0 else { return .spawn(dice.below(round.setup.players)) }
  let piece = pieces[dice.below(pieces.count)]
  guard piece.heldBy != nil else {
    return dice.below(5) == 0 ? .halve(piece.number) : .grab(piece.number, hand: dice.below(10))
  }
  switch dice.below(8) {
  case 0: return .drop(piece.number)
  case 1: return .lay(piece.number)
  case 2: return .putBack(piece.number)
  case 3, 4:
    return .pose(
      piece.number,
      likelyPose(piece, round.setup.field, round.setup.container(of: piece.kind), &dice))
  case 5:
    return .pose(
      piece.number,
      Recycle.Pose(
        x: dice.below(100_000), y: dice.below(90_000), size: 250 + dice.below(3751),
        angle: dice.below(36_000) - 18_000))
  case 6:
    return .toss(
      piece.number,
      Recycle.Velocity(Double(dice.below(6001) - 3000), Double(dice.below(6001) - 3000)))
  default: return .drop(piece.number)
  }
}

/// Over the right container, with a size near the limit, roughly upside down.
private func likelyPose(
  _ piece: Recycle.Piece, _ field: Recycle.Field, _ home: Recycle.Container,
  _ dice: inout SeededGenerator
) -> Recycle.Pose {
  let mouth = field.mouth(of: home)
  return Recycle.Pose(
    x: Int(mouth.midX * 64) + dice.below(8000) - 4000, y: Int(mouth.midY * 64) + dice.below(4000),
    size: 300 + dice.below(2000), angle: 18_000 + dice.below(9000) - 4500)
}

/// Every mode with every way of halving, in every field; a town with each country's rules.
let everySetup: [Recycle.Setup] =
  Recycle.Mode.allCases.flatMap { mode in
    Recycle.Halving.allCases.flatMap { halving in
      Recycle.Field.allCases.map { Recycle.Setup(mode: mode, halving: halving, field: $0) }
    }
  } + Recycle.Region.allCases.map { Recycle.Setup(mode: .town, region: $0) }
