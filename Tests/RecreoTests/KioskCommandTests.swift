import Arcade
import ArgumentParser
import Foundation
import Store
import Testing

@testable import recreo

/// `recreo kiosk`: what the owner does from the command line.
@MainActor @Suite final class KioskCommandTests {
  private let folder = NSTemporaryDirectory() + "recreo-kiosk-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func makeResult() throws {
    let new = NewResult(
      game: "blackjack", variant: "simple", score: 20, moves: 3, milliseconds: 900, at: 1,
      record: "{}")
    _ = try Store.open(in: folder, allGames.catalogue).store.claim(new, by: PlayerName("=Ana"))
  }

  /// Runs the command; returns its exit code.
  private func run(_ arguments: String...) throws -> Int32 {
    do {
      var command = try Recreo.parseAsRoot(["kiosk"] + arguments + ["--data", folder])
      try command.run()
      return 0
    } catch let code as ExitCode { return code.rawValue } catch {
      return Recreo.exitCode(for: error).rawValue
    }
  }

  @Test(arguments: ["players", "results", "pictures", "designs"])
  func theOwnersCommandsAreTheSameWithAndWithoutKiosk(name: String) throws {
    func help(_ path: [String]) -> String {
      do {
        var command = try Recreo.parseAsRoot(path + ["--help"])
        try command.run()
        return ""
      } catch { return Recreo.fullMessage(for: error) }
    }
    let (own, kiosk) = (help([name]), help(["kiosk", name]))
    #expect(own.contains("SUBCOMMANDS"))
    let same = kiosk.replacing("recreo kiosk ", with: "recreo ")
      .replacing("recreo help kiosk ", with: "recreo help ")
    #expect(same == own)
  }

  @Test func playersAreHiddenAndResultsDeletedBelowKiosk() throws {
    try makeResult()
    #expect(try run("players", "hide", "#1") == 0)
    #expect(try Store.readPlayers(in: folder).map(\.name) == ["Player 1"])
    #expect(try run("results", "delete", "1") == 0)
    #expect(try Store.readResults(in: folder).isEmpty)
  }

  @Test func theTableOfResultsIsSafeForSpreadsheets() throws {
    try makeResult()
    let file = folder + "/results.csv"
    #expect(try run("export", file) == 0)
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\r\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("id,player,game"))
    #expect(!lines[1].contains(",=Ana"), "a formula would be calculated")
    #expect(try run("export", "/nowhere/results.csv") == 74)
  }

  @Test(arguments: ["restart", "end"]) func withoutARunningProgramThereIsNothingToEnd(
    order: String
  ) throws {
    #expect(try run(order) == 69)
    #expect(!FileManager.default.fileExists(atPath: folder), "nothing is made")
    try makeResult()
    _ = DataLock.acquire(folder)
    #expect(try run(order) == 69)
  }
}
