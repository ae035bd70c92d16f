import Foundation
import Rules
import Testing

struct PackedRecordTests {
  private func packed(_ record: Record<Recycle>) throws -> Data {
    try JSONEncoder().encode(PackedRecord(record))
  }
  private func read(_ text: String) throws -> Record<Recycle> {
    try JSONDecoder().decode(PackedRecord.self, from: Data(text.utf8)).record
  }

  /// Five pieces dragged by ten unsteady fingers for ten seconds.
  private func busyRound(isTurned: Bool) throws -> RecycleRound {
    var dice = SeededGenerator(seed: 5)
    var round = RecycleRound(.init(mode: .two), seed: 5)
    for number in 1...5 { try round.play(.grab(number, hand: number)) }
    for tick in 0..<600 {
      round.advance()
      for number in 1...5 {
        let way = Double(tick + number * 40) / 40
        func jitter() -> Int { dice.below(129) - 64 }
        let pose = Recycle.Pose(
          x: 30_000 + Int(9000 * way.truncatingRemainder(dividingBy: 2)) + jitter(),
          y: 20_000 + jitter(), size: isTurned ? 1000 + tick : 1000,
          angle: isTurned ? tick * 61 + jitter() : 0)
        try round.play(.pose(number, pose))
      }
    }
    return round
  }

  @Test func aPackedRecordIsTheSameRecord() throws {
    for seed in UInt64(0)..<60 {
      let setup = Recycle.Setup(
        mode: seed % 3 == 0 ? .two : .solo, halving: seed % 2 == 0 ? .split : .classic)
      let round = randomRound(setup, seed: seed, steps: 400)
      let back = try read(String(decoding: packed(round.record), as: UTF8.self))
      #expect(back == round.record, "seed \(seed)")
    }
  }
  @Test(arguments: [false, true])
  func packingReducesDragsToAFifth(isTurned: Bool) throws {
    let record = try busyRound(isTurned: isTurned).record
    let (full, packed) = (try JSONEncoder().encode(record), try packed(record))
    #expect(record.moves.count == 3005)
    #expect(packed.count * 5 <= full.count, "\(full.count) → \(packed.count)")
    #expect(try read(String(decoding: packed, as: UTF8.self)) == record)
  }
  @Test func recordsOfFormatOneAreStillRead() throws {
    let record = try busyRound(isTurned: true).record
    let text = String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
    #expect(text.contains(#""format":1"#))
    #expect(try read(text) == record)
  }
  @Test func entriesThatCannotBePackedAreWrittenInFull() throws {
    let pose = Recycle.Pose(x: 1, y: 2)
    let moves = [
      Entry(Action.move(Recycle.Move.pose(1, pose)), at: 33), Entry(.undo, at: 5),
      Entry(.move(.pose(1, pose)), at: 17), Entry(.move(.pose(-4, pose)), at: 34),
      Entry(.move(.pose(1, pose)), at: 1000), Entry(.move(.pose(1, pose)), at: 0),
    ]
    let record = Record<Recycle>(setup: .init(), seed: 1, moves: moves)
    #expect(try read(String(decoding: packed(record), as: UTF8.self)) == record)
  }
  @Test func invalidPackedPosesAreRefused() throws {
    let start = #"{"format":2,"game":"recycle","rules":1,"seed":1,"setup":"#
    let setup = String(decoding: try JSONEncoder().encode(Recycle.Setup()), as: UTF8.self)
    for letters in ["!", "0", "_", "8", "01", "010", "________", "011__________0", "0 100"] {
      #expect(throws: DecodingError.self, "\(letters)") {
        try read(start + setup + #","moves":["\#(letters)"]}"#)
      }
    }
    #expect(try read(start + setup + #","moves":["0100"]}"#).moves.count == 1)
  }
}
