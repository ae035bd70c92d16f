import Arcade
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
    blackjackFourColour, blackjackCoach, blackjackServer, blackjackPictures,
  ]
}
