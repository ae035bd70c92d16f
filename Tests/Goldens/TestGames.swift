import Arcade
import Stage

@testable import FifteenGame
@testable import MirrorGame
@testable import RecycleGame
@testable import recreo

/// Every setting of the program.
let allSettings = allGames.settings

// The games' screens by name.
nonisolated extension ScreenName {
  static var recycle: ScreenName { ScreenName(allGames[0]) }
  static var blackjack: ScreenName { ScreenName(allGames[1]) }
  static var mirror: ScreenName { ScreenName(allGames[2]) }
  static var fifteen: ScreenName { ScreenName(allGames[4]) }
}

extension PlayRequest {
  /// A screen, or a board at once where a choice of the game shows one.
  init(game: ScreenName, seed: UInt64? = nil, _ choice: (any GameChoice)? = nil) {
    self.init(
      screen: game, launch: LaunchRequest(seed: seed, choice.map { [$0] } ?? []),
      startsBoard: choice != nil)
  }
}

extension GameContext {
  /// What was chosen last.
  var mirrorChoice: MirrorChoice {
    get { choices[MirrorChoice.self] }
    set { choices[MirrorChoice.self] = newValue }
  }
  var fifteenChoice: FifteenChoice {
    get { choices[FifteenChoice.self] }
    set { choices[FifteenChoice.self] = newValue }
  }
}

// The scenes as the menu and the command line open them.
extension FifteenSetupScene {
  convenience init(context: GameContext) { self.init(context: context, choice: .last(in: context)) }
}
extension RaceScene {
  convenience init(_ context: GameContext, people: Int) {
    self.init(context, context.fifteenChoice, people: people)
  }
}
extension LessonScene {
  convenience init(_ context: GameContext, number: Int) {
    self.init(context, picture: context.fifteenChoice.picture, number: number)
  }
}
extension MirrorScene {
  convenience init(context: GameContext) { self.init(context: context, context.mirrorChoice) }
}
