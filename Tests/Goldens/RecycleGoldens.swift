import Arcade
import Drawing
import Geometry
import Input
import Rules
import Stage
import Testing

@testable import RecycleGame
@testable import recreo

/// Recycle at the three sizes, at rest and in the middle of things.
@MainActor @Suite(.serialized) struct RecycleGoldens {
  private func cinema(
    _ size: String, _ mode: Recycle.Mode? = .solo, _ halving: Recycle.Halving = .classic
  ) throws -> Cinema {
    let pixels = try #require(PixelSize(argument: size))
    let choice = mode.map { RecycleChoice(Recycle.Setup(mode: $0, halving: halving)) }
    return try Cinema(PlayRequest(game: .recycle, seed: 5, choice), size: pixels.size)
  }

  /// The round, past 3, 2, 1.
  private func round(
    _ size: String, _ mode: Recycle.Mode = .solo, _ halving: Recycle.Halving = .classic
  ) throws -> Cinema {
    let show = try cinema(size, mode, halving)
    show.pass(to: .seconds(1))
    show.press(.enter)
    show.pass(to: .seconds(2))
    return show
  }

  /// The middle of a node in the window.
  private func place(_ id: String, in show: Cinema) throws -> Point {
    let stage = show.program.stage
    let node = try #require(stage.top.root.node(id))
    return node.windowFrame(at: stage.now).center
  }

  /// One finger takes a piece a way and stays down.
  private func carry(_ id: Int64, _ piece: String, to end: Point, in show: Cinema) throws {
    let start = try place(piece, in: show)
    show.touch(id, .began, start)
    for step in 1...10 { show.touch(id, .moved, start + (end - start) * (Double(step) / 10)) }
  }

  @Test(arguments: ScreenGoldens.sizes) func setup(size: String) throws {
    try Golden.check(cinema(size, nil), at: .seconds(1), "recycle-setup-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func start(size: String) throws {
    try Golden.check(cinema(size), at: .milliseconds(500), "recycle-start-" + size)
  }

  @Test(arguments: ScreenGoldens.withPicture) func table(size: String) throws {
    try Golden.check(round(size), at: .seconds(3), "recycle-solo-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func twoPlayers(size: String) throws {
    try Golden.check(round(size, .two), at: .seconds(3), "recycle-two-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func town(size: String) throws {
    try Golden.check(round(size, .town), at: .seconds(3), "recycle-town-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func setupOfATown(size: String) throws {
    let show = try cinema(size, nil)
    show.pass(to: .milliseconds(500))
    let center = try place("recycle.mode.town", in: show)
    show.touch(1, .began, center)
    show.touch(1, .ended, center)
    try Golden.check(show, at: .seconds(2), "recycle-setup-town-" + size)
  }

  @Test(arguments: ScreenGoldens.withPicture) func aHeldPieceNearItsContainer(size: String) throws {
    let show = try round(size)
    let mouth = try place("container.paper", in: show)
    try carry(1, "piece.3", to: mouth + Point(x: 40, y: -190), in: show)
    show.touch(2, .began, mouth + Point(x: 80, y: -150))
    for step in 1...8 {
      show.touch(2, .moved, mouth + Point(x: 80 + Double(step) * 4, y: -150 + Double(step)))
    }
    try Golden.check(show, at: .seconds(3), "recycle-held-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func aWrongDropIsExplained(size: String) throws {
    let show = try round(size)
    try carry(1, "piece.2", to: place("container.paper", in: show), in: show)
    show.touch(1, .ended, try place("container.paper", in: show))
    try Golden.check(show, at: .seconds(3), "recycle-wrong-" + size)
  }

  @Test func pointsRiseFromWhereAPieceWentIn() throws {
    let show = try round("1280x800")
    let mouth = try place("container.paper", in: show)
    try carry(1, "piece.3", to: mouth, in: show)
    show.touch(1, .ended, mouth)
    try Golden.check(show, at: .milliseconds(2150), "recycle-in-1280x800")
  }

  @Test func aPerfectFitGivesLight() throws {
    let show = try round("1280x800")
    show.program.stage.setFocus(show.program.stage.top.root.node("piece.2"))
    show.press(.tab)
    show.program.stage.setFocus(show.program.stage.top.root.node("piece.2"))
    for _ in 0..<19 { show.press(.character("+")) }
    let mouth = try place("container.packaging", in: show)
    try carry(1, "piece.2", to: mouth, in: show)
    show.touch(1, .ended, mouth)
    try Golden.check(show, at: .milliseconds(2250), "recycle-perfect-1280x800")
  }

  @Test(arguments: ScreenGoldens.withPicture) func halvesOfEverything(size: String) throws {
    let show = try round(size, .two, .split)
    for piece in 1...6 {
      let center = try place("piece.\(piece)", in: show)
      for _ in 0..<2 {
        show.touch(1, .began, center)
        show.touch(1, .ended, center)
      }
    }
    try Golden.check(show, at: .seconds(3), "recycle-split-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func rules(size: String) throws {
    let show = try cinema(size, nil)
    show.pass(to: .seconds(1))
    show.program.stage.setFocus(show.program.stage.top.root.node("recycle.help"))
    // The first Tab only shows the ring.
    for key in [Key.tab, .enter] { show.press(key) }
    show.pass(to: .seconds(2))
    show.press(.pageDown)
    try Golden.check(show, at: .seconds(3), "recycle-rules-" + size)
  }

  @Test(arguments: ScreenGoldens.withPicture) func theEndOfACalmRound(size: String) throws {
    let show = try round(size, .calm)
    let mouth = try place("container.paper", in: show)
    try carry(1, "piece.3", to: mouth, in: show)
    show.touch(1, .ended, mouth)
    let done = try place("recycle.done", in: show)
    show.touch(2, .began, done)
    show.touch(2, .ended, done)
    try Golden.check(show, at: .seconds(6), "recycle-end-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func aReplayInTheMiddle(size: String) throws {
    var round = RecycleRound(Recycle.Setup(mode: .two, field: .tall), seed: 3)
    for player in 0..<2 {
      let plane = 3 + 3 * player
      let start = round.setup.field.start(of: .plane).center
      try round.play(.grab(plane, hand: player))
      for step in 1...120 {
        round.advance()
        let center = start + Point(x: -3 * Double(step), y: 2 * Double(step))
        try round.play(.pose(plane, Recycle.Pose(center: center, size: 1.4, degrees: 8)))
      }
    }
    let scene = try RecycleScene(replaying: round.record)
    let show = try cinema(size, nil)
    show.program.stage.show(scene)
    try Golden.check(show, at: .seconds(3), "recycle-replay-" + size)
  }
}
