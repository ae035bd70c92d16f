import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

/// What counts for lists, points and challenges, and what a player is told of it.
@MainActor @Suite struct FifteenRankingTests {
  private func table(_ scramble: Scramble, _ side: Int = 4) -> SceneHarness {
    let context = GameContext.forTests
    (context.fifteenChoice.columns, context.fifteenChoice.scramble) = (side, scramble)
    return SceneHarness(context: context) { FifteenScene(context: $0) }
  }

  /// The result that has its name.
  private func claimed(_ table: SceneHarness) throws -> NewResult {
    let claim = try #require(table.events.compactMap { $0.fields as? TraceFields.Claim }.last)
    return try #require(try table.context.store.result(claim.id)).played
  }

  /// Puts Ana's name to the end of a game; what the dialog tells.
  private func named(_ table: SceneHarness) throws -> String {
    table.pass(.seconds(4))
    table.type("Ana")
    try table.tap("result.done")
    return try table.node("result.rank").label
  }

  @Test(arguments: [1, 12, 129, 131])
  func aWalkOfAnotherLengthCountsForNothing(moves: Int) throws {
    let table = table(.moves(moves))
    try table.solveWalk()
    let words = try named(table)
    let played = try claimed(table)
    #expect(played.variant == "4x4-walk-\(moves)" && played.score == 0 && !played.isRanked)
    let claim = try #require(table.events.compactMap { $0.fields as? TraceFields.Claim }.last)
    #expect(claim.points == 0 && claim.new.isEmpty && claim.ranks.isEmpty)
    #expect(words.contains("A \(moves)-move board") && words.contains("is just for fun"))
  }

  @Test func aWalkOfAnotherLengthLightsNoCardOfTheSetup() throws {
    let context = GameContext.forTests
    context.fifteenChoice.scramble = 3
    let table = SceneHarness(context: context) { FifteenSetupScene(context: $0) }
    for card in ["130", "any", "daily"] {
      #expect(try table.node("fifteen.scramble." + card).traceValue == 0)
    }
    try table.tap("fifteen.scramble.130")
    try table.tap("fifteen.play")
    #expect(try table.game.setup.isRanked)
  }

  @Test func theClassicWalkCountsInFull() throws {
    let table = table(130)
    try table.solveWalk()
    let words = try named(table)
    let played = try claimed(table)
    #expect(played.variant == "4x4" && played.score == 350 && played.isRanked)
    #expect(words.contains("Fastest time ever!") && !words.contains("Points"))
  }

  @Test(arguments: [
    (Scramble.daily, "Board of 4 October 2024 has its own leaderboard."), (.any, "Only boards"),
  ])
  func otherBoardsSayWhyTheyBringNoPoints(scramble: Scramble, words: String) throws {
    let session = Session<Fifteen>(Fifteen.Setup(scramble: scramble), seed: 20_000)
    var result = NewResult(
      game: "fifteen", variant: session.setup.variant, score: 0, moves: 9, milliseconds: 9, at: 0,
      record: FifteenRecord(session.record, picture: nil).text)
    #expect(LeaderboardDescription.fifteen.remark(result).hasPrefix(words))
    result.variant = "4x4"
    #expect(LeaderboardDescription.fifteen.remark(result).isEmpty)
  }

  @Test func theListOfAWalkIsThatOfItsSize() {
    #expect(
      LeaderboardDescription.fifteen.options(of: "5x5-walk-12")
        == LeaderboardDescription.fifteen.options(of: "5x5"))
    #expect(
      LeaderboardDescription.fifteen.options(of: "6x6-any")
        != LeaderboardDescription.fifteen.options(of: "6x6"))
    #expect(LeaderboardDescription.fifteen.options(of: "8x5") == [0, 0])
  }

  @Test func theWholePictureIsLookedAtForTwoSeconds() throws {
    let table = table(1)
    try table.solveOneMove()
    table.pass(BoardNode.closingTime + .milliseconds(1400))
    #expect(table.stage.top.name == "fifteen")
    table.pass(.milliseconds(700))
    #expect(table.stage.top.name == "fifteen.won")
  }

  @Test func whoLeavesWhileThePictureClosesIsAskedForTheNameAtOnce() throws {
    for way in ["fifteen.back", "fifteen.new"] {
      let table = table(1)
      try table.solveOneMove()
      try table.tap(way)
      #expect(table.stage.top.name == "fifteen.won")
      table.pass(.seconds(5))
      #expect(table.scenes.count { $0 == "fifteen.won" } == 1)
    }
  }

  @Test(arguments: ["sea", "harbour"])
  func aBoardThatLooksSolvedIsSolvedAndForFun(picture: String) throws {
    let album = Album()
    album.names = ["sea"]
    // The first row looks the same all along.
    album.squareLooks = [0, 0, 0] + Array(3..<9)
    let context = GameContext.forTests
    context.dependencies.pictures = album.own
    (context.fifteenChoice.columns, context.fifteenChoice.picture) = (3, picture)
    let table = SceneHarness(context: context, art: album.art) { FifteenScene(context: $0) }
    table.pass(.seconds(1))
    try table.tap("alike.none")
    let scene = try #require(table.stage.top as? FifteenScene)
    #expect(scene.game.setup.looks == album.squareLooks)
    // Home is where 2 lies in the place of 1, 3 in that of 2, and 1 in that of 3.
    let seen = scene.game.cells.map { [0, 3, 1, 2, 4, 5, 6, 7, 8][$0] }
    let way = BoardSolver(tables: nil).solve(seen, columns: 3, shouldStop: { false })?.path
    for push in try #require(way) { table.press(push.key) }
    #expect(Array(scene.game.cells.prefix(3)) == [2, 3, 1])
    #expect(scene.game.outcome == .won)
    #expect(try named(table).contains("Some tiles that look alike are swapped"))
    #expect(try !claimed(table).isRanked)
  }

  @Test func aRaceIsWonByWhatCanBeSeen() throws {
    let album = Album()
    album.squareLooks = [0, 0, 0] + Array(3..<9)
    let context = GameContext.forTests
    context.dependencies.pictures = album.own
    (context.fifteenChoice.columns, context.fifteenChoice.picture) = (3, "harbour")
    let table = SceneHarness(context: context, art: album.art) { RaceScene($0, people: 2) }
    let scene = try #require(table.stage.top as? RaceScene)
    #expect(scene.games.allSatisfy { $0.setup.looks == album.squareLooks })
  }
}
