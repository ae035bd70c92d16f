import Drawing
import Foundation
import Geometry
import Input
import Platform
import Rules
import Services
import Stage
import Store
import TestSupport
import Testing

@testable import Arcade
@testable import FifteenGame
@testable import PetGame
@testable import recreo

/// Each screen at the three sizes of a small kiosk, a laptop and a kiosk on its end.
@MainActor @Suite(.serialized) struct ScreenGoldens {
  nonisolated static let sizes = ["800x480", "1280x800", "1080x1920"]
  /// Screens of this size are compared as pictures.
  nonisolated static let small = "480x320"
  nonisolated static let withPicture = sizes + [small]

  private func cinema(
    _ size: String, _ game: ScreenName, _ choice: FifteenChoice? = nil,
    notifications: Notifications = .silent
  ) throws -> Cinema {
    let pixels = try #require(PixelSize(argument: size))
    return try Cinema(
      PlayRequest(game: game, seed: choice == nil ? nil : 7, choice), size: pixels.size,
      showsGrain: size == "1280x800" && game == .menu, notifications: notifications)
  }

  @Test(arguments: sizes) func notifications(size: String) throws {
    let show = try cinema(size, .menu)
    let context = show.program.context
    context.keep(.hungryPet("Valkyrie"))
    context.readNotifications()
    let two = context.games.flatMap(\.achievements).filter { $0.game == "pet" }.prefix(2)
    for achievement in two { context.showToast(for: [achievement]) }
    show.pass(to: .seconds(6))
    try Golden.check(show, at: .seconds(6), "menu-notified-" + size)
    show.program.stage.perform(.push(NotificationsScene(context: context)))
    try Golden.check(show, at: .seconds(8), "notifications-" + size)
  }

  @Test(arguments: withPicture) func menu(size: String) throws {
    try Golden.check(cinema(size, .menu), at: .seconds(1), "menu-" + size)
  }

  @Test(arguments: withPicture) func options(size: String) throws {
    try Golden.check(cinema(size, .options), at: .seconds(1), "options-" + size)
  }

  @Test(arguments: sizes) func theTabsOfTheOptions(size: String) throws {
    let show = try cinema(size, .options)
    for (second, tab) in ["me", "hands", "games", "machine"].enumerated() {
      show.pass(to: .seconds(1 + second))
      show.program.stage.top.root.node("options.tab")?.activate()
      try Golden.check(show, at: .milliseconds(1800 + 1000 * second), "options-\(tab)-" + size)
    }
  }

  @Test(arguments: sizes) func setup(size: String) throws {
    try Golden.check(cinema(size, .fifteen), at: .seconds(1), "setup-" + size)
  }

  @Test(arguments: sizes) func boardCodeAndLargerBoards(size: String) throws {
    for name in ["code", "layout.more"] {
      let show = try cinema(size, .fifteen)
      show.pass(to: .seconds(1))
      show.program.stage.top.root.node("fifteen." + name)?.activate()
      try Golden.check(show, at: .seconds(3), "fifteen-\(name)-" + size)
    }
  }

  @Test(arguments: withPicture) func board(size: String) throws {
    let choice = FifteenChoice(columns: 4, rows: 4, picture: "harbour")
    try Golden.check(cinema(size, .fifteen, choice), at: .seconds(1), "board-" + size)
  }

  @Test(arguments: withPicture) func win(size: String) throws {
    let show = try cinema(size, .fifteen)
    try show.solveTheLastMove(picture: "garden")
    try Golden.check(show, at: .seconds(8), "win-" + size)
  }

  @Test(arguments: sizes) func named(size: String) throws {
    let show = try cinema(size, .fifteen)
    try show.solveTheLastMove(picture: "garden")
    show.pass(to: .seconds(5))
    show.program.loop.handle(.input(.text("Zoë Martínez")))
    show.press(.enter)
    try Golden.check(show, at: .seconds(8), "named-" + size)
  }

