import Languages
import Rules
import Stage
import Store

/// What its lists are made of.
private enum FifteenResults {
  /// The source's sizes first, as they have always stood.
  static let shapes =
    BoardShape.offered.filter { $0.columns == $0.rows && $0.columns > 3 }
    + BoardShape.offered.filter { $0.columns != $0.rows || $0.columns == 3 }
  static let scrambles: [Scramble] = [.moves(Fifteen.Setup.classic), .any, .daily]
}

/// How results of the sliding puzzle are told and compared.
extension ResultBoard {
  static var fifteen: ResultBoard {
    ResultBoard(
      game: Fifteen.name, title: tr("Fifteen"), world: .fifteen,
      parts: [
        Part(
          id: "size", label: tr("Size"),
          options: FifteenResults.shapes.map { ($0.name, $0.title) }),
        Part(
          id: "scramble", label: tr("Scramble"),
          options: [
            (
              "130",
              trn("{n} move", "{n} moves", Fifteen.Setup.classic)
            ), ("any", tr("Any board")), ("daily", tr("Today's board")),
          ]),
      ],
      variant: {
        Fifteen.Setup(
          FifteenResults.shapes[$0[0]], scramble: FifteenResults.scrambles[$0[1]]
        ).variant
      },
      orders: [
        Order(order: .time, id: "time", title: tr("Time")) {
          $0 == 1 ? tr("The best time of all!") : tr("Number {n} by time", ["n": "\($0)"])
        },
        Order(order: .moves, id: "moves", title: tr("Moves")) {
          $0 == 1 ? tr("The fewest moves of all!") : tr("Number {n} by moves", ["n": "\($0)"])
        },
      ],
      summary: { result, withVariant in
        let text = trn(
          "{n} move in {time}", "{n} moves in {time}", result.moves,
          [
            "n": "\(result.moves)",
            "time": PlayClock.text(milliseconds: result.milliseconds),
          ])
        let size = result.variant.prefix { $0 != "-" }.replacing("x", with: "×")
        return withVariant ? tr("Fifteen") + " \(size): " + text : text
      },
      replay: { result, cabinet in
        guard let played = FifteenRecord(text: result.played.record) else { return nil }
        return try? FifteenReplayScene(
          played, title: result.player?.name ?? tr("Replay"),
          milliseconds: result.played.milliseconds, world: cabinet.dressed(.fifteen),
          cabinet: cabinet)
      }, renewed: { .fifteen }, keepsake: Keepsake.fifteen)
  }
}
