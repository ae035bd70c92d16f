import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// Two to four players, or one and the ghost of a record, race on the same board.
///
/// Each has a board on the same screen; the clock starts with the first move. The results of those
/// who gave their names are stored as if they had played alone.
final class RaceScene: PageScene {
  override var followsWriting: Bool { false }
  private let start: Fifteen
  let picture: String
  private let again: ([PlayerName?]) -> RaceScene
  private let scenery: FifteenScenery
  private let time: Readout
  let seats: [RaceSeat]
  let lanes: RaceTrack
  private let cover: PauseSheet
  private let pauseButton: Button
  var played = PlayedGame()
  private var ends: Duration?
  override var allowsBlanking: Bool { !played.clock.isRunning }

  /// A race of several players on a new board with the chosen setup.
  ///
  /// `names`: who plays at which seat, from the race before.
  convenience init(
    _ context: GameContext, _ choice: FifteenChoice, people: Int, names: [PlayerName?] = []
  ) {
    let setup = choice.setup
    let start = Session<Fifteen>(setup, seed: context.nextBoard(of: setup))
    let palette = context.dressed(.fifteen)
    let seats = (1...people).map { number in
      let player: PlayerName? = names.indices.contains(number - 1) ? names[number - 1] : nil
      return RaceSeat(
        tr("Player {n}", ["n": "\(number)"]), start, suffix: number == 1 ? "" : ".\(number)",
        player: player, palette: palette)
    }
    if names.isEmpty, let current = (try? context.store.currentPlayer()) ?? nil {
      seats.first?.take(try? PlayerName(current.name))
    }
    self.init(context, start.game, seats, picture: choice.picture ?? "") { names in
      RaceScene(context, choice, people: people, names: names)
    }
  }

  /// One player against the ghost of a record.
  convenience init(_ context: GameContext, against ghost: Replay<Fifteen>) {
    let palette = context.dressed(.fifteen)
    let session = Session<Fifteen>(ghost.record.setup, seed: ghost.record.seed)
    let seats = [
      RaceSeat(tr("You"), session, suffix: "", takesName: false, palette: palette),
      RaceSeat(
        tr("Ghost: {name}", ["name": ghost.title]), session, suffix: ".2", takesName: false,
        ghost: ghost, palette: palette),
    ]
    self.init(context, session.game, seats, picture: ghost.played.picture ?? "") { _ in
      RaceScene(context, against: ghost)
    }
  }

  private init(
    _ context: GameContext, _ start: Fifteen, _ seats: [RaceSeat], picture: String,
    again: @escaping ([PlayerName?]) -> RaceScene
  ) {
    self.start = start
    self.seats = seats
    self.picture = picture
    self.again = again
    let palette = context.dressed(.fifteen)
    let new = Button("race.new", label: tr("New"), icon: "icon-again", palette: palette)
    pauseButton = Button("race.pause", label: tr("Pause"), icon: "icon-pause", palette: palette)
    pauseButton.isEnabled = false
    let help = Button(
      "race.help", label: tr("Help"), icon: "icon-help", showsText: false, palette: palette)
    time = Readout("race.time", caption: tr("Time"), icon: "icon-clock", palette: palette)
    cover = PauseSheet(of: "race", palette: palette)
    scenery = FifteenScenery(palette)
    lanes = RaceTrack(seats.map { _ in Self.faces[0] }, palette: palette)
    super.init(
      "fifteen.race", header: "race", title: tr("Race"), context: context, palette: palette,
      extras: [help, pauseButton, new], track: .fifteen, hasHills: false)
    header.showsTitle = false
    root.add([scenery, lanes, time, header])
    root.add(seats)
    root.add(cover)
    cover.action = { [weak self] in self?.resume() }
    new.action = { [weak self] in self?.begin() }
    pauseButton.action = { [weak self] in self?.pauseWhileRacing() }
    help.action = { [weak self] in self?.openHelp() }
    showFaces()
    for seat in seats {
      seat.onName = { [weak self, weak seat] in
        if let seat { self?.askForName(of: seat) }
      }
      seat.onPush = { [weak self, weak seat] tile in
        if let seat { self?.push(tile, on: seat) }
      }
    }
  }

  /// Whether it is a race against a ghost.
  var isHunt: Bool { seats.contains { !$0.isPerson } }

  /// The states of the boards, for tests.
  var games: [Fifteen] { seats.map(\.game) }

  override func didAppearFirst(on stage: Stage) {
    stage.audio.play(.scramble)
    for seat in seats { traceState(of: seat) }
    findIdenticalTiles()
  }

  /// Tiles that look the same may change places.
  private func findIdenticalTiles() {
    guard let name = stage?.art.boardPicture(picture) else { return }
    let setup = start.setup
    context.pictures.squareLooks(name, setup.columns, setup.rows) { [weak self] looks in
      if let self, let looks { for seat in seats where seat.isPerson { seat.use(looks) } }
    }
  }

  private func openHelp() {
    stage?.perform(.push(FifteenHelp.scene(context, picture: picture)))
  }

  override func windowLostFocus() { pauseWhileRacing() }
  override func didDisappear() { pauseWhileRacing() }

