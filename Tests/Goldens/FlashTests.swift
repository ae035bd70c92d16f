import Arcade
import Drawing
import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import BlackjackGame
@testable import FifteenGame
@testable import MirrorGame
@testable import PetGame
@testable import RecycleGame
@testable import recreo

/// No moment of play, however bright, has more than three flashes in a second.
@MainActor @Suite(.serialized) struct FlashTests {
  @Test func theMenuAToastAndTheWayIntoAGameAndBack() throws {
    let film = try FlashFilm(PlayRequest(screen: .menu))
    film.roll(0.5)
    let context = film.show.program.context
    context.showToast(for: Array(context.games.flatMap(\.achievements).prefix(1)))
    film.roll(1.5)
    for key in [Key.tab, .tab, .enter] { film.show.press(key) }
    film.roll(1)
    film.show.press(.escape)
    film.roll(1)
    film.expectFewFlashes(in: ["menu", "blackjack.start"])
  }

  @Test func recycleFromRightAndWrongContainersToTheEnd() throws {
    let film = try FlashFilm(
      PlayRequest(game: .recycle, seed: 5, RecycleChoice(Recycle.Setup(mode: .solo))))
    film.roll(1)
    film.show.press(.enter)
    film.roll(0.5)
    for (piece, container) in [
      ("piece.3", "paper"), ("piece.2", "paper"), ("piece.2", "packaging"),
    ] {
      try film.drag(piece, to: film.center(of: "container." + container))
      film.roll(0.4)
    }
    let scene = try #require(film.show.program.stage.top as? RecycleScene)
    #expect(scene.game.score(of: 0) > 0)
    film.show.pass(to: .seconds(56))
    film.roll(9)
    film.expectFewFlashes(in: ["recycle", "recycle.end"])
  }

  @Test func aPerfectFitOfRecycleAndADoneRound() throws {
    let film = try FlashFilm(
      PlayRequest(game: .recycle, seed: 5, RecycleChoice(Recycle.Setup(mode: .calm))))
    film.roll(0.5)
    film.show.press(.enter)
    film.roll(0.5)
    let stage = film.show.program.stage
    stage.setFocus(stage.top.root.node("piece.2"))
    film.show.press(.tab)
    stage.setFocus(stage.top.root.node("piece.2"))
    for _ in 0..<19 { film.show.press(.character("+")) }
    try film.drag("piece.2", to: film.center(of: "container.packaging"))
    film.roll(1)
    let round = try #require(stage.top as? RecycleScene)
    #expect(round.game.gameStats[.perfectFits] == 1)
    try film.tap("recycle.done")
    film.roll(4)
    film.expectFewFlashes(in: ["recycle", "recycle.end"])
  }

  @Test func blackjackFromTheDealToAWonHand() throws {
    let film = try FlashFilm(PlayRequest(game: .blackjack, seed: 7))
    var bank = BlackjackBank()
    bank.table = .singleDeck
    bank.bet = 35
    try film.show.program.context.store.save(bank.saved(at: 0), slot: BlackjackBank.slot)
    film.roll(0.5)
    for (key, seconds) in [(Key.enter, 1.0), (.character("n"), 2), (.character("s"), 5)] {
      film.show.press(key)
      film.roll(seconds)
    }
    film.expectFewFlashes(in: ["blackjack", "blackjack.result"])
  }

