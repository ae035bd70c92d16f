/// A round looked at again: what each decision cost, and how much of the result was luck.
///
/// All amounts are in bets. The parts add up: expected + skill + luck = result.
public struct RoundReview: Hashable, Sendable {
  /// One decision.
  public struct Decision: Hashable, Sendable {
    /// Which of the record's entries it is, from 0.
    public let entry: Int
    /// Which hand it was made for.
    public let hand: Int
    /// What was played.
    public let play: Play
    /// What each play was worth.
    public let values: PlayValues
    /// How much less the play was worth than the best one; never below zero.
    public var cost: Double { values.bestValue - (values[play] ?? values.bestValue) }
  }

  /// The decisions in order.
  public let decisions: [Decision]
  /// What the round was worth before the deal, under the best play.
  public let expected: Double
  /// What it brought.
  public let result: Double

  /// The value chosen less the best value, over all decisions: 0 at best.
  public var skill: Double { -decisions.reduce(0) { $0 + $1.cost } }
  /// What neither the table nor the decisions explain.
  public var luck: Double { result - expected - skill }

  /// Plays the record again and judges each decision; nothing can be taken back at a table.
  ///
  /// It takes tenths of a second; do it off the main thread.
  public init(replaying record: Record<Blackjack>) throws(ReplayError) {
    decisions = try Self.decisions(replaying: record)
    let end = try Session<Blackjack>(replaying: record).game
    expected = Blackjack.expectation(record.setup)
    result = Double(end.winnings) / Double(2 * record.setup.stake)
  }

  /// Judges each decision of a record, and nothing else: that is quicker by far.
  public static func decisions(
    replaying record: Record<Blackjack>
  ) throws(ReplayError) -> [Decision] {
    let games = try Session.games(replaying: record)
    var decisions: [Decision] = []
    for (index, (game, entry)) in zip(games, record.moves).enumerated() {
      guard case .move(let move) = entry.action else { throw .nothingToUndo(entry: index) }
      if case .play(let play) = move, let values = game.advice {
        decisions.append(Decision(entry: index, hand: game.turn, play: play, values: values))
      }
    }
    return decisions
  }
}
