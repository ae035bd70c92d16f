import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import MirrorGame

/// The mirror puzzle without fingers, in other windows, put aside and gone on with.
@MainActor @Suite struct MirrorWaysTests {
  /// Brings the keyboard's cursor from the tray to a cell and lays what it carries.
  private func lay(_ table: SceneHarness, in cell: Int) throws {
    table.press(.enter)
    guard case .cell(let here) = try table.mirrorScene.board.cursor else { return }
    let columns = try table.mirror.setup.columns
    let (across, down) = (cell % columns - here % columns, cell / columns - here / columns)
    for _ in 0..<abs(across) { table.press(across < 0 ? .left : .right) }
    for _ in 0..<abs(down) { table.press(down < 0 ? .up : .down) }
    table.press(.enter)
  }

  @Test func keysAloneSolveAPuzzle() throws {
    let table = SceneHarness.mirror(2)
    // The first arrow shows the ring.
    table.press(.right)
    while let piece = try table.mirror.tray.first { try lay(table, in: piece - 1) }
    #expect(try table.mirror.outcome == .won)
    table.pass(.seconds(3))
    table.press(.enter)
    table.pass(.milliseconds(300))
    #expect(table.stage.top.name == "mirror.won")
  }

  @Test func keysGiveBackTakeBackAndRepeat() throws {
    let table = SceneHarness.mirror()
    table.press(.right)
    let piece = try table.mirror.tray[0]
    try lay(table, in: 5)
    #expect(try table.mirror.cells[5] == piece)
    table.press(.character("u"))
    #expect(try table.mirror.cells[5] == 0)
    table.press(.character("r"))
    #expect(try table.mirror.cells[5] == piece)
    // From the tray up to the grid, and along to the piece.
    table.press(.up)
    try go(table, to: 5)
    table.press(.backspace)
    #expect(try table.mirror.tray.last == piece)
  }

  private func go(_ table: SceneHarness, to cell: Int) throws {
    for _ in 0..<12 {
      guard case .cell(let here) = try table.mirrorScene.board.cursor, here != cell else { return }
      if here / 3 != cell / 3 {
        table.press(here / 3 > cell / 3 ? .up : .down)
      } else {
        table.press(here % 3 > cell % 3 ? .left : .right)
      }
    }
  }

  @Test func escapePutsACarriedPieceBackAndOnlyThenLeaves() throws {
    let table = SceneHarness.mirror()
    table.press(.right)
    let tray = try table.mirror.tray
    table.press(.enter)
    #expect(try table.mirror.held.map(\.hand) == [-2])
    table.press(.escape)
    #expect(try table.mirror.tray == tray)
    #expect(table.stage.top.name == "mirror")
    table.press(.escape)
    #expect(table.stage.top.name == "menu")
  }

  @Test func theKeyboardTurnsPages() throws {
    let table = SceneHarness.mirror(5, size: Size(width: 1024, height: 768))
    table.press(.right)
    table.press(.pageDown)
    #expect(try table.node("tray.page").label.hasPrefix("2/"))
    let board = try table.mirrorScene.board
    #expect(board.cursor == .tray(board.tray.perPage))
  }

  @Test func theWheelTurnsPages() throws {
    let table = SceneHarness.mirror(4)
    let place = try table.node("tray").windowFrame(at: table.now).center
    table.stage.receive(.wheel(WheelEvent(location: place, deltaY: -1, time: table.now)))
    table.pass(.seconds(1))
    #expect(try table.node("tray.page").label.hasPrefix("2/"))
  }

  @Test func resizingInTheMiddleKeepsThePiecesInTheirCells() throws {
    let table = SceneHarness.mirror()
    let (a, b) = (try table.mirror.tray[0], try table.mirror.tray[1])
    try table.carry(a, toCell: 0)
    let before = try table.mirror
    let way = try table.way(of: b, to: table.middle(ofCell: 4))
    var steps = table.slide(way).makeIterator()
    for _ in 0..<6 { _ = steps.next() }
    #expect(try table.mirror.held.count == 1)
    for window in windows {
      table.stage.resize(to: window, density: 1)
      table.pass(.milliseconds(50))
      #expect(try table.mirror.arrangement == before.arrangement, "\(window)")
      let cell = try table.mirrorScene.board.frame(ofCell: 0)
      #expect(try table.middle(of: a).distance(to: cell.center) < 0.01)
    }
  }

  @Test func whatIsLeftIsGoneOnWith() throws {
    let table = SceneHarness { MirrorSetupScene(context: $0) }
    try table.tap("mirror.symmetry.turn")
    try table.tap("mirror.layout.4x5")
    try table.tap("mirror.play")
    try table.carry(table.mirror.tray[0], toCell: 2)
    try table.tap("mirror.hints")
    let game = try table.mirror
    try table.tap("mirror.back")
    #expect(try table.node("mirror.continue").label.contains("20 pieces, 1 move"))
    try table.tap("mirror.continue")
    #expect(try table.mirror == game)
    table.press(.character("u"))
    #expect(try table.mirror.moveCount == 0, "its history came along")
  }

