import Rules
import Stage
import Testing

@testable import Arcade
@testable import FifteenGame

/// How fast a replay changes its board.
@MainActor @Suite struct ReplayPaceTests {
  private let record: Record<Fifteen>
  private let scene: FifteenReplayScene
  private let table: SceneHarness

  init() throws {
    var session = Session<Fifteen>(.init(), seed: 4)
    for (step, tile) in Scramble.randomWalk(session.setup, seed: 4).reversed().enumerated() {
      let place = try #require(session.game.position(of: tile))
      try session.play(.init(column: place.column, row: place.row), at: step * 60)
    }
    record = session.record
    let scene = FifteenReplayScene(
      try Replay(
        FifteenRecord(session.record, picture: nil), palette: .fifteen,
        ReplayContext(title: "Ana", milliseconds: record.moves.last?.milliseconds)))
    self.scene = scene
    table = SceneHarness(context: .forTests) { _ in scene }
    for _ in 0..<2 { try table.tap("replay.speed") }
  }

  @Test func itsBoardChangesAtMostSixTimesASecond() {
    var changes = 0
    var last = scene.step
    for _ in 0..<60 {
      table.pass(.seconds(1) / 60)
      if scene.step != last { changes += 1 }
      last = scene.step
    }
    #expect((4...6).contains(changes))
  }

  @Test func whereItStopsTheBoardIsAsItWasThen() throws {
    for _ in 0..<5 {
      table.pass(.milliseconds(130))
      scene.bar.stop()
      let now = scene.bar.milliseconds(at: table.now)
      #expect(scene.step == record.moves.count { $0.milliseconds <= now })
      #expect(scene.step < record.moves.count)
      scene.bar.start()
    }
  }

  @Test func itEndsWithTheWholeRecord() {
    table.pass(.seconds(4))
    #expect(!scene.bar.isPlaying)
    #expect(scene.step == record.moves.count)
  }
}
