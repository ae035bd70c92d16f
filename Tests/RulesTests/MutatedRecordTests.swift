import Foundation
import Rules
import Testing

/// Records and pets from damaged or hostile files are refused or replayed to the end.
struct MutatedRecordTests {
  private static let numbers = [
    "-1", "0", "9223372036854775807", "-9223372036854775808", "1099511627775", "17179869184",
    "17179869185", "18446744073709551615", "1e308", "1.5", "null", "[]",
  ]

  @Test(arguments: [
    // A time far beyond any game, one too large to count in ticks, and one to which nothing can be
    // added.
    #"{"format":2,"game":"recycle","rules":1,"seed":1,"setup":{"mode":"calm","halving":"classic","#
      + #""field":"wide"},"moves":[[1099511627775,{"spawn":0}]]}"#,
    #"{"format":1,"game":"recycle","rules":1,"seed":1,"setup":{"mode":"solo","halving":"classic","#
      + #""field":"wide"},"moves":[[9223372036854775807,{"spawn":0}]]}"#,
    #"{"format":1,"game":"blackjack","rules":1,"seed":143272295,"setup":{"stake":1,"#
      + #""table":"source"},"moves":[[9223372036854775807,"stand"]]}"#,
  ])
  func impossibleTimesAreRefused(text: String) throws {
    if text.contains("recycle") {
      let record = try JSONDecoder().decode(PackedRecord.self, from: Data(text.utf8)).record
      #expect(throws: ReplayError.tooLate(entry: 0)) { try RecycleRound(replaying: record) }
    } else {
      let record = try JSONDecoder().decode(Record<Blackjack>.self, from: Data(text.utf8))
      #expect(throws: ReplayError.tooLate(entry: 0)) { try Session(replaying: record) }
    }
  }

  /// Walking through every tick of one such round takes most of a minute.
  @Test(.timeLimit(.minutes(1))) func aCalmRoundOfMonthsIsReplayedAtOnce() async throws {
    let months =
      #"{"format":2,"game":"recycle","rules":1,"seed":1,"moves":[[17179869184,"#
      + #"{"finish":true}]],"setup":{"mode":"calm","halving":"classic","field":"wide"}}"#
    let record = try JSONDecoder().decode(PackedRecord.self, from: Data(months.utf8)).record
    for _ in 0..<50 {
      try Task.checkCancellation()
      #expect(try RecycleRound(replaying: record).game.tick == 1_030_792_151)
    }
  }

  @Test(arguments: UInt64(0)..<20) func ticksWithoutMovesCanBeSkipped(seed: UInt64) throws {
    let setup = Recycle.Setup(mode: seed % 2 == 0 ? .calm : .solo, halving: .split)
    let record = randomRound(setup, seed: seed, steps: 200).record
    var (leaping, walking) = (try RecycleReplay(record), try RecycleReplay(record))
    for goal in stride(from: 0, to: 4000, by: 37) {
      try leaping.advance(to: goal)
      while walking.game.tick < goal, !walking.isOver { _ = try walking.advance() }
      #expect(leaping == walking, "tick \(goal)")
    }
  }

  @Test(arguments: [2, 3, 4]) func aDamagedFifteenRecordIsRefusedOrReplayed(side: Int) throws {
    let setup = Fifteen.Setup(columns: side, rows: 3, scramble: .moves(40))
    let (session, _) = randomSession(setup, seed: UInt64(side), steps: 12)
    try mutate(session.record) { (record: Record<Fifteen>) in
      _ = try Fifteen.games(replaying: record)
    }
  }

  @Test(arguments: Table.allCases) func aDamagedRoundIsRefusedOrReplayed(table: Table) throws {
    var session = Session<Blackjack>(.init(table: table, stake: 5, purse: 1000), seed: 3)
    while let play = session.game.allowed.first { try session.play(.play(play), at: 900) }
    try mutate(session.record) { (record: Record<Blackjack>) in
      let end = try Session(replaying: record).game
      _ = (end.winnings, end.goneAfter.points, end.gameStats)
    }
  }

  @Test(arguments: [Recycle.Mode.calm, .two, .town]) func aDamagedRecycleRecordIsRefusedOrReplayed(
    mode: Recycle.Mode
  ) throws {
    let round = randomRound(.init(mode: mode, halving: .split), seed: 9, steps: 40)
    try mutate(PackedRecord(round.record)) { (packed: PackedRecord) in
      _ = try JSONEncoder().encode(packed)
      _ = try RecycleRound(replaying: packed.record).game.gameStats
    }
    try mutate(round.record) { (record: Record<Recycle>) in _ = try RecycleRound(replaying: record)
    }
  }

  @Test func aDamagedMirrorRecordIsRefusedOrReplayed() throws {
    var round = MirrorRound(.init(columns: 2, looks: [0, 1, 1, 3, 4, 5], turned: [1, 4]), seed: 4)
    try round.play(.turn(1, quarters: 1), at: 50)
    for piece in 1...3 {
      try round.play(.pick(piece, hand: 1), at: piece * 100)
      try round.play(.move(piece, .init(x: piece * 9000, y: 9000)), at: piece * 100 + 50)
      try round.play(.drop(piece), at: piece * 100 + 90)
    }
    round.undo(at: 900)
    try mutate(round.record) { (record: Record<Mirror>) in
      let games = try Mirror.games(replaying: record)
      #expect(games.count == record.moves.count + 1)
      #expect(try games.last == MirrorRound(replaying: record).game)
    }
  }

  @Test func aDamagedPetIsRefusedAsImplausibleOrLives() throws {
    var chance = SeededGenerator(seed: 1)
    var pet = PetLife.pet()
    for _ in 0..<40 {
      pet = PetLife.act(pet, &chance)
      pet.advance(by: 3_000_000)
      #expect(pet.isPlausible)
    }
    try mutate(pet) { (pet: Pet) in
      guard pet.isPlausible else { return }
      var pet = pet
      _ = (pet.nextCall, pet.nextChange, pet.hunger, pet.boredom, pet.gameStats(since: pet))
      for _ in 0..<10 {
        pet.catchUp(away: 8 * 3_600_000)
        pet = PetLife.act(pet, &chance)
      }
      for pace in Pet.Pace.allCases { pet.setPace(pace) }
      _ = PetContest(home: .init(pet), guest: .init(pet), seed: 1).lines
    }
  }

  @Test func impossibleGameStatsAreIgnored() {
    let gameStats = GameStats(text: "streak=9223372036854775807 won=-1 naturals=2")
    #expect(gameStats.text == "naturals=2")
  }

  /// Replaces each number in a value's JSON by each extreme, then single characters at random, and
  /// passes what can still be read to `use`.
  private func mutate<Value: Codable>(_ value: Value, _ use: (Value) throws -> Void) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    func attempt(_ text: String) {
      guard let read = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) else { return }
      try? use(read)
    }
    for place in text.ranges(of: #/-?[0-9]+/#) {
      for number in Self.numbers { attempt(text.replacingCharacters(in: place, with: number)) }
    }
    var dice = SeededGenerator(seed: UInt64(text.utf8.count))
    for _ in 0..<300 {
      var bytes = Array(text.utf8)
      bytes[dice.below(bytes.count)] = UInt8(32 + dice.below(95))
      attempt(String(decoding: bytes, as: UTF8.self))
    }
  }
}
