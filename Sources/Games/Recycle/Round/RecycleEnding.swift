import Arcade
import Geometry
import Languages
import Rules
import Stage
import Store

/// How a round ended for one player, and whether it is saved.
struct RecycleEnd {
  var player: Int
  var end: GameEnd
}

// Results are saved before anything shows them.
extension RecycleScene {
  /// Saves a draft for each score with points: one for each player, or one for both; the best comes
  /// first, so that it takes its place on the leaderboard before the others.
  func saveResults(_ context: GameContext) -> [RecycleEnd] {
    let isShared = round.setup.hasSharedScore
    return game.scores.enumerated().compactMap { player, score -> RecycleEnd? in
      let sides = isShared ? game.sides : [game.sides[player]]
      let new = NewResult(
        game: Recycle.name, variant: round.setup.variant, score: score,
        moves: sides.flatMap(\.taken).reduce(0, +),
        milliseconds: RecycleRound.milliseconds(ofTick: game.tick), at: context.date(),
        gameStats: isShared ? game.gameStats : game.sides[player].gameStats,
        record: RecycleRecord(round).text)
      let end = score > 0 ? played.end(new, in: context) : nil
      stage?.trace.result(new, end)
      return end.map { RecycleEnd(player: player, end: $0) }
    }.sorted { $0.end.played.score > $1.end.played.score }
  }

  /// Shows both players the outcome on their own sides, before the dialog.
  func showVerdict() {
    guard tables.count == 2 else { return }
    if round.setup.hasSharedScore {
      let points = game.scores[0]
      for table in tables {
        table.say(
          tr("Well done"),
          more: trn("Together: {n} point", "Together: {n} points", points, ["n": "\(points)"]),
          near: table.bounds.center, stays: true)
        if points > 0 { table.celebrate() }
      }
      return
    }
    for (player, table) in tables.enumerated() {
      let (own, other) = (game.sides[player].score, game.sides[1 - player].score)
      table.say(
        own == other ? tr("A draw!") : own > other ? tr("You win!") : tr("Well played!"),
        more: tr("{a} to {b} points", ["a": "\(own)", "b": "\(other)"]),
        near: table.bounds.center, stays: true)
      if own > other { table.celebrate() }
    }
  }

  /// The dialog of the first result; the others follow one by one.
  func endScene(_ ends: [RecycleEnd], _ context: GameContext) -> any Scene {
    waiting = Array(ends.dropFirst())
    guard let first = ends.first else { return noPointsScene(context) }
    var actions = ResultScene.Actions(again: { [weak self] in self?.playAgain(on: $0, context) })
    if !waiting.isEmpty {
      actions.next = { [weak self] stage in
        guard let self else { return }
        stage.perform(.pop)
        stage.perform(.push(endScene(waiting, context)))
      }
    }
    let setup = round.setup
    let scores = game.scores
    let isBest = scores[first.player] == scores.max()
    return ResultScene(
      name: "recycle.end",
      title: RecycleWords.title(of: first.player, scores, setup),
      end: first.end, board: .recycle(best: best(first.end, context), scores, setup),
      look: .init(isHappy: isBest), context: context, actions: actions,
      seat: .init(
        isOpposite: setup.players == 2 && setup.field == .wide && first.player == 1,
        isShared: setup.players == 2))
  }

  private func best(_ end: GameEnd, _ context: GameContext) -> Int? {
    (try? context.store.results(
      game: Recycle.name, variant: end.played.variant, order: .score, limit: 1))?.first?.score
  }

  /// A dialog without a result: says what to try next time.
  private func noPointsScene(_ context: GameContext) -> any Scene {
    let hasTried = game.sides.contains { $0.refused > 0 }
    let hasClock = round.setup.ticks != nil
    let palette = palette
    return MessageScene(
      name: "recycle.end", title: hasClock ? tr("Time is up!") : tr("No points yet"),
      text: hasTried
        ? tr(
          "No points yet, but close! Match the symbols on the containers, and turn the bottle over with two fingers."
        )
        : tr(
          "No points yet. Drag an item with one finger to the container with its symbol, then let go."
        ),
      seal: "icon-clock", palette: palette,
      choices: [
        .init(
          id: "result.again", label: tr("Try again"), icon: "icon-again",
          action: { [weak self] in self?.playAgain(on: $0, context) }),
        .init(
          id: "recycle.rules", label: tr("Rules"), icon: "icon-rules",
          action: { $0.perform(.push(RecycleHelp.scene(palette))) }),
        .init(
          id: "result.menu", label: tr("Menu"), icon: "icon-menu",
          action: { $0.perform(.popToRoot) }),
      ], back: { $0.perform(.popToRoot) })
  }

  private func playAgain(on stage: Stage, _ context: GameContext) {
    let setup = round.setup
    let next = RecycleScene(
      context: context,
      Recycle.Setup(mode: setup.mode, halving: setup.halving, region: setup.region))
    stage.perform(.replace(next))
  }

  /// The visitor left without claiming these results.
  func didLeave() {
    for case .draft(let draft) in waiting.map(\.end) { try? context?.store.discard(draft.id) }
    waiting = []
  }

  func programWillEnd() { save() }

  /// Saves a round without a clock, without waiting for it; one that has ended is deleted.
  func save() {
    guard let context, !round.entries.isEmpty else { return }
    if !game.isOver {
      played.save(step: round.entries.count, in: context, SavedRecycle(round).saved)
    } else if game.sides[0].score == 0 {
      // With points, its result lets go of it in one transaction.
      played.deleteSave(in: context)
    }
  }
}

extension RecycleWords {
  /// The title of a player's result; with two players it says whose it is.
  static func title(of player: Int, _ scores: [Int], _ setup: Recycle.Setup) -> String {
    guard scores.count == 2 else {
      return setup.ticks != nil ? tr("Time is up!") : tr("Well done!")
    }
    let points = [
      "points": trn("{n} point", "{n} points", scores[player], ["n": "\(scores[player])"])
    ]
    return switch (setup.field.isWide, player) {
    case (false, 0): tr("Left player: {points}", points)
    case (false, _): tr("Right player: {points}", points)
    case (true, 0): tr("Bottom player: {points}", points)
    case (true, _): tr("Top player: {points}", points)
    }
  }

  /// Who won a round for two.
  static func verdict(_ scores: [Int], _ setup: Recycle.Setup) -> String {
    let most = ["a": "\(scores.max() ?? 0)", "b": "\(scores.min() ?? 0)"]
    guard let winner = scores[0] == scores[1] ? nil : scores[0] > scores[1] ? 0 : 1 else {
      return tr("A draw: {a} to {b} points", most)
    }
    return switch (setup.field.isWide, winner) {
    case (false, 0): tr("The left player wins {a} to {b}", most)
    case (false, _): tr("The right player wins {a} to {b}", most)
    case (true, 0): tr("The bottom player wins {a} to {b}", most)
    case (true, _): tr("The top player wins {a} to {b}", most)
    }
  }
}
