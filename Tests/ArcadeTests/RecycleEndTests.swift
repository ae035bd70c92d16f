import Geometry
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import RecycleGame

/// How rounds of Recycle end, for one and for two, and what is left of them.
@MainActor @Suite struct RecycleEndTests {
  /// The left or lower player has 75 points, the other one 150.
  private func played(
    _ size: Size = Size(width: 1280, height: 800), context: GameContext = .forTests
  ) throws -> SceneHarness {
    let table = try SceneHarness.recycle(.two, size: size, context: context)
    try table.carry(table.piece(.plane), to: .paper)
    try table.carry(table.piece(.plane, of: 1), to: .paper, of: 1)
    try table.carry(table.piece(.bag, of: 1), to: .packaging, of: 1)
    while try !table.round.isOver { table.pass(.milliseconds(200)) }
    return table
  }

  @Test func bothPlayersGetTheirOwnResultUnderTheirOwnName() throws {
    let table = try played()
    #expect(try table.context.store.drafts().map(\.played.score) == [75, 150])
    table.pass(.seconds(3))
    #expect(table.stage.top.name == "recycle.end")
    #expect(try table.node("result").label == "Right player: 150 points", "the winner first")
    #expect(try table.node("result.summary").label == "The right player wins 150 to 75")
    table.type("Leo")
    try table.tap("result.done")
    #expect(try table.node("result.rank").label == "Leo\nHighest score ever!")
    try table.tap("result.next")
    #expect(try table.node("result").label == "Left player: 75 points")
    #expect(try table.node("result.name").traceText == "", "nobody knows who that was")
    table.type("Ana")
    try table.tap("result.done")
    #expect(try table.node("result.rank").label == "Ana\n#2 by points")
    let lines = try table.context.store.results(
      game: Recycle.name, variant: "two-classic", order: .score, limit: 5)
    #expect(lines.map(\.player) == ["Leo", "Ana"] && lines.map(\.score) == [150, 75])
    for line in lines {
      let result = try #require(try table.context.store.result(line.id))
      #expect(allGames.problem(ofRecord: result.played.record) == nil)
      let words = LeaderboardDescription.recycle.summary(result.played, false)
      #expect(words == (line.score == 150 ? "150 to 75 points" : "75 to 150 points"))
    }
    try table.tap("result.again")
    #expect(table.stage.top.name == "recycle")
  }

  @Test func afterARestartADialogSaysWhichPlayersResultItIs() throws {
    let context = try played().context
    for words in ["Left player: 75 points", "Right player: 150 points"] {
      let dialog = try #require(context.unclaimedResult() as? ResultScene)
      let table = SceneHarness { _ in dialog }
      #expect(try table.node("result.summary").label.contains(words))
      let draft = try #require(try context.store.drafts().first)
      try context.store.discard(draft.id)
    }
  }

