import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import FifteenGame
@testable import RecycleGame

/// At the way to the table, or at the table with the first cards on it.
@MainActor func blackjack(
  _ table: Rules.Table, _ size: Size, rounds: Int = 0, _ context: GameContext = .forTests
) throws -> SceneHarness {
  var bank = BlackjackBank(context.store)
  bank.table = table
  try context.store.save(bank.saved(at: 0), slot: BlackjackBank.slot)
  let seat = SceneHarness(size: size, context: context) { BlackjackStartScene(context: $0) }
  guard rounds > 0 else { return seat }
  try seat.tap("blackjack.play")
  if table != .source { try seat.tap("blackjack.new") }
  seat.pass(.seconds(2))
  return seat
}

/// A seed whose hand at the simple table ends so, after so many cards more.
@MainActor func blackjackSeed(_ outcome: Outcome, hits: Int = 0) throws -> UInt64 {
  let plays = Array(repeating: Play.hit, count: hits) + [.stand]
  return try #require(
    (UInt64(1)...500).first { seed in
      let start: Blackjack? = Blackjack(.init(), seed: seed)
      return plays.reduce(start) { try? $0?.applying(.play($1)) }?.outcome == outcome
    })
}

/// The start of Blackjack at a casino's table, with a worker that answers.
@MainActor func practice(_ size: Size) throws -> SceneHarness {
  let context = GameContext.forTests
  context.dependencies.worker = .inline
  return try blackjack(.vegasStrip, size, context)
}

@MainActor func history(_ size: Size) throws -> SceneHarness {
  let context = GameContext.forTests
  for (index, name) in ["Ana", "Wolfeschlegelsteinhaus", "Zoë"].enumerated() {
    var session = Session<Blackjack>(Blackjack.Setup(table: .vegasStrip), seed: UInt64(index))
    while let play = session.game.allowed.first { try session.play(.play(play), at: 900) }
    let result = RoundEnd(session).result(
      milliseconds: 900, at: 1_700_000_000_000 + index * 3_600_000)
    _ = try context.store.claim(result, by: PlayerName(name))
  }
  return try blackjack(.source, size, rounds: 0, context).opened("blackjack.history")
}

@MainActor func board(_ side: Int, _ size: Size, scramble: Scramble = 130) throws -> SceneHarness {
  try board(side, side, size, scramble: scramble)
}

extension PuzzleSolver {
  /// Never answers.
  static var idle: PuzzleSolver {
    PuzzleSolver(worker: .idle, cache: .empty, post: { _ in })
  }
}

@MainActor func board(
  _ columns: Int, _ rows: Int, _ size: Size, scramble: Scramble = 130,
  solver: PuzzleSolver = .idle
) throws -> SceneHarness {
  let context = GameContext.forTests
  context.provide(solver)
  context.fifteenChoice.columns = columns
  context.fifteenChoice.rows = rows
  context.fifteenChoice.scramble = scramble
  return SceneHarness(size: size, context: context) { FifteenScene(context: $0) }
}

/// The setup of Recycle where a round without a clock was left.
@MainActor func savedRound(_ size: Size) throws -> SceneHarness {
  let context = GameContext.forTests
  context.recycleChoice.mode = .calm
  let saved = SavedRecycle(RecycleRound(Recycle.Setup(mode: .calm), seed: 5))
  try context.store.save(saved.saved(at: 0), slot: "recycle-calm-classic")
  return SceneHarness(size: size, context: context) { RecycleSetupScene(context: $0) }
}

/// The upper player's dialog after a round for two.
@MainActor func oppositeResult(_ size: Size) -> SceneHarness {
  let (context, setup) = (GameContext.forTests, Recycle.Setup(mode: .two, field: .wide))
  let new = NewResult(
    game: Recycle.name, variant: setup.variant, score: 75, moves: 1, milliseconds: 60_000, at: 1,
    record: "{}")
  let end = GameEnd.save(new, ending: nil, in: context)
  return SceneHarness(size: size, context: context) {
    ResultScene(
      name: "recycle.end", title: RecycleWords.title(of: 1, [150, 75], setup), end: end,
      board: .recycle(best: 150, [150, 75], setup), context: $0,
      actions: .init(again: { _ in }), seat: .init(isOpposite: true, isShared: true))
  }
}
