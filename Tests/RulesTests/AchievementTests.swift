import Rules
import Testing

struct AchievementTests {
  /// The 24 challenges of the original, in its order: layout, seconds, moves.
  private let source: [(String, Int?, Int?)] = [
    ("4x4", nil, nil), ("5x5", nil, nil), ("6x6", nil, nil), ("4x4", 600, nil), ("4x4", 300, nil),
    ("4x4", 120, nil), ("4x4", 60, nil), ("4x4", nil, 300), ("4x4", nil, 200), ("4x4", nil, 100),
    ("5x5", 600, nil), ("5x5", 300, nil), ("5x5", 150, nil), ("5x5", 120, nil), ("5x5", nil, 400),
    ("5x5", nil, 300), ("5x5", nil, 275), ("6x6", 600, nil), ("6x6", 480, nil), ("6x6", 300, nil),
    ("6x6", 240, nil), ("6x6", nil, 600), ("6x6", nil, 450), ("6x6", nil, 390),
  ]

  private func game(
    _ layout: String, seconds: Double = 5000, moves: Int = 5000, isRanked: Bool = true
  ) -> GameFacts {
    GameFacts(
      game: "fifteen", variant: layout, moves: moves, milliseconds: Int(seconds * 1000),
      isRanked: isRanked)
  }

  @Test func the24ChallengesOfTheOriginalHaveItsOrderAndLimits() {
    let challenges = Fifteen.achievements.prefix(24)
    for ((layout, seconds, moves), challenge) in zip(source, challenges) {
      let at = game(layout, seconds: Double(seconds ?? 5000), moves: moves ?? 5000)
      #expect(challenge.isPassed(by: at), "\(challenge.id) is passed at its limit")
      var over = at
      if seconds != nil { over.milliseconds += 1000 }
      if moves != nil { over.moves += 1 }
      #expect(challenge.isPassed(by: over) == (seconds == nil && moves == nil), "\(challenge.id)")
      for other in ["4x4", "5x5", "6x6", "4x4-any", "3x5"] where other != layout {
        #expect(!challenge.isPassed(by: game(other, seconds: 1, moves: 1)), "\(challenge.id)")
      }
    }
  }

  @Test func onlyWholeSecondsCount() {
    #expect(passed(game("4x4", seconds: 60.999)) == 5)
    #expect(passed(game("4x4", seconds: 61)) == 4)
  }

  @Test func aGamePassesOnlyTheChallengesOfItsLayout() {
    #expect(passed(game("4x4")) == 1)
    for layout in ["4x4", "5x5", "6x6"] {
      #expect(passed(game(layout, seconds: 1, moves: 1)) == 8)
    }
    for layout in ["3x3", "3x5", "5x3", "4x6"] {
      #expect(passed(game(layout, seconds: 1, moves: 1)) == 6, "all six of its layout")
    }
    for other in [game("4x4-any", moves: 1), game("4x4", moves: 1, isRanked: false)] {
      #expect(passed(other) == 0)
    }
  }

