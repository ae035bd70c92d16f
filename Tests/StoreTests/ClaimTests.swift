import Rules
import Testing

@testable import Store

/// The effects of claiming a result.
struct ClaimTests {
  @Test func everyGameAddsItsScoreButAnAchievementCountsOnce() throws {
    let store = try Store.inMemory(.games)
    let ana = try PlayerName("Ana")
    let first = try store.claim(solved(seconds: 119, moves: 250), by: ana)
    #expect(first.points == 250)
    #expect(
      first.new.map(\.id) == [
        "fifteen.4x4.finish", "fifteen.4x4.under-600", "fifteen.4x4.under-300",
        "fifteen.4x4.under-120", "fifteen.4x4.within-300",
      ])
    #expect(first.passed == first.new)
    let second = try store.claim(solved(seconds: 200, moves: 90), by: ana)
    #expect(second.points == 300)
    #expect(second.new.map(\.id) == ["fifteen.4x4.within-200", "fifteen.4x4.within-100"])
    #expect(second.passed.count == 6)
    let player = try #require(second.result.player)
    let page = try #require(try store.profile(of: player.id))
    #expect(page.line.total == 550 && page.line.distinct == 350 && page.line.achievements == 7)
    let award = try #require(page.awards.first { $0.id == "fifteen.4x4.under-120" })
    #expect(award.reachedAt == 5000 && award.result == first.result.id && award.share == 1)
    let other = try #require(page.awards.first { $0.id == "fifteen.4x4.under-60" })
    #expect(other.reachedAt == nil && other.progress == 119 && other.share == 60 / 119)
    #expect(page.awards.map(\.achievement) == GameCatalogue.games.achievements)
    #expect(page.awards.count { $0.progress != nil } == 8, "nothing is known of other layouts")
  }

  @Test func aClaimReportsEachBestItBeats() throws {
    let store = try Store.inMemory(.games)
    let ana = try PlayerName("Ana")
    let first = try store.claim(solved(seconds: 100, moves: 200), by: ana)
    #expect(
      first.records == [
        Claim.Record(measure: .time, figure: 100_000, before: nil),
        Claim.Record(measure: .moves, figure: 200, before: nil),
      ])
    let better = try store.claim(solved(seconds: 300, moves: 150), by: ana)
    #expect(better.records == [Claim.Record(measure: .moves, figure: 150, before: 200)])
    #expect(try store.claim(solved(seconds: 100, moves: 150), by: ana).records.isEmpty)
    var round = solved(seconds: 60, moves: 4)
    (round.game, round.variant, round.score) = ("recycle", "solo-classic", 400)
    #expect(
      try store.claim(round, by: ana).records
        == [Claim.Record(measure: .score, figure: 400, before: nil)])
    let id = try #require(better.result.player).id
    let page = try #require(try store.profile(of: id))
    let own = page.records(game: "fifteen", variant: "4x4")
    #expect(own.milliseconds == 100_000 && own.moves == 150 && own.score == nil)
    #expect(own.result == first.result.id, "the fastest")
    #expect(page.records(game: "fifteen", variant: "6x6").moves == nil)
    #expect(page.records.map(\.game) == ["fifteen", "recycle"])
    #expect(page.recent.map(\.game).count == 4)
  }

  @Test func aKnownBoardGivesItsPlayerPointsOnce() throws {
    let store = try Store.inMemory(.games)
    func board(_ seed: Int, moves: Int = 90) -> NewResult {
      var played = solved(seconds: 100, moves: moves)
      played.record = "{\"moves\":[[\(moves),1]],\"seed\":\(seed),\"setup\":{\"columns\":4}}"
      return played
    }
    let (ana, ben) = (try PlayerName("Ana"), try PlayerName("Ben"))
    let first = try store.claim(board(7), by: ana)
    #expect(!first.isKnownBoard && first.points > 0)
    let draft = try store.draft(board(7, moves: 80))
    let again = try store.claim(draft.id, by: ana)
    #expect(again.isKnownBoard && again.points == 0 && again.total == first.total)
    #expect(!again.result.played.isRanked && again.records.isEmpty)
    #expect(try store.result(draft.id)?.played.isRanked == false)
    for (seed, name) in [(77, ana), (7, ben)] {
      let other = try store.claim(board(seed), by: name)
      #expect(!other.isKnownBoard && other.points > 0)
    }
  }

  @Test func anUnrankedGameIsListedButCountsForNothing() throws {
    let store = try Store.inMemory(.games)
    var helped = solved(seconds: 10, moves: 10)
    helped.isRanked = false
    let claim = try store.claim(store.draft(helped).id, by: PlayerName("Ana"))
    #expect(claim.points == 0 && claim.passed.isEmpty && claim.new.isEmpty && claim.records.isEmpty)
    let player = try #require(claim.result.player)
    let page = try #require(try store.profile(of: player.id))
    #expect(page.recent.map(\.isRanked) == [false])
    #expect(page.records.isEmpty && page.awards.allSatisfy { $0.progress == nil })
    for order in ResultOrder.allCases {
      #expect(try store.results(game: "fifteen", variant: "4x4", order: order).isEmpty)
    }
  }

  @Test func statsAddedToADraftCountUntilItIsClaimed() throws {
    let store = try Store.inMemory(.games)
    var gameStats = GameStats()
    gameStats[.naturals] = 1
    let draft = try store.draft(round())
    try store.setGameStats(gameStats, ofDraft: draft.id)
    let claim = try store.claim(draft.id, by: PlayerName("Ana"))
    #expect(claim.new.map(\.id) == ["blackjack.natural"])
    gameStats[.fiveCards] = 1
    try store.setGameStats(gameStats, ofDraft: draft.id)
    #expect(try store.result(draft.id)?.played.gameStats[.fiveCards] == nil)
  }

  @Test func aPetsAchievementNeedsNoResultAndIsAwardedOnce() throws {
    let store = try Store.inMemory(.games)
    let ana = try #require(
      try store.claim(solved(seconds: 1, moves: 1), by: PlayerName("Ana")).result.player)
    var facts = GameFacts(game: Pet.gameName)
    facts.gameStats[.hatched] = 1
    #expect(try store.award(facts, to: ana.id, at: 70).map(\.id) == ["pet.hatch"])
    #expect(try store.award(facts, to: ana.id, at: 80).isEmpty)
    let award = try #require(try store.awards(of: ana.id, game: "pet").first)
    #expect(award.reachedAt == 70 && award.result == nil)
    #expect(try store.profile(of: ana.id)?.line.total == 400)
    #expect(try store.award(facts, to: 99, at: 80).isEmpty, "there is no such player")
  }

  @Test func deletingAResultRemovesItsEffectsAndRestoringItBringsThemBack() throws {
    for seed in UInt64(0)..<10 {
      var generator = SeededGenerator(seed: seed)
      let (store, without) = (try Store.inMemory(.games), try Store.inMemory(.games))
      let name = try PlayerName("Ana")
      let games = (0..<12).map { _ in generator.game() }
      let gone = generator.below(games.count)
      var ids: [Int] = []
      for (index, game) in games.enumerated() {
        ids.append(try store.claim(game, by: name).result.id)
        if index != gone { _ = try without.claim(game, by: name) }
      }
      let before = try store.profile(of: 1)
      let deleted = try store.deleteResult(ids[gone])
      let (now, never) = (try store.profile(of: 1), try without.profile(of: 1))
      #expect(now?.line.total == never?.line.total, "seed \(seed)")
      #expect(now?.records.figures == never?.records.figures, "seed \(seed)")
      #expect(now?.awards.map(\.progress) == never?.awards.map(\.progress), "seed \(seed)")
      try store.restore(deleted)
      #expect(try store.profile(of: 1) == before, "seed \(seed)")
    }
  }

  @Test func clearingAHistoryRemovesStandingsButKeepsAchievements() throws {
    let store = try Store.inMemory(.games)
    for _ in 0..<30 {
      var won = round()
      won.gameStats[.won] = 1
      _ = try store.claim(won, by: PlayerName("Ana"))
    }
    _ = try store.claim(solved(seconds: 9, moves: 90), by: PlayerName("Ana"))
    let before = try store.profile(of: 1)
    try store.clearResults(of: "blackjack")
    let after = try #require(try store.profile(of: 1))
    #expect(after.awards == before?.awards && after.line == before?.line)
    #expect(after.records.map(\.game) == ["fifteen"] && after.recent.map(\.game) == ["fifteen"])
    let board = Leaderboard(game: "blackjack", variant: "atlantic", measure: .total)
    #expect(try store.leaders(of: board, in: .ever, now: 0).isEmpty)
  }

  @Test func theLatestResultsOfSeveralVariantsAreOneList() throws {
    let store = try Store.inMemory(.games)
    var generator = SeededGenerator(seed: 5)
    var played: [NewResult] = []
    for _ in 0..<60 {
      let game = generator.game()
      _ = try store.claim(game, by: PlayerName("Ana"))
      if game.game == "blackjack" { played.append(game) }
    }
    let moments = played.map(\.at).sorted(by: >)
    for limit in [1, 5, 99] {
      let lines = try store.latest(
        game: "blackjack", variants: ["source", "european"], limit: limit)
      #expect(lines.map(\.at) == Array(moments.prefix(limit)))
    }
  }

  @Test func aVariantIsFilledOnceAResultOfItIsClaimedAndNoLongerOnceItIsDeleted() throws {
    let store = try Store.inMemory(.games)
    let variants = ["3x3", "4x4", "5x5"]
    _ = try store.draft(solved("3x3", seconds: 9, moves: 9))
    #expect(try store.filled(variants, of: "fifteen").isEmpty)
    let claimed = try store.claim(solved("4x4", seconds: 9, moves: 9), by: PlayerName("Ana"))
    #expect(try store.filled(variants, of: "fifteen") == ["4x4"])
    #expect(try store.filled(variants, of: "mirror").isEmpty)
    try store.deleteResult(claimed.result.id)
    #expect(try store.filled(variants, of: "fifteen").isEmpty)
  }

  private func round() -> NewResult {
    NewResult(
      game: "blackjack", variant: "atlantic", score: 30, moves: 2, milliseconds: 9000, at: 5000,
      record: "{}")
  }
}

