import Arcade
import Drawing
import Geometry
import Input
import Rules
import Stage

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
  private let original: MirrorOriginal
  let hand = HandDemo("mirror.hint.drag")
  var lessons: Lessons<MirrorLesson>
  /// Since when the panel has been waiting for a first drag; nil if no hand is needed.
  var quietSince: Duration?
  let cover: PauseSheet
  private let beginsPaused: Bool
  /// When the dialog comes, and what it tells.
  var celebration: (moment: Duration, end: GameEnd)?
  /// Whether the trace has yet to report a change.
  var needsStateTrace = false

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
  init(_ context: GameContext, _ savedGame: SavedMirror, isPaused: Bool = false) {
    beginsPaused = isPaused
    self.context = context
    lessons = Lessons(context)
    round = savedGame.round
    picture = savedGame.picture
    played = PlayedGame(
      slot: context.saveSlot(savedGame.round.setup), milliseconds: savedGame.milliseconds)
    palette = context.dressed(.mirror)
    let options = Button.options(of: "mirror", context: context, palette: .mirror)
    bar = MirrorBar(palette: palette, options: options)
    let cloth = savedGame.picture.cloth()
    board = MirrorBoard(
      round.game, cloth: cloth, palette: palette,
      sorting: savedGame.sorting ?? MirrorSorting(savedGame.round.setup))
    victory = MirrorVictory(
      board.ground, title: picture.title(in: context.store), line: picture.line, palette: palette)
    opening = MirrorOpening(board.ground, savedGame.round.setup)
    original = MirrorOriginal(board.ground)
    cover = PauseSheet(of: "mirror", palette: palette)
    root.add([board, original, opening, hand, bar, victory, cover])
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
    bar.onOriginal = { [weak self] in
      guard let self else { return }
      showOriginal(!bar.original.isOn)
    }
    board.didSort = { [weak self] in self?.save() }
    board.willZoom = { [weak self] in self?.opening.end() }
    board.didZoom = { [weak self] in
      if let self, let place = board.place { original.frame = place.window }
    }
    if board.ground.canZoom {
      original.recognizers.append(board.viewRecognizer())
      opening.recognizers.append(board.viewRecognizer())
    }
    original.onTap = { [weak self] in self?.showOriginal(false) }
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

  func didAppearFirst(on stage: Stage) {
    board.show(round.game, length: .zero)
    stage.setFocus(board)
    traceState()
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
    quietSince = stage?.now
    explainTurning()
  }

  func programWillEnd() { save() }

  /// Removed from outside, when a kiosk returns to the menu.
  func didLeave() {
    if let stage { played.clock.stop(at: stage.now) }
    save()
  }

  /// A finished puzzle is not renewed, since its dialog is about to appear.
  func renewed() -> (any Scene)? {
    round.game.outcome == nil ? MirrorScene(context, savedGame, isPaused: played.isPaused) : nil
  }

  private var savedGame: SavedMirror {
    var round = round
    round.letGo()
    return SavedMirror(
      round: round, milliseconds: played.clock.milliseconds(at: stage?.now ?? .zero),
      picture: picture, sorting: board.sorting)
  }

  /// Saves the puzzle, without waiting for it.
  func save() {
    guard round.game.outcome == nil else { return }
    let savedGame = savedGame
    // What was only sorted so far is worth saving too.
    let step = savedGame.round.entries.count + (board.sorting?.isSorted == true ? 1 : 0)
    played.save(step: step, in: context, savedGame.saved)
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    MirrorBackdrop.draw(palette, into: &list, in: bounds)
    if board.ground.hasFixedFrame { board.ground.drawLoom(into: &list) }
  }

  func layout(in bounds: Rect) {
    let place = MirrorLayout(
      bounds: bounds, columns: round.setup.columns, symmetry: round.setup.symmetry,
      sorts: board.sorting != nil)
    bar.isSplit = place.isSplit
    bar.frame = place.bar
    board.frame = bounds
    board.arrange(place)
    opening.arrange(place)
    hand.frame = bounds
    victory.frame = bounds
    victory.arrange(place, in: bounds)
    if board.ground.isGliding { board.setPose(victory.goal) }
    let seen = board.ground.canZoom ? place.room : place.whole
    cover.frame = seen.inset(by: -place.rim).union(place.tray)
  }

  func update(at now: Duration) {
    bar.show(milliseconds: played.clock.milliseconds(at: now), moves: round.game.moveCount)
    board.update(at: now)
    opening.update(at: now)
    original.update(at: now)
    updateHand(at: now)
    if needsStateTrace { traceState() }
    if let celebration, celebration.moment <= now { celebrate(celebration.end) }
    if played.updateBlanking(allowsBlanking) { stage?.sceneDidChange() }
  }

  func nextFrame(after now: Duration) -> NextFrame {
    if let celebration { return .at(celebration.moment) }
    if isSimulating { return .immediately }
    let next = played.nextFrame(after: now)
    return handDue.map { next.sooner(.at($0)) } ?? next
  }

  /// A piece that is held at the edge of a zoomed brocade scrolls it.
  var isSimulating: Bool { board.isAtEdge }
  func advance() { board.advanceScrolling() }

  func handle(_ key: KeyEvent) -> Bool {
    if celebration != nil, key.key == .enter || key.key == .space {
      hurry()
      return true
    }
    switch GameKey(key) {
    case .undo: return bar.undo.activate()
    case .redo: return bar.redo.activate()
    case .hint: return bar.hints.activate()
    case .original: return bar.original.activate()
    case .pause: return bar.pause.activate()
    case .newGame: return bar.new.activate()
    case .turn: return board.use(key)
    case .help:
      stage?.perform(.push(MirrorHelp.scene(context, for: stage?.device ?? .touch)))
      return true
    default:
      guard key.modifiers.subtracting(.shift).isEmpty, !key.isRepeat else { return false }
      if [.pageUp, .pageDown, .backspace, .delete, .special].contains(key.key) {
        return board.use(key)
      }
      return !board.isFrozen && (board.useZoomKey(key) || board.useSortingKey(key))
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
    stopHand()
    showOriginal(false)
    played.setPaused(isPaused, at: stage.now)
    cover.show(isPaused, over: board, focus: board)
    showPowers()
    save()
    stage.setNeedsDisplay()
  }

  /// Shows the finished cloth, or the pieces again.
  func showOriginal(_ isShown: Bool) {
    guard bar.original.isOn != isShown else { return }
    if isShown {
      opening.end()
      stopHand()
    }
    bar.original.isOn = isShown
    original.show(isShown)
    if let stage { played.lastMove = stage.now }
  }

  func showPowers() {
    bar.show(
      MirrorBar.AvailableActions(
        canUndo: round.canUndo, canRedo: round.canRedo, isPaused: played.isPaused,
        isOver: round.game.outcome != nil))
    bar.show(round.game.hints)
  }
}