  /// Pauses while another window has the focus, so that nobody races on or studies the boards.
  private func pauseWhileRacing() {
    guard let stage, played.clock.isRunning, played.setPaused(true, at: stage.now) else { return }
    for seat in seats {
      seat.board.letGo()
      seat.isHidden = true
    }
    cover.cover()
    pauseButton.isEnabled = false
    stage.setFocus(cover)
    stage.setNeedsDisplay()
  }

  private func resume() {
    guard let stage, played.setPaused(false, at: stage.now) else { return }
    for seat in seats { seat.isHidden = false }
    cover.uncover()
    pauseButton.isEnabled = true
    stage.setFocus(nil)
    stage.setNeedsDisplay()
  }

  func begin() {
    stage?.perform(.replace(again(seats.map(\.player))))
  }

  private func push(_ tile: Int, on seat: RaceSeat) {
    guard let push = seat.game.push(of: tile) else {
      return seat.board.refuse(tile)
    }
    play(push.move, on: seat)
  }

  private func play(_ move: Fifteen.Move, on seat: RaceSeat) {
    guard let stage, seat.game.outcome == nil else { return }
    played.clock.start(at: stage.now)
    pauseButton.isEnabled = true
    guard seat.play(move, at: played.clock.milliseconds(at: stage.now)) else { return }
    stage.trace.emit("move", TraceFields.Move(game: "race", move: move))
    stage.audio.play(.slide)
    traceState(of: seat)
    if seat.game.outcome == .won { arrive(seat) }
    if let lane = seats.firstIndex(where: { $0 === seat }) { lanes.run(lane, to: seat.share) }
  }

  private func traceState(of seat: RaceSeat) {
    let number = (seats.firstIndex { $0 === seat } ?? 0) + 1
    stage?.trace.emit(
      "state", TraceFields.State(game: "race", state: RaceState(seat: number, board: seat.game)))
  }

  private func arrive(_ seat: RaceSeat) {
    guard let stage else { return }
    let place = seats.count { $0.arrival != nil } + 1
    seat.arrive(at: played.clock.milliseconds(at: stage.now), place: place)
    keepResult(of: seat)
    stage.audio.play(seat.isPerson ? .win : .bump)
    stage.announce(trPair(seat.title, seat.scoreText))
    guard seats.allSatisfy({ $0.arrival != nil || !$0.isPerson }) else { return }
    played.clock.stop(at: stage.now)
    pauseButton.isEnabled = false
    ends = stage.now + BoardNode.closingTime + .seconds(2)
  }

  override func update(at now: Duration) {
    let milliseconds = played.clock.milliseconds(at: now)
    time.show(PlayClock.text(milliseconds: milliseconds))
    for seat in seats where played.clock.isRunning {
      seat.followGhost(to: milliseconds)
      if !seat.isPerson, seat.arrival == nil, seat.game.outcome == .won { arrive(seat) }
    }
    guard let ends, ends <= now else { return }
    self.ends = nil
    stage?.perform(.push(endMessage))
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    if let ends { return .at(ends) }
    guard let second = played.clock.nextSecond(after: now) else { return .onInput }
    let milliseconds = played.clock.milliseconds(at: now)
    let step = seats.compactMap { $0.nextStep(after: milliseconds) }.min()
    return .at(min(second, step.map { now + .milliseconds($0 - milliseconds + 1) } ?? second))
  }

  /// An arrow key pushes a tile of the first board; W, A, S and D those of the second.
  override func handle(_ key: KeyEvent) -> Bool {
    guard !played.isPaused else { return false }
    if GameKey(key) == .pause, pauseButton.isEnabled { return pauseButton.activate() }
    if GameKey(key) == .help {
      openHelp()
      return true
    }
    let players = seats.filter(\.isPerson)
    let second = players.count > 1 ? Direction(letter: key.key) : nil
    guard let seat = second == nil ? players.first : players[1],
      let direction = second.map(context.push) ?? context.push(by: key.key)
    else { return false }
    // On a turned board the tile goes where the key points, as seen on the screen.
    let push = seat.isTurned ? direction.opposite : direction
    guard let move = seat.game.move(pushing: push) else {
      seat.board.refuse(push)
      return true
    }
    play(move, on: seat)
    return true
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    scenery.frame = bounds
    // Where there is little room the buttons lie on both sides of the time.
    header.isSplit = bounds.width < 800
    let width = min(240, bounds.width - 2 * 16 - 2 * (header.isSplit ? 150 : 216))
    time.frame = Rect(x: bounds.midX - width / 2, y: 12, width: width, height: 56)
    let place =
      isHunt
      ? RaceLayout(huntIn: bounds)
      : RaceLayout(bounds: bounds, shape: start.setup.shape, people: seats.count)
    lanes.isHidden = place.track == nil
    if let track = place.track { lanes.frame = track }
    for (index, (seat, frame)) in zip(seats, place.seats).enumerated() {
      seat.frame = frame
      seat.isTurned = place.turned.contains(index)
    }
    cover.frame = Header.room(in: bounds, margin: 16, foot: 16)
    let board = seats.map(\.board.size).max { $0.longSide < $1.longSide }
    scenery.fetch(picture, for: board ?? .zero) { [weak self] found in
      for seat in self?.seats ?? [] {
        seat.board.setPicture(found)
        if found == nil { seat.board.setNumbers(true) }
      }
    }
  }
}

/// The trace's state of a race: the seat and its board.
private nonisolated struct RaceState: Encodable, Sendable {
  var seat: Int
  var board: Fifteen
}