  @Test func eachSizeSymmetryAndPlayerHasASavedPuzzleOfItsOwn() throws {
    let context = GameContext.forTests
    let table = SceneHarness(context: context) { MirrorSetupScene(context: $0) }
    var games: [String: Mirror] = [:]
    for (size, symmetry) in [("2x3", "axis"), ("3x4", "axis"), ("3x4", "turn")] {
      try table.tap("mirror.layout." + size)
      try table.tap("mirror.symmetry." + symmetry)
      #expect(table.stage.top.root.node("mirror.continue") == nil)
      try table.tap("mirror.play")
      try table.carry(table.mirror.tray[0], toCell: 1)
      games[size + symmetry] = try table.mirror
      try table.tap("mirror.back")
    }
    // Somebody else finds none of them, and leaves one that is theirs.
    let ana = try context.store.newPlayer(PlayerName("Ana"), at: 1)
    try context.store.setCurrentPlayer(ana.id)
    let hers = SceneHarness(context: context) { MirrorSetupScene(context: $0) }
    #expect(hers.stage.top.root.node("mirror.continue") == nil)
    try hers.tap("mirror.play")
    try hers.carry(hers.mirror.tray[1], toCell: 2)
    try hers.tap("mirror.back")
    try context.store.setCurrentPlayer(nil)
    let later = GameContext(
      games: allGames, settings: SettingsLayers(allSettings), store: context.store, chance: { 9 })
    let again = SceneHarness(context: later) { MirrorSetupScene(context: $0) }
    for (size, symmetry) in [("3x4", "turn"), ("2x3", "axis"), ("3x4", "axis")] {
      try again.tap("mirror.layout." + size)
      try again.tap("mirror.symmetry." + symmetry)
      try again.tap("mirror.continue")
      #expect(try again.mirror == games[size + symmetry])
      try again.tap("mirror.back")
    }
  }

  @Test func anUnfinishedPuzzleIsNeverReplacedWithoutAQuestion() throws {
    let table = SceneHarness { MirrorSetupScene(context: $0) }
    try table.tap("mirror.play")
    try table.tap("mirror.new")
    #expect(table.stage.top.name == "mirror", "nothing was laid yet")
    try table.carry(table.mirror.tray[0], toCell: 1)
    let game = try table.mirror
    try table.tap("mirror.new")
    #expect(table.stage.top.name == "mirror.new.question")
    try table.tap("new.back")
    #expect(try table.mirror == game)
    try table.tap("mirror.new")
    try table.tap("new.puzzle")
    #expect(try table.mirror.moveCount == 0)
    try table.tap("mirror.back")
    #expect(try table.node("mirror.continue").label.contains("1 move"), "it was not touched yet")
    try table.tap("mirror.play")
    #expect(table.stage.top.name == "mirror.saved.question")
    try table.tap("saved.back")
    try table.tap("mirror.play")
    try table.tap("saved.resume")
    #expect(try table.mirror == game)
    try table.tap("mirror.back")
    try table.tap("mirror.play")
    try table.tap("saved.new")
    #expect(try table.mirror.moveCount == 0)
  }

  @Test func aLinkAsksBeforeItsPuzzleReplacesAnUnfinishedOne() throws {
    let table = SceneHarness { MirrorSetupScene(context: $0) }
    try table.tap("mirror.play")
    try table.carry(table.mirror.tray[0], toCell: 1)
    try table.tap("mirror.back")
    table.context.autosaver.finish()
    for (code, name) in [
      ("mirror-3x4-axis-numbers-7-diamonds", "mirror.saved.question"),
      ("mirror-4x5-axis-numbers-7-diamonds", nil),
    ] {
      let code = try #require(allGames.board(code: code))
      let later = GameContext(
        games: allGames, settings: SettingsLayers(allSettings), store: table.context.store,
        request: LaunchRequest(seed: code.seed, [code.choice]), chance: { 9 })
      #expect(allGames.named("mirror")?.savedQuestion?(later)?.name == name)
    }
  }

  @Test func whatAnOlderVersionSavedIsFoundAgain() throws {
    let context = GameContext.forTests
    context.mirrorChoice = MirrorChoice(columns: 4, symmetry: .turn)
    var round = MirrorRound(context.mirrorChoice.setup, seed: 3)
    try round.play(.pick(1, hand: 1), at: 0)
    try round.play(.move(1, round.setup.field.middle(of: 3)), at: 40)
    try round.play(.drop(1), at: 80)
    let old = SavedMirror(round: round, milliseconds: 80, picture: .first)
    try context.store.save(old.saved(at: 5), slot: "mirror")
    context.mirrorChoice = MirrorChoice()
    let table = SceneHarness(context: context) { MirrorSetupScene(context: $0) }
    #expect(try table.node("mirror.layout.4x5").traceValue == 1, "it opens with what was left")
    try table.tap("mirror.continue")
    #expect(try table.mirror == round.game)
    #expect(try context.store.savedGame("mirror") == nil)
  }

