/// A review of a round: what each decision cost, and how much of the result was luck.
///
/// All amounts are in bets, and expected + skill + luck = result.
public struct RoundReview: Hashable, Sendable {
  /// One decision.
  public struct Decision: Hashable, Sendable {
    /// The index of the record's entry.
    public let entry: Int
    /// The hand it was made for.
    public let hand: Int
    /// The chosen play.
    public let play: Play
    /// The value of each play.
    public let values: PlayValues
    /// The first hand it was made for; nil for other hands and for insurance.
    public var firstHand: FirstHand?
    /// How much less the play was worth than the best one; never negative.
    public var cost: Double { values.bestValue - (values[play] ?? values.bestValue) }
  }

  /// The decisions in order.
  public let decisions: [Decision]
  /// The value of the round before the deal, with the best play.
  public let expected: Double
  /// The actual result.
  public let result: Double

  /// The chosen value minus the best value, summed over all decisions: 0 at best.
  public var skill: Double { -decisions.reduce(0) { $0 + $1.cost } }
  /// What neither the table nor the decisions explain.
  public var luck: Double { result - expected - skill }

  /// Replays the record and judges each decision; nothing can be undone at a table.
  ///
  /// This takes tenths of a second; do it off the main thread.
  public init(replaying record: Record<Blackjack>) throws(ReplayError) {
    decisions = try Self.decisions(replaying: record)
    let end = try Session<Blackjack>(replaying: record).game
    expected = Blackjack.expectation(record.setup)
    result = Double(end.winnings) / Double(2 * record.setup.stake)
  }

  /// Only judges each decision of a record, which is much faster.
  public static func decisions(
    replaying record: Record<Blackjack>
  ) throws(ReplayError) -> [Decision] {
    let games = try Blackjack.games(replaying: record)
    var decisions: [Decision] = []
    for (index, (game, entry)) in zip(games, record.moves).enumerated() {
      guard case .move(let move) = entry.action else { throw .nothingToUndo(entry: index) }
      if case .play(let play) = move, let values = game.advice {
        let cards = game.hands[game.turn].cards.map(\.value)
        let isFirst = game.phase == .playing && game.hands.count == 1
        decisions.append(
          Decision(
            entry: index, hand: game.turn, play: play, values: values,
            firstHand: isFirst ? FirstHand(cards, up: game.dealer[0].value) : nil))
      }
    }
    return decisions
  }
}
