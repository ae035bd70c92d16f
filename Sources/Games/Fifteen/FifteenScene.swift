import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// The sliding puzzle: shows a session of the rules and turns gestures into moves.
final class FifteenScene: PageScene {
  override var followsWriting: Bool { false }
  /// True during a game; a board idle for five minutes may let the screen go dark.
  override var allowsBlanking: Bool { played.allowsBlanking(at: stage?.now) }
  var session: Session<Fifteen>
  var played: PlayedGame
  let picture: String
  private let scenery: FifteenScenery
  let board: BoardNode
  let panel: FifteenPanel
  private let cover: PauseSheet
  private let beginsPaused: Bool
  /// When the dialog comes, and what it tells; nothing where the solution was shown to its end.
  var celebration: (moment: Duration, end: GameEnd?)?
  /// False once undo, a hint or the solution was used: such a game doesn't count for the
  /// leaderboards.
  var isRanked: Bool
  /// Whether a hint or the solution was shown.
  var isHelped: Bool
  let help: PuzzleHelp
  /// The rest of the solution found for a hint.
  var left: KnownPath?
  var playback: Playback?
  let hand = HandDemo("fifteen.hand")
  var lessons: Lessons<SlideLesson>
  /// Since when the board has been waiting for a first move.
  var quietSince: Duration?

  /// A new board with the chosen setup.
  convenience init(context: GameContext, _ choice: FifteenChoice) {
    let setup = choice.setup
    let seed = context.nextBoard(of: setup)
    let isTried = DailyBoard(setup, seed: seed)?.isTried(in: context) ?? false
    self.init(
      context,
      SavedFifteen(
        session: Session(setup, seed: seed), milliseconds: 0, picture: choice.picture ?? "",
        showsNumbers: false, isRanked: !isTried))
  }

  /// Resumes a saved board.
  init(_ context: GameContext, _ savedGame: SavedFifteen, isPaused: Bool = false) {
    beginsPaused = isPaused
    lessons = SlideLesson.lessons(context)
    session = savedGame.session
    picture = savedGame.picture
    (isRanked, isHelped) = (savedGame.isRanked, savedGame.isHelped)
    let setup = session.setup
    played = PlayedGame(slot: context.saveSlot(setup), milliseconds: savedGame.milliseconds)
    help = PuzzleHelp(context.solver, shape: setup.shape)
    let palette = context.dressed(.fifteen)
    let options = Button.options(of: "fifteen", context: context, palette: .fifteen)
    board = BoardNode(columns: setup.columns, rows: setup.rows)
    board.isScanned = true
    panel = FifteenPanel(palette: palette)
    cover = PauseSheet(of: "fifteen", palette: palette)
    scenery = FifteenScenery(palette)
    super.init(
      "fifteen", title: tr("Fifteen"), context: context, palette: palette, extras: [options],
      track: .fifteen, hasHills: false)
    root.add([scenery, panel, header, board, hand, cover])
    cover.action = { [weak self] in self?.setPaused(false) }
    connect()
    if savedGame.showsNumbers { panel.openNumbers() }
    showPowers()
  }

  /// The day whose board it is; nil for any other board.
  var daily: DailyBoard? { DailyBoard(session.setup, seed: session.seed) }

  /// The state that is shown, for tests.
  var game: Fifteen { session.game }

  private func connect() {
    board.lineOf = { [weak self] tile in
      guard let self, !panel.original.isOn else { return [] }
      return session.game.push(of: tile)?.line ?? []
    }
    board.onPush = { [weak self] in self?.push($0) }
    panel.onNumbers = { [weak self] in self?.board.setNumbers($0) }
    panel.onOriginal = { [weak self] in self?.board.setOriginal($0) }
    panel.onHint = { [weak self] in self?.giveHint() }
    panel.onSolution = { [weak self] in self?.toggleSolution() }
    panel.onSkip = { [weak self] in self?.skipSolution() }
    help.onChange = { [weak self] in self?.showNote() }
    panel.onUndo = { [weak self] in self?.step(.undo) }
    panel.onRedo = { [weak self] in self?.step(.redo) }
    panel.onPause = { [weak self] in
      guard let self else { return }
      setPaused(!played.isPaused)
      announcePause()
    }
    panel.onNew = { [weak self] in self?.askForNew() }
  }

  override func didAppear(on stage: Stage) {
    quietSince = stage.now
    announcePause()
  }

  override func didAppearFirst(on stage: Stage) {
    traceState()
    announceBoard()
    if !beginsPaused { stage.audio.play(.scramble) }
    // A board that was left is studied again from the first look.
    if !session.entries.isEmpty { played.clock.start(at: stage.now) }
    played.lastMove = stage.now
    if beginsPaused { setPaused(true) }
    findIdenticalTiles()
    if session.entries.isEmpty, !isRanked, daily != nil {
      stage.toast(
        tr("This board counts once, and you have tried it before. This time is just for fun."),
        icon: "icon-calendar")
    }
    help.begin(with: Fifteen(session.setup, seed: session.seed).cells)
  }

