/// The coach: the value of a decision, for the cards that are actually left.
///
/// Every value is exact: all orders of all cards are weighed, by composition and not by a chart. A
/// split counts as a certain way to play its hands (`HandOdds.split`). If the dealer looks for a natural, all values assume that there is none.
public struct Odds: Sendable {
  /// The table's rules.
  public let rules: TableRules

  /// The odds at a table.
  public init(_ rules: TableRules) { self.rules = rules }

  /// The dealer's final totals when showing `up` with these cards unseen.
  ///
  /// Nil if they can't be computed: the dealer certainly has the natural that was looked for, or
  /// the cards could run out.
  public func dealer(up: Int, unseen: ValueCounts) -> DealerChances? {
    guard unseen.points >= 17 - up else { return nil }
    var odds = HandOdds(rules, up: up, shoe: unseen)
    let natural = odds.naturalChance
    let looks = rules.holeCard && rules.naturals
    guard natural < 1 || !looks else { return nil }
    let drawn = odds.dealer(HandGraph.empty, 0)
    let all = [drawn.seventeen, drawn.eighteen, drawn.nineteen, drawn.twenty, drawn.twentyOne]
    if looks {
      let totals = all.map { $0 / (1 - natural) }
      return DealerChances(totals: totals, bust: max(0, 1 - totals.reduce(0, +)))
    }
    return DealerChances(
      totals: all.dropLast() + [drawn.twentyOne + natural],
      bust: max(0, 1 - drawn.sum - natural))
  }

  /// The value of each play.
  public func values(_ question: OddsQuestion) -> PlayValues? {
    guard question.isAnswerable(rules) else { return nil }
    var shoe = question.unseen
    for value in question.hand { shoe.add(value) }
    var odds = HandOdds(rules, up: question.up, shoe: shoe)
    return odds.values(question.hand, plays: question.plays, hands: question.handsLeft)
  }

  /// The value of each play of a first hand; a natural is paid at once and can only stand.
  public func firstHand(_ hand: [Int], up: Int, unseen: ValueCounts) -> PlayValues? {
    let plays = OddsQuestion.plays(rules, hand: hand)
    let question = OddsQuestion(
      hand: hand, up: up, unseen: unseen, plays: plays, handsLeft: rules.hands)
    guard OddsQuestion.isNatural(rules, hand) else { return values(question) }
    guard question.isAnswerable(rules) else { return nil }
    let natural = HandOdds(rules, up: up, shoe: unseen).naturalChance
    var answer = PlayValues()
    answer.add(.stand, rules.holeCard ? rules.naturalPays : rules.naturalPays * (1 - natural))
    return answer
  }

  /// The value of insurance, in bets of the hand: it costs half a bet and pays double.
  public func insurance(unseen: ValueCounts) -> Double {
    0.5 * (3 * Double(unseen[10]) / Double(unseen.total) - 1)
  }
}

extension HandOdds {
  mutating func values(_ values: [Int], plays: [Play], hands: Int) -> PlayValues {
    var answer = PlayValues()
    guard let hand = graph.hand(of: values) else { return answer }
    for play in Play.allCases where plays.contains(play) {
      switch play {
      case .stand: answer.add(play, without(values) { $0.stand(hand, 0) })
      case .hit: answer.add(play, without(values) { $0.hit(hand, 0) })
      case .double: answer.add(play, without(values) { $0.double(hand, 0) })
      case .split: answer.add(play, split(values[0], hands: hands))
      case .surrender: answer.add(play, without(values) { $0.surrender })
      case .insure, .decline: break
      }
    }
    return answer
  }

  /// Half the bet; all of it if the dealer could not look and then has a natural.
  private var surrender: Double {
    rules.holeCard ? -0.5 : -0.5 - 0.5 * naturalChance
  }
}