  @Test(arguments: sizes) func paused(size: String) throws {
    let choice = FifteenChoice(columns: 4, rows: 4, picture: "harbour")
    let show = try cinema(size, .fifteen, choice)
    show.pass(to: .seconds(1))
    show.press(.character("p"))
    try Golden.check(show, at: .seconds(3), "paused-" + size)
  }

  @Test(arguments: sizes) func help(size: String) throws {
    let show = try cinema(size, .fifteen)
    show.pass(to: .seconds(1))
    show.press(.function(1))
    try Golden.check(show, at: .milliseconds(1650), "help-" + size)
    for _ in 0..<3 { show.press(.pageDown) }
    try Golden.check(show, at: .seconds(4), "help-signs-" + size)
  }

  @Test(arguments: withPicture) func keptGameAndResults(size: String) throws {
    let choice = FifteenChoice(columns: 4, rows: 4, picture: "harbour")
    let show = try cinema(size, .fifteen, choice)
    let context = show.program.context
    for (index, name) in ["Zoë", "Ana Belén", "Leo", "だいち", "Max"].enumerated() {
      let new = NewResult(
        game: "fifteen", variant: "4x4", score: 0, moves: 120 + 37 * index,
        milliseconds: 83_000 + 41_000 * index, at: 1_763_800_000_000, record: "{}")
      _ = try context.store.claim(new, by: PlayerName(name))
    }
    try context.store.setCurrentPlayer(nil)
    show.pass(to: .seconds(1))
    for key in [Key.up, .left, .down, .right] { show.press(key) }
    show.pass(to: .seconds(30))
    let board = try #require(show.program.stage.top as? FifteenScene)
    show.program.stage.perform(.replace(FifteenSetupScene(context: context)))
    show.pass(to: .seconds(31))
    #expect(board.game.moveCount > 0)
    try Golden.check(show, at: .seconds(33), "kept-" + size)
    guard size != Self.small else { return }
    let button = try #require(show.program.stage.top.root.node("fifteen.results"))
    button.activate()
    try Golden.check(show, at: .seconds(36), "results-" + size)
  }

  @Test(arguments: sizes) func replay(size: String) throws {
    var session = Session<Fifteen>(.init(), seed: 9)
    for (index, way) in [Direction.up, .left, .down, .right, .up, .left].enumerated() {
      guard let move = session.game.move(pushing: way) else { continue }
      try session.play(move, at: index * 800)
    }
    let pixels = try #require(PixelSize(argument: size))
    let request = PlayRequest(picture: "reef", replay: jsonText(session.record))
    let show = try Cinema(request, size: pixels.size)
    try Golden.check(show, at: .milliseconds(2500), "replay-" + size)
  }

  @Test func confettiFallsBehindTheGrowingDialog() throws {
    let show = try cinema("1280x800", .fifteen)
    try show.solveTheLastMove(picture: "garden")
    show.pass(to: .milliseconds(4100))
    try Golden.check(show, at: .milliseconds(5100), "celebration-1280x800")
  }

  @Test func thePictureClosesUp() throws {
    let show = try cinema("1280x800", .fifteen)
    try show.solveTheLastMove(picture: "garden")
    try Golden.check(show, at: .milliseconds(1500), "closing-1280x800")
  }

  @Test(arguments: withPicture) func gallery(size: String) throws {
    try Golden.check(cinema(size, .gallery), at: .seconds(1), "gallery-" + size)
  }

  @Test func theGalleryScrolledWithFocusAndABaredBin() throws {
    let show = try cinema("1280x800", .gallery)
    show.pass(to: .seconds(1))
    let stage = show.program.stage
    let list = try #require(stage.top.root.node("gallery.list") as? ListNode<Label>)
    stage.setFocus(list)
    for key in [Key.tab, .down, .down, .left] { show.press(key) }
    try Golden.check(show, at: .seconds(3), "gallery-list-1280x800")
  }

