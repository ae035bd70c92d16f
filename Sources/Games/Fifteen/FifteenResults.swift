import Arcade
import Languages
import Rules
import Store

/// The parts of its variants.
private enum FifteenResults {
  /// The first shapes come first, in their original order.
  static let shapes =
    BoardShape.offered.filter { $0.columns == $0.rows && $0.columns > 3 }
    + BoardShape.offered.filter { $0.columns != $0.rows || $0.columns == 3 } + BoardShape.large
  static let scrambles: [Scramble] =
    [.moves(Fifteen.Setup.classic), .any, .daily] + Level.allCases.map { .level($0) }

  @MainActor static func title(_ scramble: Scramble) -> String {
    switch scramble {
    case .moves(let count): trn("{n} move", "{n} moves", count)
    case .any: tr("Random")
    case .daily: tr("Today's board")
    case .level(.easy): tr("Easy")
    case .level(.medium): tr("Medium")
    case .level(.hard): tr("Hard")
    }
  }

  /// The moves counted by pushes: `41 pushes`; nil if the record can't tell, or if no push moved
  /// several tiles.
  @MainActor static func pushes(_ result: NewResult) -> String? {
    let stored = result.gameStats[.pushes]
    guard
      let count = stored ?? FifteenRecord(text: result.record)?.record.gameStats[.pushes],
      count < result.moves
    else { return nil }
    return trn("{n} push", "{n} pushes", count)
  }

  /// Why a result is on no leaderboard.
  @MainActor static func unranked(_ result: NewResult) -> String {
    guard let record = FifteenRecord(text: result.record)?.record else {
      return tr("Played with help, so it doesn't count for the leaderboards.")
    }
    if record.setup.scramble == .daily {
      return tr("The board of a day counts once, without help. This time was just for fun.")
    }
    if case .moves(let count) = record.setup.scramble, !record.setup.isRanked {
      return trn(
        "A {n}-move board is just for fun, so it doesn't count for the leaderboards.",
        "A {n}-move board is just for fun, so it doesn't count for the leaderboards.", count)
    }
    if let session = try? Session(replaying: record), !session.game.isInOrder {
      return tr(
        "Some tiles that look alike are swapped, so it doesn't count for the leaderboards.")
    }
    return tr("Played with help, so it doesn't count for the leaderboards.")
  }

  /// Why a ranked result gives no points: only the classic scramble does.
  @MainActor static func remark(_ result: NewResult) -> String {
    guard result.isRanked, result.variant.contains("-") else { return "" }
    let moves = Fifteen.Setup.classic
    let record = FifteenRecord(text: result.record)?.record
    let daily = record.flatMap { DailyBoard($0.setup, seed: $0.seed) }
    let own = daily.map { tr("{board} has its own leaderboard.", ["board": $0.date]) }
    let rule = trn(
      "Only boards with {n} move count for points and achievements.",
      "Only boards with {n} moves count for points and achievements.", moves)
    return trSentences([own, rule].compactMap { $0 })
  }
}

/// How results of the sliding puzzle are described and compared.
extension LeaderboardDescription {
  static var fifteen: LeaderboardDescription {
    var description = LeaderboardDescription(
      game: Fifteen.name, title: tr("Fifteen"), palette: .fifteen, scoring: .fifteen,
      parts: [
        Part(
          id: "size", label: tr("Size"),
          options: FifteenResults.shapes.map { ($0.name, $0.title) }
        ) { index, id, _, palette in
          let shape = FifteenResults.shapes[index]
          return SetupCard(
            id, label: shape.title, word: shape.title, .board(shape), palette: palette)
        },
        Part(
          id: "scramble", label: tr("Scramble"),
          options: FifteenResults.scrambles.map { ($0.word, FifteenResults.title($0)) }
        ) { index, id, context, palette in
          let day = CalendarDay(number: context.day)
          return SetupCard(id, FifteenResults.scrambles[index], day, palette: palette)
        },
      ],
      variant: {
        Fifteen.Setup(
          FifteenResults.shapes[$0[0]], scramble: FifteenResults.scrambles[$0[1]]
        ).variant
      },
      orders: [.time, .moves],
      summary: { result, withVariant in
        let text = trn(
          "{n} move in {time}", "{n} moves in {time}", result.moves,
          [
            "n": "\(result.moves)",
            "time": PlayClock.text(milliseconds: result.milliseconds),
          ])
        // A line among those of other games has no room for more.
        guard !withVariant else {
          let size = result.variant.prefix { $0 != "-" }.replacing("x", with: "×")
          return tr("Fifteen") + " \(size)\n" + text
        }
        let pace = MovesPerSecond(moves: result.moves, milliseconds: result.milliseconds)
        return [text, FifteenResults.pushes(result), pace?.text].compactMap { $0 }
          .joined(separator: " · ")
      },
      renewed: { .fifteen }, shareCard: ShareCard.fifteen, unranked: FifteenResults.unranked,
      remark: FifteenResults.remark, detail: FifteenResults.pushes)
    description.showsPace = true
    description.photo = { FifteenRecord(text: $0.record).flatMap(SolvedBoard.picture) }
    return description
  }
}
