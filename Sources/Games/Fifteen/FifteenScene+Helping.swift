import Arcade
import Languages
import Rules
import Stage

/// Par, hints and the solution.
extension FifteenScene {
  /// Says once per game what using help means.
  ///
  /// `shows`: whether it shows a move, rather than only takes one back.
  func useHelp(shows: Bool = true) {
    isHelped = isHelped || shows
    daily?.note(in: context)
    guard isRanked else { return }
    isRanked = false
    stage?.toast(
      tr("With help, this game is just for fun: it doesn't count for the leaderboards."),
      icon: "icon-hint")
    save()
  }

  /// Shows par, the progress of its tables, or the distance of the board for which a hint was
  /// given.
  func showNote() {
    if let left, left.cells == session.game.cells {
      panel.show(note: Self.text(left))
    } else if help.isThinking {
      panel.show(note: tr("Thinking…"))
    } else if let par = help.par {
      panel.show(
        note: par.isExact
          ? trn("Can be solved in {n} move", "Can be solved in {n} moves", par.moves)
          : trn("Takes at least {n} move", "Takes at least {n} moves", par.moves))
    } else if let progress = help.progress {
      panel.show(note: tr("Counting… {n}%", ["n": "\(Int(progress * 100))"]))
    } else {
      panel.show(note: "")
    }
    stage?.setNeedsDisplay()
  }

  private static func text(_ known: KnownPath) -> String {
    let count = known.path.count
    return known.isOptimal
      ? trn("{n} move to go", "{n} moves to go", count)
      : trn("At most {n} move to go", "At most {n} moves to go", count)
  }

  /// Marks the next tile of a good solution; nothing moves by itself.
  func giveHint() {
    guard playback == nil, session.game.outcome == nil else { return }
    useHelp()
    let cells = session.game.cells
    help.find(cells) { [weak self] known in
      guard let self, session.game.cells == cells, !played.isPaused, let first = known.path.first,
        let move = session.game.move(pushing: first),
        let tile = session.game.tile(atColumn: move.column, row: move.row)
      else { return }
      left = known
      board.showHint((tile, first))
      showNote()
    }
  }
}

// Showing the solution.
extension FifteenScene {
  /// A solution that is shown move by move.
  struct Playback {
    var path: [Direction]
    /// When the next move is made; nil while stopped.
    var next: Duration?
  }

  private static let pace = Duration.milliseconds(420)

  /// Starts, stops or continues showing the solution.
  func toggleSolution() {
    guard let stage, session.game.outcome == nil else { return }
    if let running = playback {
      playback?.next = running.next == nil ? stage.now + Self.pace : nil
      return showPowers()
    }
    useHelp()
    let cells = session.game.cells
    help.find(cells) { [weak self] known in
      guard let self, session.game.cells == cells, !played.isPaused, playback == nil else { return }
      board.showHint(nil)
      playback = Playback(path: known.path, next: self.stage.map { $0.now + Self.pace })
      showPowers()
    }
  }

  /// Makes the moves that are due.
  func continuePlayback(at now: Duration) {
    guard let next = playback?.next, next <= now, let direction = playback?.path.first else {
      return
    }
    playback?.path.removeFirst()
    playback?.next = now + Self.pace
    show(direction)
  }

  /// Makes all remaining moves of the solution at once.
  func skipSolution() {
    guard let path = playback?.path else { return }
    playback?.path = []
    for direction in path { show(direction) }
  }

  private func show(_ direction: Direction) {
    guard let move = session.game.move(pushing: direction) else { return stopSolution() }
    play(move, isShown: true)
  }

  /// Ends the solution, because the player takes over or it has reached its end.
  func stopSolution() {
    guard playback != nil else { return }
    playback = nil
    showPowers()
  }

  /// The solution has reached its end: no result, only an invitation to try.
  func endShow() {
    celebration = nil
    stage?.perform(.push(shownMessage))
  }

  private var shownMessage: MessageScene {
    // There is one board a day.
    let (isOfToday, game, picture) = (isOfToday, session.game, picture)
    return MessageScene(
      name: "fifteen.shown", title: tr("That's how it's done"),
      text: tr("Now it's your turn!"), seal: "icon-hand",
      photo: SolvedBoard(game, picture: picture), palette: palette,
      choices: [
        MessageScene.Choice.closing("shown.restart", tr("Same board"), icon: "icon-undo") {
          [weak self] _ in self?.restart()
        },
        .closing("shown.new", tr("New board"), icon: "icon-again") { [weak self] _ in
          self?.begin()
        },
        .init(
          id: "shown.menu", label: tr("Menu"), icon: "icon-menu",
          action: { $0.perform(.popToRoot) }),
      ].filter { !(isOfToday && $0.id == "shown.new") }, back: { $0.perform(.popToRoot) })
  }
}
