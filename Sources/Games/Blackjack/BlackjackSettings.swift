import Store

nonisolated extension Setting {
  /// Whether each suit of cards has its own colour.
  static let blackjackFourColour = Setting(
    key: "blackjack.fourcolour", kind: .toggle, standard: .bool(false),
    help: "Blackjack: a different colour for each suit.", renewsScenes: true)
  /// Whether the coach is on.
  static let blackjackCoach = Setting(
    key: "blackjack.coach", kind: .toggle, standard: .bool(false),
    help: "Blackjack: always show what each play is worth.")
  /// Whether insurance is declined without asking.
  static let blackjackNoInsurance = Setting(
    key: "blackjack.noinsurance", kind: .toggle, standard: .bool(false),
    help: "Blackjack: never offer insurance.")
  /// How fast cards are dealt.
  static let blackjackSpeed = Setting(
    key: "blackjack.speed", kind: .choice(DealingSpeed.allCases.map(\.rawValue)),
    standard: .text(DealingSpeed.normal.rawValue), help: "Blackjack: how fast cards are dealt.")
  /// The server that deals blackjack's cards; empty is the built-in shoe.
  static let blackjackServer = Setting(
    key: "blackjack.server", kind: .webAddress, standard: .text(""),
    help: "Blackjack: address of a Deck of Cards server; if empty, cards are dealt locally.",
    isOfMachine: true)
  /// Whether cards from a server use its pictures.
  static let blackjackPictures = Setting(
    key: "blackjack.pictures", kind: .toggle, standard: .bool(false),
    help: "Blackjack: show the card server's card images.", isOfMachine: true)

  /// All settings of this game, in the order in which they are listed.
  static let ofBlackjack = [
    blackjackFourColour, blackjackCoach, blackjackNoInsurance, blackjackSpeed, blackjackServer,
    blackjackPictures,
  ]
}

/// How fast cards are dealt.
nonisolated enum DealingSpeed: String, CaseIterable {
  case slow, normal, fast

  /// From one card to the next.
  var pause: Duration {
    switch self {
    case .slow: .milliseconds(420)
    case .normal: .milliseconds(190)
    case .fast: .milliseconds(70)
    }
  }
  /// How long a card flies.
  var flight: Duration {
    switch self {
    case .slow: .milliseconds(480)
    case .normal: .milliseconds(260)
    case .fast: .milliseconds(130)
    }
  }
  /// From one of the bot's own cards to the next: they decide the round.
  var pauseOfBot: Duration {
    switch self {
    case .slow: .milliseconds(900)
    case .normal: .milliseconds(350)
    case .fast: .milliseconds(110)
    }
  }
}
