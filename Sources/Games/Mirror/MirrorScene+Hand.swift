import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// What newcomers are shown: how a piece is dragged and turned.
enum MirrorLesson: String, LessonSubject {
  case drag = "mirror.dragged"
  case turn = "mirror.turned"
}

extension MirrorScene {
  /// When the hand appears, unless something happens before.
  var handDue: Duration? { lessons.due(.drag, since: quietSince) }

  /// The hand is not needed any more on this panel.
  func stopHand() {
    quietSince = nil
    hand.hide()
  }

  /// Shows or removes the hand when it is time: it takes the first piece of the tray to its cell.
  func updateHand(at now: Duration) {
    hand.update(at: now)
    guard let handDue, handDue <= now, let place = board.place else { return }
    quietSince = nil
    let dragged = { [board] (progress: Double) -> (cell: Int, frame: Rect)? in
      guard let number = board.game.tray.first else { return nil }
      let goal = board.frame(ofCell: number - 1)
      return (number - 1, board.pieces[number - 1].frame.mixed(with: goal, progress))
    }
    var script = HandScript(
      turn: .milliseconds(2600), height: max(96, place.cell.height).rounded(), still: 0.65)
    script.path = { dragged($0.progress).map { Pose(offset: $0.frame.center) } }
    script.ghost = { [cloth = board.cloth, setup = board.setup] moment, _, _, list in
      guard let piece = dragged(moment.progress) else { return }
      let outer = list.context
      list.context.opacity = outer.opacity * 0.7 * moment.strength
      cloth.drawCell(piece.cell, columns: setup.columns, into: &list, in: piece.frame)
      list.context = outer
    }
    hand.show(script)
  }
}
