import Geometry
import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import FifteenGame
@testable import recreo

/// What the solver and the lessons bring to the sliding puzzle.
@MainActor @Suite(.serialized) struct SolverGoldens {
  private func cinema(
    _ size: String, _ shape: BoardShape = BoardShape(3, 5), scramble: Scramble = 130
  ) throws -> Cinema {
    let pixels = try #require(PixelSize(argument: size))
    let choice = FifteenChoice(
      columns: shape.columns, rows: shape.rows, scramble: scramble, picture: "harbour")
    let show = try Cinema(PlayRequest(game: .fifteen, seed: 7, choice), size: pixels.size)
    show.pass(to: .seconds(1))
    return show
  }

  @Test(arguments: ScreenGoldens.withPicture) func hint(size: String) throws {
    let show = try cinema(size)
    show.press(.character("h"))
    try Golden.check(show, at: .seconds(3), "hint-" + size)
  }

  @Test(arguments: ["800x480"]) func wideBoard(size: String) throws {
    let show = try cinema(size, BoardShape(5, 3))
    show.press(.character("o"))
    try Golden.check(show, at: .seconds(2), "wide-board-" + size)
  }

  @Test(arguments: ["800x480"]) func stars(size: String) throws {
    let show = try cinema(size, BoardShape(4, 6), scramble: 1)
    for key in [Key.up, .left, .down, .right] { show.press(key) }
    try Golden.check(show, at: .seconds(6), "stars-" + size)
  }

  @Test(arguments: ["1280x800"]) func shown(size: String) throws {
    let show = try cinema(size, BoardShape(3, 3), scramble: 12)
    show.press(.character("v"))
    try Golden.check(show, at: .seconds(10), "shown-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func lesson(size: String) throws {
    let show = try cinema(size)
    show.program.stage.show(LessonScene(show.program.context, number: 1))
    show.pass(to: .seconds(2))
    show.press(.character("h"))
    try Golden.check(show, at: .seconds(4), "lesson-" + size)
  }

  @Test(arguments: ScreenGoldens.withPicture) func curve(size: String) throws {
    let show = try cinema(size)
    var session = Session<Fifteen>(.init(columns: 3, rows: 5, scramble: 40), seed: 6)
    for (step, tile) in Scramble.randomWalk(session.setup, seed: 6).reversed().enumerated() {
      guard let place = session.game.position(of: tile) else { continue }
      try session.play(.init(column: place.column, row: place.row), at: step * 200)
    }
    let record = FifteenRecord(session.record, picture: "harbour")
    let replay = try Replay(
      record, palette: .fifteen,
      ReplayContext(title: "Zoë Martínez", context: show.program.context))
    show.program.stage.show(FifteenReplayScene(replay))
    try Golden.check(show, at: .seconds(6), "curve-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func race(size: String) throws {
    let show = try cinema(size)
    show.program.context.fifteenChoice.columns = 4
    show.program.context.fifteenChoice.rows = 4
    show.program.stage.show(RaceScene(show.program.context, people: 3))
    try Golden.check(show, at: .seconds(3), "race-" + size)
  }

  @Test(arguments: ["1080x1920"]) func raceOfTwo(size: String) throws {
    let show = try cinema(size)
    show.program.stage.show(RaceScene(show.program.context, people: 2))
    try Golden.check(show, at: .seconds(3), "race-of-two-" + size)
  }

  @Test(arguments: ["800x480"]) func ghost(size: String) throws {
    let show = try cinema(size)
    let session = Session<Fifteen>(.init(columns: 4, rows: 4), seed: 6)
    let record = FifteenRecord(session.record, picture: "harbour")
    let replay = try Replay(record, palette: .fifteen, ReplayContext(title: "Zoë Martínez"))
    show.program.stage.show(RaceScene(show.program.context, against: replay))
    try Golden.check(show, at: .seconds(3), "ghost-" + size)
  }
}
