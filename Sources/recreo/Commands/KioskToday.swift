import ArgumentParser
import Foundation
import Host
import Live
import Store

/// `recreo kiosk today`: prints what happened at a kiosk, as numbers.
struct KioskToday: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "Show how many visits, games, results and errors there were.",
    discussion: "A year is stored. The numbers say nothing about who was there.")

  @Option(help: "How many days, up to today.")
  var days = 1
  @Flag(help: "Print JSON.")
  var json = false
  @OptionGroup var folder: DataFolder

  func validate() throws {
    guard (1...3660).contains(days) else {
      throw ValidationError("--days takes a number from 1 to 3660, not \(days).")
    }
  }

  func run() throws {
    let today = LocalTime(MainActor.assumeIsolated { WallClock.system.date() }).dayNumber
    do throws(StoreError) {
      let figures = try Store.readHappenings(since: today - days + 1, in: folder.path)
      let report = KioskReport(figures.isEmpty ? [DayFigures(today)] : figures)
      print(json ? report.json : report.table)
    } catch {
      Report.say("\(error)")
      throw Exit.inputOutput
    }
  }
}

/// The output of `recreo kiosk today`; the field names are part of the program's interface.
nonisolated struct KioskReport: Encodable {
  var days: [Line]

  struct Line: Encodable {
    /// ISO 8601.
    var day: String
    var visits, begun, finished, results, errors, starts: Int
    var games: [String: Game]
  }

  struct Game: Encodable {
    var begun, finished, results: Int
  }

  init(_ figures: [DayFigures]) {
    days = figures.map { day in
      Line(
        day: "\(day.date)", visits: day.visits, begun: day.total.begun,
        finished: day.total.finished, results: day.total.claimed, errors: day.errors,
        starts: day.starts,
        games: day.games.mapValues {
          Game(begun: $0.begun, finished: $0.finished, results: $0.claimed)
        })
    }
  }

  /// One line, with sorted keys.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Columns for a terminal, with a line for each game below its day.
  var table: String {
    var rows = [["day", "visits", "begun", "finished", "results", "errors", "starts"]]
    for day in days {
      rows.append(
        [day.day]
          + [day.visits, day.begun, day.finished, day.results, day.errors, day.starts]
          .map(String.init))
      for (name, game) in day.games.sorted(by: { $0.key < $1.key }) {
        rows.append(
          ["  " + name, "", "\(game.begun)", "\(game.finished)", "\(game.results)", "", ""])
      }
    }
    return rows.map { row in
      let cells = row.dropFirst().map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
      let line = row[0].padding(toLength: 12, withPad: " ", startingAt: 0) + cells.joined()
      return line.replacing(#/ +$/#, with: "")
    }.joined(separator: "\n")
  }
}
