import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// Replays a puzzle.
final class MirrorReplayScene: @MainActor ReplayScene, Demonstration {
  let name = "mirror.replay"
  let root = Node("")
  let track: MusicTrack? = .mirror
  private let palette: Palette
  private let setup: Mirror.Setup
  let leave: (Stage) -> Void
  /// The game at its beginning and after each entry.
  private let games: [Mirror]
  /// When each entry was made.
  private let times: [Int]
  private let header: Header
  private let board: MirrorBoard
  /// The title where the header has no room for it.
  private let player: Label
  private let time: Readout
  private let moves: Readout
  let bar: ReplayBar
  private var step = 0
  var fingerGuide = FingerGuide([])

  /// Throws if the record can't be replayed.
  init(
    _ played: MirrorRecord, title name: String, milliseconds: Int? = nil,
    palette: Palette = .mirror, isDemonstration: Bool = false,
    leave: @escaping (Stage) -> Void = { $0.perform(.pop) }
  ) throws(ReplayError) {
    self.palette = palette
    self.leave = leave
    let record = played.record
    setup = record.setup
    var games = [Mirror(record.setup, seed: record.seed)]
    _ = try MirrorRound(replaying: record) { games.append($0) }
    self.games = games
    times = record.moves.map(\.milliseconds)
    header = Header("replay", title: name, palette: palette)
    let picture = played.picture.flatMap { MirrorPicture(name: $0) } ?? .first
    board = MirrorBoard(games[0], cloth: picture.cloth(), palette: palette)
    player = Label(
      name, style: TextStyle(size: 22, weight: .bold, alignment: .center),
      color: palette.tableInk)
    time = Readout("replay.time", caption: tr("Time"), icon: "icon-clock", palette: palette)
    moves = Readout("replay.moves", caption: tr("Moves"), icon: "icon-moves", palette: palette)
    // Steps go from one relevant move to the next; between them pieces are only dragged.
    let deeds = record.moves.filter {
      if case .move(.move) = $0.action { false } else { true }
    }
    bar = ReplayBar(
      times: deeds.map(\.milliseconds), length: milliseconds ?? times.last ?? 0, palette: palette)
    root.add([header, player, time, moves, board, bar])
    board.freeze()
    board.set(games[0].hints)
    guard isDemonstration else { return }
    bar.becomeClock()
    header.isHidden = true
    fingerGuide = FingerGuide(touches(of: record))
  }

  /// From picking a piece up to letting it go.
  private func touches(of record: Record<Mirror>) -> [FingerGuide.Touch] {
    var began: [Int: Int] = [:]
    return record.moves.compactMap { entry in
      guard case .move(let move) = entry.action else { return nil }
      switch move {
      case .pick(let piece, _):
        began[piece] = entry.milliseconds
        return nil
      case .drop(let piece), .back(let piece), .putBack(let piece):
        let start = began.removeValue(forKey: piece) ?? entry.milliseconds - 120
        return .init(began: start, ended: entry.milliseconds) { [weak self] in self?.center(piece) }
      case .turn(let piece, _):
        return .init(tapAt: entry.milliseconds) { [weak self] in self?.center(piece) }
      case .move, .hints: return nil
      }
    }
  }

  private func center(_ piece: Int) -> Point? {
    let node = board.pieces[piece - 1]
    return node.isHidden ? nil : node.windowFrame(at: root.now).center
  }

  func didAppearFirst(on stage: Stage) {
    board.show(games[0], length: .zero)
    traceState()
    bar.start()
  }

  func handle(_ key: KeyEvent) -> Bool { bar.handle(key) || board.useZoomKey(key) }

  func update(at now: Duration) {
    bar.update(at: now)
    let moment = bar.moment(at: now)
    let goal = times.firstIndex { $0 > moment } ?? times.count
    if goal != step { show(step: goal) }
    board.update(at: now)
    time.show(PlayClock.text(milliseconds: max(0, moment)))
    moves.show("\(games[step].moveCount)")
  }

  private func show(step new: Int) {
    let isNear = abs(new - step) < 6
    if games[step].hints != games[new].hints { board.set(games[new].hints) }
    let isDeed = games[step].arrangement != games[new].arrangement
    step = new
    board.follow(games[new], length: isNear ? .milliseconds(180) : .zero)
    guard isDeed else { return }
    if bar.isPlaying { stage?.audio.play(.mirrorDrop) }
    traceState()
  }

  /// The state that is shown, for tests.
  var shown: Mirror { games[step] }

  private func traceState() {
    stage?.trace.emit(
      "state", TraceFields.State(game: Mirror.name, state: games[step]))
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    MirrorBackdrop.draw(palette, into: &list, in: bounds)
    if board.ground.hasFixedFrame { board.ground.drawLoom(into: &list) }
  }

  func layout(in bounds: Rect) {
    let margin = bounds.size.shortSide < 600 ? 8.0 : 16
    let place = MirrorLayout(
      bounds: bounds, columns: setup.columns, symmetry: setup.symmetry,
      foot: ReplayBar.height + margin, hasButtons: false)
    player.isHidden = true
    let isNarrow = MirrorLayout.barRows(width: bounds.width) == 2
    let readout = isNarrow ? (place.bar.width - 8) / 2 : min(190, place.bar.width * 0.2)
    let y = place.bar.minY + (isNarrow ? 64 : 0)
    let left = place.bar.maxX - 2 * readout - 8
    time.frame = Rect(x: left, y: y, width: readout, height: 56)
    moves.frame = Rect(x: left + readout + 8, y: y, width: readout, height: 56)
    header.frame = Rect(
      x: place.bar.minX - 16, y: place.bar.minY - 12,
      width: isNarrow ? bounds.width : left - place.bar.minX + 8, height: 80)
    if place.isSplit { split(place) }
    board.frame = bounds
    board.arrange(place)
    bar.place(in: bounds, margin: margin)
  }
}

extension MirrorReplayScene {
  /// Back, the name and the numbers in a column beside the brocade.
  private func split(_ place: MirrorLayout) {
    let (x, y, width) = (place.bar.minX, place.bar.minY, MirrorLayout.sides.left)
    header.frame = Rect(x: x - 16, y: y - 12, width: width + 32, height: 80)
    // A name that doesn't fit is left out, as a header does.
    player.isHidden = player.size().width * 0.72 > width
    player.frame = Rect(x: x, y: y + 60, width: width, height: 40)
    time.frame = Rect(x: x, y: y + 104, width: width, height: 56)
    moves.frame = Rect(x: x, y: y + 168, width: width, height: 56)
  }

  /// Verifies a record; nil if the text isn't one of this game.
  static func prove(_ text: String) throws(ReplayError) -> ReplayMaker? {
    guard let found = MirrorRecord(text: text) else { return nil }
    _ = try MirrorRound(replaying: found.record)
    return { opening in
      var played = found
      played.picture = played.picture ?? opening.picture
      return try? MirrorReplayScene(
        played, title: tr("Replay"), palette: opening.context?.dressed(.mirror) ?? .mirror,
        isDemonstration: opening.isDemonstration, leave: opening.leave)
    }
  }
}
