import Testing

@testable import Store

struct LoomStoreTests {
  @Test func theGalleryListsSavedDesignsTheLatestFirst() throws {
    let store = try Store.inMemory(.games)
    let first = try store.addLoom(name: "Rain", design: "3a", at: 10)
    let second = try store.addLoom(
      name: "Frogs", by: PlayerName("Ana"), design: "3b", at: 20)
    #expect(try store.looms() == [second, first])
    #expect(second.player == "Ana" && first.player == nil)
    try store.updateLoom(first.id, design: "3c", at: 30)
    try store.renameLoom(first.id, to: "Storm", by: PlayerName("ana"), at: 30)
    let kept = try #require(try store.looms().first)
    #expect(kept == SavedLoom(id: first.id, name: "Storm", player: "Ana", design: "3c", at: 30))
    #expect(try store.loom(first.id) == kept)
  }

  @Test func aDeletedDesignIsRestoredAsItWas() throws {
    let store = try Store.inMemory(.games)
    let names = try (0..<5).map {
      try store.addLoom(name: "\($0)", by: PlayerName("Leo"), design: "3", at: $0)
    }
    let gone = try #require(try store.deleteLoom(names[2].id))
    #expect(try store.looms().map(\.name) == ["4", "3", "1", "0"])
    #expect(try store.deleteLoom(gone.id) == nil)
    try store.restore(gone)
    try store.restore(gone)
    #expect(try store.looms() == names.reversed())
  }
}
