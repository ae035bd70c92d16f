import Drawing
import Input
import Stage
import Store
import Testing

@testable import Arcade
@testable import recreo

/// Games that play themselves, with a finger and an invitation.
@MainActor @Suite(.serialized) struct AttractGoldens {
  /// The seconds at which a finger touches something, by game.
  private static let moments = [
    ("recycle", 6.0), ("blackjack", 5), ("mirror", 7), ("pet", 14.5), ("fifteen", 6),
  ]

  @Test(arguments: ScreenGoldens.sizes) func gamesPlayThemselves(size: String) throws {
    let pixels = try #require(PixelSize(argument: size))
    let show = try Cinema(PlayRequest(game: .menu), size: pixels.size)
    let (stage, context) = (show.program.stage, show.program.context)
    context.change(.attractAfter, to: .number(1))
    let mode = AttractMode(context, now: .zero)
    var moment = Duration.seconds(1)
    for (game, seconds) in Self.moments {
      show.pass(to: moment)
      mode.turn(at: moment, on: stage)
      try #require(mode.isRunning)
      try Golden.check(show, at: moment + .seconds(seconds), "attract-\(game)-\(size)")
      moment = try #require(mode.next(on: stage))
    }
  }
}
