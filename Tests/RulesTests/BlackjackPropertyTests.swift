import Rules
import Testing

/// Properties of random play at every table.
struct BlackjackPropertyTests {
  @Test(arguments: Table.allCases) func noCardIsLostOrAdded(table: Table) throws {
    for seed in UInt64(0)..<400 {
      let game = try randomRound(table, seed: seed)
      var all = game.cardsLeft
      for card in game.hands.flatMap(\.cards) + game.dealer { all.add(card) }
      for card in Blackjack(game.setup, seed: 0).setup.gone.cards { all.add(card) }
      #expect(all == CardCounts(decks: table.rules.decks))
    }
  }

  @Test(arguments: Table.allCases) func aPlayThatIsNotOfferedIsRefused(table: Table) throws {
    for seed in UInt64(0)..<100 {
      var game = Blackjack(setup(table, seed), seed: seed)
      var generator = SeededGenerator(seed: seed)
      while game.phase != .over {
        for play in Play.allCases where !game.allowed.contains(play) {
          #expect(throws: IllegalMove.notAllowed) { try game.applying(.play(play)) }
        }
        game = try game.applying(.play(game.allowed[generator.below(game.allowed.count)]))
      }
      for play in Play.allCases {
        #expect(throws: IllegalMove.notAllowed) { try game.applying(.play(play)) }
      }
    }
  }

  @Test(arguments: Table.allCases) func aReplayedRoundIsTheSame(table: Table) throws {
    for seed in UInt64(0)..<100 {
      var session = Session<Blackjack>(setup(table, seed), seed: seed)
      var generator = SeededGenerator(seed: seed &+ 1)
      while session.game.phase != .over {
        let plays = session.game.allowed
        try session.play(.play(plays[generator.below(plays.count)]), at: generator.below(9000))
      }
      #expect(try Session(replaying: session.record) == session)
      #expect(session.game.outcome != nil)
    }
  }

  @Test(arguments: Table.allCases) func winningsFollowFromTheResultsOfTheHands(table: Table) throws
  {
    for seed in UInt64(0)..<400 {
      let game = try randomRound(table, seed: seed)
      #expect(game.hands.count <= table.rules.hands)
      var sum = game.insuranceWinnings
      for hand in game.hands {
        let won = game.winnings(of: hand)
        let bet = 2 * game.setup.stake * hand.bets
        switch try #require(game.result(of: hand)) {
        case .won: #expect(won == bet)
        case .lost, .bust: #expect(won == -bet)
        case .drawn: #expect(won == 0)
        case .natural: #expect(2 * won == 3 * bet && !hand.isSplit)
        case .surrendered: #expect(2 * won == -bet && table.rules.lateSurrender)
        }
        sum += won
      }
      #expect(sum == game.winnings)
      if let purse = game.setup.purse { #expect(purse + game.winnings >= 0) }
      #expect(game.outcome == (sum > 0 ? .won : sum < 0 ? .lost : .drawn))
    }
  }

  @Test func roundsUseTheSameShoeUntilItIsShuffled() throws {
    for table in [Table.singleDeck, .downtown, .atlantic] {
      var gone = CardCounts()
      var shuffles = 0
      for seed in UInt64(0)..<120 {
        var game = Blackjack(.init(table: table, gone: gone), seed: seed)
        #expect(game.setup.gone == gone)
        while let play = game.allowed.last { game = try game.applying(.play(play)) }
        let next = game.goneAfter
        if next.total == 0 {
          shuffles += 1
        } else {
          #expect(next.total > gone.total)
          #expect(next.total + game.cardsLeft.total == 52 * table.rules.decks)
        }
        gone = next
      }
      #expect(shuffles > 0)
    }
  }

  @Test func thereIsAdviceForEveryDecisionAndItIsAllowed() throws {
    for table in Table.allCases {
      for seed in UInt64(0)..<3 {
        var game = Blackjack(setup(table, seed), seed: seed)
        while game.phase != .over {
          let advice = try #require(game.advice)
          #expect(Set(advice.entries.map(\.play)) == Set(game.allowed))
          game = try game.applying(.play(try #require(advice.best)))
        }
        #expect(game.advice == nil)
      }
    }
  }

  /// Sometimes with a limited purse or a shoe in use.
  private func setup(_ table: Table, _ seed: UInt64) -> Blackjack.Setup {
    var generator = SeededGenerator(seed: seed &* 7919)
    let stake = 1 + generator.below(9)
    var shoe = Shoe(CardCounts(decks: table.rules.decks), seed: seed)
    let gone = (0..<generator.below(12)).compactMap { _ in shoe.draw() }
    return .init(
      table: table, stake: stake,
      purse: generator.below(2) == 0 ? nil : 2 * stake + generator.below(8 * stake),
      gone: CardCounts(gone))
  }

  private func randomRound(_ table: Table, seed: UInt64) throws -> Blackjack {
    var game = Blackjack(setup(table, seed), seed: seed)
    var generator = SeededGenerator(seed: ~seed)
    while game.phase != .over {
      // Splits and doubles are rare: always take them.
      let rare = game.allowed.filter { $0 == .split || $0 == .double || $0 == .insure }
      let plays = rare.isEmpty || generator.below(3) == 0 ? game.allowed : rare
      game = try game.applying(.play(plays[generator.below(plays.count)]))
    }
    return game
  }
}

extension CardCounts {
  /// Every card once.
  var cards: [Card] {
    Card.pack.flatMap { Array(repeating: $0, count: self[$0]) }
  }
}
