import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame

/// A round whose dialog was open when the program ended, at the next start.
@MainActor @Suite struct BlackjackUnclaimedTests {
  /// A round at the simple table, drawn to 17 like the bot.
  private func round(seed: UInt64) -> Session<Blackjack>? {
    var session = Session<Blackjack>(.init(), seed: seed)
    while session.game.hands[0].total.value < 17 {
      guard (try? session.play(.play(.hit), at: 1)) != nil else { return nil }
    }
    if session.game.outcome == nil { try? session.play(.play(.stand), at: 1) }
    return session
  }

  /// The dialog at the next start, for the first seed whose round, stood on at once, ends so.
  private func dialog(after outcome: Outcome) throws -> ResultScene {
    let seed = try #require((UInt64(1)...500).first { round(seed: $0)?.game.outcome == outcome })
    let context = GameContext.forTests(seed: seed, chance: { seed })
    let first = NewResult(
      game: "fifteen", variant: "4x4", score: 0, moves: 1, milliseconds: 1, at: 0, record: "{}")
    _ = try context.store.claim(first, by: PlayerName("Ana"))
    let session = try #require(round(seed: seed))
    _ = try context.store.draft(
      RoundEnd(session).result(milliseconds: 1, at: 1), ending: nil, saving: [:])
    return try #require(context.unclaimedResult() as? ResultScene)
  }

  @Test(arguments: [
    (Outcome.lost, "blackjack-result-lose"), (.drawn, "blackjack-result-push"),
    (.won, "blackjack-result-win"),
  ])
  func itShowsHowTheRoundEndedAndCelebratesNothing(outcome: Outcome, art: String) throws {
    let dialog = try dialog(after: outcome)
    #expect(dialog.title.label == "Whose result is this?")
    #expect((dialog.star as? ArtNode)?.name == art)
    let table = SceneHarness { _ in dialog }
    table.pass(.seconds(1))
    #expect(dialog.confetti.begun == nil)
  }

  @Test func itSuggestsNobodysNameButOffersThePlayers() throws {
    let dialog = try dialog(after: .lost)
    #expect(dialog.field.text.isEmpty)
    #expect(dialog.faces != nil)
  }
}
