import Arcade
import Languages
import Stage
import Store

enum BlackjackOptions {
  /// What helps to tell its cards apart.
  static func sight(_ rows: OptionRows) -> [Node] {
    [
      rows.toggle(
        "options.blackjack.fourcolour", tr("Four-colour cards"), icon: "icon-rules",
        .blackjackFourColour)
    ]
  }

  /// Its section in Options.
  static func section(_ rows: OptionRows) -> GameOptions {
    let cards = CardSourceRow(context: rows.context, palette: rows.palette)
    var all: [Node] = [
      rows.toggle(
        "options.blackjack.coach", tr("Always show the coach"), icon: "icon-star",
        .blackjackCoach),
      rows.toggle(
        "options.blackjack.noinsurance", tr("Never offer insurance"), icon: "icon-defence",
        .blackjackNoInsurance),
      rows.choice(
        "options.blackjack.speed", tr("Dealing speed"), icon: "icon-motion", .blackjackSpeed,
        [
          (id: "slow", label: tr("Slow"), value: .text(DealingSpeed.slow.rawValue)),
          (id: "normal", label: tr("Normal"), value: .text(DealingSpeed.normal.rawValue)),
          (id: "fast", label: tr("Fast"), value: .text(DealingSpeed.fast.rawValue)),
        ]),
    ]
    if !rows.hides(.blackjackServer) { all.append(cards) }
    if !rows.hides(.blackjackPictures) {
      all.append(
        rows.toggle(
          "options.blackjack.pictures", tr("Card images from server"), icon: "icon-original",
          .blackjackPictures))
    }
    return GameOptions(
      OptionSection(
        "options.section.blackjack", title: tr("Blackjack"), palette: rows.palette, rows: all),
      leave: { cards.leave() })
  }
}