  override func goBack() {
    if !endNow() { stage?.perform(.pop) }
  }

  override func programWillEnd() { save() }

  /// Removed from outside, when a kiosk returns to the menu.
  override func didLeave() {
    if let stage { played.clock.stop(at: stage.now) }
    save()
    help.stop()
  }

  /// A solved board is not renewed, since its dialog is about to appear.
  override func renewed() -> (any Scene)? {
    session.game.outcome == nil ? FifteenScene(context, savedGame, isPaused: played.isPaused) : nil
  }

  private var savedGame: SavedFifteen {
    SavedFifteen(
      session: session, milliseconds: played.clock.milliseconds(at: stage?.now ?? .zero),
      picture: picture, showsNumbers: panel.numbers.isOn, isRanked: isRanked,
      isHelped: isHelped)
  }

  /// Saves the game, without waiting for it.
  func save() {
    guard session.game.outcome == nil else { return }
    played.save(step: session.entries.count, in: context, savedGame.saved)
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let place = FifteenLayout(
      bounds: bounds, columns: session.setup.columns, rows: session.setup.rows,
      back: header.back.fittingSize, isLeftHanded: context.settings.isOn(.leftHanded))
    header.frame = place.header
    header.showsTitle = place.headerHasTitle
    scenery.frame = bounds
    panel.frame = bounds
    panel.arrange(place)
    board.frame = place.board
    board.show(session.game, length: .zero)
    cover.show(columns: session.setup.columns, rows: session.setup.rows)
    cover.frame = place.board
    hand.frame = place.board
    hand.hide()
    scenery.fetch(picture, for: board.size) { [weak self] found in
      self?.board.setPicture(found)
      // Tiles without a picture need their numbers.
      if found == nil { self?.panel.openNumbers() }
    }
  }

  override func update(at now: Duration) {
    panel.show(
      milliseconds: played.clock.milliseconds(at: now), moves: session.game.moveCount)
    continuePlayback(at: now)
    updateHand(at: now)
    if let celebration, celebration.moment <= now { endNow() }
    if played.updateBlanking(allowsBlanking) { stage?.sceneDidChange() }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    if let celebration { return .at(celebration.moment) }
    if let next = playback?.next { return .at(next) }
    let next = played.nextFrame(after: now)
    return handDue.map { next.sooner(.at($0)) } ?? next
  }

  /// An arrow key pushes a tile into the gap, in its direction or, if so set, in the opposite one.
  override func handle(_ key: KeyEvent) -> Bool {
    guard let direction = context.push(by: key.key), !played.isPaused else { return shortcut(key) }
    stopSolution()
    guard let move = session.game.move(pushing: direction) else {
      board.refuse(direction)
      return true
    }
    play(move)
    return true
  }

  private func shortcut(_ key: KeyEvent) -> Bool {
    switch GameKey(key) {
    case .undo: return panel.undo.activate()
    case .redo: return panel.redo.activate()
    case .original: return panel.original.activate()
    case .pause: return panel.pause.activate()
    case .hint: return panel.hint.activate()
    case .newGame: return panel.new.activate()
    case .numbers: return panel.numbers.activate()
    case .solution: return panel.solution.activate()
    case .aloud: return announceBoard()
    default: return opensHelp(key, FifteenHelp.scene(context, picture: picture))
    }
  }

  override func windowLostFocus() { pauseWhilePlaying() }

  /// Covered by the help or a dialog: the clock stops.
  override func didDisappear() {
    quietSince = nil
    if isOnStack { pauseWhilePlaying() }
  }
}

// Pausing the game.
extension FifteenScene {
  private func pauseWhilePlaying() {
    if played.clock.isRunning { setPaused(true) }
  }

  func setPaused(_ isPaused: Bool) {
    guard let stage, session.game.outcome == nil, played.setPaused(isPaused, at: stage.now)
    else { return }
    if isPaused {
      panel.closeOriginal()
      playback?.next = nil
      board.letGo()
      hand.hide()
    }
    quietSince = stage.now
    cover.show(isPaused, over: board)
    showPowers()
    save()
    stage.setNeedsDisplay()
  }

  func showPowers() {
    panel.show(
      FifteenPanel.AvailableActions(
        canUndo: session.canUndo, canRedo: session.canRedo, isPaused: played.isPaused,
        isOver: session.game.outcome != nil, isShown: playback != nil,
        isShowing: playback?.next != nil))
  }
}
