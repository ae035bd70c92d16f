import Rules
import Testing

@Suite struct RecycleHandsTests {
  @Test func inClassicAPieceIsHalvedInPlaceDownToTheSmallestSize() throws {
    var round = RecycleRound(.init(), seed: 1)
    #expect(try round.play(.halve(3)) == .halved(copy: nil))
    #expect(round.game.piece(3)?.pose.size == 500)
    try round.play(.halve(3))
    #expect(round.game.piece(3)?.pose.size == 250)
    #expect(throws: IllegalMove.notAllowed) { try round.play(.halve(3)) }
    #expect(round.game.sides[0].pieces.count == 3)
  }

  @Test func inSplitAPieceBecomesTwoHalvesUpToFourOfAKind() throws {
    var round = RecycleRound(.init(halving: .split), seed: 1)
    #expect(try round.play(.halve(3)) == .halved(copy: 4))
    #expect(round.game.piece(3)?.pose.size == 500 && round.game.piece(4)?.pose.size == 500)
    #expect(round.game.piece(3)?.pose != round.game.piece(4)?.pose)
    try round.play(.halve(3))
    try round.play(.halve(4))
    try round.play(.grab(4, hand: 1))
    try round.play(.pose(4, Recycle.Pose(x: 9000, y: 9000, size: 4000)))
    #expect(throws: IllegalMove.notAllowed) { try round.play(.halve(4)) }
    #expect(round.game.sides[0].pieces.filter { $0.kind == .plane }.count == 4)
  }

