import Rules
import Testing

/// The cost of decisions, and the split into skill and luck.
struct RoundReviewTests {
  @Test func expectationSkillAndLuckAddUpToTheResult() throws {
    for (seed, table) in zip(UInt64(1)..., [Table.source, .singleDeck, .downtown]) {
      let session = try play(table, seed: seed) { game, generator in
        game.allowed[generator.below(game.allowed.count)]
      }
      let review = try RoundReview(replaying: session.record)
      #expect(abs(review.expected + review.skill + review.luck - review.result) < 1e-12)
      #expect(review.skill <= 0 && review.decisions.allSatisfy { $0.cost >= 0 })
      let moves = session.record.moves
      #expect(review.decisions.map(\.entry) == Array(moves.indices))
      #expect(review.result * Double(2 * session.setup.stake) == Double(session.game.winnings))
    }
  }

  @Test func thePlayTheCoachAdvisesCostsNothing() throws {
    let session = try play(.vegasStrip, seed: 11) { game, _ in game.advice?.best ?? .stand }
    #expect(try RoundReview(replaying: session.record).skill == 0)
  }

  @Test func hittingA20CostsWhatTheCoachSays() throws {
    var session = Session<Blackjack>(.init(isDealtFromOutside: true), seed: 0)
    for code in ["KS", "6H"] { try session.play(.dealt(card(code)), at: 0) }
    try session.play(.play(.hit), at: 1)
    try session.play(.dealt(card("QS")), at: 2)
    let advice = try #require(session.game.advice)
    try session.play(.play(.hit), at: 3)
    try session.play(.dealt(card("5S")), at: 4)
    let review = try RoundReview(replaying: session.record)
    let decision = try #require(review.decisions.last)
    #expect(decision.entry == 4 && decision.play == .hit && decision.values == advice)
    #expect(advice.best == .stand && decision.cost > 1)
    #expect(review.skill < -1 && review.result == -1)
  }

  @Test func aRoundReviewRefusesUndo() throws {
    var session = Session<Blackjack>(.init(), seed: 1)
    try session.play(.play(.hit), at: 1)
    session.undo(at: 2)
    #expect(throws: ReplayError.nothingToUndo(entry: 1)) {
      try RoundReview(replaying: session.record)
    }
  }

  private func play(
    _ table: Table, seed: UInt64, _ choose: (Blackjack, inout SeededGenerator) -> Play
  ) throws -> Session<Blackjack> {
    var session = Session<Blackjack>(.init(table: table, stake: 3), seed: seed)
    var generator = SeededGenerator(seed: seed)
    while session.game.phase != .over {
      try session.play(.play(choose(session.game, &generator)), at: 0)
    }
    return session
  }
}
