import Arcade
import Geometry
import Languages
import Rules
import Stage

// A replay, at the position of its bar.
extension RecycleScene {
  /// Verifies a record; nil if the text isn't one of this game.
  static func prove(_ text: String) throws(ReplayError) -> ReplayMaker? {
    guard let played = RecycleRecord(text: text) else { return nil }
    _ = try RecycleRound(replaying: played.record)
    return { way in
      try? RecycleScene(replaying: played.record, context: way.context, leave: way.leave)
    }
  }

  /// The controls for the replay of a record.
  static func replayBar(for record: Record<Recycle>, milliseconds: Int?) -> ReplayBar {
    // Steps go from one relevant move to the next; between them items are only dragged.
    let deeds = record.moves.filter {
      if case .move(.pose) = $0.action { false } else { true }
    }
    let last = record.moves.last?.milliseconds ?? 0
    let clock = record.setup.ticks.map(RecycleRound.milliseconds)
    return ReplayBar(
      times: deeds.map(\.milliseconds), length: milliseconds ?? clock ?? last + 1000,
      palette: .recycle)
  }

  /// Updates the tables to the position of the bar: tick by tick, or at once after a jump.
  func follow(_ bar: ReplayBar, at now: Duration) {
    bar.update(at: now)
    guard let replay else { return }
    let goal = RecycleRound.tick(atMilliseconds: bar.milliseconds(at: now))
    let here = game.tick
    guard goal != here, goal < here || !replay.isOver else { return }
    let leaps = goal < here || goal - here > 2 * Recycle.ticksPerSecond
    if goal < here { self.replay = try? RecycleReplay(replay.record) }
    if leaps {
      stateToTell = true
      try? self.replay?.advance(to: goal)
    }
    while game.tick < goal, self.replay?.isOver == false {
      let before = game
      guard let events = try? self.replay?.advance() else { break }
      if !events.isEmpty { stateToTell = true }
      for (move, event) in events { show(event, of: move, before: before) }
    }
    guard leaps || game.isOver else { return }
    for (side, table) in zip(game.sides, tables) { table.reset(to: side) }
  }
}

extension RecycleScene: Replaying {}
