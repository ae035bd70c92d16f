import Arcade
import Languages
import Rules
import Stage
import Store

/// Moves, from the first pick to the end, and their consequences.
extension MirrorScene {
  func play(_ move: Mirror.Move) -> Mirror.Event? {
    guard let stage, !played.isPaused else { return nil }
    switch move {
    case .pick:
      beginPlaying(at: stage.now)
      stopHand()
      lessons.learn(.drag)
    case .turn:
      beginPlaying(at: stage.now)
      lessons.learn(.turn)
    default: break
    }
    let wasRight = rightCount
    let event: Mirror.Event
    do throws(IllegalMove) {
      event = try round.play(move, at: played.clock.milliseconds(at: stage.now))
    } catch { return nil }
    stage.trace.emit("move", TraceFields.Move(game: Mirror.name, move: move))
    played.lastMove = stage.now
    sound(event).map(stage.audio.play)
    if event == .turned || event.isPlaced, rightCount > wasRight {
      let steps = Sound.mirrorRight
      stage.audio.play(steps[min(steps.count - 1, rightCount * steps.count / round.setup.count)])
    }
    board.show(round.game)
    guard event != .moved else {
      needsStateTrace = true
      return event
    }
    didChange()
    return event
  }

  private func beginPlaying(at now: Duration) {
    opening.end()
    showOriginal(false)
    played.clock.start(at: now)
  }

  /// Until someone has turned a piece, a puzzle whose pieces are turned begins with how it is done.
  func explainTurning() {
    guard round.setup.turned != nil, lessons.needs(.turn) else { return }
    stage?.toast(tr("Some pieces are turned. Double-tap a piece to turn it."), icon: "icon-redo")
  }

  /// The number of pieces in their places.
  private var rightCount: Int { (1...round.setup.count).count { round.game.isRight($0) } }

  private func sound(_ event: Mirror.Event) -> Sound? {
    switch event {
    case .picked, .turned: .mirrorPick
    case .placed(_, swapped: nil): .mirrorDrop
    case .placed: .mirrorSwap
    case .returned, .putBack: .mirrorReturn
    case .moved, .hinted: nil
    }
  }

  /// Undoes or redoes a whole drag.
  func step(_ action: Action<Mirror.Move>) {
    guard let stage, !played.isPaused else { return }
    showOriginal(false)
    let moment = played.clock.milliseconds(at: stage.now)
    guard action == .undo ? round.undo(at: moment) : round.redo(at: moment) else { return }
    stage.trace.emit("move", TraceFields.Move(game: Mirror.name, move: action))
    stage.audio.play(.mirrorReturn)
    played.lastMove = stage.now
    board.show(round.game)
    didChange()
  }

  private func didChange() {
    showPowers()
    traceState()
    guard round.game.held.isEmpty else { return }
    if round.game.outcome == .won { finish() } else { save() }
  }

  func traceState() {
    needsStateTrace = false
    stage?.trace.emit(
      "state", TraceFields.State(game: Mirror.name, state: round.game))
  }

  /// Switches to fewer hints, and from none back to all.
  func nextHints() {
    let levels = Mirror.Hints.allCases
    let place = levels.firstIndex(of: round.game.hints) ?? 0
    let level = levels[(place + 1) % levels.count]
    guard play(.hints(level)) != nil else { return }
    context.choices[MirrorChoice.self].hints = level
    board.set(level)
  }

  private func finish() {
    guard let stage else { return }
    played.clock.stop(at: stage.now)
    showOriginal(false)
    board.zoom(to: .whole)
    board.freeze()
    stage.setFocus(nil)
    board.ground.fadeLine()
    board.leaveTray()
    if victory.goal != .rest {
      board.ground.isGliding = true
      stage.backdropDidChange()
      board.animate(to: victory.goal, length: .milliseconds(900), easing: .smooth)
    }
    victory.begin(at: stage.now)
    stage.audio.play(.mirrorWeave)
    stage.audio.play(.mirrorWin)
    let new = NewResult(
      game: Mirror.name, variant: round.game.variant, score: 0, moves: round.game.moveCount,
      milliseconds: played.clock.milliseconds(at: stage.now), at: context.date(),
      record: MirrorRecord(round.record, picture: picture.name).text)
    let end = played.end(new, in: context)
    stage.trace.result(new, end, undos: round.entries.count { $0.action == .undo })
    celebration = (stage.now + MirrorVictory.length, end)
  }

  /// Cuts the celebration short.
  func hurry() {
    guard let celebration, let stage, victory.isNamed(at: stage.now) else { return }
    self.celebration = (stage.now, celebration.end)
    stage.setNeedsDisplay()
  }

  func celebrate(_ end: GameEnd) {
    celebration = nil
    let (picture, store) = (picture, context.store)
    let setup = round.setup
    let riddle = ResultScene.Extra(tr("Riddle"), icon: "icon-mirror-axis") {
      [context] in
      let riddle = MirrorRiddle(seed: context.nextSeed())
      $0.perform(.push(MirrorRiddleScene(context, setup, picture, riddle)))
    }
    stage?.perform(
      .push(
        ResultScene(
          name: "mirror.won", title: picture.title(in: store), end: end, board: .mirror,
          context: context,
          actions: .init(
            again: { [weak self] _ in self?.begin() },
            extra: MirrorRiddleScene.canAsk(picture) ? riddle : nil),
          seat: .init(isShared: setup.isForTwo))))
  }
}

extension Mirror.Event {
  /// Whether a piece was put into a cell.
  fileprivate var isPlaced: Bool { if case .placed = self { true } else { false } }
}
