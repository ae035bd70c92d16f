import Foundation
import Geometry
import Input
import Languages
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame
@testable import MirrorGame
@testable import RecycleGame

/// The podium and the list of a leaderboard, and what chooses it.
@MainActor @Suite struct LeaderboardTests {
  private func open(_ people: [(name: String, moves: Int, seconds: Int)]) throws -> SceneHarness {
    let context = try played(people)
    context.dependencies.worker = .inline
    context.dependencies.date = { 1_763_800_000_000 }
    return SceneHarness(context: context) { LeaderboardScene(.fifteen, context: $0) }
  }

  private func row(_ table: SceneHarness, _ index: Int) -> String? {
    table.stage.top.root.node("results.row.\(index)")?.label
  }

  @Test func aPlayerIsListedOnceWithTheirBest() throws {
    let table = try open([("Ana", 90, 40), ("Leo", 60, 70), ("Ana", 80, 35)])
    #expect(row(table, 0)?.hasPrefix("1. Ana, 0:35") == true)
    #expect(row(table, 1)?.hasPrefix("2. Leo, 1:10") == true)
    #expect(row(table, 2) == nil)
  }

  @Test func deletedTheNextBestComesInItsPlace() throws {
    let table = try open([("Ana", 90, 40), ("Leo", 60, 70), ("Ana", 80, 35)])
    try table.drag("results.row.0", by: Point(x: -700, y: 0))
    table.pass(.seconds(1))
    #expect(row(table, 0)?.hasPrefix("1. Ana, 0:40") == true)
    try table.tap("results.restore")
    #expect(row(table, 0)?.hasPrefix("1. Ana, 0:35") == true)
  }

  @Test func thePeriodsCountWhatWasPlayedInThem() throws {
    let table = try open([("Ana", 90, 40)])
    let context = table.context
    let old = NewResult(
      game: "fifteen", variant: "4x4", score: 100, moves: 9, milliseconds: 9000,
      at: 1_763_800_000_000 - 200 * 86_400_000, record: "{}")
    _ = try context.store.claim(old, by: PlayerName("Leo"))
    try table.choose("span", "span.month")
    #expect(row(table, 0)?.hasPrefix("1. Ana") == true)
    #expect(row(table, 1) == nil)
    try table.choose("span", "span.ever")
    #expect(row(table, 0)?.hasPrefix("1. Leo") == true)
    try table.choose("order", "order.total")
    #expect(row(table, 0)?.hasPrefix("1. Leo, 100") == true)
  }

  @Test func fifteenIsAlsoRankedByPushesOfSeveralTiles() throws {
    let table = try open([("Ana", 90, 40)])
    for (name, moves, pushes) in [("Leo", 100, 60), ("Zoë", 80, 80)] {
      var new = NewResult(
        game: "fifteen", variant: "4x4", score: 0, moves: moves, milliseconds: 9000,
        at: 1_763_800_000_000, record: "{}")
      new.gameStats[.pushes] = pushes
      _ = try table.context.store.claim(new, by: PlayerName(name))
    }
    try table.choose("order", "order.pushes")
    #expect(row(table, 0)?.hasPrefix("1. Leo, 60, 100 moves · 0:09") == true)
    #expect(row(table, 1)?.hasPrefix("2. Zoë, 80, 80 moves · 0:09") == true)
    #expect(row(table, 2) == nil, "nobody knows Ana's pushes")
    try table.choose("order", "order.moves")
    #expect(row(table, 1)?.contains("0:40") == true)
  }

  @Test func whoIsOutsideTheTopFiveIsToldTheirPlace() throws {
    let table = try open([("Ana", 90, 40)])
    for number in 1...7 {
      let new = NewResult(
        game: "fifteen", variant: "4x4", score: 50 * (9 - number), moves: 9,
        milliseconds: 9000, at: 1_763_800_000_000, record: "{}")
      _ = try table.context.store.claim(new, by: PlayerName("P\(number)"))
    }
    try table.choose("order", "order.total")
    #expect(row(table, 4) != nil)
    #expect(row(table, 5) == nil)
    #expect(try table.node("results.own").label.hasPrefix("7. P7, 100"))
  }

