import Arcade
import Drawing
import Input
import Rules
import Stage
import Store
import Testing

@testable import recreo

/// The end of a game that brings points, a record and achievements.
@MainActor @Suite(.serialized) struct ResultGoldens {
  @Test(arguments: ScreenGoldens.sizes) func whatAGameBrings(size: String) throws {
    let pixels = try #require(PixelSize(argument: size))
    var request = PlayRequest(game: .fifteen)
    request.wishes = LaunchWishes(seed: 7, columns: 4, rows: 4, scramble: .moves(1))
    let show = try Cinema(request, size: pixels.size)
    let store = show.program.cabinet.store
    _ = try store.claim(
      NewResult(
        game: "fifteen", variant: "4x4", score: 150, moves: 190, milliseconds: 310_000, at: 1,
        record: "{}"), by: PlayerName("Ana"))
    show.pass(to: .seconds(1))
    for (second, key) in [Key.left, .up].enumerated() {
      guard show.program.stage.top.name == "fifteen" else { break }
      show.press(key)
      show.pass(to: .seconds(4 + 3 * second))
    }
    #expect(show.program.stage.top.name == "fifteen.won")
    show.press(.enter)
    try Golden.check(show, at: .seconds(30), "result-gains-" + size)
  }
}