  @Test(arguments: [0, 2]) func aBlackjackOnTheTable(faster: Int) throws {
    let setup = Blackjack.Setup(table: .vegasStrip, stake: 25, purse: 1000)
    let session = try #require(
      (UInt64(1)...400).lazy.map { Session<Blackjack>(setup, seed: $0) }
        .first { $0.game.gameStats[.naturals] == 1 })
    let film = try FlashFilm(PlayRequest(replay: jsonText(session.record)))
    film.roll(0.1)
    for _ in 0..<faster { try film.tap("replay.speed") }
    film.roll(5)
    film.expectFewFlashes(in: ["blackjack.replay"])
  }

  @Test func aLastPieceOfMirrorAndTheFinishedCloth() throws {
    let film = try FlashFilm(PlayRequest(game: .mirror, seed: 5))
    let setup = Mirror.Setup(columns: 3, symmetry: .axis, hints: .numbers)
    var round = MirrorRound(setup, seed: 5)
    for piece in 1..<12 {
      try round.play(.pick(piece, hand: 1), at: 0)
      try round.play(.move(piece, setup.field.middle(of: piece - 1)), at: 0)
      try round.play(.drop(piece), at: 0)
    }
    let saved = SavedMirror(round: round, milliseconds: 0, picture: .brocade("sun"))
    film.show.program.stage.show(MirrorScene(film.show.program.context, saved))
    film.roll(0.5)
    let board = try #require(film.show.program.stage.top as? MirrorScene).board
    let last = try #require(board.game.tray.first)
    let (start, goal) = (
      board.pieces[last - 1].frame.center, board.frame(ofCell: last - 1).center
    )
    film.show.touch(1, .began, start)
    for step in 1...8 { film.show.touch(1, .moved, start + (goal - start) * (Double(step) / 8)) }
    film.show.touch(1, .ended, goal)
    film.roll(8)
    film.expectFewFlashes(in: ["mirror", "mirror.won"])
  }

  /// Eight moves a second, as fast as practised players are.
  @Test func fastMovesOfFifteen() throws {
    let choice = FifteenChoice(columns: 4, rows: 4, picture: "harbour")
    let film = try FlashFilm(PlayRequest(game: .fifteen, seed: 7, choice))
    film.roll(0.5)
    film.press([.up, .left, .down, .right], count: 40, perSecond: 8)
    let scene = try #require(film.show.program.stage.top as? FifteenScene)
    #expect(scene.game.moveCount > 30)
    film.expectFewFlashes(in: ["fifteen"])
  }

  /// Faster than anybody plays, with less movement.
  @Test func movesOfFifteenWithLessMovement() throws {
    let choice = FifteenChoice(columns: 4, rows: 4, picture: "harbour")
    let film = try FlashFilm(PlayRequest(game: .fifteen, seed: 7, choice))
    film.show.program.context.change(.reducedMotion, to: .bool(true))
    film.roll(0.5)
    film.press([.up, .left, .down, .right], count: 60, perSecond: 15)
    film.roll(0.5)
    let scene = try #require(film.show.program.stage.top as? FifteenScene)
    #expect(scene.game.moveCount > 40)
    film.expectFewFlashes(in: ["fifteen"])
  }

  @Test(arguments: [60, 200, 400]) func replaysOfFifteenAtAnySpeed(pause: Int) throws {
    for taps in 0...2 {
      let film = try FlashFilm(
        PlayRequest(replay: jsonText(Cinema.board(leaving: 0, pause: pause).record)))
      film.roll(0.5)
      for _ in 0..<taps { try film.tap("replay.speed") }
      film.roll(4)
      film.expectFewFlashes(in: ["fifteen.replay"])
    }
  }

  @Test func aRaceAgainstTheGhostOfAFastGame() throws {
    let film = try FlashFilm(PlayRequest(screen: .menu))
    let context = film.show.program.context
    let record = try Cinema.board(leaving: 0, pause: 60).record
    let played = PictureRecord(record, picture: "harbour")
    let replay = try Replay(played, palette: .fifteen, ReplayContext(context: context))
    film.show.program.stage.show(RaceScene(context, against: replay))
    film.roll(0.5)
    film.show.press(.left)
    film.roll(6)
    film.expectFewFlashes(in: ["fifteen.race"])
  }

  @Test func aReplayOfMirrorAtItsGreatestSpeed() throws {
    let setup = Mirror.Setup(columns: 3, symmetry: .axis, hints: .numbers)
    var round = MirrorRound(setup, seed: 5)
    for piece in 1...12 {
      let time = piece * 400
      try round.play(.pick(piece, hand: 1), at: time)
      try round.play(.move(piece, setup.field.middle(of: piece - 1)), at: time + 200)
      try round.play(.drop(piece), at: time + 300)
    }
    let film = try FlashFilm(PlayRequest(replay: jsonText(round.record)))
    film.roll(0.1)
    for _ in 0..<2 { try film.tap("replay.speed") }
    film.roll(4)
    film.expectFewFlashes(in: ["mirror.replay"])
  }

  @Test func aReplayOfRecycleAtItsGreatestSpeed() throws {
    let film = try FlashFilm(PlayRequest(screen: .menu))
    var round = RecycleRound(Recycle.Setup(mode: .solo), seed: 5)
    let start = round.setup.field.start(of: .plane).center
    for turn in 0..<8 {
      try round.play(.grab(3, hand: 0))
      for step in 0..<60 {
        round.advance()
        let center =
          start + Point(x: -3 * Double(step), y: 2 * Double(turn.isMultiple(of: 2) ? step : -step))
        try round.play(.pose(3, Recycle.Pose(center: center, size: 1.4, degrees: 8)))
      }
      try round.play(.drop(3))
      for _ in 0..<20 { round.advance() }
    }
    film.show.program.stage.show(try RecycleScene(replaying: round.record))
    for _ in 0..<2 { try film.tap("replay.speed") }
    film.roll(5)
    film.expectFewFlashes(in: ["recycle"])
  }

  @Test func aSolvedBoardOfFifteen() throws {
    let film = try FlashFilm(PlayRequest(game: .fifteen))
    try film.show.solveTheLastMove(picture: "garden", at: .milliseconds(100))
    film.roll(6)
    film.expectFewFlashes(in: ["fifteen", "fifteen.won"])
  }

  @Test func gamesThatPlayThemselves() throws {
    let film = try FlashFilm(PlayRequest(screen: .menu))
    let (stage, context) = (film.show.program.stage, film.show.program.context)
    context.change(.attractAfter, to: .number(1))
    let mode = AttractMode(context, now: .zero)
    film.show.pass(to: .seconds(1))
    for _ in context.games {
      mode.turn(at: film.show.now, on: stage)
      try #require(mode.isRunning)
      film.roll(5)
      film.show.skip(to: try #require(mode.next(on: stage)))
    }
    film.expectFewFlashes(in: [
      "pet", "mirror.replay", "blackjack.replay", "recycle", "fifteen.replay",
    ])
  }
}