  @Test func afterADrawNoDialogSaysASideThatMayBeWrong() throws {
    let result = try #require(try played().context.store.drafts().first).played
    var draw = try #require(RecycleRecord(text: result.record))
    draw.scores = [75, 75]
    var drawn = result
    drawn.record = draw.text
    #expect(LeaderboardDescription.recycle.side(result) == "Left player: 75 points")
    #expect(LeaderboardDescription.recycle.side(drawn).isEmpty)
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 800, height: 1280)])
  func bothSidesShowHowItEndedBeforeTheDialog(size: Size) throws {
    let table = try played(size)
    table.pass(.seconds(1))
    #expect(try table.node("recycle.tag").label == "Well played! 75 to 150 points")
    #expect(try table.node("recycle.tag.2").label == "You win! 150 to 75 points")
    table.pass(.seconds(2))
    let isBeside = size.width > size.height
    #expect(
      try table.node("result").label
        == (isBeside ? "Right player: 150 points" : "Top player: 150 points"))
  }

  @Test(arguments: ["Rosa", nil] as [String?])
  func whoPlayedHereBeforePlaysOnElseTheFirstOneNamed(known: String?) throws {
    let context = GameContext.forTests
    let rosa = try known.map { try context.store.newPlayer(PlayerName($0), at: 1) }
    try context.store.setCurrentPlayer(rosa?.id)
    let table = try played(context: context)
    table.pass(.seconds(3))
    for name in ["Ana", "Leo"] {
      table.type(name)
      try table.tap("result.done")
      if name == "Ana" { try table.tap("result.next") }
    }
    #expect(try context.store.currentPlayer()?.name == known ?? "Ana")
    #expect(context.likelyName == known ?? "Ana")
    #expect(try Set(context.store.players().map(\.name)).isSuperset(of: ["Ana", "Leo"]))
  }

  @Test func thePersonOppositeIsAskedFromTheirSide() throws {
    let table = try played(Size(width: 800, height: 1280))
    table.pass(.seconds(3))
    func isTurned(_ id: String) throws -> Bool {
      let node = try table.node(id)
      let place = node.windowTransform(at: table.now)
      return place(Point(x: 0, y: node.size.height)).y < place(.zero).y
    }
    for id in ["result", "result.name", "result.done"] { #expect(try isTurned(id)) }
    // The keyboard comes from the upper edge, and the dialog makes room for it.
    try table.tap("result.name")
    let key = try #require(table.stage.overlay.node("key.l"))
    #expect(key.windowFrame(at: table.now).maxY < 640)
    let field = try table.node("result.name").windowFrame(at: table.now)
    let keyboard = try #require(table.stage.overlay.node("keyboard")).windowFrame(at: table.now)
    #expect(abs(keyboard.minY) < 1 && field.minY >= keyboard.maxY && field.maxY < 1280)
    for letter in "leo" { try table.tapKey(String(letter)) }
    #expect(try table.node("result.name").traceText == "Leo")
    try table.tapKey("done")
    try table.tap("result.next")
    for id in ["result", "result.name", "result.done"] { #expect(try !isTurned(id)) }
    table.type("Ana")
    try table.tap("result.done")
    let lines = try table.context.store.results(
      game: Recycle.name, variant: "two-classic", order: .score, limit: 5)
    #expect(lines.map(\.player) == ["Leo", "Ana"])
    try table.tap("result.menu")
    #expect(table.stage.top.name == "menu")
  }

  @Test func peopleBesideEachOtherAreAskedTheSameWay() throws {
    let table = try played()
    table.pass(.seconds(3))
    table.type("Ana")
    try table.tap("result.done")
    try table.tap("result.next")
    #expect(!table.stage.top.isTurned)
  }

  @Test func aDrawIsSaid() throws {
    let table = try SceneHarness.recycle(.two)
    for player in 0..<2 {
      try table.carry(table.piece(.plane, of: player), to: .paper, of: player)
    }
    while try !table.round.isOver { table.pass(.milliseconds(200)) }
    table.pass(.seconds(1))
    for id in ["recycle.tag", "recycle.tag.2"] {
      #expect(try table.node(id).label == "A draw! 75 to 75 points")
    }
    table.pass(.seconds(3))
    #expect(try table.node("result.summary").label == "A draw: 75 to 75 points")
  }

  @Test func aPlayerWithoutPointsIsAskedForNoName() throws {
    let table = try SceneHarness.recycle(.two)
    try table.carry(table.piece(.plane, of: 1), to: .paper, of: 1)
    table.pass(.seconds(64))
    #expect(try table.node("result").label == "Right player: 75 points")
    #expect(try table.context.store.drafts().count == 1)
    #expect(table.stage.top.root.node("result.next") == nil)
  }

  @Test func aVisitorWhoGoesLeavesNoResultWaiting() throws {
    let table = try played()
    table.pass(.seconds(3))
    table.context.visitorLeft(table.stage)
    table.pass(.seconds(1))
    #expect(try table.context.store.drafts().isEmpty)
  }

  @Test func achievementsCountWhatEachPlayerDid() throws {
    var round = RecycleRound(Recycle.Setup(mode: .two), seed: 5)
    let plane = try #require(round.game.sides[1].pieces.first { $0.kind == .plane })
    try round.play(.grab(plane.number, hand: 1))
    let mouth = round.setup.field.mouth(of: .paper).center
    try round.play(.pose(plane.number, Recycle.Pose(center: mouth, size: 2, degrees: 0)))
    try round.play(.drop(plane.number))
    #expect(round.game.sides[0].gameStats[.perfectFits] == 0)
    #expect(round.game.sides[1].gameStats[.perfectFits] == 1)
    #expect(round.game.gameStats[.perfectFits] == 1)
  }

  @Test func noPointsAreNoCauseForAStarButForAWordOfHelp() throws {
    let table = try SceneHarness.recycle()
    table.pass(.seconds(64))
    #expect(table.stage.top.name == "recycle.end")
    #expect(!(table.stage.top is ResultScene))
    #expect(table.stage.top.root.node("result.name") == nil)
    #expect(try table.context.store.drafts().isEmpty)
    try table.tap("result.again")
    #expect(table.stage.top.name == "recycle")
    table.pass(.seconds(3))
    #expect(try table.round.tick > 30)
  }

  @Test func aRoundThatHasNotBegunIsLeftAtOnce() throws {
    let table = SceneHarness { RecycleSetupScene(context: $0) }
    try table.tap("recycle.play")
    #expect(table.stage.top.name == "recycle")
    try table.tap("recycle.back")
    #expect(table.stage.top.name == "recycle.setup")
  }

  @Test func aCalmRoundThatIsLeftShowsWhatIsLostAndCanBeEndedWithItsPoints() throws {
    let table = try SceneHarness.recycle(.calm)
    try table.carry(table.piece(.plane), to: .paper)
    try table.tap("recycle.back")
    #expect(table.stage.top.name == "recycle.pause")
    try table.tap("recycle.pause.done")
    table.pass(.seconds(3))
    #expect(table.stage.top.name == "recycle.end")
    #expect(try table.context.store.drafts().map(\.played.score) == [75])
  }

  @Test func theSetupRemembersWhatWasChosenLast() throws {
    let context = GameContext.forTests
    let first = SceneHarness(context: context) { RecycleSetupScene(context: $0) }
    try first.tap("recycle.mode.hard")
    try first.tap("recycle.halving.split")
    try first.tap("recycle.play")
    // The program starts again, on the same disk.
    context.choices = GameChoices()
    let second = SceneHarness(context: context) { RecycleSetupScene(context: $0) }
    #expect(try second.node("recycle.mode.hard").traceValue == 1)
    #expect(try second.node("recycle.halving.split").traceValue == 1)
  }

  @Test(arguments: windows) func theHeadsOfTwoPlayersAreAlikeAroundOneClock(window: Size) throws {
    let table = try SceneHarness.recycle(.two, size: window)
    let isBeside = try table.round.setup.field == .tall
    func frame(_ id: String) throws -> Rect {
      try table.node(id).windowFrame(at: table.now)
    }
    let clock = try frame("recycle.time")
    #expect(table.stage.top.root.node("recycle.time.2") == nil)
    #expect(abs(clock.midX - window.width / 2) < 1)
    for id in ["recycle.back", "recycle.score"] {
      let (own, other) = (try frame(id), try frame(id + ".2"))
      #expect(abs(own.minX - (window.width - other.maxX)) <= 1, "\(id) mirrors the other")
      let opposite = isBeside ? other.minY : window.height - other.maxY
      let isLevel = abs(own.minY - opposite) <= 1
      #expect(isLevel, "\(id)")
      #expect(own.width >= 48)
      #expect(!own.intersects(clock) && !other.intersects(clock), "\(id) is free of the clock")
      #expect(own.minY >= 4 && own.minX >= 8)
    }
  }

  @Test func eachOfTwoPlayersOppositeReadsANumberAtTheirOwnEdgeOfTheClock() throws {
    let table = try SceneHarness.recycle(.two, size: Size(width: 1080, height: 1920))
    let clock = try table.node("recycle.time")
    let slips = clock.children.map { $0.windowFrame(at: table.now) }
    try #require(slips.count == 2)
    let middle = clock.windowFrame(at: table.now).midY
    #expect(slips[0].midY > middle && slips[1].midY < middle)
    #expect(slips[0].minY - slips[1].maxY > 40, "nobody reads both as one number")
    for slip in slips {
      for id in ["recycle.score", "recycle.score.2"] {
        #expect(try !table.node(id).windowFrame(at: table.now).intersects(slip))
      }
    }
  }

  @Test func theClockShowsWhatIsLeftAndTheRopeIsPulledToTheLeader() throws {
    let table = try SceneHarness.recycle(.two, size: Size(width: 800, height: 1280))
    func clock() throws -> Double { try table.node("recycle.time").windowFrame(at: table.now).midY }
    #expect(try abs(clock() - 640) < 1)
    try table.carry(table.piece(.plane), to: .paper)
    table.pass(.seconds(1))
    #expect(try clock() > 645, "the lower player leads")
    for kind in [Recycle.Kind.plane, .bag] {
      try table.carry(table.piece(kind, of: 1), to: Recycle.Region.spain.container(of: kind), of: 1)
    }
    table.pass(.seconds(1))
    #expect(try clock() < 635)
    let seconds = try #require(table.round.secondsLeft)
    #expect(try table.node("recycle.time").label == "Time: 0:\(seconds)")
  }

  @Test func smallPiecesAreShownLargeEnoughToSeeAndInOrder() {
    for natural in [26.0, 49, 73, 206] {
      let sides = stride(from: 0.25, through: 4, by: 0.05).map {
        PieceNode.shownScale($0, natural: natural) * natural
      }
      #expect(sides[0] >= min(natural * 0.85, 44))
      #expect(zip(sides, sides.dropFirst()).allSatisfy { $0 < $1 })
      #expect(abs(PieceNode.shownScale(1, natural: natural) - 1) < 1e-9)
    }
  }

  @Test(arguments: windows) func nothingInTheMorningIsCutByTheEdge(window: Size) throws {
    for width in [window.width, (window.width / 2).rounded(.down)] {
      let drawn = max(width, window.height * 1.6)
      let shown = width / drawn * MorningView.whole
      let left = MorningView.left(showing: shown)
      #expect(left >= 0 && left + shown <= MorningView.whole + 0.01)
      #expect(MorningView.cut(left, shown) == 0, "\(width) of \(window)")
    }
  }
}
