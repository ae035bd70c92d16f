import Arcade
import Languages
import Rules
import Stage

/// Par, hints and the solution.
extension FifteenScene {
  /// The sentence of the first help in a game, once.
  func useHelp() {
    guard isRanked else { return }
    isRanked = false
    stage?.toast(
      tr("With help, this game is just for fun: it doesn't count for the leaderboards."),
      icon: "icon-hint")
    keep()
  }

  /// Par, how far its tables are, or the distance from the board a hint was for.
  func showNote() {
    if let left, left.cells == session.game.cells {
      panel.show(note: Self.text(left))
    } else if help.isThinking {
      panel.show(note: tr("Thinking…"))
    } else if let par = help.par {
      panel.show(
        note: par.isExact
          ? tr("Par {n}", ["n": "\(par.moves)"]) : tr("At least {n}", ["n": "\(par.moves)"]))
    } else if let progress = help.progress {
      panel.show(note: tr("Par … {n} %", ["n": "\(Int(progress * 100))"]))
    } else {
      panel.show(note: "")
    }
    stage?.setNeedsDisplay()
  }

  private static func text(_ way: KnownPath) -> String {
    let count = way.path.count
    return way.isOptimal
      ? trn("{n} move to go", "{n} moves to go", count)
      : trn("At most {n} move to go", "At most {n} moves to go", count)
  }

  /// Marks the tile that a good way home begins with; nothing moves by itself.
  func giveHint() {
    guard playback == nil, session.game.outcome == nil else { return }
    useHelp()
    let cells = session.game.cells
    help.find(cells) { [weak self] way in
      guard let self, session.game.cells == cells, !played.isPaused, let first = way.path.first,
        let move = session.game.move(pushing: first),
        let tile = session.game.tile(atColumn: move.column, row: move.row)
      else { return }
      left = way
      board.showHint((tile, first))
      showNote()
    }
  }
}

// Showing the solution.
extension FifteenScene {
  /// A solution that is being shown, move by move.
  struct Playback {
    var path: [Direction]
    /// When the next move comes; nil while it stands still.
    var next: Duration?
  }

  private static let pace = Duration.milliseconds(420)

  /// Begins to show the solution, makes it stand still, or lets it go on.
  func toggleSolution() {
    guard let stage, session.game.outcome == nil else { return }
    if let running = playback {
      playback?.next = running.next == nil ? stage.now + Self.pace : nil
      return showPowers()
    }
    useHelp()
    let cells = session.game.cells
    help.find(cells) { [weak self] way in
      guard let self, session.game.cells == cells, !played.isPaused, playback == nil else { return }
      board.showHint(nil)
      playback = Playback(path: way.path, next: self.stage.map { $0.now + Self.pace })
      showPowers()
    }
  }

  /// Makes the moves whose moment has come.
  func playOn(at now: Duration) {
    guard let next = playback?.next, next <= now, let way = playback?.path.first else { return }
    playback?.path.removeFirst()
    playback?.next = now + Self.pace
    show(way)
  }

  /// All that is left of the solution at once.
  func skipSolution() {
    guard let path = playback?.path else { return }
    playback?.path = []
    for way in path { show(way) }
  }

  private func show(_ way: Direction) {
    guard let move = session.game.move(pushing: way) else { return stopSolution() }
    play(move, isShown: true)
  }

  /// The person takes over, or it was shown to its end.
  func stopSolution() {
    guard playback != nil else { return }
    playback = nil
    showPowers()
  }

  /// The picture is whole, and nobody solved it: no result, no records, an invitation.
  func endShow() {
    celebration = nil
    stage?.perform(.push(shownMessage))
  }

  private var shownMessage: MessageScene {
    MessageScene(
      name: "fifteen.shown", title: tr("That's how it's done"),
      text: tr("Now it is your turn!"), palette: palette,
      choices: [
        .init(
          id: "shown.new", label: tr("New board"), icon: "icon-again",
          action: { [weak self] stage in
            stage.perform(.pop)
            self?.begin()
          }),
        .init(
          id: "shown.menu", label: tr("Menu"), icon: "icon-menu",
          action: { $0.perform(.popToRoot) }),
      ], back: { $0.perform(.popToRoot) })
  }
}
