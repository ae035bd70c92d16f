import Foundation
import Geometry
import Rules
import Testing

@Suite struct RecycleClockTests {
  @Test func atZeroHeldPiecesGoBackAndNothingScores() throws {
    var round = RecycleRound(.init(), seed: 1)
    let before = try #require(round.game.piece(3)?.pose)
    try round.play(.grab(3, hand: 1))
    let mouth = round.setup.field.mouth(of: .paper)
    try round.play(.pose(3, Recycle.Pose(center: mouth.center, size: 1, degrees: 0)))
    round.pass(3599)
    #expect(!round.game.isOver && round.game.secondsLeft == 1)
    round.advance()
    #expect(round.game.isOver && round.game.outcome == .won && round.game.secondsLeft == 0)
    #expect(round.game.piece(3)?.pose == before && round.game.piece(3)?.heldBy == nil)
    for move in [Recycle.Move.grab(3, hand: 1), .drop(3), .halve(3), .spawn(0), .finish] {
      #expect(throws: IllegalMove.over) { try round.play(move) }
    }
    let after = round
    round.pass(100)
    #expect(round == after)
  }

  @Test func aCalmRoundEndsOnlyWhenAPlayerEndsIt() throws {
    var round = RecycleRound(.init(mode: .calm), seed: 1)
    round.pass(100_000)
    try round.carry(.plane, to: .paper)
    try round.play(.grab(1, hand: 1))
    #expect(try round.play(.finish) == .finished)
    #expect(round.game.isOver && round.game.piece(1)?.heldBy == nil)
    #expect(round.game.sides[0].score == 75)
  }

  @Test func theRulesHoldForRandomHands() {
    var (deposits, refusals, halvings) = (0, 0, 0)
    var faults: [String] = []
    for seed in UInt64(0)..<600 {
      let setup = everySetup[Int(seed) % everySetup.count]
      var scores = Array(repeating: 0, count: setup.players)
      let round = randomRound(setup, seed: seed, steps: 500) { round, _, event in
        for (player, side) in round.game.sides.enumerated() {
          if side.score < scores[player] { faults.append("a score fell, seed \(seed)") }
          for kind in Recycle.Kind.allCases {
            let count = side.pieces.count { $0.kind == kind }
            if count > setup.mostOfAKind { faults.append("\(count) of a kind, seed \(seed)") }
          }
        }
        let gained = round.game.sides.map(\.score).reduce(0, +) - scores.reduce(0, +)
        scores = round.game.sides.map(\.score)
        switch event {
        case .wentIn(_, let points, _):
          if gained != points || points <= 0 { faults.append("paid \(gained), seed \(seed)") }
          deposits += 1
          return
        case .refused: refusals += 1
        case .halved: halvings += 1
        default: break
        }
        if gained != 0 { faults.append("points for \(event), seed \(seed)") }
      }
      let numbers = round.game.sides.flatMap(\.pieces).map(\.number)
      #expect(Set(numbers).count == numbers.count)
    }
    #expect(faults.isEmpty)
    #expect(deposits > 1000 && refusals > 1000 && halvings > 1000)
  }

