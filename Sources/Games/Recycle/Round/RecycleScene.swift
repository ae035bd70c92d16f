import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Items, containers and a minute: shows a round of the rules and turns gestures into moves.
final class RecycleScene: Scene {
  let name = "recycle"
  let root = Node("")
  let track: MusicTrack? = .recycle
  /// Unless somebody plays; a table left alone for five minutes may go dark.
  var allowsBlanking: Bool { played.allowsBlanking(isPlaying: isSimulating, at: stage?.now) }
  let context: GameContext?
  var palette: Palette { context?.dressed(.recycle) ?? .recycle }
  private(set) var round: RecycleRound
  /// Saved only where no clock runs, and never in a replay.
  var played: PlayedGame
  var replay: RecycleReplay?
  private(set) var replayBar: ReplayBar?
  var fingerGuide = FingerGuide([])
  private let leave: (Stage) -> Void
  private(set) var tables: [TableNode] = []
  private var halves: [Node] = []
  private var bars: [RecycleBar] = []
  private var parts: [RecycleLayout.Half] = []
  /// Between two players.
  private var seam: SeamNode?
  /// The held items, by their numbers.
  var holds: [Int: HeldItem] = [:]
  /// Where the held items were taken from, by their numbers.
  var origins: [Int: Point] = [:]
  /// The items that a container is throwing back.
  var thrown: Set<Int> = []
  /// Whether the clock runs, if there is one.
  var hasBegun = false
  /// When 3, 2, 1 began.
  var countdown: Duration?
  private var ending: (moment: Duration, ends: [RecycleEnd])?
  /// Results that wait until the first player has a name.
  var waiting: [RecycleEnd] = []
  /// Whether the trace has yet to report a change.
  var needsStateTrace = false
  private var toldSeconds = 0
  /// When a player is told that a tap on the table brings more.
  var invitations: [Int: Duration] = [:]
  /// When to show that items can be enlarged.
  var growingDue: Duration?
  /// When a gesture was shown last.
  var lastHint: Duration?
  /// The last tap on an item that only wants to be tapped twice.
  var lastTap: (number: Int, moment: Duration)?
  var lessons: Lessons<PieceGesture>

  /// A new round.
  convenience init(context: GameContext, _ setup: Recycle.Setup) {
    self.init(context, RecycleRound(setup, seed: context.nextSeed()))
  }

  /// Resumes a saved round.
  convenience init(_ context: GameContext, resuming savedGame: SavedRecycle) {
    self.init(context, savedGame.round)
    hasBegun = true
  }

  private init(_ context: GameContext, _ round: RecycleRound) {
    self.context = context
    self.round = round
    played = PlayedGame(slot: context.saveSlot(round.setup))
    leave = { $0.perform(.pop) }
    lessons = Lessons(context)
    build()
  }

  /// Replays a verified round.
  init(
    replaying record: Record<Recycle>, _ opening: ReplayContext = ReplayContext()
  ) throws(ReplayError) {
    context = opening.context
    played = PlayedGame()
    leave = opening.leave
    lessons = Lessons(nil)
    replay = try RecycleReplay(record)
    round = RecycleRound(record.setup, seed: record.seed)
    hasBegun = true
    build()
    let bar = Self.replayBar(for: record, milliseconds: opening.milliseconds)
    replayBar = bar
    root.add(bar)
    guard opening.isDemonstration else { return }
    bar.becomeClock()
    fingerGuide = FingerGuide(touches(of: record))
  }

  /// The state that is shown, for tests.
  var game: Recycle { replay?.game ?? round.game }
  /// The record so far, for saving and replaying.
  var record: Record<Recycle> { round.record }
  var isReplay: Bool { replay != nil }
  /// Whether the table accepts input.
  var takesHands: Bool { !isReplay && !game.isOver }

  func didAppearFirst(on stage: Stage) {
    traceState()
    if let replayBar {
      replayBar.start()
    } else if !hasBegun {
      countDown()
    }
  }

  func didDisappear() { replayBar?.stop() }

  /// The round continues, table included: only the texts are renewed.
  func renewed() -> (any Scene)? {
    guard !isReplay, ending == nil else { return nil }
    build()
    for (side, table) in zip(game.sides, tables) { table.reset(to: side) }
    showNumbers()
    return nil
  }

  // The window.

  func layout(in bounds: Rect) {
    var bounds = bounds
    if let replayBar {
      bounds.size.height -= ReplayBar.height + 16
      let width = min(bounds.width - 24, 1000)
      replayBar.frame = Rect(
        x: bounds.midX - width / 2, y: bounds.maxY + 8, width: width, height: ReplayBar.height)
    }
    let old = round.setup
    let setup = Recycle.Setup(
      mode: old.mode, halving: old.halving,
      field: RecycleLayout.field(for: bounds.size, mode: old.mode), region: old.region)
    if !hasBegun, setup != old {
      round = RecycleRound(setup, seed: round.seed)
      build()
      showNumbers()
    }
    parts = RecycleLayout(bounds: bounds, setup: round.setup, isReplay: isReplay).halves
    let isStacked = parts.count == 2 && parts[1].frame.minX <= parts[0].frame.minX
    for (player, half) in parts.enumerated() {
      let bar = RecycleLayout.bar(in: half.frame.size)
      halves[player].frame = half.frame
      halves[player].setPose(half.isTurned ? Pose(rotation: .pi) : .rest)
      bars[player].isFlipped = parts.count == 2 && !isStacked && player == 1
      bars[player].isClockInMiddle = isStacked
      bars[player].frame = Rect(x: 0, y: 0, width: half.frame.width, height: bar)
      tables[player].frame = Rect(
        x: 0, y: bar, width: half.frame.width, height: half.frame.height - bar)
      let used = bars[player].used
      tables[player].headroom =
        parts.count > 1
        ? .zero : Rect(x: used, y: -bar, width: half.frame.width - used, height: bar)
    }
    seam?.frame = bounds
    seam?.lie(between: parts, isReplay: isReplay)
    for number in holds.keys { showSign(of: number) }
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
    let outer = list.context
    for half in parts {
      let turned = Transform(
        scale: 1, rotation: .pi, about: half.frame.center, offset: .zero)
      list.context = DrawList.Context(
        transform: half.isTurned ? outer.transform * turned : outer.transform,
        opacity: outer.opacity)
      Backdrop.morning(root.stage, into: &list, in: half.frame)
    }
    list.context = outer
  }

