import Rules
import Testing

@testable import Store

struct ResultTests {
  @Test func afterRandomActionsTheListsAgreeWithALedger() throws {
    for seed in UInt64(0)..<30 {
      var generator = SeededGenerator(seed: seed)
      let store = try Store.inMemory(.games)
      var ledger = Ledger()
      for step in 1...60 {
        try act(store, &ledger, &generator)
        if step % 12 == 0 { try expect(store, shows: ledger, "seed \(seed)") }
      }
    }
  }

  @Test func aDraftIsInNoListAndAClaimedResultIsNotADraft() throws {
    let store = try Store.inMemory(.games)
    let draft = try store.draft(fifteen())
    #expect(draft.player == nil && draft.played == fifteen())
    #expect(try store.drafts() == [draft])
    #expect(try list(store).isEmpty)
    let claimed = try store.claim(draft.id, by: PlayerName(" Ana")).result
    #expect(claimed.player?.name == "Ana" && claimed.id == draft.id)
    #expect(try store.drafts().isEmpty)
    let player = try #require(claimed.player)
    #expect(
      try list(store) == [
        ResultLine(
          id: draft.id, playerID: player.id, player: "Ana", game: "fifteen", variant: "4x4",
          score: 100, moves: 80, milliseconds: 61_000, at: 5000, isRanked: true)
      ])
    #expect(try store.result(draft.id) == claimed)
    #expect(try store.record(of: draft.id) == fifteen().record)
  }

  @Test func claimingTwiceOrADeletedDraftIsRefusedAndChangesNothing() throws {
    let store = try Store.inMemory(.games)
    let (ana, berta) = (try PlayerName("Ana"), try PlayerName("Berta"))
    let claimed = try store.claim(store.draft(fifteen()).id, by: ana).result
    #expect(throws: StoreError.alreadyClaimed(claimed.id)) {
      try store.claim(claimed.id, by: berta)
    }
    #expect(throws: StoreError.alreadyClaimed(claimed.id)) { try store.discard(claimed.id) }
    let gone = try store.draft(fifteen()).id
    try store.discard(gone)
    #expect(throws: StoreError.noSuchResult(gone)) { try store.claim(gone, by: berta) }
    #expect(throws: StoreError.noSuchResult(gone)) { try store.discard(gone) }
    #expect(throws: StoreError.noSuchResult(gone)) { try store.deleteResult(gone) }
    #expect(throws: StoreError.noSuchResult(gone)) { try store.rank(of: gone, order: .time) }
    #expect(try store.players().map(\.name) == ["Ana"])
    #expect(try store.result(gone) == nil && store.record(of: gone) == nil)
    #expect(try store.currentPlayer() == claimed.player)
  }

  @Test func anIDIsNeverReused() throws {
    let store = try Store.inMemory(.games)
    var given: Set<Int> = []
    for _ in 0..<5 {
      let id = try store.draft(fifteen()).id
      #expect(given.insert(id).inserted)
      try store.discard(id)
    }
  }

  @Test func aResultCanBeClaimedWithoutADraft() throws {
    let store = try Store.inMemory(.games)
    let game = SavedGame(game: "fifteen", record: "{}", milliseconds: 1, at: 2)
    try store.save(game, slot: "fifteen")
    let claimed = try store.claim(fifteen(), by: PlayerName("Ana"), ending: "fifteen").result
    #expect(try list(store).map(\.id) == [claimed.id])
    #expect(try store.savedGame("fifteen") == nil && store.drafts().isEmpty)
    #expect(try store.lastPlayerName() == "Ana")
  }

  @Test func aDeletedResultIsRestoredAsItWas() throws {
    let store = try Store.inMemory(.games)
    let kept = try store.claim(store.draft(fifteen()).id, by: PlayerName("Ana")).result
    let deleted = try store.claim(store.draft(fifteen()).id, by: PlayerName("Ana")).result
    let before = try list(store)
    #expect(try store.deleteResult(deleted.id) == deleted)
    #expect(try list(store).map(\.id) == [kept.id])
    #expect(try store.record(of: deleted.id) == nil)
    try store.restore(deleted)
    #expect(try list(store) == before)
    #expect(try store.result(deleted.id) == deleted)
  }

  @Test func aListHasAtMostTheLinesAskedFor() throws {
    let store = try Store.inMemory(.games)
    let name = try PlayerName("Ana")
    for _ in 0..<5 { _ = try store.claim(fifteen(), by: name) }
    let three = try store.results(game: "fifteen", variant: "4x4", order: .time, limit: 3)
    #expect(three.map(\.id) == [1, 2, 3])
    #expect(try store.results(game: "fifteen", variant: "6x6", order: .time).isEmpty)
  }

  @Test func theLatestOfAPlayerAreOnlyTheirsInTheseVariants() throws {
    let store = try Store.inMemory(.games)
    var ids: [GameResult.ID] = []
    for (name, variant) in [
      ("Ana", "4x4"), ("Leo", "4x4"), ("Ana", "3x3"), ("Ana", "5x5"), ("Leo", "5x5"),
      ("Ana", "4x4"),
    ] {
      var result = fifteen()
      result.variant = variant
      ids.append(try store.claim(store.draft(result).id, by: PlayerName(name)).result.id)
    }
    let ana = try #require(try store.player(named: PlayerName("Ana"))).id
    func latest(_ variants: [String], _ limit: Int = .max, game: String = "fifteen") throws -> [Int]
    {
      try store.latest(game: game, variants: variants, of: ana, limit: limit).map(\.id)
    }
    #expect(try latest(["4x4", "5x5"]) == [ids[5], ids[3], ids[0]])
    #expect(try latest(["4x4", "5x5"], 2) == [ids[5], ids[3]])
    #expect(try latest(["4x4"], game: "mirror").isEmpty)
    #expect(try store.players(of: "fifteen").map(\.name) == ["Ana", "Leo"])
    #expect(try store.players(of: "mirror").isEmpty)
  }

  private func list(_ store: Store) throws -> [ResultLine] {
    try store.results(game: "fifteen", variant: "4x4", order: .score)
  }

  private func act(_ store: Store, _ ledger: inout Ledger, _ generator: inout SeededGenerator)
    throws
  {
    let drafts = ledger.lines.indices.filter { ledger.lines[$0].player == nil }
    let claimed = ledger.lines.indices.filter { ledger.lines[$0].player != nil }
    switch generator.below(5) {
    case 0, 1:
      let new = generator.result()
      ledger.lines.append(.init(id: try store.draft(new).id, player: nil, played: new))
    case 2 where !drafts.isEmpty:
      let index = drafts[generator.below(drafts.count)]
      let name = try PlayerName(generator.name())
      let result = try store.claim(ledger.lines[index].id, by: name).result
      ledger.lines[index].player = try #require(result.player?.name)
      #expect(try PlayerName(result.player?.name ?? "") == name)
    case 3 where !drafts.isEmpty:
      let line = ledger.lines.remove(at: drafts[generator.below(drafts.count)])
      try store.discard(line.id)
    case 4 where !claimed.isEmpty:
      let line = ledger.lines.remove(at: claimed[generator.below(claimed.count)])
      try store.deleteResult(line.id)
    default: break
    }
  }

  private func expect(_ store: Store, shows ledger: Ledger, _ comment: Comment) throws {
    #expect(try store.drafts().map(\.id) == ledger.drafts, comment)
    for game in ["fifteen", "mirror"] {
      for order in ResultOrder.allCases {
        let ids = ledger.list(game, "4x4", order)
        let lines = try store.results(game: game, variant: "4x4", order: order)
        #expect(lines.map(\.id) == ids, comment)
      }
    }
    for line in ledger.lines.suffix(2) {
      for order in [ResultOrder.time, .moves] {
        let place = try place(of: line, order, ledger, store)
        #expect(try store.rank(of: line.id, order: order) == place, comment)
      }
      #expect(try store.result(line.id)?.played == line.played, comment)
      #expect(try store.result(line.id)?.player?.name == line.player, comment)
    }
  }

  /// Computed directly: one plus the number of players with a better result.
  private func place(
    of line: Ledger.Line, _ order: ResultOrder, _ ledger: Ledger, _ store: Store
  ) throws -> Int {
    func key(_ other: Ledger.Line) throws -> [Int] {
      let played = other.played
      let player = try other.player.flatMap { try store.player(named: PlayerName($0))?.id } ?? .max
      return [order == .time ? played.milliseconds : played.moves, played.at, player]
    }
    let own = try key(line)
    let better = try ledger.lines.filter { other in
      guard other.player != nil, other.played.game == line.played.game,
        other.played.variant == line.played.variant
      else { return false }
      return try key(other).lexicographicallyPrecedes(own)
    }
    return Set(better.map(\.player)).count + 1
  }
}

/// An ordinary result of Fifteen.
func fifteen() -> NewResult {
  NewResult(
    game: "fifteen", variant: "4x4", score: 100, moves: 80, milliseconds: 61_000, at: 5000,
    record: #"{"format":1,"game":"fifteen","moves":[[0,"left"]]}"#)
}
