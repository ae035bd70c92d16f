import FoundationEssentials
import Testing

@testable import Rules

/// Rules that a player chose one by one.
@Suite struct CustomRulesTests {
  private static let every: [CustomRules] = CustomRules.deckChoices.flatMap { decks in
    (0..<32).map { bits in
      var rules = CustomRules()
      rules.decks = decks
      rules.hitsSoft17 = bits & 1 != 0
      rules.doublesAfterSplit = bits & 2 != 0
      rules.surrenders = bits & 4 != 0
      rules.paysSixToFive = bits & 8 != 0
      rules.peeks = bits & 16 != 0
      return rules
    }
  }

  @Test func eachIsReadAsItWasWritten() throws {
    for rules in Self.every {
      let data = try JSONEncoder().encode(rules)
      #expect(try JSONDecoder().decode(CustomRules.self, from: data) == rules)
      #expect(CustomRules(rules.rules) == rules)
    }
  }

  @Test func missingRulesHaveTheirUsualValuesAndImpossibleDecksAreRefused() throws {
    func read(_ text: String) throws -> CustomRules {
      try JSONDecoder().decode(CustomRules.self, from: Data(text.utf8))
    }
    #expect(try read("{}") == CustomRules())
    #expect(try read(#"{"h17":true}"#).hitsSoft17)
    #expect(throws: DecodingError.self) { try read(#"{"decks":3}"#) }
  }

  @Test func aRoundByOwnRulesIsReplayedByThem() throws {
    for (index, rules) in Self.every.enumerated() {
      let setup = Blackjack.Setup(table: .custom, custom: rules, stake: 10, purse: 2000)
      var session = Session<Blackjack>(setup, seed: UInt64(index))
      while let play = session.game.allowed.last { try session.play(.play(play), at: 1) }
      #expect(session.game.outcome != nil)
      let data = try JSONEncoder().encode(session.record)
      let record = try JSONDecoder().decode(Record<Blackjack>.self, from: data)
      #expect(try Session(replaying: record).game == session.game)
      #expect(record.setup.rules == rules.rules)
    }
  }

  @Test func onlyTheCustomTableHasOwnRules() {
    var rules = CustomRules()
    rules.decks = 1
    #expect(Blackjack.Setup(table: .atlantic, custom: rules).rules == Table.atlantic.rules)
    #expect(Blackjack.Setup(table: .custom).rules == CustomRules().rules)
  }

  @Test func sixToFivePaysLessForANaturalAndNothingElseChanges() throws {
    var rules = CustomRules()
    var found = 0
    for seed in UInt64(0)..<400 {
      func winnings(stake: Int) -> Int {
        Blackjack(.init(table: .custom, custom: rules, stake: stake, purse: 2000), seed: seed)
          .winnings
      }
      rules.paysSixToFive = false
      guard winnings(stake: 10) == 30 else { continue }
      found += 1
      rules.paysSixToFive = true
      #expect(winnings(stake: 10) == 24 && winnings(stake: 1) == 2, "in half chips, rounded down")
    }
    #expect(found > 5)
  }

  /// The known differences between common rules, in per cent of a bet (Griffin, *The Theory of
  /// Blackjack*; Wong, *Professional Blackjack*), to a tenth.
  @Test func eachRuleMovesTheEdgeAsPublished() {
    func edge(_ change: (inout CustomRules) -> Void) -> Double {
      var rules = CustomRules()
      change(&rules)
      return -100 * Odds(rules.rules).roundReturn(shoe: ValueCounts(decks: rules.decks))
    }
    let usual = edge { _ in }
    #expect(abs(edge { $0.paysSixToFive = true } - usual - 1.36) < 0.1)
    #expect(abs(edge { $0.hitsSoft17 = true } - usual - 0.21) < 0.1)
    #expect(abs(edge { $0.doublesAfterSplit = false } - usual - 0.14) < 0.1)
    #expect(abs(edge { $0.surrenders = true } - usual + 0.08) < 0.1)
    #expect(abs(edge { $0.peeks = false } - usual - 0.11) < 0.1)
  }
}
