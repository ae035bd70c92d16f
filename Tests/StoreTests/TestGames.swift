import Foundation
import Rules
import Store

extension GameCatalogue {
  /// The games in these tests.
  static let games = GameCatalogue([
    Game(
      id: Recycle.name, scoring: Scoring(measures: [.score]), achievements: Recycle.achievements),
    Game(
      id: Blackjack.name, scoring: Scoring(measures: [], total: .wins),
      achievements: Blackjack.achievements,
      earlierGameStats: { record in
        let read = try? JSONDecoder().decode(Record<Blackjack>.self, from: Data(record.utf8))
        return read.flatMap { try? Session(replaying: $0) }?.game.gameStats ?? GameStats()
      }),
    Game(id: Mirror.name, scoring: Scoring(), achievements: Mirror.achievements),
    Game(id: "pet", scoring: Scoring(measures: []), achievements: Pet.achievements),
    Game(
      id: Fifteen.name,
      scoring: Scoring(
        measures: [.time, .moves, .pushes], total: .points, pointsPerAchievement: 50),
      achievements: Fifteen.achievements,
      earlierGameStats: { record in
        let read = try? JSONDecoder().decode(Record<Fifteen>.self, from: Data(record.utf8))
        return read?.gameStats ?? GameStats()
      }),
  ])
}

/// The program's settings and some settings of games.
let allSettings =
  Setting.ofProgram + [
    Setting(
      key: "recycle.facts", kind: .toggle, standard: .bool(true), help: "Something of a game."),
    Setting(
      key: "blackjack.server", kind: .webAddress, standard: .text(""), help: "An address.",
      isOfMachine: true),
    Setting(
      key: "pet.pace", kind: .choice(["auto", "demo"]), standard: .text("auto"), help: "A choice.",
      isOfMachine: true),
  ]
