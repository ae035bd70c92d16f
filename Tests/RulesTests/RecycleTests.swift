import Geometry
import Rules
import Testing

@Suite struct RecycleTests {
  private func round(
    _ mode: Recycle.Mode = .solo, _ halving: Recycle.Halving = .classic
  ) -> RecycleRound {
    RecycleRound(Recycle.Setup(mode: mode, halving: halving), seed: 7)
  }

  @Test func aRoundStartsWithOneUprightPieceOfEachKindAndOneMinute() {
    for setup in everySetup where setup.mode != .town {
      let round = RecycleRound(setup, seed: 3)
      #expect(round.game.sides.count == setup.players)
      for side in round.game.sides {
        #expect(side.pieces.map(\.kind) == [.bottle, .bag, .plane])
        #expect(side.pieces.allSatisfy { $0.pose.angle == 0 && $0.pose.size == 1000 })
      }
      let seconds: [Recycle.Mode: Int] = [
        .solo: 60, .three: 180, .two: 60, .together: 60, .hard: 60, .town: 60,
      ]
      #expect(round.game.secondsLeft == seconds[setup.mode])
    }
  }

  @Test func containersAndPiecesFitOnEveryTable() {
    for field in Recycle.Field.allCases {
      let table = Rect(origin: .zero, size: field.size)
      let frames = field.containers.map(field.frame)
      #expect(frames.allSatisfy(table.contains))
      for (index, frame) in frames.enumerated() {
        #expect(frames[(index + 1)...].allSatisfy { !$0.intersects(frame) })
        #expect(frames[(index + 1)...].allSatisfy { $0.minX > frame.maxX || $0.minY > frame.maxY })
      }
      for kind in Recycle.Kind.classic {
        #expect(
          field.mouth(of: Recycle.Region.spain.container(of: kind)).width == kind.size.width * 2)
        #expect(
          field.mouth(of: Recycle.Region.spain.container(of: kind)).width
            <= field.frame(of: Recycle.Region.spain.container(of: kind)).width)
        let box = Rect(center: field.start(of: kind).center, size: kind.size)
        #expect(table.contains(box) && frames.allSatisfy { !$0.intersects(box) })
      }
    }
  }

  @Test func eachKindScoresItsBasePointsInItsOwnContainer() throws {
    var round = round()
    #expect(try round.carry(.plane, to: .paper) == .wentIn(.paper, points: 75, isPerfect: false))
    #expect(
      try round.carry(.bag, to: .packaging) == .wentIn(.packaging, points: 75, isPerfect: false))
    #expect(
      try round.carry(.bottle, to: .glass, degrees: 180)
        == .wentIn(.glass, points: 100, isPerfect: false))
    #expect(round.game.sides[0].score == 250)
    #expect(round.game.sides[0].pieces.isEmpty)
  }

  @Test func theWrongContainerRefusesAPieceAndSaysWhy() throws {
    for kind in Recycle.Kind.classic {
      for container in round().setup.field.containers
      where container != Recycle.Region.spain.container(of: kind) {
        var round = round()
        #expect(
          try round.carry(kind, to: container, size: 3, degrees: 0)
            == .refused(container, .wrongContainer))
        #expect(round.piece(kind)?.heldBy == nil && round.game.sides[0].score == 0)
      }
    }
  }

  @Test func pointsAreBaseTimesSizeRounded() throws {
    for (size, points) in [(0.25, 19), (0.5, 38), (0.507, 38), (1.5, 113), (1.89, 142)] {
      var round = round(.two)
      #expect(
        try round.carry(.bag, to: .packaging, size: size)
          == .wentIn(.packaging, points: points, isPerfect: false))
    }
  }

  @Test(arguments: [(1.899, false), (1.9, true), (2.0, true)])
  func aFitIsPerfectFrom190PercentSize(size: Double, isPerfect: Bool) throws {
    var solo = round()
    let plain = Int((100 * size).rounded())
    #expect(
      try solo.carry(.bottle, to: .glass, size: size, degrees: 180)
        == .wentIn(.glass, points: plain, isPerfect: isPerfect))
    for other in [round(.two), round(.calm), round(.hard), round(.solo, .split)] {
      var other = other
      let paid = isPerfect ? Int((125 * size).rounded()) : plain
      #expect(
        try other.carry(.bottle, to: .glass, size: size, degrees: 180)
          == .wentIn(.glass, points: paid, isPerfect: isPerfect))
    }
  }

  @Test func aPieceLargerThanTheMouthStaysOutside() throws {
    var round = round()
    #expect(try round.carry(.plane, to: .paper, size: 2.001) == .refused(.paper, .tooBig))
    #expect(try round.carry(.plane, to: .paper, size: 2, degrees: 45) != .refused(.paper, .tooBig))
  }

  @Test(arguments: [
    (Recycle.Mode.solo, 150.0, true), (.solo, 149.9, false), (.solo, -150, true),
    (.hard, 165, true), (.hard, 164.9, false), (.hard, 150, false), (.calm, 180, true),
    (.solo, 0, false),
  ])
  func theBottleGoesInOnlyUpsideDown(mode: Recycle.Mode, degrees: Double, goes: Bool) throws {
    var round = round(mode)
    let event = try round.carry(.bottle, to: .glass, degrees: degrees)
    #expect(
      event
        == (goes
          ? .wentIn(.glass, points: 100, isPerfect: false)
          : .refused(.glass, .notUpsideDown)))
  }

  @Test func theAngleMattersOnlyForGlass() throws {
    for degrees in stride(from: -180.0, to: 180, by: 15) {
      var round = round()
      #expect(
        try round.carry(.plane, to: .paper, degrees: degrees)
          == .wentIn(.paper, points: 75, isPerfect: false))
    }
  }

  @Test func theOutlineOfAPieceDecidesAndNotItsBox() throws {
    let field = Recycle.Field.wide
    let frame = field.frame(of: .glass)
    var round = round()
    let number = try #require(round.piece(.plane)?.number)
    try round.play(.grab(number, hand: 1))
    // The plane's lower right corner is cut off: only its box touches.
    let place = Point(x: frame.minX - 60, y: frame.minY - 50)
    try round.play(.pose(number, Recycle.Pose(center: place, size: 1, degrees: 0)))
    #expect(try round.play(.drop(number)) == .laid)
  }

  @Test func theContainerWithTheLargerShareOfAPieceCounts() throws {
    let field = Recycle.Field.tall
    let (glass, paper) = (field.frame(of: .glass), field.frame(of: .paper))
    let between = (glass.maxX + paper.minX) / 2
    for (aside, container) in [(-20.0, Recycle.Container.glass), (20, .paper)] {
      var round = RecycleRound(Recycle.Setup(field: field), seed: 1)
      let number = try #require(round.piece(.bag)?.number)
      try round.play(.grab(number, hand: 1))
      let place = Point(x: between + aside, y: glass.midY)
      try round.play(.pose(number, Recycle.Pose(center: place, size: 1, degrees: 30)))
      #expect(try round.play(.drop(number)) == .refused(container, .wrongContainer))
    }
  }

  @Test func inHardModeTheMiddleMustBeOverTheMouth() throws {
    for (mode, aside, goes) in [
      (Recycle.Mode.hard, 0.0, true), (.hard, 145, false), (.solo, 145, true),
    ] {
      var round = round(mode)
      let number = try #require(round.piece(.plane)?.number)
      let mouth = round.setup.field.mouth(of: .paper)
      try round.play(.grab(number, hand: 1))
      let place = mouth.center + Point(x: aside, y: 20)
      try round.play(.pose(number, Recycle.Pose(center: place, size: 1, degrees: 0)))
      let event = try round.play(.drop(number))
      #expect(
        event
          == (goes
            ? .wentIn(.paper, points: 75, isPerfect: false)
            : .refused(.paper, .besideMouth)))
    }
  }

  @Test func streaksAreCountedButScoreNothing() throws {
    var round = round()
    try round.carry(.plane, to: .paper)
    try round.carry(.bag, to: .packaging)
    #expect(round.game.sides[0].streak == 2)
    try round.carry(.bottle, to: .glass)
    #expect(round.game.sides[0].streak == 0 && round.game.sides[0].bestStreak == 2)
    #expect(round.game.sides[0].score == 150)
  }
}