  @Test func aRecordReplaysToTheSameRound() throws {
    for seed in UInt64(0)..<120 {
      let setup = everySetup[Int(seed) % everySetup.count]
      var round = randomRound(setup, seed: seed, steps: 300)
      if setup.mode == .calm {
        if seed % 3 == 0 { try round.play(.finish) }
      } else {
        round.pass(11_000)
      }
      let data = try JSONEncoder().encode(round.record)
      let record = try JSONDecoder().decode(Record<Recycle>.self, from: data)
      let again = try RecycleRound(replaying: record)
      #expect(again.game.sides == round.game.sides, "seed \(seed)")
      #expect(again.entries == round.entries, "seed \(seed)")
      if setup.mode != .calm { #expect(again == round, "seed \(seed)") }
    }
  }

  /// Passes timed inputs to a round in a loop that runs `rate` times a second.
  private func played(_ inputs: [(at: Int, move: Recycle.Move)], rate: Int) -> RecycleRound {
    var round = RecycleRound(.init(halving: .split), seed: 11)
    var next = 0
    func advance(to microseconds: Int, _ round: inout RecycleRound) {
      while (round.game.tick + 1) * 1_000_000 <= microseconds * Recycle.ticksPerSecond,
        !round.game.isOver
      { round.advance() }
    }
    for frame in 1...(62 * rate) {
      let now = frame * 1_000_000 / rate
      while next < inputs.count, inputs[next].at <= now {
        advance(to: inputs[next].at, &round)
        _ = try? round.play(inputs[next].move)
        next += 1
      }
      advance(to: now, &round)
    }
    return round
  }

  @Test func theSameInputGivesTheSameRoundAtAnyFrameRate() {
    for seed in UInt64(0)..<40 {
      var dice = SeededGenerator(seed: seed)
      let rehearsal = randomRound(.init(halving: .split), seed: 11, steps: 400)
      let inputs = rehearsal.entries.compactMap { entry -> (at: Int, move: Recycle.Move)? in
        guard case .move(let move) = entry.action else { return nil }
        return (entry.milliseconds * 1000 + dice.below(16_000), move)
      }.sorted { $0.at < $1.at }
      let rounds = [10, 60, 120, 144].map { played(inputs, rate: $0) }
      #expect(rounds.allSatisfy { $0 == rounds[0] }, "seed \(seed)")
      #expect(rounds[0].game.isOver && rounds[0].entries.count > 50)
    }
  }

  @Test func everyTickHasItsOwnMillisecond() {
    for tick in 0..<100_000 {
      #expect(RecycleRound.tick(atMilliseconds: RecycleRound.milliseconds(ofTick: tick)) == tick)
    }
  }

  @Test func theFileFormatIsThis() throws {
    var round = RecycleRound(.init(mode: .calm, halving: .split, field: .tall), seed: .max)
    try round.play(.grab(3, hand: -1))
    round.pass(1)
    try round.play(.pose(3, Recycle.Pose(x: 5, y: 6)))
    try round.play(.pose(3, Recycle.Pose(x: 7, y: 8, size: 1500, angle: -900)))
    round.pass(59)
    try round.play(.lay(3))
    try round.play(.halve(3))
    try round.play(.finish)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(round.record), as: UTF8.self)
    #expect(
      text == """
        {"format":1,"game":"recycle",\
        "moves":[[0,{"grab":[3,-1]}],[17,{"pose":[3,[7,8,1500,-900]]}],[1000,{"lay":3}],\
        [1000,{"halve":3}],[1000,{"finish":true}]],\
        "rules":1,"seed":18446744073709551615,\
        "setup":{"field":"tall","halving":"split","mode":"calm"}}
        """)
  }

  @Test func anImpossibleRecordIsRefused() throws {
    func failure(_ moves: String, mode: String = "solo") throws -> ReplayError? {
      let text = """
        {"format":1,"game":"recycle","rules":1,"seed":1,"moves":[\(moves)],
         "setup":{"mode":"\(mode)","halving":"classic","field":"wide"}}
        """
      let record = try JSONDecoder().decode(Record<Recycle>.self, from: Data(text.utf8))
      do throws(ReplayError) {
        _ = try RecycleRound(replaying: record)
        return nil
      } catch { return error }
    }
    #expect(try failure(#"[0,{"drop":1}]"#) == .illegalMove(.notHeld, entry: 0))
    #expect(try failure(#"[500,{"halve":1}],[17,{"halve":2}]"#) == .timeRunsBackwards(entry: 1))
    #expect(try failure(#"[60000,{"halve":1}]"#) == .illegalMove(.over, entry: 0))
    #expect(try failure(#"[99000,{"halve":1}]"#) == .illegalMove(.over, entry: 0))
    #expect(try failure(#"[0,"undo"]"#) == .nothingToUndo(entry: 0))
    #expect(try failure(#"[500,{"halve":1}]"#, mode: "calm") == nil)
    #expect(throws: DecodingError.self) { try failure(#"[0,{"pose":[1,[0,0,100,0]]}]"#) }
    #expect(throws: DecodingError.self) { try failure(#"[0,{"drop":1,"lay":1}]"#) }
  }

  @Test func theTracedStateHasEveryPieceAndItsHand() throws {
    var round = RecycleRound(.init(mode: .two), seed: 1)
    try round.play(.grab(4, hand: 9))
    let data = try JSONEncoder().encode(round.game)
    let state = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let sides = try #require(state["sides"] as? [[String: Any]])
    let pieces = try #require(sides[1]["pieces"] as? [[String: Any]])
    #expect(pieces[0]["kind"] as? String == "bottle" && pieces[0]["heldBy"] as? Int == 9)
    #expect(pieces[0]["size"] as? Double == 1 && pieces[0]["angle"] as? Double == 0)
    #expect((pieces[0]["center"] as? [Double])?.count == 2)
    #expect(pieces[1]["heldBy"] is NSNull)
  }
}