  @Test func twoHalvesScoreAsMuchAsTheWhole() throws {
    for kind in Recycle.Kind.classic {
      for size in stride(from: 500, through: 1899, by: 1) {
        var round = RecycleRound(.init(halving: .split), seed: 1)
        let number = try #require(round.piece(kind)?.number)
        try round.play(.grab(number, hand: 1))
        try round.play(.pose(number, Recycle.Pose(x: 30_000, y: 9000, size: size)))
        let whole = round.game.points(for: try #require(round.game.piece(number)))
        guard case .halved(let copy?) = try round.play(.halve(number)) else {
          Issue.record("no second half")
          return
        }
        let halves = [number, copy].compactMap(round.game.piece)
        #expect(halves.map(\.pose.size).reduce(0, +) == size)
        #expect(abs(halves.map(round.game.points).reduce(0, +) - whole) <= 1)
        try round.play(.lay(number))
        for half in [number, copy] {
          try round.carry(half, to: Recycle.Region.spain.container(of: kind), degrees: 180)
        }
        #expect(round.game.sides[0].score == halves.map(round.game.points).reduce(0, +))
      }
    }
  }

  @Test func aTapOnTheTableBringsBackAMissingPiece() throws {
    var seen: Set<Recycle.Kind> = []
    for seed in UInt64(0)..<200 {
      var round = RecycleRound(.init(), seed: seed)
      #expect(throws: IllegalMove.notAllowed) { try round.play(.spawn(0)) }
      try round.carry(.plane, to: .paper)
      try round.carry(.bottle, to: .glass, degrees: 180)
      guard case .spawned(let number) = try round.play(.spawn(0)) else { return }
      let piece = try #require(round.game.piece(number))
      seen.insert(piece.kind)
      #expect(piece.kind != .bag)
      #expect(piece.pose.size == 1000 && (piece.kind == .bottle || piece.pose.angle == 0))
      try round.play(.spawn(0))
      #expect(round.game.sides[0].missing.isEmpty)
      #expect(throws: IllegalMove.notAllowed) { try round.play(.spawn(0)) }
    }
    #expect(seen == [.bottle, .plane])
  }

  @Test func aNewBottleHasARandomAngleThatIsNeverRightAlready() throws {
    var angles: Set<Int> = []
    for seed in UInt64(0)..<3000 {
      var round = RecycleRound(.init(), seed: seed)
      try round.carry(.bottle, to: .glass, degrees: 180)
      try round.play(.spawn(0))
      let bottle = try #require(round.piece(.bottle))
      #expect(!round.game.isRightWayUp(bottle) && bottle.pose.tilt >= 4000)
      angles.insert(bottle.pose.angle)
    }
    #expect(angles.count > 2500)
    #expect(angles.contains { $0 < -9000 } && angles.contains { $0 > 9000 })
  }

  @Test func twoPlayersMeetTheSamePiecesInTheSameOrder() throws {
    for seed in UInt64(0)..<100 {
      var round = RecycleRound(.init(mode: .two), seed: seed)
      var kinds: [[Recycle.Kind]] = [[], []]
      var angles: [[Int]] = [[], []]
      // One after the other: a quicker player takes nothing away from the other.
      for player in [0, 1] {
        for kind in Recycle.Kind.classic {
          try round.carry(
            kind, to: Recycle.Region.spain.container(of: kind), degrees: 180, of: player)
        }
        for _ in 0..<20 {
          guard case .spawned(let number) = try round.play(.spawn(player)) else { return }
          let piece = try #require(round.game.piece(number))
          kinds[player].append(piece.kind)
          angles[player].append(piece.pose.angle)
          if round.game.sides[player].missing.isEmpty {
            try round.carry(
              piece.kind, to: Recycle.Region.spain.container(of: piece.kind), degrees: 180,
              of: player)
          }
        }
      }
      #expect(kinds[0] == kinds[1] && angles[0] == angles[1])
    }
  }

  @Test func eachPlayerHasAScoreAndTenHandsHoldTenPieces() throws {
    var round = RecycleRound(.init(mode: .two, halving: .split), seed: 4)
    for number in [1, 2, 3, 4, 5, 6] { try round.play(.halve(number)) }
    for number in 1...10 { try round.play(.grab(number, hand: number)) }
    let held = round.game.sides.flatMap(\.pieces).compactMap(\.heldBy)
    #expect(held.count == 10 && Set(held).count == 10)
    for number in 1...10 { try round.play(.lay(number)) }
    try round.carry(.plane, to: .paper, of: 1)
    #expect(round.game.sides.map(\.score) == [0, 75])
  }

  @Test func togetherTwoTablesHaveOneScore() throws {
    var round = RecycleRound(.init(mode: .together), seed: 4)
    try round.carry(.plane, to: .paper, of: 0)
    try round.carry(.bottle, to: .glass, degrees: 180, of: 1)
    #expect(round.game.sides.map(\.score) == [75, 100])
    #expect(round.game.scores == [175])
    #expect((0..<2).map(round.game.score) == [175, 175])
    var rivals = RecycleRound(.init(mode: .two), seed: 4)
    try rivals.carry(.plane, to: .paper, of: 1)
    #expect(rivals.game.scores == [0, 75] && rivals.game.score(of: 1) == 75)
  }

  @Test func aHeldPieceCannotBeTakenAndAFreeOneIsNotMoved() throws {
    var round = RecycleRound(.init(), seed: 1)
    let before = round.game
    let pose = Recycle.Pose(x: 1, y: 1)
    for move in [Recycle.Move.pose(1, pose), .drop(1), .lay(1), .putBack(1)] {
      #expect(throws: IllegalMove.notHeld) { try round.play(move) }
    }
    #expect(throws: IllegalMove.outsideBoard) { try round.play(.grab(99, hand: 1)) }
    #expect(throws: IllegalMove.notAllowed) { try round.play(.finish) }
    #expect(round.game == before && round.entries.isEmpty)
    try round.play(.grab(1, hand: 1))
    #expect(throws: IllegalMove.notAllowed) { try round.play(.grab(1, hand: 2)) }
  }

  @Test func aPieceThatIsPutBackStaysWhereItWas() throws {
    var round = RecycleRound(.init(), seed: 1)
    let before = try #require(round.game.piece(2)?.pose)
    try round.play(.grab(2, hand: 1))
    try round.play(.pose(2, Recycle.Pose(x: 4000, y: 4000, size: 3000, angle: 700)))
    try round.play(.putBack(2))
    #expect(round.game.piece(2)?.pose == before)
  }

  @Test func aPieceCannotLeaveTheTable() throws {
    var round = RecycleRound(.init(), seed: 1)
    try round.play(.grab(2, hand: 1))
    try round.play(.pose(2, Recycle.Pose(x: -5000, y: 900_000, size: 9, angle: 99_000)))
    let pose = try #require(round.game.piece(2)?.pose)
    #expect(pose == Recycle.Pose(x: 0, y: 800 * 64, size: 250, angle: -9000))
  }
}
