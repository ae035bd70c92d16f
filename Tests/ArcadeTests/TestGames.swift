import Arcade
import Store

@testable import BlackjackGame
@testable import FifteenGame
@testable import MirrorGame
@testable import PetGame
@testable import RecycleGame

/// The games of the program, in the order of its menu.
let allGames: [GameEntry] = [.recycle, .blackjack, .mirror, .pet, .fifteen]
/// Every setting of the program.
let allSettings = allGames.settings

extension GameContext {
  /// A context with all games, an empty store in memory and default settings.
  static var forTests: GameContext { forTests(seed: 7, chance: { 7 }) }

  /// A context whose dependencies do nothing, except `chance`.
  convenience init(
    games: [GameEntry], settings: SettingsLayers, store: Store,
    request: LaunchRequest = LaunchRequest(), chance: @escaping () -> UInt64
  ) {
    self.init(
      games: games, settings: settings, store: store, request: request,
      dependencies: .silent(chance: chance))
  }

  static func forTests(seed: UInt64?, chance: @escaping () -> UInt64) -> GameContext {
    forTests(allGames, request: LaunchRequest(seed: seed), chance: chance)
  }

  /// Fifteen's last choices.
  var fifteenChoice: FifteenChoice {
    get { choices[FifteenChoice.self] }
    set { choices[FifteenChoice.self] = newValue }
  }
  var mirrorChoice: MirrorChoice {
    get { choices[MirrorChoice.self] }
    set { choices[MirrorChoice.self] = newValue }
  }
  var recycleChoice: RecycleChoice {
    get { choices[RecycleChoice.self] }
    set { choices[RecycleChoice.self] = newValue }
  }
}

// The scenes as the menu and the command line open them.
extension FifteenSetupScene {
  convenience init(context: GameContext) { self.init(context: context, choice: .last(in: context)) }
}
extension FifteenScene {
  convenience init(context: GameContext) { self.init(context: context, context.fifteenChoice) }
}
extension RaceScene {
  convenience init(_ context: GameContext, people: Int) {
    self.init(context, context.fifteenChoice, people: people)
  }
}
extension LessonScene {
  convenience init(_ context: GameContext, number: Int) {
    self.init(context, picture: nil, number: number)
  }
}
extension MirrorSetupScene {
  convenience init(context: GameContext) { self.init(context: context, choice: .last(in: context)) }
}
extension MirrorScene {
  convenience init(context: GameContext) { self.init(context: context, context.mirrorChoice) }
}
extension RecycleSetupScene {
  convenience init(context: GameContext) { self.init(context: context, choice: .last(in: context)) }
}
extension RecycleScene {
  convenience init(context: GameContext) {
    self.init(context: context, context.recycleChoice.setup)
  }
}
