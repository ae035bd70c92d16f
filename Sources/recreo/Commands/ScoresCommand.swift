import Arcade
import ArgumentParser
import Foundation
import Host
import Live
import Store

/// `recreo scores`: prints the saved results as JSON.
struct ScoresCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scores", abstract: "Print the results as JSON, best first in each leaderboard.")

  @Option(help: "Only print results of this game.")
  var game: String?
  @Option(help: "Directory for results, saved games and settings.", completion: .directory)
  var data: String?

  func validate() throws {
    let known = allGames.map(\.id)
    if let game, !known.contains(game) {
      throw ValidationError(
        "There is no game '\(game)'; --game takes one of: \(known.joined(separator: ", ")).")
    }
  }

  func run() throws {
    let directories = Directories(data: data, environment: ProcessInfo.processInfo.environment)
    do throws(StoreError) {
      if try Store.peekDamage(in: directories.data) {
        Report.say(
          "Some results are damaged and were left out; start Recreo to repair them.")
      }
      let lines = try Store.peekResults(game: game, in: directories.data)
      print(Scores(results: lines.map(Scores.Line.init)).json)
    } catch {
      Report.say("\(error)")
      throw Exit.inputOutput
    }
  }
}

/// The output of `recreo scores`; the field names are part of the program's interface.
nonisolated struct Scores: Encodable {
  var results: [Line]

  struct Line: Encodable {
    var id: Int
    var player, game, variant: String
    var score, moves, ms: Int
    /// ISO 8601, UTC.
    var at: String

    init(_ line: ResultLine) {
      id = line.id
      (player, game, variant) = (line.player, line.game, line.variant)
      (score, moves, ms) = (line.score, line.moves, line.milliseconds)
      at = Date(timeIntervalSince1970: Double(line.at / 1000)).formatted(.iso8601)
    }
  }

  /// One line, with sorted keys.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
