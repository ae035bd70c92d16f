public import ArgumentParser
import Rules

/// `recreo odds`: the coach's numbers as one JSON object.
public struct OddsCommand: ParsableCommand {
  /// The command's name and its help.
  public static let configuration = CommandConfiguration(
    commandName: "odds",
    abstract: "Print the value of each blackjack decision as JSON.",
    discussion: """
      The values are returns per unit bet, from a full shoe without the cards given. If the dealer \
      checks for a blackjack, they assume that there is none. All are exact. A split counts as \
      splitting every further pair, and playing each hand by its own cards. A player who also uses \
      the cards of the other hands wins a little more: with one deck at most 0.0041 bets if there \
      are two hands and, as simulated, 0.0047 if there may be four; with six decks 0.0005 and 0.0007.
      """)

  @Option(help: "Decks in the shoe: 1 to 20.")
  var decks = 1
  @Option(help: "What the dealer does on a soft 17: stand or hit.")
  var soft17 = Soft17.stand
  @Option(
    help: "The card that the dealer shows: A, 2 to 10, J, Q or K.", transform: CardValue.init)
  var dealer: CardValue?
  @Option(help: "The player's cards, for example 2,A.", transform: CardValues.init)
  var hand: CardValues?
  @Option(
    help: "Other cards already out of the shoe, for example 5,5,10.", transform: CardValues.init)
  var seen: CardValues?
  @Flag(name: .customLong("no-das"), help: "Do not allow doubling after a split.")
  var noDoubleAfterSplit = false
  @Flag(
    help:
      "The dealer draws the second card last; a blackjack then also takes doubled and split bets.")
  var noHoleCard = false
  @Flag(help: "Allow surrender after the dealer has checked for a blackjack.")
  var lateSurrender = false
  @Flag(help: "A blackjack pays 6 to 5 instead of 3 to 2.")
  var sixToFive = false
  @Flag(help: "Print the return of a whole round with the best play, instead of one hand.")
  var game = false

  /// A command; its properties are read from the command line.
  public init() {}

  /// Fails if the options don't describe a playable hand.
  public func validate() throws {
    guard (1...20).contains(decks) else {
      throw ValidationError("--decks takes a number from 1 to 20, not \(decks).")
    }
    if game {
      guard dealer == nil, hand == nil else {
        throw ValidationError(
          "--game covers all hands and cannot be combined with --dealer or --hand.")
      }
    } else {
      guard dealer != nil else {
        throw ValidationError("Give the dealer's card with --dealer, or use --game.")
      }
    }
    if let hand { try check(hand.values) }
    _ = try unseen()
  }

  private func check(_ hand: [Int]) throws {
    guard hand.count >= 2 else { throw ValidationError("--hand takes two cards or more.") }
    let points = hand.reduce(0, +)
    guard points <= 21 else {
      throw ValidationError(
        "--hand has \(points) points: it is bust, so there is nothing to decide.")
    }
  }

  /// Prints the JSON object.
  public func run() throws { print(try answer()) }

  /// The JSON object.
  func answer() throws -> String {
    let odds = Odds(rules)
    let unseen = try unseen()
    if game {
      guard unseen.points >= 146 else { throw tooFew }
      return #"{"return":\#(odds.roundReturn(shoe: unseen))}"#
    }
    guard let up = dealer?.value, let chances = odds.dealer(up: up, unseen: unseen) else {
      throw tooFew
    }
    var fields = [#""dealer":\#(Self.object(chances))"#]
    if let hand = hand?.values {
      guard let values = odds.firstHand(hand, up: up, unseen: unseen) else { throw tooFew }
      let actions = values.entries.map { #""\#($0.play.rawValue)":\#($0.value)"# }
      fields.append(#""actions":{\#(actions.joined(separator: ","))}"#)
      if let best = values.best { fields.append(#""best":"\#(best.rawValue)""#) }
    }
    return "{\(fields.joined(separator: ","))}"
  }

  private static func object(_ chances: DealerChances) -> String {
    let totals = (17...21).map { #""\#($0)":\#(chances[$0])"# } + [#""bust":\#(chances.bust)"#]
    return "{\(totals.joined(separator: ","))}"
  }

  private var rules: TableRules {
    var rules = TableRules()
    rules.decks = decks
    rules.hitsSoft17 = soft17 == .hit
    rules.doublingAfterSplit = !noDoubleAfterSplit
    rules.holeCard = !noHoleCard
    rules.lateSurrender = lateSurrender
    rules.paysSixToFive = sixToFive
    return rules
  }

  /// The shoe without the given cards.
  private func unseen() throws -> ValueCounts {
    var shoe = ValueCounts(decks: decks)
    let named = (dealer.map { [$0.value] } ?? []) + (hand?.values ?? []) + (seen?.values ?? [])
    for value in named where !shoe.remove(value) {
      let name = value == 1 ? "A" : "\(value)"
      throw ValidationError(
        "The shoe does not hold that many cards of value \(name); give fewer or raise --decks.")
    }
    return shoe
  }

  private var tooFew: ValidationError {
    ValidationError("Too few cards are left to finish the hand; give fewer with --seen.")
  }
}

/// What the dealer does on a soft 17.
nonisolated enum Soft17: String, ExpressibleByArgument, CaseIterable {
  case stand, hit
}

/// A card, by its value.
nonisolated struct CardValue {
  var value: Int
  init(_ text: String) throws {
    switch text.uppercased() {
    case "A": value = 1
    case "J", "Q", "K", "T": value = 10
    default:
      guard let number = Int(text), (2...10).contains(number) else {
        throw ValidationError("'\(text)' is not a card; use A, 2 to 10, J, Q or K.")
      }
      value = number
    }
  }
}

/// Cards, separated by commas.
nonisolated struct CardValues {
  var values: [Int]
  init(_ text: String) throws {
    values = try text.split(separator: ",", omittingEmptySubsequences: false)
      .map { try CardValue(String($0)).value }
  }
}
