import Drawing
import Geometry
import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import MirrorGame
@testable import recreo

/// The mirror puzzle at the three sizes, at rest and in the middle of things.
@MainActor @Suite(.serialized) struct MirrorGoldens {
  private func cinema(_ size: String, _ choice: MirrorChoice? = nil) throws -> Cinema {
    let pixels = try #require(PixelSize(argument: size))
    return try Cinema(
      PlayRequest(game: .mirror, seed: 5, choice), size: pixels.size)
  }

  /// A puzzle of which the first pieces lie at home.
  private func puzzle(
    _ size: String, laid: Int, _ picture: String = "diamonds", columns: Int = 3,
    _ symmetry: Mirror.Symmetry = .axis, hints: Mirror.Hints = .numbers, isForTwo: Bool = false
  ) throws -> Cinema {
    let setup = Mirror.Setup(
      columns: columns, symmetry: symmetry, hints: hints, isForTwo: isForTwo)
    var round = MirrorRound(setup, seed: 5)
    for piece in 1..<(laid + 1) {
      try round.play(.pick(piece, hand: 1), at: 0)
      try round.play(.move(piece, setup.field.middle(of: piece - 1)), at: 0)
      try round.play(.drop(piece), at: 0)
    }
    let show = try cinema(size)
    let kept = SavedMirror(round: round, milliseconds: 0, picture: .brocade(picture))
    show.program.stage.show(MirrorScene(show.program.context, kept))
    show.pass(to: .seconds(1))
    return show
  }

  private func board(in show: Cinema) throws -> MirrorBoard {
    try #require(show.program.stage.top as? MirrorScene).board
  }

  /// One finger takes a piece out of the tray a way and stays down.
  private func carry(_ id: Int64, _ piece: Int, to end: Point, in show: Cinema) throws {
    let start = try board(in: show).pieces[piece - 1].frame.center
    show.touch(id, .began, start)
    show.touch(id, .moved, start + Point(x: 0, y: -30))
    for step in 1...8 { show.touch(id, .moved, start + (end - start) * (Double(step) / 8)) }
  }

  /// The last piece is laid by a finger.
  private func finish(_ show: Cinema) throws {
    let board = try board(in: show)
    let last = try #require(board.game.tray.first)
    let goal = board.frame(ofCell: last - 1).center + Point(x: 0, y: 20)
    try carry(1, last, to: goal, in: show)
    show.touch(1, .ended, goal)
  }

