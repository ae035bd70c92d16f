import Arcade
import ArgumentParser
import Foundation
import Store
import Testing

@testable import recreo

/// `recreo players`: what the owner does with players from the command line.
@MainActor @Suite final class PlayersCommandTests {
  private let folder = NSTemporaryDirectory() + "recreo-players-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func store() throws -> Store { try Store.open(in: folder, allGames.catalogue).store }

  private func makePlayers(_ names: String...) throws {
    let store = try store()
    for name in names {
      let new = NewResult(
        game: "blackjack", variant: "simple", score: 20, moves: 3, milliseconds: 900, at: 1,
        record: "{}")
      _ = try store.claim(new, by: PlayerName(name))
    }
  }

  /// Runs the command; returns its exit code.
  private func run(_ arguments: String...) throws -> Int32 {
    do {
      var command = try Recreo.parseAsRoot(["players"] + arguments + ["--data", folder])
      try command.run()
      return 0
    } catch let code as ExitCode { return code.rawValue } catch {
      return Recreo.exitCode(for: error).rawValue
    }
  }

  private func list() throws -> [String] {
    try Store.readPlayers(in: folder).map { "\($0.id) \($0.name) \($0.results)" }
  }

  @Test func aPlayerIsRenamedHiddenAndDeletedByNameOrNumber() throws {
    try makePlayers("Ana", "Leo", "Ana")
    #expect(try list() == ["1 Ana 2", "2 Leo 1"])
    #expect(try run("rename", "ana", "Bea") == 0)
    #expect(try run("hide", "#2") == 0)
    #expect(try list() == ["1 Bea 2", "2 Player 2 1"])
    #expect(try run("delete", "1") == 0)
    #expect(try list() == ["2 Player 2 1"])
    #expect(try store().results(game: "blackjack", variant: "simple", order: .newest).count == 1)
    #expect(try run() == 0 && run("list") == 0)
  }

  @Test func whatIsUnknownTakenOrAmbiguousIsRefused() throws {
    #expect(try run("delete", "Ana") == 64)
    #expect(!FileManager.default.fileExists(atPath: folder), "nothing is made")
    try makePlayers("Ana", "1")
    #expect(try run("delete", "Leo") == 64)
    #expect(try run("delete", "#3") == 64)
    #expect(try run("delete", "1") == 64, "it is Ana's number and another's name")
    #expect(try run("rename", "Ana", "") == 64)
    #expect(try run("rename", "Ana", "1") == 74, "the name is taken")
    #expect(try run("unlock", "Ana") == 64, "she has no picture lock")
    #expect(try list() == ["2 1 1", "1 Ana 1"])
    #expect(try run("delete", "#1") == 0)
    #expect(try run("hide", "1") == 0)
    #expect(try list() == ["2 Player 2 1"])
  }

  @Test func nothingIsChangedWhileTheProgramRuns() throws {
    try makePlayers("Ana")
    let lock = DataLock.acquire(folder)
    #expect(try run("hide", "Ana") == 69)
    #expect(try run("list") == 0)
    withExtendedLifetime(lock) {}
    #expect(try list() == ["1 Ana 1"])
  }
}
