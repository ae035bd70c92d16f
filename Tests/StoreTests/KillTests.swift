import Foundation
import Rules
import Testing

@testable import Store

/// When the program is killed during a save, nothing reported as saved is lost.
struct KillTests {
  @Test(arguments: UInt64(0)..<10)
  func aKillLosesNothingThatWasReportedAsSaved(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String, seed] in
      try saveUntilKilled(in: path, seed)
    }
    let log = try String(contentsOfFile: folder.path + "/log", encoding: .utf8)
    let opened = try Store.open(in: folder.path, .games)
    #expect(opened.notices.isEmpty)
    let results = try opened.store.results(
      game: "fifteen", variant: "4x4", order: .newest, limit: .max)
    let claimed = try results.map { try #require(try opened.store.result($0.id)).played }
    let drafts = try opened.store.drafts().map(\.played)
    let saved = try opened.store.savedGame("fifteen")?.record
    #expect(drafts.count <= 1)
    let lines = log.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let words = line.split(separator: " ").map { String($0) }
      let record = record(words[1], length: Int(words[2]) ?? 0)
      let isClaimed = claimed.contains { $0.record == record }
      let isDraft = drafts.contains { $0.record == record }
      let isSaved = saved == record
      switch words[0] {
      case "kept": #expect([isSaved, isDraft, isClaimed].count { $0 } == 1, "\(line)")
      case "drafted": #expect(isDraft != isClaimed && !isSaved, "\(line)")
      default: #expect(isClaimed && !isDraft && !isSaved, "\(line)")
      }
    }
  }
}

/// Saves, drafts and claims one game after the other, reports each finished step, and is killed at a
/// random moment after the first.
private func saveUntilKilled(in path: String, _ seed: UInt64) throws {
  var generator = SeededGenerator(seed: seed)
  let moment = UInt32(2000 + generator.below(40_000))
  let store = try Store.open(in: path, .games).store
  let log = open(path + "/log", O_WRONLY | O_CREAT | O_APPEND, 0o600)
  func tell(_ line: String) { _ = write(log, line + "\n", line.utf8.count + 1) }
  let name = try PlayerName("Ana")
  for number in 0... {
    var game = fifteen()
    // Some records take many pages.
    let length = generator.below(20_000)
    game.record = record("\(number)", length: length)
    game.at = number
    let saved = SavedGame(game: "fifteen", record: game.record, milliseconds: 1, at: number)
    try store.save(saved, slot: "fifteen")
    tell("kept \(number) \(length)")
    let draft = try store.draft(game, ending: "fifteen")
    tell("drafted \(number) \(length)")
    _ = try store.claim(draft.id, by: name)
    tell("claimed \(number) \(length)")
    guard number == 0 else { continue }
    Thread.detachNewThread {
      usleep(moment)
      kill(getpid(), SIGKILL)
    }
  }
}

private func record(_ number: String, length: Int) -> String {
  number + "-" + String(repeating: "x", count: length)
}
