import Foundation
import Rules
import Testing

struct RecordTests {
  @Test func aRecordReplaysToTheSameSession() throws {
    var refused = 0
    for seed in UInt64(0)..<1000 {
      let played = randomSession(someSetup(seed), seed: seed, steps: 80)
      refused += played.refused
      let data = try JSONEncoder().encode(played.session.record)
      let record = try JSONDecoder().decode(Record<Fifteen>.self, from: data)
      #expect(record == played.session.record, "seed \(seed)")
      #expect(try Session(replaying: record) == played.session, "seed \(seed)")
    }
    #expect(refused > 1000)
  }

  @Test func theFileFormatIsThis() throws {
    var session = Session<Fifteen>(.init(columns: 3, rows: 2, scramble: 5), seed: .max)
    let move = try #require(Direction.allCases.compactMap(session.game.move(pushing:)).first)
    try session.play(move, at: 1500)
    session.undo(at: 1600)
    session.redo(at: 1700)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(session.record), as: UTF8.self)
    #expect(
      text == """
        {"format":1,"game":"fifteen",\
        "moves":[[1500,{"column":\(move.column),"row":\(move.row)}],[1600,"undo"],[1700,"redo"]],\
        "rules":1,"seed":18446744073709551615,"setup":{"columns":3,"rows":2,"scramble":5}}
        """)
  }

  @Test(arguments: [(Scramble.moves(130), "130"), (.moves(3), "3"), (.any, #""any""#)])
  func aScrambleIsWrittenAsANumberOrAWord(scramble: Scramble, text: String) throws {
    let setup = Fifteen.Setup(columns: 5, rows: 4, scramble: scramble)
    let written = Data(#"{"columns":5,"rows":4,"scramble":\#(text)}"#.utf8)
    #expect(try JSONDecoder().decode(Fifteen.Setup.self, from: written) == setup)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(setup) == written)
  }

  @Test func aRecordOfAnotherGameFormatOrVersionIsRefused() throws {
    #expect(try replay(game: "pet") == .otherGame("pet"))
    #expect(try replay(format: 2) == .otherFormat(2))
    #expect(try replay(rules: 9) == .otherRules(9))
  }

  @Test func anImpossibleRecordIsRefusedWithTheEntry() throws {
    #expect(try replay(moves: #"[5,{"lamp":0}],[6,"redo"]"#) == .nothingToRedo(entry: 1))
    #expect(try replay(moves: #"[5,"undo"]"#) == .nothingToUndo(entry: 0))
    #expect(try replay(moves: #"[5,{"lamp":0}],[4,"undo"]"#) == .timeRunsBackwards(entry: 1))
    #expect(try replay(moves: #"[-1,{"lamp":0}]"#) == .timeRunsBackwards(entry: 0))
    let illegal = ReplayError.illegalMove(.outsideBoard, entry: 0)
    #expect(try replay(moves: #"[5,{"lamp":100}]"#) == illegal)
  }

  @Test(arguments: [#"[5]"#, #"[5,"redone"]"#, #"[5,"undo",6]"#, #"["5","undo"]"#, "5"])
  func aMalformedEntryIsRefused(entry: String) {
    #expect(throws: DecodingError.self) { try replay(moves: entry) }
  }

  @Test(arguments: [
    #"{"columns":1,"rows":4,"scramble":130}"#, #"{"columns":4,"rows":11,"scramble":130}"#,
    #"{"columns":4,"rows":4,"scramble":0}"#, #"{"columns":4,"rows":4,"scramble":9999999}"#,
    #"{"columns":2,"rows":2,"scramble":12}"#, #"{"columns":4,"rows":4}"#,
    #"{"columns":4,"rows":4,"scramble":"all"}"#, #"{"columns":4,"rows":4,"scramble":1.5}"#,
  ])
  func anImpossibleBoardIsRefused(setup: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Fifteen.Setup.self, from: Data(setup.utf8))
    }
  }

  /// Replays a record of the template's game and returns the error.
  private func replay(
    format: Int = 1, game: String = "template", rules: Int = 1, moves: String = ""
  ) throws -> ReplayError? {
    let text = """
      {"format":\(format),"game":"\(game)","rules":\(rules),"setup":{"lamps":100},"seed":1,
       "moves":[\(moves)]}
      """
    let record = try JSONDecoder().decode(Record<Template>.self, from: Data(text.utf8))
    do throws(ReplayError) {
      _ = try Session(replaying: record)
      return nil
    } catch { return error }
  }
}