  // Time.

  var isSimulating: Bool { hasBegun && !isReplay && !game.isOver }

  func advance() {
    round.advance()
    tickLastSeconds()
    if game.isOver { end() }
  }

  private func tickLastSeconds() {
    guard let seconds = game.secondsLeft, seconds != toldSeconds else { return }
    toldSeconds = seconds
    if seconds <= 5, seconds > 0 { stage?.audio.play(.lastSeconds) }
  }

  func update(at now: Duration) {
    if let replayBar { follow(replayBar, at: now) }
    showCountdown(at: now)
    for (player, table) in tables.enumerated() {
      bars[player].show(game, player: player)
      table.update(at: now)
    }
    showSeam()
    if needsStateTrace { traceState() }
    giveHints(at: now)
    if played.updateBlanking(allowsBlanking) { stage?.sceneDidChange() }
    if let ending, ending.moment <= now {
      self.ending = nil
      if let context { stage?.perform(.push(endScene(ending.ends, context))) }
    }
  }

  func nextFrame(after now: Duration) -> NextFrame {
    if let ending { return .at(ending.moment) }
    if let due = nextNumber(after: now) { return due }
    let hint = hintsDue.map { NextFrame.at(max($0, now)) } ?? .onInput
    guard isSimulating, let left = game.ticksLeft, let seconds = game.secondsLeft else {
      return isSimulating ? hint : .onInput
    }
    let ticks = left - (seconds - 1) * Recycle.ticksPerSecond
    return hint.sooner(.at(now + .nanoseconds(16_666_667) * ticks + .milliseconds(1)))
  }

  // Moves.

  /// Makes a move and shows its effect.
  @discardableResult func play(_ move: Recycle.Move) -> Recycle.Event? {
    guard takesHands else { return nil }
    begin()
    let before = game
    let event: Recycle.Event
    do throws(IllegalMove) { event = try round.play(move) } catch { return nil }
    stage?.trace.emit("move", TraceFields.Move(game: Recycle.name, move: move))
    played.lastMove = stage?.now ?? .zero
    show(event, of: move, before: before)
    if case .pose = move {
      needsStateTrace = true
    } else {
      traceState()
      save()
    }
    return event
  }

  private func traceState() {
    needsStateTrace = false
    stage?.trace.emit("state", TraceFields.State(game: Recycle.name, state: game))
  }

  /// The round ends: held items fall back, and the table is shown for a moment.
  func end() {
    guard ending == nil, let stage else { return }
    holds = [:]
    for (side, table) in zip(game.sides, tables) {
      table.settle(side)
      table.hint.hide()
      table.isFocusable = false
      for piece in table.pieces { piece.isFocusable = false }
    }
    stage.cancelPointers()
    stage.audio.play(.timeIsUp)
    traceState()
    let ends = context.map(saveResults) ?? []
    waiting = ends
    ending = (stage.now + .milliseconds(2400), ends)
    showVerdict()
  }

  /// The middle of a player's score, in the points of the table.
  func scorePlace(of player: Int) -> Point {
    bars[player].target + bars[player].frame.origin + tables[player].frame.origin * -1
  }

  func goAway() { if let stage { leave(stage) } }
}

// The parts of the scene.
extension RecycleScene {
  private func build() {
    root.removeAllChildren()
    (tables, bars, halves) = ([], [], [])
    let isShared = round.setup.players == 2
    seam =
      isShared
      ? SeamNode(palette: palette, isShared: round.setup.field == .wide && !isReplay) : nil
    if let seam { root.add(seam) }
    for player in 0..<round.setup.players {
      let table = TableNode(player: player, setup: round.setup)
      let bar = RecycleBar(
        player: player, hasClock: round.setup.ticks != nil, isShared: isShared, palette: palette,
        buttons: backButtons(player))
      let half = Node("")
      half.add([table, bar])
      root.add(half)
      tables.append(table)
      bars.append(bar)
      halves.append(half)
      connect(table)
      table.show(game.sides[player])
    }
  }

  /// Shows who leads, and how much time is left for both.
  private func showSeam() {
    guard let seam, let seconds = game.secondsLeft else { return }
    seam.clock.show(seconds)
    seam.show(
      lead: game.setup.hasSharedScore ? 0 : game.sides[0].score - game.sides[1].score)
  }

  /// Each player can stop the round, from the same place on the table.
  private func backButtons(_ player: Int) -> [Button] {
    guard player == 0 || !isReplay else { return [] }
    let back = Button(
      "recycle.back" + (player == 0 ? "" : ".2"), label: tr("Back"), icon: "icon-back",
      showsText: false, palette: palette
    ) { [weak self] in self?.goBack() }
    guard round.setup.ticks == nil, !isReplay else { return [back] }
    return [
      back,
      Button(
        "recycle.done", label: tr("Done"), icon: "icon-check", showsText: false, kind: .primary,
        palette: palette
      ) { [weak self] in self?.finishCalmRound() },
    ]
  }
}
