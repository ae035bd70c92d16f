import Arcade
import Languages
import Rules
import Store

/// How rounds are described when a name is asked for.
extension LeaderboardDescription {
  static var blackjack: LeaderboardDescription {
    var board = LeaderboardDescription(
      game: Blackjack.name, title: tr("Blackjack"), palette: .blackjack, scoring: .blackjack,
      parts: [
        Part(
          id: "table", label: tr("Table"),
          options: Table.allCases.map { ($0.rawValue, BlackjackWords.name(of: $0)) })
      ],
      variant: { Table.allCases[$0[0]].rawValue }, orders: [],
      summary: { result, withVariant in
        guard let end = RoundEnd(text: result.record) else { return tr("Blackjack") }
        let scores = BlackjackWords.scores(end.playerScore, end.botScore)
        return withVariant
          ? end.title + "\n" + scores : end.sentence + "\n" + scores
      }, renewed: { .blackjack }, shareCard: ShareCard.blackjack)
    board.open = { result, context in
      RoundEnd(text: result.played.record).map {
        BlackjackDetailScene(result, $0, context: context)
      }
    }
    board.photo = { result in
      guard let end = RoundEnd(text: result.record) else { return nil }
      return { TablePhoto(end, palette: .blackjack) }
    }
    board.figures = figures
    board.art = { BlackjackWords.art(ofScore: $0.score) }
    return board
  }

  /// The part of the rounds that were won, and what one won on average at the tables with chips.
  private static func figures(_ played: PlayerStatistics) -> [GameStatistics.Figure] {
    let won = played.variants.values.reduce(0) { $0 + $1.won }
    let percent = Int((100 * Double(won) / Double(max(1, played.games))).rounded())
    let share = GameStatistics.Figure(
      "won", tr("Rounds won"), tr("{n}%", ["n": "\(percent)"]), icon: "icon-trophy")
    let casino = played.variants.filter { $0.key != Table.source.rawValue }.values
    let rounds = casino.reduce(0) { $0 + $1.games }
    guard rounds > 0 else { return [share] }
    let chips = Double(casino.reduce(0) { $0 + $1.score }) / 2 / Double(rounds)
    return [
      share,
      GameStatistics.Figure(
        "average.gain", tr("Average gain, in chips"), BlackjackWords.value(chips, places: 1),
        icon: "icon-luck"),
    ]
  }
}
