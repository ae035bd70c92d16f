import GRDB
import Rules
import Testing

@testable import Store

struct DeletingTests {
  /// Some players with games, a pet and a design each.
  private func inhabited(_ seed: UInt64) throws -> Store {
    var generator = SeededGenerator(seed: seed)
    let store = try Store.inMemory(.games)
    for _ in 0..<30 { _ = try store.claim(generator.game(), by: PlayerName(generator.name())) }
    for player in try store.players() {
      let save = IdleSave(state: player.name + "’s", seenAt: 1, countedTo: 2)
      try store.save(save, of: player.id)
      _ = try store.addLoom(
        name: "L", by: PlayerName(player.name), design: "x", at: 1)
    }
    _ = try store.draft(generator.game())
    return store
  }

  private func everything(_ store: Store) throws -> [[Row]] {
    try store.database.read { db in
      try ["players", "results", "records", "awards", "standings", "pets", "looms", "flags"].map {
        try Row.fetchAll(
          db, sql: "SELECT * FROM \($0) ORDER BY \($0 == "standings" ? "1, 2, 3, 4, 5" : "1, 2")")
      }
    }
  }

  @Test(arguments: [true, false])
  func aDeletedPlayerIsGoneAtOnceAndCanBeRestoredCompletely(all: Bool) throws {
    for seed in UInt64(0)..<10 {
      let store = try inhabited(seed)
      let before = try everything(store)
      let player = try #require(try store.currentPlayer())
      let deleted = try all ? store.deleteAllPlayers(at: 9) : store.deletePlayer(player.id, at: 9)
      #expect(try store.currentPlayer() == nil)
      #expect(try store.profile(of: player.id) == nil)
      #expect(try store.player(named: PlayerName(player.name)) == nil)
      let left = all ? 0 : before[0].count - 1
      #expect(try store.playerCount() == left && store.players().count == left)
      #expect(try store.players(by: .total, limit: 99).count == left)
      #expect(
        try store.idleSaves().count == left && store.looms().count { $0.player != nil } == left)
      let lines = try ResultOrder.allCases.flatMap {
        try store.results(game: "fifteen", variant: "4x4", order: $0)
      }
      #expect(!lines.contains { all || $0.playerID == player.id })
      try store.restore(deleted)
      #expect(try everything(store) == before, "seed \(seed)")
    }
  }

  @Test func aNewPlayerWithADeletedNameIsMergedWhenTheOldOneIsRestored() throws {
    let store = try Store.inMemory(.games)
    let ana = try PlayerName("Ana")
    let first = try store.claim(solved(seconds: 50, moves: 400), by: ana)
    let old = try #require(first.result.player)
    var facts = GameFacts(game: Pet.gameName)
    facts.gameStats[.room] = 1
    _ = try store.award(facts, to: old.id, at: 3)
    let deleted = try store.deletePlayer(old.id, at: 9)
    let again = try store.claim(solved(seconds: 400, moves: 90), by: PlayerName("ANA"))
    let new = try #require(again.result.player)
    #expect(new.id != old.id && again.points == 250 && again.new.count == 5)
    try store.restore(deleted)
    #expect(try store.players() == [old])
    #expect(try store.currentPlayer() == old)
    let page = try #require(try store.profile(of: old.id))
    #expect(page.line.total == first.points + again.points && page.recent.count == 2)
    let own = page.records(game: "fifteen", variant: "4x4")
    #expect(own.milliseconds == 50_000 && own.moves == 90)
    #expect(page.awards.count(where: \.isReached) == 9)
  }

  @Test func purgingDeletesAllOfAPlayerAndNothingElse() throws {
    let store = try inhabited(3)
    let player = try #require(try store.currentPlayer())
    let others = try store.players().filter { $0 != player }
    let pages = try others.map { try store.profile(of: $0.id) }
    let drafts = try store.drafts()
    _ = try store.deletePlayer(player.id, at: 100)
    #expect(try !store.purgeDeletedPlayers(until: 99), "undo is still offered")
    while try store.purgeDeletedPlayers(until: 100) {}
    #expect(try others.map { try store.profile(of: $0.id) } == pages)
    #expect(try store.drafts() == drafts && store.looms().count == others.count + 1)
    try store.database.read { db in
      for table in ["results", "awards", "standings", "pets"] {
        let left = try Int.fetchOne(
          db, sql: "SELECT count(*) FROM \(table) WHERE player = \(player.id)")
        #expect(left == 0, "\(table)")
      }
      let records = try Int.fetchOne(
        db, sql: "SELECT count(*) FROM records WHERE result NOT IN (SELECT id FROM results)")
      #expect(records == 0)
    }
  }

  @Test func aPlayerCanBeRenamedButNotToAnotherPlayersName() throws {
    let store = try Store.inMemory(.games)
    let ana = try #require(try store.claim(fifteen(), by: PlayerName("Ana")).result.player)
    _ = try store.claim(fifteen(), by: PlayerName("Berta"))
    #expect(throws: StoreError.nameTaken("Berta")) {
      try store.rename(ana.id, to: PlayerName("BERTA"))
    }
    try store.rename(ana.id, to: PlayerName("ANA"))
    #expect(try store.player(named: PlayerName("ana"))?.name == "ANA")
    try store.rename(ana.id, to: PlayerName("Lía"))
    #expect(try store.player(named: PlayerName("ana")) == nil)
    #expect(try store.results(game: "fifteen", variant: "4x4", order: .score)[0].player == "Lía")
  }

  @Test func newPlayersLookDifferentAndCanChooseAnother() throws {
    let store = try Store.inMemory(.games)
    for number in 0..<8 { _ = try store.claim(fifteen(), by: PlayerName("P\(number)")) }
    let players = try store.players()
    #expect(Set(players.map(\.avatar)).count == 8)
    let owl = Avatar(.owl, on: .violet)
    try store.setAvatar(owl, of: players[0].id)
    #expect(try store.players()[0].avatar == owl)
    #expect(Avatar(stored: "pink dragon", ofPlayer: 1).tone == .pink, "the known part stays")
  }
}
