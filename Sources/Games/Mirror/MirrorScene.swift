import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// The Mirror puzzle: shows a round of the rules and turns gestures into moves.
final class MirrorScene: Scene {
  let name = "mirror"
  let root = Node("")
  let track: MusicTrack? = .mirror
  /// True during a game; a panel idle for five minutes may let the screen go dark.
  var allowsBlanking: Bool { played.allowsBlanking(at: stage?.now) }
  let context: GameContext
  let palette: Palette
  var round: MirrorRound
  var played: PlayedGame
  let picture: MirrorPicture
  let board: MirrorBoard
  let bar: MirrorBar
  let victory: MirrorVictory
  let opening: MirrorOpening
  let dragHint: DragHint
  let cover: PauseSheet
  private let beginsPaused: Bool
  /// When the dialog comes, and what it tells.
  var celebration: (moment: Duration, end: GameEnd)?
  /// Whether the trace has yet to report a change.
  var stateToTell = false
  private var hasAppeared = false

  /// A new puzzle with the chosen setup.
  convenience init(context: GameContext, _ choice: MirrorChoice) {
    self.init(context, choice.setup, choice.chosenPicture)
  }

  /// A new puzzle of this picture.
  convenience init(_ context: GameContext, _ setup: Mirror.Setup, _ picture: MirrorPicture) {
    let round = MirrorRound(setup, seed: context.nextSeed())
    self.init(context, SavedMirror(round: round, milliseconds: 0, picture: picture))
  }

  /// Resumes a saved puzzle.
  init(_ context: GameContext, _ kept: SavedMirror, isPaused: Bool = false) {
    beginsPaused = isPaused
    self.context = context
    round = kept.round
    picture = kept.picture
    played = PlayedGame(
      slot: context.saveSlot(kept.round.setup), milliseconds: kept.milliseconds)
    palette = context.dressed(.mirror)
    let options = Button.options(of: "mirror", context: context, palette: .mirror)
    bar = MirrorBar(palette: palette, options: options)
    let cloth = kept.picture.cloth()
    board = MirrorBoard(round.game, cloth: cloth, palette: palette)
    victory = MirrorVictory(
      board.ground, title: picture.title(in: context.store), line: picture.line, palette: palette)
    opening = MirrorOpening(board.ground, kept.round.setup)
    dragHint = DragHint(context, board: board, cloth: cloth)
    cover = PauseSheet(of: "mirror", palette: palette)
    root.add([board, opening, dragHint, bar, victory, cover])
    bar.onBack = { [weak self] in self?.goBack() }
    cover.action = { [weak self] in self?.setPaused(false) }
    connect()
    board.set(round.game.hints)
    showPowers()
  }

  /// The state that is shown, for tests.
  var game: Mirror { round.game }

  private func connect() {
    board.play = { [weak self] in self?.play($0) }
    bar.onHints = { [weak self] in self?.nextHints() }
    bar.onUndo = { [weak self] in self?.step(.undo) }
    bar.onRedo = { [weak self] in self?.step(.redo) }
    bar.onPause = { [weak self] in
      guard let self else { return }
      setPaused(!played.isPaused)
    }
    bar.onNew = { [weak self] in self?.askForNew() }
    opening.onEnd = { [weak self] in self?.endOpening() }
    victory.onTap = { [weak self] in self?.hurry() }
  }

  func didAppear(on stage: Stage) {
    let isNew = !hasAppeared
    hasAppeared = true
    guard isNew else { return }
    board.show(round.game, length: .zero)
    stage.setFocus(board)
    tellState()
    // A brocade that was left is studied again from the first look.
    if !round.entries.isEmpty { played.clock.start(at: stage.now) }
    played.lastMove = stage.now
    if beginsPaused {
      setPaused(true)
    } else if round.entries.isEmpty {
      board.ground.isCovered = true
      opening.begin(at: stage.now)
    }
  }

  private func endOpening() {
    board.ground.isCovered = false
    if let stage { dragHint.wait(from: stage.now) }
  }

  func goBack() { stage?.perform(.pop) }

  func programWillEnd() { keep() }

