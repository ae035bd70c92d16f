import Arcade
import ArgumentParser
import Foundation
import Store
import Testing

@testable import recreo

@MainActor @Suite struct ScoresTests {
  @Test func fieldsAreSortedAndTimesAreInUTC() throws {
    let store = try Store.inMemory(allGames.catalogue)
    let new = NewResult(
      game: "fifteen", variant: "4x4", score: 0, moves: 80, milliseconds: 61_250,
      at: 1_795_262_400_999, record: "{}")
    _ = try store.claim(new, by: PlayerName("Zoë \"Z\" / 太郎"))
    let lines = try store.results(game: "fifteen", variant: "4x4", order: .score)
    #expect(
      Scores(results: lines.map(Scores.Line.init)).json
        == #"{"results":[{"at":"2026-11-21T12:00:00Z","game":"fifteen","id":1,"moves":80,"ms":61250,"#
        + #""player":"Zoë \"Z\" / 太郎","score":0,"variant":"4x4"}]}"#)
    #expect(Scores(results: []).json == #"{"results":[]}"#)
  }

  @Test func aTableForASpreadsheetHoldsNoFormulas() throws {
    let store = try Store.inMemory(allGames.catalogue)
    for name in ["=1+1", "Ana, \"A\""] {
      let new = NewResult(
        game: "blackjack", variant: "simple", score: -20, moves: 3, milliseconds: 900,
        at: 1_795_262_400_999, record: "{}")
      _ = try store.claim(new, by: PlayerName(name))
    }
    let lines = try store.results(game: "blackjack", variant: "simple", order: .newest)
    #expect(
      Scores(results: lines.map(Scores.Line.init)).csv == """
        id,player,game,variant,score,moves,ms,at\r
        2,"Ana, ""A\""",blackjack,simple,-20,3,900,2026-11-21T12:00:00Z\r
        1,'=1+1,blackjack,simple,-20,3,900,2026-11-21T12:00:00Z\r

        """)
  }

  @Test func aPlayerWhoDoesNotExistIsRefused() throws {
    let folder = NSTemporaryDirectory() + "recreo-scores-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func scores(of player: String) throws {
      var command = try Recreo.parseAsRoot(["scores", "--player", player, "--data", folder])
      try command.run()
    }
    let store = try Store.open(in: folder, allGames.catalogue).store
    _ = try store.newPlayer(PlayerName("Zoë"), at: 1)
    for known in ["zoë", "#1", "1"] { try scores(of: known) }
    for unknown in ["nobody", "#2"] {
      #expect(throws: ExitCode.validationFailure) { try scores(of: unknown) }
    }
  }

  @Test func theScoresOfOnePlayerAreFoundHoweverTheirNameIsTyped() throws {
    let folder = NSTemporaryDirectory() + "recreo-scores-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try Store.open(in: folder, allGames.catalogue).store
    for name in ["Zoë", "Ana"] {
      let new = NewResult(
        game: "blackjack", variant: "simple", score: 20, moves: 3, milliseconds: 900, at: 1,
        record: "{}")
      _ = try store.claim(new, by: PlayerName(name))
    }
    let match = PlayerMatch(of: "  ZOE\u{308}", among: try Store.readPlayers(in: folder))
    guard case .one(let player) = match else {
      Issue.record("\(match)")
      return
    }
    let lines = try Store.readResults(player: player.id, in: folder)
    #expect(lines.map(\.player) == ["Zoë"])
    #expect(throws: (any Error).self) {
      _ = try Recreo.parseAsRoot(["scores", "--player", "\u{7}"])
    }
  }

  @Test func scoresOfAnUnknownGameAreAUsageError() throws {
    for game in ["recycle", "blackjack", "mirror", "pet", "fifteen"] {
      #expect(throws: Never.self) { try Recreo.parseAsRoot(["scores", "--game", game]) }
    }
    let error = #expect(throws: (any Error).self) {
      _ = try Recreo.parseAsRoot(["scores", "--game", "options"])
    }
    #expect(error.map { Recreo.exitCode(for: $0).rawValue } == 64)
  }
}