  @Test func aPauseHidesThePuzzleAndPutsBackWhatIsHeld() throws {
    let table = SceneHarness.mirror()
    let tray = try table.mirror.tray
    let way = try table.way(of: tray[0], to: table.middle(ofCell: 4))
    var steps = table.slide(way).makeIterator()
    for _ in 0..<8 { _ = steps.next() }
    table.stage.windowLostFocus()
    table.pass(.milliseconds(300))
    #expect(try table.node("board").isHidden)
    #expect(try table.mirror.tray == tray)
    try table.tap("mirror.resume")
    #expect(try !table.node("board").isHidden)
  }

  @Test func onlyCellsForAFingerAreOffered() throws {
    let table = SceneHarness(size: Size(width: 640, height: 480)) { MirrorSetupScene(context: $0) }
    table.pass(.milliseconds(300))
    #expect(try !table.node("mirror.layout.5x6").isEnabled)
    #expect(try table.node("mirror.layout.2x3").isEnabled)
    for window in windows {
      for symmetry in Mirror.Symmetry.allCases {
        let bounds = Rect(origin: .zero, size: window)
        for columns in MirrorLayout.offered(in: bounds, symmetry: symmetry) {
          let place = MirrorLayout(bounds: bounds, columns: columns, symmetry: symmetry)
          #expect(place.cell.shortSide >= 48 || place.canZoom)
          #expect(bounds.contains(place.whole) && bounds.contains(place.tray))
          #expect(!place.whole.intersects(place.tray))
          #expect(place.isSplit || !place.whole.intersects(place.bar))
        }
      }
    }
  }

  @Test func aSizeWithoutRoomForTwoMirrorsIsSaidAndComesBackWithOne() throws {
    let table = SceneHarness(size: Size(width: 1280, height: 800)) { MirrorSetupScene(context: $0) }
    func isChosen(_ size: String) throws -> Bool {
      try table.node("mirror.layout." + size).traceValue == 1
    }
    try table.tap("mirror.layout.5x6")
    try table.tap("mirror.symmetry.axes")
    let toasts = table.events.compactMap { ($0.fields as? TraceFields.Toast)?.text }
    #expect(toasts == ["30 pieces would be too small on this screen. You'll play 20 instead."])
    #expect(try isChosen("4x5") && !isChosen("5x6"))
    let card = try table.node("mirror.layout.5x6")
    #expect(!card.isHidden && !card.isEnabled)
    try table.tap("mirror.symmetry.axis")
    #expect(try isChosen("5x6"))
    try table.tap("mirror.symmetry.axes")
    try table.tap("mirror.play")
    #expect(try table.mirror.setup.columns == 4)
  }

  @Test func panelsOfOnesOwnHaveAListOfTheirOwn() throws {
    let context = GameContext.forTests
    // A photo whose pieces all differ is one's own too.
    let photo = MirrorChoice(picture: "holiday", columns: 2).setup
    let design = MirrorChoice(picture: MirrorPicture.loom(LoomDesign()).name).setup
    for (setup, name) in [(photo, "Ana"), (design, "Leo")] {
      let variant = Mirror(setup, seed: 1).variant
      #expect(variant.hasSuffix("-own"))
      let own = try #require(Mirror.achievements.first { $0.id == "mirror.own" })
      #expect(own.isPassed(by: GameFacts(game: "mirror", variant: variant)))
      let result = NewResult(
        game: "mirror", variant: variant, score: 0, moves: 6, milliseconds: 900, at: 0, record: "")
      _ = try context.store.claim(result, by: PlayerName(name))
      let table = SceneHarness(context: context) {
        LeaderboardScene(.mirror, context: $0, variant: variant)
      }
      #expect(try table.node("results.row.0").label.contains(name))
      try table.tap("results.variant")
      #expect(try table.node("results.panel.own").traceValue == 1)
      #expect(try table.node("results.size." + setup.size).traceValue == 1)
    }
    let ours = MirrorChoice(picture: "sun", columns: 2).setup
    #expect(Mirror(ours, seed: 1).variant == "2x3-numbers-axis")
  }

  @Test func theListOpensTheReplayOfAResult() throws {
    let context = GameContext.forTests
    var round = MirrorRound(Mirror.Setup(columns: 2, hints: .none), seed: 3)
    for piece in 1...6 {
      try round.play(.pick(piece, hand: 1), at: piece * 100)
      try round.play(.move(piece, round.setup.field.middle(of: piece - 1)), at: piece * 100 + 40)
      try round.play(.drop(piece), at: piece * 100 + 80)
    }
    let result = NewResult(
      game: "mirror", variant: round.game.variant, score: 0, moves: 6, milliseconds: 900, at: 0,
      record: MirrorRecord(round.record, picture: "sun").text)
    _ = try context.store.claim(result, by: PlayerName("Ana"))
    context.mirrorChoice = MirrorChoice(columns: 2, hints: Mirror.Hints.none)
    let table = SceneHarness(context: context) { MirrorSetupScene(context: $0) }
    try table.tap("mirror.results")
    try table.tap("results.row.0")
    #expect(table.stage.top.name == "mirror.replay")
    table.pass(.seconds(2))
    let scene = try #require(table.stage.top as? MirrorReplayScene)
    #expect(scene.game.outcome == .won)
  }
}