  @Test(arguments: ScreenGoldens.sizes) func setup(size: String) throws {
    try Golden.check(cinema(size), at: .seconds(1), "mirror-setup-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func theTrayIsFullAndTheClothEmpty(size: String) throws {
    try Golden.check(puzzle(size, laid: 0), at: .seconds(4), "mirror-tray-" + size)
  }

  @Test(arguments: ScreenGoldens.withPicture) func aHeldPieceAndItsTwin(size: String) throws {
    let show = try puzzle(size, laid: 5, "frogs")
    let board = try board(in: show)
    let piece = try #require(board.game.tray.first)
    try carry(1, piece, to: board.frame(ofCell: 7).center + Point(x: 14, y: -10), in: show)
    try Golden.check(show, at: .seconds(2), "mirror-held-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func twoBuildFromBothSides(size: String) throws {
    let show = try puzzle(size, laid: 5, "frogs", isForTwo: true)
    let board = try board(in: show)
    let whole = try #require(board.place).whole
    let goals = [7, 8].map { board.frame(ofCell: $0).center }
    let (left, right) = (board.game.tray[0], board.game.tray[1])
    try carry(1, left, to: goals[0], in: show)
    // The tray closes up before the other hand takes its piece.
    show.pass(to: .milliseconds(1800))
    try carry(
      2, right, to: Point(x: whole.minX + whole.maxX - goals[1].x, y: goals[1].y), in: show)
    try Golden.check(show, at: .seconds(3), "mirror-two-" + size)
  }

  @Test(arguments: ["800x480", "1080x1920"]) func threeTwinsAndTheGhost(size: String) throws {
    let show = try puzzle(size, laid: 3, "sun", columns: 2, .axes, hints: .ghost)
    let board = try board(in: show)
    try carry(1, 4, to: board.frame(ofCell: 4).center + Point(x: 5, y: 9), in: show)
    try Golden.check(show, at: .seconds(2), "mirror-axes-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func sixtyPiecesZoomedIn(size: String) throws {
    let show = try puzzle(size, laid: 40, "butterflies", columns: 6)
    let board = try board(in: show)
    board.zoom(by: 1.5)
    try Golden.check(show, at: .seconds(2), "mirror-zoomed-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func piecesSortedIntoTrays(size: String) throws {
    let show = try puzzle(size, laid: 20, "frogs", columns: 6)
    let board = try board(in: show)
    for piece in board.game.tray where board.setup.isAtEdge(piece) {
      board.sorting?.put(piece, in: 1)
    }
    for piece in board.game.tray.suffix(3) { board.sorting?.put(piece, in: 2) }
    board.sorting?.open = 1
    board.marked = Set(board.shownInTray.prefix(2))
    board.show(board.game, length: .zero)
    try Golden.check(show, at: .seconds(2), "mirror-sorted-" + size)
  }

  @Test func halfATurn() throws {
    let show = try puzzle("1280x800", laid: 14, "boats", columns: 4, .turn, hints: .none)
    try Golden.check(show, at: .seconds(2), "mirror-turn-1280x800")
  }

  @Test(arguments: ScreenGoldens.withPicture) func theBrocadeWeavesItselfIn(size: String) throws {
    let show = try puzzle(size, laid: 11, "giant")
    try finish(show)
    // Texts tell the way; the threads are in the picture of the finished cloth.
    if ScreenGoldens.sizes.contains(size) {
      try Golden.check(show, at: .milliseconds(2600), "mirror-weaving-" + size)
    }
    try Golden.check(show, at: .milliseconds(4600), "mirror-woven-" + size)
    try Golden.check(show, at: .milliseconds(9000), "mirror-won-" + size)
  }

  @Test func everyBrocadeFinished() throws {
    for brocade in Brocade.all {
      let show = try puzzle("800x480", laid: 5, brocade.id, columns: 2)
      try finish(show)
      // The name has come, and the last thread is gone.
      try Golden.check(show, at: .milliseconds(7300), "mirror-brocade-" + brocade.id)
    }
  }

  @Test(arguments: ScreenGoldens.sizes) func theRiddle(size: String) throws {
    let show = try cinema(size)
    let setup = Mirror.Setup(columns: 4)
    show.program.stage.show(
      MirrorRiddleScene(
        show.program.context, setup, .brocade("frogs"), MirrorRiddle(seed: 4)))
    try Golden.check(show, at: .seconds(2), "mirror-riddle-" + size)
    let answer = MirrorRiddle(seed: 4).answer
    show.press(.character(Character("\(answer + 1)")))
    try Golden.check(show, at: .seconds(5), "mirror-riddle-solved-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func help(size: String) throws {
    let show = try cinema(size)
    show.program.stage.show(MirrorHelp.scene(show.program.context, for: .touch))
    try Golden.check(show, at: .milliseconds(1000), "mirror-help-" + size)
    for page in 2...6 {
      show.press(.pageDown)
      let moment = Duration.milliseconds(1000 * page)
      guard size == "1280x800" else { continue }
      try Golden.check(show, at: moment, "mirror-help-\(page)-" + size)
    }
  }

  @Test(arguments: ScreenGoldens.sizes) func aReplayInTheMiddle(size: String) throws {
    let show = try puzzle(size, laid: 7, "net")
    let record = try #require(show.program.stage.top as? MirrorScene).round.record
    let replay = try Replay(
      MirrorRecord(record, picture: "net"), palette: .mirror,
      ReplayContext(title: "Ana", milliseconds: 60_000))
    show.program.stage.show(MirrorReplayScene(replay))
    try Golden.check(show, at: .seconds(3), "mirror-replay-" + size)
  }
}
