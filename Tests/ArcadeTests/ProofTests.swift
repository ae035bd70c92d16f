import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame
@testable import recreo

/// Results are proved by their records when they are claimed.
@MainActor @Suite struct ProofTests {
  /// A game of Fifteen that was won, and its draft.
  private func won() throws -> (table: SceneHarness, draft: GameResult) {
    let context = GameContext.forTests
    context.fifteenChoice.columns = 4
    let table = SceneHarness(context: context) { FifteenScene(context: $0) }
    try table.solveWalk()
    return (table, try #require(try context.store.drafts().first))
  }

  @Test func everyGameWithRecordsCanProveItsResults() {
    for game in allGames { #expect((game.readRecord == nil) == (game.proves == nil), "\(game.id)") }
  }

  @Test func aRecordProvesItsOwnResultAndNoBetterOne() throws {
    let played = try won().draft.played
    let proves = try #require(allGames.named("fifteen")?.proves)
    #expect(proves(played))
    let forgeries: [(String, (inout NewResult) -> Void)] = [
      ("fewer moves", { $0.moves -= 1 }), ("another size", { $0.variant = "5x5" }),
      ("more points", { $0.score += 50 }), ("less time", { $0.milliseconds = 1 }),
      ("no record", { $0.record = "{}" }),
      ("a longer record", { $0.record.replace("\"moves\":[", with: "\"moves\":[[0,\"undo\"],") }),
    ]
    for (name, forge) in forgeries {
      var forged = played
      forge(&forged)
      #expect(forged != played && !proves(forged), "\(name)")
    }
  }

  @Test func aResultThatIsNotProvedIsRefusedAndNothingIsStored() throws {
    let (table, draft) = try won()
    let store = table.context.store
    var forged = draft.played
    forged.moves = 12
    let ana = try PlayerName("Ana")
    for end in [
      GameEnd.save(forged, ending: nil, in: table.context),
      .lost(forged, ending: nil, because: .diskFull),
    ] {
      #expect(throws: StoreError.unproved) { try table.context.claim(end, by: ana) }
    }
    #expect(try store.player(named: ana) == nil)
    #expect(try store.results(game: "fifteen", variant: "4x4", order: .time).isEmpty)
    #expect(try table.context.claim(.draft(draft), by: ana).result.played == draft.played)
  }

  @Test func theDialogSaysWhyAResultCannotCount() throws {
    let (table, draft) = try won()
    var forged = draft.played
    forged.moves = 12
    let end = GameEnd.save(forged, ending: nil, in: table.context)
    table.stage.show(
      ResultScene(
        name: "fifteen.won", title: "", end: end, board: .fifteen, context: table.context,
        actions: .init(again: { _ in })))
    table.pass(.seconds(1))
    table.type("Ana")
    try table.tap("result.done")
    let words = try table.node("result.rank")
    #expect(words.label.hasPrefix("This result couldn't be saved. The recorded moves do not lead"))
    #expect(!words.isHidden)
    #expect(try table.context.store.drafts() == [draft], "nobody is asked for its name again")
    #expect(try !table.node("result.again").isHidden, "the dialog goes on")
    #expect(try table.node("result.share").isHidden)
  }
}
