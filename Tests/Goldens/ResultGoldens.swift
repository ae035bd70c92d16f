import Arcade
import Drawing
import Input
import Rules
import Stage
import Store
import Testing

@testable import FifteenGame
@testable import recreo

/// The end of a game that brings points, a record and achievements.
@MainActor @Suite(.serialized) struct ResultGoldens {
  @Test(arguments: ScreenGoldens.sizes) func whatAGameBrings(size: String) throws {
    let pixels = try #require(PixelSize(argument: size))
    let show = try Cinema(PlayRequest(game: .fifteen), size: pixels.size)
    let store = show.program.context.store
    _ = try store.claim(
      NewResult(
        game: "fifteen", variant: "4x4", score: 150, moves: 190, milliseconds: 310_000, at: 1,
        record: "{}"), by: PlayerName("Ana"))
    try show.solveTheLastMove(picture: "harbour")
    show.pass(to: .seconds(7))
    #expect(show.program.stage.top.name == "fifteen.won")
    show.press(.enter)
    try Golden.check(show, at: .seconds(30), "result-gains-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func initialsForAResult(size: String) throws {
    let pixels = try #require(PixelSize(argument: size))
    let show = try Cinema(PlayRequest(game: .fifteen), size: pixels.size)
    show.program.context.change(.playerNames, to: .text("initials"))
    try show.solveTheLastMove(picture: "harbour")
    show.pass(to: .seconds(7))
    for letter in "ana" { show.press(.character(letter)) }
    try Golden.check(show, at: .seconds(10), "result-initials-" + size)
  }
}
