import Arcade
import Languages
import Rules
import Store

extension LeaderboardDescription {
  /// How results of the lamps are told and compared.
  static var template: LeaderboardDescription {
    LeaderboardDescription(
      game: Template.name, title: tr("Template"), palette: .template, scoring: Scoring(),
      parts: [
        Part(
          id: "lamps", label: tr("Lamps"),
          options: Template.Setup.offered.map { ("\($0)", "\($0)") })
      ],
      variant: { Template.Setup(lamps: Template.Setup.offered[$0[0]]).variant },
      orders: [.time, .moves],
      summary: { result, withVariant in
        let text = trn(
          "{n} move in {time}", "{n} moves in {time}", result.moves,
          ["n": "\(result.moves)", "time": PlayClock.text(milliseconds: result.milliseconds)])
        return withVariant ? tr("Template") + "\n" + text : text
      }, renewed: { .template })
  }
}
