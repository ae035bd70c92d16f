import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Replays a puzzle.
final class FifteenReplayScene: @MainActor ReplayScene, Demonstration {
  let name = "fifteen.replay"
  let root = Node("")
  let track: MusicTrack? = .fifteen
  private let palette: Palette
  private let played: FifteenRecord
  private let title: String
  let leave: (Stage) -> Void
  /// The game at its beginning and after each entry.
  private let games: [Fifteen]
  private let header: Header
  private let board: BoardNode
  private let slip: ReadoutCard
  private let scenery: FifteenScenery
  let bar: ReplayBar
  private let chart: DistanceChart
  private let solver: PuzzleSolver
  private var flow: PuzzleSolver.SolverTask?
  private var step = 0
  var fingerGuide = FingerGuide([])

  /// Throws if the record can't be replayed.
  ///
  /// `context`: provides the solver for the curve, and allows racing the record.
  init(
    _ played: FifteenRecord, title name: String, milliseconds: Int? = nil,
    palette: Palette = .fifteen, context: GameContext? = nil,
    isDemonstration: Bool = false, leave: @escaping (Stage) -> Void = { $0.perform(.pop) }
  ) throws(ReplayError) {
    self.played = played
    self.palette = palette
    self.leave = leave
    solver = context?.solver ?? .idle
    title = name
    games = try Session.games(replaying: played.record)
    let setup = played.record.setup
    let times = played.record.moves.map(\.milliseconds)
    let race = context.map { _ in
      Button("replay.race", label: tr("Race it"), icon: "icon-flag", palette: palette)
    }
    header = Header(
      "replay", title: name, palette: palette, extras: [race].compactMap { $0 })
    board = BoardNode(columns: setup.columns, rows: setup.rows)
    slip = ReadoutCard("replay", palette: palette)
    scenery = FifteenScenery(palette)
    bar = ReplayBar(times: times, length: milliseconds ?? times.last ?? 0, palette: palette)
    chart = DistanceChart("replay.curve", palette: palette)
    if let moves = games.last?.moveCount,
      let pace = MovesPerSecond(
        moves: moves, milliseconds: milliseconds ?? times.last ?? 0)
    {
      slip.show(note: pace.text)
    }
    root.add([scenery, slip, header, chart, board, bar])
    board.freeze()
    race?.action = { [weak self] in
      guard let self, let context,
        let scene = RaceScene(context, against: played, of: title)
      else { return }
      stage?.perform(.push(scene))
    }
    bar.onStep = { [weak self] in self?.show(step: $0) }
    if isDemonstration { becomeDemonstration() }
  }

  /// Without controls, and with a finger on the tiles.
  private func becomeDemonstration() {
    bar.becomeClock()
    header.isHidden = true
    chart.isHidden = true
    fingerGuide = FingerGuide(
      played.record.moves.enumerated().compactMap { index, entry in
        guard case .move(let move) = entry.action,
          let tile = games[index].tile(atColumn: move.column, row: move.row)
        else { return nil }
        return .init(tapAt: entry.milliseconds) { [weak self] in
          self.map { $0.board.tiles[tile - 1].windowFrame(at: $0.root.now).center }
        }
      })
  }

  func didAppearFirst(on stage: Stage) {
    traceState()
    bar.start()
    let boards = games.map(\.cells)
    let shape = played.record.setup.shape
    flow = solver.ask(
      shape, { $0.curve(boards, columns: shape.columns, shouldStop: $1) },
      then: { [weak self] in self?.chart.show($0) })
  }

  func didLeave() { flow?.stop() }

  func update(at now: Duration) {
    bar.update(at: now)
    slip.show(milliseconds: bar.milliseconds(at: now), moves: games[step].moveCount)
  }

  private func show(step new: Int) {
    let isNext = abs(new - step) == 1
    step = new
    board.show(games[new], length: isNext ? .milliseconds(150) : .zero)
    chart.show(step: new)
    if bar.isPlaying { stage?.audio.play(.slide) }
    traceState()
  }

  private func traceState() {
    stage?.trace.emit(
      "state", TraceFields.State(game: Fifteen.name, state: games[step]))
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    let margin = bounds.size.shortSide < 600 ? 12.0 : 24
    var room = bounds
    room.size.height -= ReplayBar.height + margin
    let setup = played.record.setup
    let place = FifteenLayout(
      bounds: room, columns: setup.columns, rows: setup.rows, back: header.back.fittingSize,
      hasHelpers: false)
    header.frame = place.header
    header.showsTitle = place.headerHasTitle
    scenery.frame = bounds
    slip.frame = place.slip
    board.frame = place.board
    chart.frame = place.curve
    bar.place(in: bounds, margin: margin)
    board.show(games[step], length: .zero)
    let names = stage?.art.pictureNames() ?? []
    let chosen = played.picture.flatMap { names.contains($0) ? $0 : nil }
    scenery.fetch(chosen, for: board.size) { [weak self] found in
      self?.board.setPicture(found)
      if found == nil { self?.board.setNumbers(true) }
    }
  }
}

extension FifteenReplayScene {
  /// Verifies a record; nil if the text isn't one of this game.
  static func prove(_ text: String) throws(ReplayError) -> ReplayMaker? {
    guard let found = FifteenRecord(text: text) else { return nil }
    _ = try Session(replaying: found.record)
    return { opening in
      var played = found
      played.picture = played.picture ?? opening.picture
      return try? FifteenReplayScene(
        played, title: tr("Replay"), palette: opening.context?.dressed(.fifteen) ?? .fifteen,
        context: opening.isDemonstration ? nil : opening.context,
        isDemonstration: opening.isDemonstration, leave: opening.leave)
    }
  }
}
