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

extension Cabinet {
  /// One with all games, an empty store in memory, and settings that nobody touched.
  static var forTests: Cabinet { forTests(seed: 7, chance: { 7 }) }

  static func forTests(seed: UInt64?, chance: @escaping () -> UInt64) -> Cabinet {
    forTests(allGames, request: LaunchRequest(seed: seed), chance: chance)
  }

  /// What was chosen last.
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
  convenience init(cabinet: Cabinet) { self.init(cabinet: cabinet, choice: .last(in: cabinet)) }
}
extension FifteenScene {
  convenience init(cabinet: Cabinet) { self.init(cabinet: cabinet, cabinet.fifteenChoice) }
}
extension RaceScene {
  convenience init(_ cabinet: Cabinet, people: Int) {
    self.init(cabinet, cabinet.fifteenChoice, people: people)
  }
}
extension LessonScene {
  convenience init(_ cabinet: Cabinet, number: Int) {
    self.init(cabinet, picture: nil, number: number)
  }
}
extension MirrorSetupScene {
  convenience init(cabinet: Cabinet) { self.init(cabinet: cabinet, choice: .last(in: cabinet)) }
}
extension MirrorScene {
  convenience init(cabinet: Cabinet) { self.init(cabinet: cabinet, cabinet.mirrorChoice) }
}
extension RecycleSetupScene {
  convenience init(cabinet: Cabinet) { self.init(cabinet: cabinet, choice: .last(in: cabinet)) }
}
extension RecycleScene {
  convenience init(cabinet: Cabinet) { self.init(cabinet: cabinet, cabinet.recycleChoice.setup) }
}
