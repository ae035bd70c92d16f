import Arcade
import Languages
import Rules
import Stage
import Store

/// Moves, from the first push to the end, and their consequences.
extension FifteenScene {
  func push(_ tile: Int) {
    // Tiles that are covered can't be moved: the first touch removes the original.
    guard !panel.original.isOn else { return panel.closeOriginal() }
    stopSolution()
    guard let push = session.game.push(of: tile) else {
      return board.refuse(tile)
    }
    play(push.move)
  }

  /// `isShown`: whether the move belongs to the solution.
  func play(_ move: Fifteen.Move, isShown: Bool = false) {
    guard let stage else { return }
    played.clock.start(at: stage.now)
    let before = session.game
    do throws(IllegalMove) {
      try session.play(move, at: played.clock.milliseconds(at: stage.now))
    } catch { return }
    announce(move, on: before)
    stage.trace.emit("move", TraceFields.Move(game: Fifteen.name, move: move))
    didChange()
    if session.game.outcome == .won { isShown ? finishShow() : finish() }
  }

  /// Undoes or redoes a move.
  func step(_ action: Action<Fifteen.Move>) {
    guard let stage, !played.isPaused else { return }
    let moment = played.clock.milliseconds(at: stage.now)
    guard action == .undo ? session.undo(at: moment) : session.redo(at: moment) else { return }
    stage.trace.emit("move", TraceFields.Move(game: Fifteen.name, move: action))
    if action == .undo { useHelp(shows: false) }
    announceBoard()
    didChange()
    if session.game.outcome == .won { finish() }
  }

  private func didChange() {
    guard let stage else { return }
    played.lastMove = stage.now
    if session.entries.count == 1 { daily?.note(in: context) }
    hand.hide()
    lessons.learn(.slide)
    panel.closeOriginal()
    stage.audio.play(.slide)
    board.show(session.game)
    showNote()
    showPowers()
    traceState()
    save()
  }

  func traceState() {
    stage?.trace.emit(
      "state", TraceFields.State(game: Fifteen.name, state: session.game))
  }

  /// The board is solved: nothing can be moved any more.
  private func close() {
    guard let stage else { return }
    played.clock.stop(at: stage.now)
    board.closeUp()
    panel.closeOriginal()
  }

  /// How long the picture is shown before the dialog: two seconds once it is complete.
  static let lastLook = BoardNode.closingTime + .seconds(2)

  /// Shows the dialog now if it is due later; returns whether it was.
  @discardableResult func endNow() -> Bool {
    guard let celebration else { return false }
    if let end = celebration.end { celebrate(end) } else { endShow() }
    return true
  }

  /// The solution was shown to its end: there is no result, and the saved game is deleted.
  private func finishShow() {
    guard let stage else { return }
    close()
    stopSolution()
    played.deleteSave(in: context)
    celebration = (stage.now + Self.lastLook, nil)
  }

  private func finish() {
    guard let stage else { return }
    close()
    stage.audio.play(.win)
    var new = NewResult(
      game: Fifteen.name, variant: session.setup.variant, score: 0,
      moves: session.game.moveCount, milliseconds: played.clock.milliseconds(at: stage.now),
      at: context.moment(of: session.setup, seed: session.seed),
      isRanked: isRanked && session.game.isInOrder,
      gameStats: session.game.gameStats,
      record: FifteenRecord(session.record, picture: picture).text)
    new.score = Scoring.fifteen.score(of: new.facts, passing: Fifteen.achievements)
    let end = played.end(new, in: context)
    stage.trace.result(new, end, undos: session.entries.count { $0.action == .undo })
    celebration = (stage.now + Self.lastLook, end)
  }

  func celebrate(_ end: GameEnd) {
    celebration = nil
    stage?.perform(
      .push(
        ResultScene(
          name: "fifteen.won", title: tr("You solved it!"), end: end, board: .fifteen,
          look: self.look(of: end.played), context: context,
          actions: .init(
            again: isOfToday ? nil : { [weak self] _ in self?.begin() },
            restart: { [weak self] _ in self?.restart() },
            setup: { [weak self] in self?.openSetup(on: $0) }))))
  }

  /// Stars, if par is known and proved.
  private func look(of played: NewResult) -> ResultScene.Look {
    guard let par = help.par else { return ResultScene.Look() }
    guard par.isExact else {
      return ResultScene.Look(
        note: trn("takes at least {n} move", "takes at least {n} moves", par.moves))
    }
    return ResultScene.Look(
      stars: StarRating(moves: played.moves, par: par.moves).stars,
      note: trn("can be solved in {n} move", "can be solved in {n} moves", par.moves))
  }
}