  @Test func aDialogTooHighForItsWindow() throws {
    let show = try cinema("800x480", .gallery)
    show.pass(to: .seconds(1))
    show.program.stage.setFocus(show.program.stage.top.root.node("gallery.dialog.long"))
    show.press(.enter)
    try Golden.check(show, at: .seconds(3), "gallery-dialog-800x480")
  }

  @Test func theQuestionOfMessages() throws {
    var desktop = Notifications.silent
    desktop.describe = { answered in
      answered(.success(NotificationServer(name: "desktop", version: "1", capabilities: [])))
    }
    let show = try cinema("1280x800", .options, notifications: desktop)
    show.pass(to: .seconds(1))
    show.program.context.announce(.music(isOn: false))
    try Golden.check(show, at: .seconds(3), "notifications-question-1280x800")
  }

  @Test func numbersAndAHeldLine() throws {
    let choice = FifteenChoice(columns: 6, rows: 6, picture: "reef")
    let show = try cinema("1280x800", .fifteen, choice)
    show.pass(to: .seconds(1))
    show.press(.character("l"))
    let stage = show.program.stage
    let scene = try #require(stage.top as? FifteenScene)
    let gap = scene.game.gap
    let tile = try #require(
      scene.game.tile(atColumn: gap.column + (gap.column > 2 ? -2 : 2), row: gap.row))
    let node = try #require(scene.root.node("tile.\(tile)"))
    let start = node.windowFrame(at: stage.now).center
    show.touch(1, .began, start)
    for step in 1...6 {
      let way = gap.column > 2 ? 1.0 : -1
      show.touch(1, .moved, start + at(way * Double(step) * 10, 0))
    }
    try Golden.check(show, at: .seconds(2), "held-line-1280x800")
  }

  static let oneMove = FifteenChoice(columns: 4, rows: 4, scramble: 1, picture: "garden")
}

/// What is seen must not depend on how many pixels show it.
@MainActor @Suite(.serialized) struct DensityGoldens {
  @Test func aFourKScreenShowsTheSameBoardAsASmallOneOnlySharper() throws {
    let choice = FifteenChoice(columns: 6, rows: 6, picture: "market")
    let request = PlayRequest(game: .fifteen, seed: 3, choice)
    // 864 points on the short side at both: the scale of 2160 pixels is 2.5.
    let small = try Cinema(request, size: Size(width: 1536, height: 864))
    let sharp = try Cinema(request, size: Size(width: 3840, height: 2160))
    let a = small.picture(at: .seconds(1))
    let b = sharp.picture(at: .seconds(1))
    var apart = 0
    for y in stride(from: 0, to: a.height, by: 4) {
      for x in stride(from: 0, to: a.width, by: 4) {
        let (here, there) = (a.color(x, y), b.color(x * 5 / 2 + 1, y * 5 / 2 + 1))
        apart += zip(here, there).reduce(0) { $0 + abs($1.0 - $1.1) }
      }
    }
    #expect(Double(apart) / Double(a.width * a.height / 16 * 3) < 8)
  }
}

/// The same frame by another way must be the same frame.
@MainActor @Suite(.serialized) struct MotionGoldens {
  @Test func aMomentDoesNotDependOnTheFramesBeforeIt() throws {
    let size = Size(width: 640, height: 480)
    let slow = try Cinema(PlayRequest(game: .fifteen, seed: 2, ScreenGoldens.oneMove), size: size)
    slow.pass(to: .milliseconds(100))
    slow.pass(to: .milliseconds(150))
    let a = slow.picture(at: .milliseconds(900))
    let quick = try Cinema(PlayRequest(game: .fifteen, seed: 2, ScreenGoldens.oneMove), size: size)
    #expect(a.matches(quick.picture(at: .milliseconds(900)), .exact))
  }
}