  @Test func theFirstThreeStandOnThePodiumAndATapReplays() throws {
    let table = try open([("Ana", 90, 40), ("Leo", 60, 70), ("Zoë", 120, 30), ("Max", 99, 80)])
    table.pass(.seconds(2))
    let steps = try (0..<3).map { try table.node("results.podium.\($0)").label }
    #expect(steps == ["1. Zoë, 0:30", "2. Ana, 0:40", "3. Leo, 1:10"])
    let heights = try (0..<3).map { try table.node("results.podium.\($0)").size.height }
    #expect(heights[0] > heights[1] && heights[1] > heights[2])
    try table.tap("results.podium.1")
    #expect(table.stage.top.name == "fifteen.replay")
  }

  @Test func aStepWithoutAnybodyWaitsAndCannotBeTapped() throws {
    let table = try open([("Ana", 90, 40)])
    #expect(try table.node("results.podium.0").isEnabled)
    #expect(try !table.node("results.podium.1").isEnabled)
    try table.tap("results.podium.1")
    #expect(table.stage.top.name == "fifteen.results")
  }

  @Test func anEmptyLeaderboardLeadsToTheGame() throws {
    let table = try open([])
    #expect(table.stage.top.root.node("results.row")?.isHidden == true)
    try table.tap("results.play")
    #expect(table.stage.top.name == "fifteen.setup")
    try table.tap("fifteen.results")
    try table.tap("results.play")
    #expect(table.stage.top.name == "fifteen.setup")
    try table.tap("fifteen.back")
    #expect(table.stage.top.name == "menu", "the game is not opened twice")
  }

  @Test func facesHopFromStepToStepUnlessMotionIsReduced() throws {
    for isReduced in [false, true] {
      let table = try open([("Ana", 90, 40), ("Leo", 60, 70)])
      table.stage.reducesMotion = isReduced
      table.pass(.seconds(3))
      let place = try #require(table.node("results.podium.0") as? PodiumPlace)
      let way = try table.node("results.podium.1").frame.midX - place.frame.midX
      try table.tap("results.order")
      let option = try table.node("results.order.moves")
      option.activate()
      let start = place.face.pose(at: table.now).offset
      #expect(isReduced ? start == .zero : start.x < way * 0.8)
      table.pass(.seconds(2))
      #expect(place.label.hasPrefix("1. Leo"))
      #expect(place.face.pose(at: table.now) == .rest)
      #expect(table.stage.nextFrame() == .onInput)
    }
  }

  @Test func aRowOutOfSightIsShownBelowTheList() throws {
    let people = (1...12).map { ("P\($0)", 90, 30 + $0) }
    let table = try open(people)
    #expect(try table.node("results.own").label.hasPrefix("12. P12"))
    let few = try open([("Ana", 90, 40), ("Leo", 60, 70)])
    #expect(try few.node("results.own").isHidden)
    #expect(row(few, 1)?.hasSuffix("You") == true)
  }

  @Test func fromTheMenuTheBoardOfTheNewestResultIsOpened() throws {
    let context = try played([("Ana", 90, 40)])
    func claim(_ game: String, _ variant: String, at: Int) throws {
      let new = NewResult(
        game: game, variant: variant, score: 100, moves: 9, milliseconds: 9000, at: at,
        record: "{}")
      _ = try context.store.claim(new, by: PlayerName("Leo"))
    }
    try claim("fifteen", "3x3-any", at: 1_763_900_000_001)
    try claim("mirror", "4x5-ghost-axis", at: 1_763_900_000_000)
    let table = try SceneHarness(context: context) { MenuScene(context: $0) }.opened(
      "menu.leaderboard")
    #expect(table.stage.top.name == "fifteen.results")
    try table.tap("results.variant")
    #expect(try table.node("results.size.3x3").traceValue == 1)
    #expect(try table.node("results.scramble.any").traceValue == 1)
    try table.tap("results.filter.done")
    #expect(row(table, 0)?.hasPrefix("1. Leo") == true)
    try table.tap("results.game.mirror")
    try table.tap("results.variant")
    #expect(try table.node("results.size.4x5").traceValue == 1)
    try table.tap("results.filter.done")
    #expect(row(table, 0)?.hasPrefix("1. Leo") == true)
    try claim("mirror", "4x5-ghost-axis", at: 1_763_900_000_002)
    let later = try SceneHarness(context: context) { MenuScene(context: $0) }.opened(
      "menu.leaderboard")
    #expect(later.stage.top.name == "mirror.results")
  }

