import Arcade
import Languages
import Rules
import Stage
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
      },
      replay: { result, context in
        RoundEnd(text: result.played.record).map {
          BlackjackDetailScene(result, $0, context: context)
        }
      }, renewed: { .blackjack }, shareCard: ShareCard.blackjack)
    board.art = { BlackjackWords.art(ofScore: $0.score) }
    return board
  }
}