/// A solved 4×4 with the score that the rules give it.
func solved(
  _ layout: String = "4x4", seconds: Int, moves: Int, at moment: Int = 5000
) -> NewResult {
  var game = NewResult(
    game: "fifteen", variant: layout, score: 0, moves: moves, milliseconds: seconds * 1000,
    at: moment, record: "{}")
  game.score = Scoring(pointsPerAchievement: 50)
    .score(of: game.facts, passing: Fifteen.achievements)
  return game
}

extension SeededGenerator {
  /// A game of one of four kinds, within three days around the end of a month.
  mutating func game() -> NewResult {
    let moment = 1_764_500_000_000 + below(3 * 86_400_000)
    switch below(4) {
    case 0:
      return NewResult(
        game: "recycle", variant: ["solo-classic", "hard-split"][below(2)], score: below(6) * 300,
        moves: below(9), milliseconds: 60_000, at: moment, record: "{}")
    case 1:
      var gameStats = GameStats()
      let score = (below(3) - 1) * 20
      if score != 0 { gameStats[.won] = score > 0 ? 1 : 0 }
      return NewResult(
        game: "blackjack", variant: ["source", "european"][below(2)], score: score, moves: 2,
        milliseconds: 9000, at: moment, gameStats: gameStats, record: "{}")
    default:
      var game = solved(
        ["4x4", "4x4-any", "3x5"][below(3)], seconds: below(9) * 40, moves: below(7) * 50,
        at: moment)
      game.isRanked = below(5) > 0
      if !game.isRanked { game.score = 0 }
      // Results from elsewhere may have no pushes.
      if below(4) > 0 { game.gameStats[.pushes] = game.moves - below(game.moves + 1) / 2 }
      return game
    }
  }
}

extension [PlayerProfile.Records] {
  /// Without the results, whose ids differ from store to store.
  fileprivate var figures: Self {
    map {
      var records = $0
      records.result = nil
      return records
    }
  }
}
