import Foundation
import Rules

@testable import Store

private let folder = "/dev/shm/recreo-fuzz-\(getpid())"
private let games = GameCatalogue([
  .init(id: Fifteen.name, scoring: Scoring(measures: [.time]), achievements: Fifteen.achievements)
])

/// A database with a row in most tables.
private let model: Data = {
  try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  do {
    let store = try Store.open(in: folder, games).store
    try store.save(.text("es"), for: .language)
    let saved = SavedGame(game: Fifteen.name, record: "{}", milliseconds: 1, at: 1)
    try store.save(saved, slot: Fifteen.name)
    for at in 1...3 {
      let result = NewResult(
        game: Fifteen.name, variant: "4x4", score: 1, moves: 9, milliseconds: 900, at: at,
        record: "{}")
      let player = try store.claim(result, by: PlayerName("Ana")).result.player
      try store.save(IdleSave(state: "{}", seenAt: at, countedTo: 0), of: player?.id)
    }
    _ = try store.addLoom(name: "Panel", by: PlayerName("Ana"), design: LoomDesign().code, at: 1)
    try store.database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 0") }
  } catch {
    fatalError("no model: \(error)")
  }
  return (try? Data(contentsOf: URL(fileURLWithPath: folder + "/recreo.sqlite"))) ?? Data()
}()

/// Changes bytes of a database, three of the input for each, then opens it and reads all lists.
func readDatabase(_ bytes: [UInt8]) {
  var file = model
  for start in stride(from: 0, to: bytes.count - 2, by: 3) {
    let place = (Int(bytes[start]) << 8 | Int(bytes[start + 1])) * file.count >> 16
    file[place] ^= bytes[start + 2]
  }
  for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
    try? FileManager.default.removeItem(atPath: folder + "/" + name)
  }
  try? file.write(to: URL(fileURLWithPath: folder + "/recreo.sqlite"))
  guard let opened = try? Store.open(in: folder, games) else { return }
  let store = opened.store
  _ = try? store.results(game: Fifteen.name, variant: "4x4", order: .newest, limit: 9)
  _ = try? store.drafts()
  _ = try? store.savedGame(Fifteen.name)
  _ = try? store.looms()
  _ = try? store.player(named: PlayerName("Ana"))
  try? store.save(.bool(false), for: .musicOn)
}
