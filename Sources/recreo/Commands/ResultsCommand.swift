import ArgumentParser
import Foundation
import Live
import Store

/// `recreo results`: what the owner does with results without a window; `recreo scores` prints them.
struct ResultsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "results", abstract: "Delete results.", subcommands: [Delete.self])

  /// `recreo results delete`.
  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete",
      abstract: "Delete results with their moves, for good. Recreo must be stopped.")
    @OptionGroup var folder: DataFolder
    @Option(help: "All results before this day (UTC), for example 2026-01-31.")
    var before: SimulatedDay?
    @Argument(help: "Numbers of results, as printed by 'recreo scores'.")
    var results: [Int] = []

    func validate() throws {
      if results.isEmpty, before == nil {
        throw ValidationError("Name the numbers of results, or a day with --before.")
      }
    }

    func run() throws {
      // Without a database there is no result, and none is made.
      guard FileManager.default.fileExists(atPath: folder.path + "/recreo.sqlite") else {
        Report.say("There are no results in \(folder.path).")
        throw ExitCode.validationFailure
      }
      let count = try folder.withStore { store throws(StoreError) in
        for id in results { _ = try store.deleteResult(id) }
        return results.count
          + (try before.map { day throws(StoreError) in
            try store.deleteResults(in: .min..<day.start)
          } ?? 0)
      }
      print(count == 1 ? "1 result was deleted." : "\(count) results were deleted.")
    }
  }
}