  /// What is written on a slip.
  private func words(_ part: String, _ table: SceneHarness) throws -> String? {
    try table.node("results." + part).children.compactMap { ($0 as? Label)?.label }.first
  }

  @Test func aSlipSaysTheWholeVariantWhereThereIsRoom() throws {
    let size = Size(width: 1280, height: 800)
    let table = SceneHarness(size: size) { LeaderboardScene(.recycle, context: $0) }
    #expect(try words("variant", table) == "Solo · Classic")
    try table.choose("variant", "halving.split")
    #expect(try words("variant", table) == "Solo · Split")
    #expect(try words("span", table) == "All time")
    try table.tap("results.game.fifteen")
    #expect(try words("variant", table) == "4×4 · 130 moves")
  }

  @Test func aSlipIsShortenedOnlyAsFarAsItMust() throws {
    for width in stride(from: 480.0, through: 1400, by: 40) {
      let size = Size(width: width, height: 800)
      let table = SceneHarness(size: size) { LeaderboardScene(.mirror, context: $0) }
      let slip = try #require(table.node("results.variant") as? FilterButton)
      let whole = LeaderboardDescription.mirror.words(for: [0, 0, 0, 0, 0, 0])
      let shown = try words("variant", table)
      #expect((shown == whole) == (slip.size.width >= slip.wholeWidth), "\(width)")
      #expect(shown.map(whole.hasPrefix) == true)
    }
  }

  @Test func whatIsUsualIsLeftOutAndTheRestSpeaksForItself() {
    let mirror = LeaderboardDescription.mirror
    #expect(mirror.words(for: [1, 0, 0, 0, 0, 0]) == "12 pieces · Numbers · One mirror")
    #expect(
      mirror.words(for: [1, 1, 2, 1, 1, 1])
        == "12 pieces · Ghost · Half a turn · Your own panel · Turned · Two players")
  }

  @Test(arguments: [("order", "Ranked by"), ("span", "Period")])
  func aDialogIsCalledAfterWhatItsSlipChanges(part: String, title: String) throws {
    let table = try open([("Ana", 90, 40)]).opened("results." + part)
    #expect(try table.node("dialog").label == title)
  }

  @Test(arguments: ["en", "es"]) func theQuestionStaysWithinItsRing(language: String) throws {
    let drawing = try RealDrawing()
    try Catalogues.begin()
    defer { Catalogues.end() }
    Languages.use(language)
    SceneHarness.typesetter = drawing.typesetter
    for size in [Size(width: 480, height: 800), Size(width: 1280, height: 800)] {
      for textScale in [1, 1.5] {
        SceneHarness.textScale = textScale
        let table = SceneHarness(size: size) { LeaderboardScene(.mirror, context: $0) }
        let place = try #require(table.node("results.podium.1") as? PodiumPlace)
        let label = try #require(place.face.children.compactMap { $0 as? Label }.first)
        let words = label.shownSize()
        let corner = (words.width * words.width + words.height * words.height).squareRoot() / 2
        #expect(!label.isCut && label.frame.center == place.face.bounds.center)
        #expect(corner < place.face.size.width * 0.44, "\(size) \(textScale): \(label.label)")
      }
    }
  }

  @Test func anotherGameHasItsOwn() throws {
    let table = try open([("Ana", 90, 40)])
    try table.tap("results.game.recycle")
    #expect(table.stage.top.name == "recycle.results")
    try table.tap("results.back")
    #expect(table.stage.top.name == "menu")
  }
}
