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
