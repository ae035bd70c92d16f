import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// Two to four players, or one and the ghost of a record, race on the same board.
///
/// Each has a board on the same screen; the clock starts with the first move. Nothing is stored.
final class RaceScene: Scene {
  let name = "fifteen.race"
  let root = Node("")
  let track: MusicTrack? = .fifteen
  private let context: GameContext
  let palette: Palette
  private let start: Fifteen
  private let picture: String
  private let again: (() -> RaceScene?)?
  private let header: Header
  private let scenery: FifteenScenery
  private let time: Readout
  let seats: [RaceSeat]
  private let cover: PauseSheet
  private var played = PlayedGame()
  private var ends: Duration?
  private var pictureSide = 0.0
  private var hasAppeared = false
  var allowsBlanking: Bool { !played.clock.isRunning }

  /// A race of several players on a new board with the chosen setup.
  convenience init(_ context: GameContext, _ choice: FifteenChoice, people: Int) {
    let setup = choice.setup
    let start = Fifteen(setup, seed: context.nextBoard(of: setup))
    let palette = context.dressed(.fifteen)
    let seats = (1...people).map { number in
      RaceSeat(
        tr("Player {n}", ["n": "\(number)"]), start, suffix: number == 1 ? "" : ".\(number)",
        palette: palette)
    }
    self.init(context, start, seats, picture: choice.picture ?? "") {
      RaceScene(context, choice, people: people)
    }
  }

  /// One player against the ghost of a record; nil if the current rules can't replay it.
  convenience init?(_ context: GameContext, against played: FifteenRecord, of name: String) {
    guard let games = try? Session.games(replaying: played.record), let start = games.first else {
      return nil
    }
    let palette = context.dressed(.fifteen)
    let ghost = RaceSeat.Ghost(times: played.record.moves.map(\.milliseconds), games: games)
    let seats = [
      RaceSeat(tr("You"), start, suffix: "", palette: palette),
      RaceSeat(
        tr("Ghost: {name}", ["name": name]), start, suffix: ".2", ghost: ghost, palette: palette),
    ]
    self.init(context, start, seats, picture: played.picture ?? "") {
      RaceScene(context, against: played, of: name)
    }
  }

  private init(
    _ context: GameContext, _ start: Fifteen, _ seats: [RaceSeat], picture: String,
    again: @escaping () -> RaceScene?
  ) {
    self.context = context
    self.start = start
    self.seats = seats
    self.picture = picture
    self.again = again
    let palette = context.dressed(.fifteen)
    self.palette = palette
    let new = Button("race.new", label: tr("New"), icon: "icon-again", palette: palette)
    header = Header("race", title: tr("Race"), palette: palette, extras: [new])
    header.showsTitle = false
    time = Readout("race.time", caption: tr("Time"), icon: "icon-clock", palette: palette)
    cover = PauseSheet(of: "race", palette: palette)
    scenery = FifteenScenery(palette)
    root.add([scenery, time, header])
    root.add(seats)
    root.add(cover)
    cover.action = { [weak self] in self?.resume() }
    header.onBack = { [weak self] in self?.goBack() }
    new.action = { [weak self] in self?.begin() }
    for seat in seats {
      seat.onPush = { [weak self, weak seat] node in
        if let seat { self?.push(node, on: seat) }
      }
    }
  }

  /// Whether it is a race against a ghost.
  var isHunt: Bool { seats.contains { !$0.isPerson } }

  /// The states of the boards, for tests.
  var games: [Fifteen] { seats.map(\.game) }

  func didAppear(on stage: Stage) {
    let isNew = !hasAppeared
    hasAppeared = true
    guard isNew else { return }
    stage.audio.play(.scramble)
    for seat in seats { tellState(of: seat) }
    lookForTwins()
  }

  /// Tiles that look the same may change places.
  private func lookForTwins() {
    guard context.pictures.names(.square).contains(picture) else { return }
    let setup = start.setup
    context.pictures.squareLooks(picture, setup.columns, setup.rows) { [weak self] looks in
      if let self, let looks { for seat in seats where seat.isPerson { seat.use(looks) } }
    }
  }

  func goBack() { stage?.perform(.pop) }

