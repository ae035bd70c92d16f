import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame

/// Rounds that are looked at again as they were played.
@MainActor @Suite struct BlackjackReplayTests {
  /// A round with a decision that was a mistake: somebody stands on the first cards.
  private static func record(_ table: Rules.Table = .vegasStrip, seed: UInt64 = 4) throws
    -> Record<Blackjack>
  {
    var session = Session<Blackjack>(Blackjack.Setup(table: table), seed: seed)
    try session.play(.play(.hit), at: 1000)
    while session.game.outcome == nil { try session.play(.play(.stand), at: 3000) }
    return session.record
  }

  private func open(_ record: Record<Blackjack>, worker: Worker = .inline) throws -> SceneHarness {
    let context = GameContext.forTests
    context.dependencies.worker = worker
    let maker = try #require(try GameEntry.blackjack.readRecord?(jsonText(record)))
    let scene = try #require(maker(ReplayContext(context: context)))
    return SceneHarness(context: context) { _ in scene }
  }

  private func states(_ table: SceneHarness) -> [Blackjack] {
    table.events.compactMap { ($0.fields as? TraceFields.State<Blackjack>)?.state }
  }

  @Test func aRecordIsPlayedAgainAtItsOwnPaceUpToItsEnd() throws {
    let record = try Self.record()
    let table = try open(record)
    let games = try Blackjack.games(replaying: record)
    #expect(table.scenes.last == "blackjack.replay")
    #expect(states(table) == [games[0]])
    table.pass(.milliseconds(1500))
    #expect(states(table) == Array(games[0...1]))
    table.pass(.seconds(8))
    #expect(states(table) == games)
    let end = try #require(RoundEnd(text: jsonText(record)))
    #expect(try table.node("blackjack.status").label == end.title + " · " + end.sentence)
    #expect(try table.node("bot.score").label == "Bot: \(end.botScore)")
  }

  @Test func eachDecisionIsShownWithItsCost() throws {
    let record = try Self.record()
    let table = try open(record)
    try table.tap("replay.next")
    let decisions = try RoundReview.decisions(replaying: record)
    let verdict = BlackjackWords.verdict(on: decisions[0])
    #expect(try table.node("blackjack.status").label == verdict)
    let blind = try open(record, worker: .idle)
    try blind.tap("replay.next")
    #expect(try blind.node("blackjack.status").label == "Hit")
  }

  @Test func stepsBackLayTheTableAsItWas() throws {
    let record = try Self.record()
    let table = try open(record)
    table.pass(.seconds(2))
    let early = Set(table.stage.top.root.ids(beginning: "card."))
    table.pass(.seconds(8))
    #expect(Set(table.stage.top.root.ids(beginning: "card.")).isSuperset(of: early))
    table.press(.home)
    #expect(table.stage.top.root.ids(beginning: "card.").count == 4)
    #expect(try table.node("blackjack.status").label == "")
  }

  @Test func cardsOfAServerAreReplayedOneByOne() throws {
    var session = Session<Blackjack>(Blackjack.Setup(isDealtFromOutside: true), seed: 1)
    for (time, code) in ["9S", "7H"].enumerated() {
      try session.play(.dealt(try #require(Card(code: code))), at: time)
    }
    try session.play(.fallBack, at: 2000)
    while session.game.outcome == nil { try session.play(.play(.stand), at: 3000) }
    let table = try open(session.record)
    table.pass(.seconds(8))
    let games = try Blackjack.games(replaying: session.record)
    #expect(states(table).last == games.last)
    #expect(states(table).allSatisfy(games.contains))
  }

  @Test func everyGameThatSavesResultsReplaysThem() {
    for entry in allGames {
      #expect((entry.results == nil) == (entry.readRecord == nil), "\(entry.id)")
    }
  }

  @Test func theCommandLinePlaysBlackjackAndReportsWhyItCannot() throws {
    let record = try Self.record()
    let text = jsonText(record)
    #expect(allGames.problem(ofRecord: text) == nil)
    #expect(allGames.replay(text, picture: nil, leave: { _ in }) is BlackjackReplayScene)
    let forged = text.replacing(#""hit""#, with: #""surrender""#)
    #expect(allGames.problem(ofRecord: forged) == "entry 1 is not allowed by the rules")
    #expect(allGames.replay(forged, picture: nil, leave: { _ in }) == nil)
    let other = text.replacing(#""blackjack""#, with: #""poker""#)
    #expect(allGames.problem(ofRecord: other) == "it was recorded in another game, poker")
    let cut = text.replacing(#""setup""#, with: #""set""#)
    #expect(allGames.problem(ofRecord: cut) == "it is not a recorded game")
  }
}

extension Node {
  /// The ids of all nodes beneath that begin so.
  fileprivate func ids(beginning start: String) -> [String] {
    (id.hasPrefix(start) ? [id] : []) + children.flatMap { $0.ids(beginning: start) }
  }
}
