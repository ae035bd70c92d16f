import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// Replays a puzzle.
final class MirrorReplayScene: ReplayScene<Mirror> {
  private let board: MirrorBoard
  /// The title where the header has no room for it.
  private let player: Label
  private let time: Readout
  private let moves: Readout

  init(_ replay: Replay<Mirror>) {
    let palette = replay.palette
    let picture = replay.played.picture.flatMap { MirrorPicture(name: $0) } ?? .first
    board = MirrorBoard(replay.games[0], cloth: picture.cloth(), palette: palette)
    player = Label(
      replay.title, style: TextStyle(size: 22, weight: .bold, alignment: .center),
      color: palette.tableInk)
    time = Readout("replay.time", caption: tr("Time"), icon: "icon-clock", palette: palette)
    moves = Readout("replay.moves", caption: tr("Moves"), icon: "icon-moves", palette: palette)
    // Steps go from one relevant move to the next; between them pieces are only dragged.
    let deeds = replay.record.moves.filter {
      if case .move(.move) = $0.action { false } else { true }
    }
    super.init(replay, track: .mirror, steps: deeds.map(\.milliseconds))
    root.add([header, player, time, moves, board, bar])
    board.freeze()
    board.set(game.hints)
  }

  /// From picking a piece up to letting it go.
  override var touches: [FingerGuide.Touch] {
    var began: [Int: Int] = [:]
    return replay.record.moves.compactMap { entry in
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

  override func handle(_ key: KeyEvent) -> Bool { super.handle(key) || board.useZoomKey(key) }

  override func update(at now: Duration) {
    super.update(at: now)
    let moment = bar.moment(at: now)
    let goal = replay.times.firstIndex { $0 > moment } ?? replay.times.count
    if goal != step { go(to: goal) }
    board.update(at: now)
    time.show(PlayClock.text(milliseconds: max(0, moment)))
    moves.show("\(game.moveCount)")
  }

  override func show(from old: Int) {
    let before = replay.games[old]
    if before.hints != game.hints { board.set(game.hints) }
    board.follow(game, length: abs(step - old) < 6 ? .milliseconds(180) : .zero)
    if bar.isPlaying, isReported(from: old) { stage?.audio.play(.mirrorDrop) }
  }

  override func isReported(from old: Int) -> Bool {
    step == old || game.arrangement != replay.games[old].arrangement
  }

  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    MirrorBackdrop.draw(palette, into: &list, in: bounds)
    if board.ground.hasFixedFrame { board.ground.drawLoom(into: &list) }
  }

  override func layout(in bounds: Rect) {
    let room = placeBar(in: bounds, margin: bounds.size.shortSide < 600 ? 8 : 16)
    let setup = replay.record.setup
    let place = MirrorLayout(
      bounds: bounds, columns: setup.columns, symmetry: setup.symmetry,
      foot: bounds.height - room.height, hasButtons: false)
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
  }

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
}
