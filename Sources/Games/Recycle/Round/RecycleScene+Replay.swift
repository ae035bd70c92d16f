import Arcade
import Geometry
import Rules
import Stage

// A replay, at the position of its bar.
extension RecycleScene {
  /// Verifies a record; nil if the text isn't one of this game.
  static func prove(_ text: String) throws(ReplayError) -> ReplayMaker? {
    guard let played = RecycleRecord(text: text) else { return nil }
    _ = try RecycleRound(replaying: played.record)
    return { try? RecycleScene(replaying: played.record, $0) }
  }

  /// The controls for the replay of a record.
  static func replayBar(for record: Record<Recycle>, milliseconds: Int?) -> ReplayBar {
    // Steps go from one relevant move to the next; between them items are only dragged.
    let moves = record.moves.filter {
      if case .move(.pose) = $0.action { false } else { true }
    }
    let last = record.moves.last?.milliseconds ?? 0
    let clock = record.setup.ticks.map(RecycleRound.milliseconds)
    return ReplayBar(
      times: moves.map(\.milliseconds), length: milliseconds ?? clock ?? last + 1000,
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
      needsStateTrace = true
      try? self.replay?.advance(to: goal)
    }
    while game.tick < goal, self.replay?.isOver == false {
      let before = game
      guard let events = try? self.replay?.advance() else { break }
      if !events.isEmpty { needsStateTrace = true }
      for (move, event) in events { show(event, of: move, before: before) }
    }
    guard leaps || game.isOver else { return }
    for (side, table) in zip(game.sides, tables) { table.reset(to: side) }
  }
}

extension RecycleScene: Replaying, Demonstration {
  var demoBar: ReplayBar? { replayBar }

  /// From taking hold of an item to letting it go; two fingers where it was sized or turned.
  func touches(of record: Record<Recycle>) -> [FingerGuide.Touch] {
    var holds: [Int: (began: Int, pose: Recycle.Pose?, isTwoHanded: Bool)] = [:]
    return record.moves.compactMap { entry in
      guard case .move(let move) = entry.action, let number = move.piece else { return nil }
      let moment = entry.milliseconds
      switch move {
      case .grab(_, let hand):
        if hand > Self.adjusting { holds[number] = (moment, nil, false) }
      case .pose(_, let pose):
        if let old = holds[number]?.pose, (old.size, old.angle) != (pose.size, pose.angle) {
          holds[number]?.isTwoHanded = true
        }
        holds[number]?.pose = pose
      case .drop, .toss, .lay, .putBack:
        guard let hold = holds.removeValue(forKey: number) else { return nil }
        return .init(
          began: hold.began, ended: moment, fingers: hold.isTwoHanded ? .two : .one
        ) { [weak self] in self?.center(number) }
      case .halve: return .init(tapAt: moment) { [weak self] in self?.center(number) }
      case .spawn, .finish: break
      }
      return nil
    }
  }

  private func center(_ number: Int) -> Point? {
    let node = tables.lazy.compactMap { $0.piece(number) }.first
    return node.map { $0.windowFrame(at: root.now).center }
  }
}
