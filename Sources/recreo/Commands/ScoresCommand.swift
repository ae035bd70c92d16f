import Arcade
import ArgumentParser
import Foundation
import Host
import Live
import Store

/// `recreo scores`: prints the saved results as JSON, or as a table for a spreadsheet.
struct ScoresCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scores", abstract: "Print the results, best first in each leaderboard.")

  /// How they are written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, csv
  }

  @Option(help: "Only print results of this game.", completion: .list(allGames.map(\.id)))
  var game: String?
  @Option(help: "Only print results of this player: the name, or # and the number in the list.")
  var player: String?
  @Option(help: "json, or csv for a spreadsheet.")
  var format = Format.json
  @Option(help: "Directory for results, saved games and settings.", completion: .directory)
  var data: String?

  func validate() throws {
    _ = try player.map(PlayerName.init(argument:))
    let known = allGames.map(\.id)
    if let game, !known.contains(game) {
      throw ValidationError(
        "There is no game '\(game)'; --game takes one of: \(known.joined(separator: ", ")).")
    }
  }

  func run() throws {
    if let refusal = printed() { throw refusal }
  }

  /// The exit code if nothing can be printed.
  private func printed() -> ExitCode? {
    let directories = Directories(data: data, environment: ProcessInfo.processInfo.environment)
    let scores: Scores
    do throws(StoreError) {
      if try Store.hasDamage(in: directories.data) {
        Report.say(
          "Some results are damaged and were left out; start Recreo to repair them.")
      }
      var number: Player.ID?
      if let player {
        let match = PlayerMatch(of: player, among: try Store.readPlayers(in: directories.data))
        guard case .one(let found) = match else { return match.refusal(of: player) }
        number = found.id
      }
      scores = try Scores.all(of: game, by: number, in: directories.data)
    } catch {
      Report.say("\(error)")
      return Exit.inputOutput
    }
    switch format {
    case .json: print(scores.json)
    case .csv: print(scores.csv, terminator: "")
    }
    return nil
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

  /// Those of a directory: of all games or one, by all players or one.
  static func all(
    of game: String? = nil, by player: Player.ID? = nil, in directory: String
  ) throws(StoreError) -> Scores {
    Scores(
      results: try Store.readResults(game: game, player: player, in: directory).map(Line.init))
  }

  /// A heading and a row for each result.
  var csv: String {
    let rows = results.map {
      [
        "\($0.id)", $0.player, $0.game, $0.variant, "\($0.score)", "\($0.moves)", "\($0.ms)", $0.at,
      ]
    }
    return ([["id", "player", "game", "variant", "score", "moves", "ms", "at"]] + rows)
      .map(CSV.row).joined()
  }

  /// One line, with sorted keys.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