  @Test func achievementIDsAreUniqueAndEveryGameHasAboutTen() {
    let ids = all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Fifteen.achievements.count == 24 + 4 * 6)
    for game in [
      Recycle.achievements, Blackjack.achievements, Mirror.achievements, Pet.achievements,
    ] {
      #expect((9...11).contains(game.count), "\(game[0].game)")
    }
    for achievement in all {
      #expect(achievement.id.hasPrefix(achievement.game + "."))
    }
  }

  @Test func aReachedAchievementStaysReachedAndItsShareIsAtMostOne() {
    for seed in UInt64(0)..<60 {
      var generator = SeededGenerator(seed: seed)
      for achievement in all {
        var progress: Int?
        var wasReached = false
        for _ in 0..<12 {
          progress = achievement.progress(after: progress, generator.facts(of: achievement.game))
          let isReached = achievement.isReached(at: progress)
          #expect(isReached || !wasReached, "\(achievement.id), seed \(seed)")
          let share = achievement.share(at: progress)
          #expect((0...1).contains(share) && (share == 1) == isReached, "\(achievement.id)")
          wasReached = isReached
        }
      }
    }
  }

  @Test func aLossEndsAStreakAndADrawDoesNotCount() throws {
    let row = try #require(Blackjack.achievements.first { $0.id == "blackjack.row-3" })
    func after(_ rounds: [Int?]) -> Int? {
      rounds.reduce(nil) { progress, won in
        var facts = GameFacts(game: "blackjack", variant: "source")
        facts.gameStats[.won] = won
        return row.progress(after: progress, facts)
      }
    }
    #expect(after([1, 1, 0, 1]) == 1)
    #expect(after([1, nil, 1]) == 2)
    #expect(row.isReached(at: after([1, nil, 1, 1])))
    #expect(row.isReached(at: after([1, 1, 1, 0])))
  }

  @Test func gameStatsAreReadAsWrittenAndInvalidOnesAreIgnored() {
    var gameStats = GameStats()
    gameStats[.streak] = 7
    gameStats[.perfectFits] = 0
    #expect(gameStats.text == "perfectFits=0 streak=7")
    #expect(GameStats(text: gameStats.text) == gameStats)
    #expect(GameStats(text: "tomorrow=-3 streak=7 perfectFits=0 x =") == gameStats)
    #expect(GameStats().text.isEmpty && GameStats(text: "") == GameStats())
  }

  @Test func theStatsOfABlackjackRoundNameWhatWasSpecial() throws {
    var (naturals, splits, doubles, fives) = (0, 0, 0, 0)
    for seed in UInt64(0)..<4000 {
      var generator = SeededGenerator(seed: seed)
      var game = Blackjack(.init(table: Table.allCases[generator.below(6)], stake: 10), seed: seed)
      while let plays = Optional(game.allowed), !plays.isEmpty {
        game = try game.applying(.play(plays[generator.below(plays.count)]))
      }
      let gameStats = game.gameStats
      #expect(gameStats[.won] == (game.winnings > 0 ? 1 : game.winnings < 0 ? 0 : nil))
      #expect((gameStats[.tableWon] != nil) == (game.winnings > 0))
      naturals += gameStats[.naturals] ?? 0
      splits += gameStats[.splitsWon] ?? 0
      doubles += gameStats[.doublesWon] ?? 0
      fives += gameStats[.fiveCards] ?? 0
      if gameStats[.naturals] == 1 { #expect(game.hands[0].cards.count == 2) }
    }
    #expect(naturals > 20 && splits > 5 && doubles > 20 && fives > 2)
  }

  @Test func aPetsSteadyDaysStartWhenItHatchesAndAgainWhenItFaints() throws {
    var pet = Pet(name: "Nube", pace: .demo, timeOfDay: 0)
    let egg = pet
    #expect(
      pet.gameStats(since: egg)[.hatched] == 0 && pet.gameStats(since: egg)[.steadyDays] == nil)
    for _ in 0..<3 { pet = try pet.applying(.stroke) }
    #expect(pet.gameStats(since: egg)[.hatched] == 1 && pet.gameStats(since: egg)[.steadyDays] == 0)
    for _ in 0..<3 * 86_400 / 4 {
      pet.advance(by: 4000)
      pet = (try? pet.applying(.feed)) ?? pet
    }
    #expect(pet.gameStats(since: egg)[.steadyDays] == 3)
    pet.advance(by: 200_000)
    #expect(pet.gameStats(since: egg)[.steadyDays] == 0, "it has fainted")
    #expect(pet.gameStats(since: egg)[.grownForms] == 1)
  }
}

/// The achievements of all games.
private let all =
  Fifteen.achievements + Recycle.achievements + Blackjack.achievements + Mirror.achievements
  + Pet.achievements

/// Every stat that an achievement uses.
private let gameStats: [GameStat] = all.compactMap {
  if case .stat(let stat) = $0.metric { stat } else { nil }
}

/// How many challenges of the sliding puzzle a game passes.
private func passed(_ facts: GameFacts) -> Int {
  Fifteen.achievements.count { $0.isPassed(by: facts) }
}

extension SeededGenerator {
  fileprivate mutating func facts(of game: String) -> GameFacts {
    let variants = [
      "4x4", "5x5", "6x6", "3x3", "solo-classic", "hard-split", "two-classic", "3x4-none-axes",
      "5x6-ghost-turn-own",
    ]
    var facts = GameFacts(
      game: game, variant: variants[below(variants.count)], score: below(3000), moves: below(700),
      milliseconds: below(700_000))
    for stat in gameStats where below(2) == 0 { facts.gameStats[stat] = below(12) }
    return facts
  }
}