  /// Removed from outside, when a kiosk returns to the menu.
  func didLeave() {
    if let stage { played.clock.stop(at: stage.now) }
    keep()
  }

  /// A finished puzzle is not renewed, since its dialog is about to appear.
  func renewed() -> (any Scene)? {
    round.game.outcome == nil ? MirrorScene(context, kept, isPaused: played.isPaused) : nil
  }

  private var kept: SavedMirror {
    var round = round
    round.letGo()
    return SavedMirror(
      round: round, milliseconds: played.clock.milliseconds(at: stage?.now ?? .zero),
      picture: picture)
  }

  /// Saves the puzzle, without waiting for it.
  func keep() {
    guard round.game.outcome == nil else { return }
    let kept = kept
    played.save(step: kept.round.entries.count, in: context, kept.saved)
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    MirrorBackdrop.draw(palette, into: &list, in: bounds)
    board.ground.drawLoom(into: &list)
  }

  func layout(in bounds: Rect) {
    let place = MirrorLayout(
      bounds: bounds, columns: round.setup.columns, symmetry: round.setup.symmetry)
    bar.frame = place.bar
    board.frame = bounds
    board.arrange(place)
    opening.arrange(place)
    dragHint.frame = bounds
    victory.frame = bounds
    victory.arrange(place)
    cover.frame = Rect(
      x: min(place.whole.minX - place.rim, place.tray.minX),
      y: place.whole.minY - place.rim,
      width: max(place.whole.width + 2 * place.rim, place.tray.width),
      height: place.tray.maxY - place.whole.minY + place.rim)
  }

  func update(at now: Duration) {
    bar.show(milliseconds: played.clock.milliseconds(at: now), moves: round.game.moveCount)
    board.update(at: now)
    opening.update(at: now)
    dragHint.update(at: now)
    if stateToTell { tellState() }
    if let celebration, celebration.moment <= now { celebrate(celebration.end) }
    if played.noteBlanking(allowsBlanking) { stage?.sceneDidChange() }
  }

  func nextFrame(after now: Duration) -> NextFrame {
    if let celebration { return .at(celebration.moment) }
    return played.nextFrame(after: now).sooner(dragHint.frame(after: now))
  }

  func handle(_ key: KeyEvent) -> Bool {
    if celebration != nil, key.key == .enter || key.key == .space {
      hurry()
      return true
    }
    switch (key.key, key.modifiers) {
    case (.character("z"), .control), (.character("u"), []): return bar.undo.activate()
    case (.character("z"), [.control, .shift]), (.character("y"), .control),
      (.character("r"), []):
      return bar.redo.activate()
    default: break
    }
    guard key.modifiers.isEmpty, !key.isRepeat else { return false }
    switch key.key {
    case .character("h"): return bar.hints.activate()
    case .character("p"): return bar.pause.activate()
    case .pageUp, .pageDown: return board.use(key)
    case .function(1):
      stage?.perform(.push(MirrorHelp.scene(context)))
      return true
    default: return false
    }
  }

  func windowLostFocus() { pauseWhilePlaying() }

  /// Covered by the help or a dialog: the clock stops.
  func didDisappear() {
    if isOnStack { pauseWhilePlaying() }
  }
}

// Pausing the puzzle.
extension MirrorScene {
  private func pauseWhilePlaying() {
    if played.clock.isRunning { setPaused(true) }
  }

  func setPaused(_ isPaused: Bool) {
    guard let stage, isPaused != played.isPaused, round.game.outcome == nil else { return }
    // Held pieces go back before the pause, which refuses moves.
    board.letGo()
    opening.end()
    dragHint.stop()
    played.setPaused(isPaused, at: stage.now)
    cover.show(isPaused, over: board, focus: board)
    showPowers()
    keep()
    stage.setNeedsDisplay()
  }

  func showPowers() {
    bar.show(
      MirrorBar.AvailableActions(
        canUndo: round.canUndo, canRedo: round.canRedo, isPaused: played.isPaused,
        isOver: round.game.outcome != nil))
    bar.show(round.game.hints)
  }
}
