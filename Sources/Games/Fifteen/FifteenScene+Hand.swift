import Arcade
import Drawing
import Geometry
import Rules
import Stage
import Store

/// What newcomers are shown: how a tile is pushed.
enum SlideLesson: String, LessonSubject {
  case slide = "fifteen.slid"

  /// What is known on this machine; who has solved a board can push tiles.
  static func lessons(_ context: GameContext) -> Lessons<SlideLesson> {
    Lessons(context) { _ in
      let variants = BoardShape.offered.map { Fifteen.Setup($0).variant }
      let solved = try? context.store.latest(game: Fifteen.name, variants: variants, limit: 1)
      return !(solved ?? []).isEmpty
    }
  }
}

extension FifteenScene {
  /// When the hand appears, unless something happens before.
  var handDue: Duration? {
    guard !hand.isShown, !played.isPaused, session.entries.isEmpty, !panel.original.isOn,
      playback == nil
    else { return nil }
    return lessons.due(.slide, since: quietSince)
  }

  /// Shows or removes the hand when it is time: it pushes a copy of a tile into the gap.
  func updateHand(at now: Duration) {
    hand.update(at: now)
    guard let handDue, handDue <= now, let push = board.pushIntoGap else { return }
    lessons.learn(.slide)
    let (tile, from, way) = (push.tile, push.tile.frame, push.gap.origin - push.tile.frame.origin)
    // When the finger is down, and when it has arrived.
    let (down, arrived) = (0.6 / 2.2, 1.4 / 2.2)
    var script = HandScript(
      turn: .milliseconds(2200), height: min(240, max(96, from.width * 1.1)).rounded(), still: down)
    script.fades = (0.3 / 2.2, 0.4 / 2.2)
    script.moves = down...arrived
    script.path = {
      Pose(offset: from.center + way * $0.progress, scale: 1.25 - 0.25 * min(1, $0.part / down))
    }
    script.ghost = { moment, _, _, list in
      guard moment.progress > 0 else { return }
      let box = from.offset(by: way * moment.progress).inset(by: from.width * 0.02)
      let radius = box.width * 17 / 120
      list.shadow(of: box, radius: radius, elevation: .lifted, strength: moment.strength)
      list.shape(
        Shape(
          radius: radius, fill: Color.white.faded(0.85 * moment.strength), sprite: tile.picture),
        in: box)
    }
    hand.show(script)
  }
}
