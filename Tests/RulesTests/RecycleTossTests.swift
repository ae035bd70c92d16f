import Foundation
import Geometry
import Rules
import Testing

/// An item that is let go in motion.
@Suite struct RecycleTossTests {
  private func round(_ mode: Recycle.Mode = .solo, _ field: Recycle.Field = .wide) -> RecycleRound {
    RecycleRound(Recycle.Setup(mode: mode, field: field), seed: 7)
  }

  /// Flicks a piece at a place, fast enough for this part of the way.
  private func flick(
    _ number: Int, at goal: Point, part: Double = 1.2, in round: inout RecycleRound
  ) throws -> Recycle.Event {
    try round.play(.grab(number, hand: 1))
    let way = goal - (try #require(round.game.piece(number)).pose.center)
    // It flies for half a second.
    return try round.play(.toss(number, Recycle.Velocity(way.x * 2 * part, way.y * 2 * part)))
  }

  @Test(arguments: [Recycle.Field.wide, .tall])
  func aFlickAtItsContainerCountsWhereverTheItemLies(field: Recycle.Field) throws {
    for kind in [Recycle.Kind.bag, .plane] {
      let into: Recycle.Container = kind == .bag ? .packaging : .paper
      for x in stride(from: 60.0, to: field.size.width, by: 90) {
        var round = round(.solo, field)
        let number = try #require(round.piece(kind)?.number)
        try round.play(.grab(number, hand: 1))
        try round.play(
          .pose(number, Recycle.Pose(center: Point(x: x, y: 90), size: 1, degrees: 0)))
        try round.play(.lay(number))
        // From far aside another container is in the way.
        let mouth = field.mouth(of: into).center
        guard abs(mouth.x - x) < 200 else { continue }
        let event = try flick(number, at: mouth, in: &round)
        #expect(event == .wentIn(into, points: 75, isPerfect: false), "from \(x)")
      }
    }
  }

  @Test func aFlickAtAnotherContainerIsRefusedThereWithTheReason() throws {
    var round = round()
    let number = try #require(round.piece(.bag)?.number)
    let glass = round.setup.field.mouth(of: .glass).center
    #expect(try flick(number, at: glass, in: &round) == .refused(.glass, .wrongContainer))
    let piece = try #require(round.game.piece(number))
    #expect(piece.heldBy == nil && round.game.container(under: piece) == .glass)
    let bottle = try #require(round.piece(.bottle)?.number)
    #expect(try flick(bottle, at: glass, in: &round) == .refused(.glass, .notUpsideDown))
  }

  @Test func aWeakFlickEndsOnTheTable() throws {
    var round = round()
    let number = try #require(round.piece(.plane)?.number)
    let start = try #require(round.piece(.plane)).pose.center
    let mouth = round.setup.field.mouth(of: .paper).center
    #expect(try flick(number, at: mouth, part: 0.2, in: &round) == .laid)
    let end = try #require(round.game.piece(number)).pose.center
    #expect(end.distance(to: start + (mouth - start) * 0.2) < 2)
  }

  @Test func inHardModeAFlickThroughTheMiddleCounts() throws {
    for (aside, goes) in [(0.0, true), (148, false)] {
      var round = round(.hard)
      let number = try #require(round.piece(.plane)?.number)
      let mouth = round.setup.field.mouth(of: .paper).center
      try round.play(.grab(number, hand: 1))
      let above = Point(x: mouth.x + aside, y: 200)
      try round.play(.pose(number, Recycle.Pose(center: above, size: 1, degrees: 0)))
      let event = try round.play(.toss(number, Recycle.Velocity(0, 3000)))
      #expect(
        event
          == (goes
            ? .wentIn(.paper, points: 75, isPerfect: false) : .refused(.paper, .besideMouth)))
    }
  }

  @Test func overAContainerItIsLetGoAndDoesNotFly() throws {
    var round = round()
    let number = try #require(round.piece(.plane)?.number)
    let mouth = round.setup.field.mouth(of: .paper).center
    try round.play(.grab(number, hand: 1))
    try round.play(.pose(number, Recycle.Pose(center: mouth, size: 1, degrees: 0)))
    #expect(
      try round.play(.toss(number, Recycle.Velocity(-5000, 0)))
        == .wentIn(.paper, points: 75, isPerfect: false))
  }

  @Test func itLandsOnTheTableAsLargeAndAsTurnedAsItWas() throws {
    var dice = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      var round = round(.calm, dice.below(2) == 0 ? .wide : .tall)
      let number = 1 + dice.below(3)
      let pose = Recycle.Pose(
        x: dice.below(80_000), y: dice.below(30_000), size: 250 + dice.below(3751),
        angle: dice.below(36_000) - 18_000)
      try round.play(.grab(number, hand: 1))
      try round.play(.pose(number, pose))
      let velocity = Recycle.Velocity(
        Double(dice.below(16_001) - 8000), Double(dice.below(16_001) - 8000))
      let before = round
      let event = try round.play(.toss(number, velocity))
      var again = before
      #expect(try again.play(.toss(number, velocity)) == event && again == round)
      guard let piece = round.game.piece(number) else { continue }
      #expect(piece.heldBy == nil)
      #expect(piece.pose.size == pose.size && piece.pose.angle == pose.angle)
      let size = round.setup.field.size
      #expect((0...Int(size.width) * 64).contains(piece.pose.x))
      #expect((0...Int(size.height) * 64).contains(piece.pose.y))
    }
  }

  @Test func aHandIsNeverFasterThanTheLimit() {
    #expect(Recycle.Velocity(1e12, -1e12) == Recycle.Velocity(8000, -8000))
    #expect(Recycle.Velocity(.nan, .infinity) == Recycle.Velocity(0, 0))
  }

  @Test func aRecordKeepsItsFlicks() throws {
    var round = round()
    _ = try flick(3, at: round.setup.field.mouth(of: .glass).center, in: &round)
    _ = try flick(2, at: round.setup.field.mouth(of: .packaging).center, in: &round)
    let data = try JSONEncoder().encode(PackedRecord(round.record))
    #expect(String(decoding: data, as: UTF8.self).contains(#""toss":["#))
    let record = try JSONDecoder().decode(PackedRecord.self, from: data).record
    #expect(record == round.record)
    #expect(try RecycleRound(replaying: record).game.sides[0].score == 75)
    for wrong in ["[1]", "[1,0,9000]", "[1,0,0,0]"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Recycle.Move.self, from: Data("{\"toss\":\(wrong)}".utf8))
      }
    }
  }
}