  func windowLostFocus() { pauseWhileRacing() }
  func didDisappear() { pauseWhileRacing() }

  /// Pauses while another window has the focus, so that nobody races on or studies the boards.
  private func pauseWhileRacing() {
    guard let stage, played.clock.isRunning, played.setPaused(true, at: stage.now) else { return }
    for seat in seats {
      seat.board.letGo()
      seat.isHidden = true
    }
    cover.cover()
    stage.setFocus(cover)
    stage.setNeedsDisplay()
  }

  private func resume() {
    guard let stage, played.setPaused(false, at: stage.now) else { return }
    for seat in seats { seat.isHidden = false }
    cover.uncover()
    stage.setFocus(nil)
    stage.setNeedsDisplay()
  }

  func begin() {
    if let stage, let next = again?() { stage.perform(.replace(next)) }
  }

  private func push(_ node: TileNode, on seat: RaceSeat) {
    guard let move = seat.move(pushing: node) else {
      stage?.audio.play(.bump)
      return seat.board.bump(node)
    }
    play(move, on: seat)
  }

  private func play(_ move: Fifteen.Move, on seat: RaceSeat) {
    guard let stage, let moved = try? seat.game.applying(move) else { return }
    played.clock.start(at: stage.now)
    stage.trace.emit("move", TraceFields.Move(game: "race", move: move))
    stage.audio.play(.slide)
    seat.show(moved)
    tellState(of: seat)
    if moved.outcome == .won { arrive(seat) }
  }

  private func tellState(of seat: RaceSeat) {
    let number = (seats.firstIndex { $0 === seat } ?? 0) + 1
    stage?.trace.emit(
      "state", TraceFields.State(game: "race", state: RaceState(seat: number, board: seat.game)))
  }

  private func arrive(_ seat: RaceSeat) {
    guard let stage else { return }
    let place = seats.count { $0.arrival != nil } + 1
    seat.arrive(at: played.clock.milliseconds(at: stage.now), place: place)
    stage.audio.play(seat.isPerson ? .win : .bump)
    guard seats.allSatisfy({ $0.arrival != nil || !$0.isPerson }) else { return }
    played.clock.stop(at: stage.now)
    ends = stage.now + BoardNode.closingTime + .seconds(2)
  }

  func update(at now: Duration) {
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

  func nextFrame(after now: Duration) -> NextFrame {
    if let ends { return .at(ends) }
    guard let second = played.clock.nextSecond(after: now) else { return .onInput }
    let milliseconds = played.clock.milliseconds(at: now)
    let step = seats.compactMap { $0.nextStep(after: milliseconds) }.min()
    return .at(min(second, step.map { now + .milliseconds($0 - milliseconds + 1) } ?? second))
  }

  /// An arrow key pushes a tile of the first board, in its direction.
  func handle(_ key: KeyEvent) -> Bool {
    guard let way = Direction(key.key), let seat = seats.first, !played.isPaused else {
      return false
    }
    guard let move = seat.game.move(pushing: way) else {
      stage?.audio.play(.bump)
      return true
    }
    play(move, on: seat)
    return true
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    scenery.frame = bounds
    let width = min(240, bounds.width - 2 * 16 - 2 * 150)
    time.frame = Rect(x: bounds.midX - width / 2, y: 12, width: width, height: 56)
    let place =
      isHunt
      ? RaceLayout(huntIn: bounds)
      : RaceLayout(bounds: bounds, shape: start.setup.shape, people: seats.count)
    for (seat, frame) in zip(seats, place.seats) { seat.frame = frame }
    cover.frame = Rect(
      x: 16, y: Header.height, width: bounds.width - 32,
      height: max(0, bounds.height - Header.height - 16))
    fetchPicture()
  }

  private func fetchPicture() {
    guard let art = root.stage?.art else { return }
    let names = art.pictureNames()
    let name = names.contains(picture) ? picture : names.first ?? ""
    let side = seats.map(\.board.size.longSide).max() ?? 0
    pictureSide = side
    scenery.picture = name
    art.picture(name, side, ObjectIdentifier(self)) { [weak self] found in
      guard let self, pictureSide == side else { return }
      for seat in seats {
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
