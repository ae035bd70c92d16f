import Arcade
import Geometry
import Languages
import Rules
import Stage

/// Replays a puzzle.
final class FifteenReplayScene: ReplayScene<Fifteen> {
  private let board: BoardNode
  private let slip: ReadoutCard
  private let scenery: FifteenScenery
  private let chart: DistanceChart
  private var flow: PuzzleSolver.SolverTask?
  /// Provides the solver for the curve, and allows racing the record.
  private let context: GameContext?

  init(_ replay: Replay<Fifteen>) {
    let (setup, palette) = (replay.record.setup, replay.palette)
    context = replay.opening.isDemonstration ? nil : replay.opening.context
    board = BoardNode(columns: setup.columns, rows: setup.rows)
    slip = ReadoutCard("replay", palette: palette)
    scenery = FifteenScenery(palette)
    chart = DistanceChart("replay.curve", palette: palette)
    chart.isHidden = replay.opening.isDemonstration
    let race = Button("replay.race", label: tr("Race it"), icon: "icon-flag", palette: palette)
    // No place on the board changes more than six times a second, so none flashes more than three times.
    super.init(
      replay, track: .fifteen, extras: context == nil ? [] : [race],
      shortestStep: .seconds(1) / 6)
    if let moves = replay.games.last?.moveCount,
      let pace = MovesPerSecond(
        moves: moves, milliseconds: replay.opening.milliseconds ?? replay.times.last ?? 0)
    {
      slip.show(note: pace.text)
    }
    root.add([scenery, slip, header, chart, board, bar])
    board.freeze()
    race.action = { [weak self] in
      if let self, let context { stage?.perform(.push(RaceScene(context, against: replay))) }
    }
  }

  /// The tiles that are pushed.
  override var touches: [FingerGuide.Touch] {
    replay.record.moves.enumerated().compactMap { index, entry in
      guard case .move(let move) = entry.action,
        let tile = replay.games[index].tile(atColumn: move.column, row: move.row)
      else { return nil }
      return .init(tapAt: entry.milliseconds) { [weak self] in
        self.map { $0.board.tiles[tile - 1].windowFrame(at: $0.root.now).center }
      }
    }
  }

  override func didAppearFirst(on stage: Stage) {
    super.didAppearFirst(on: stage)
    let boards = replay.games.map(\.cells)
    let shape = replay.record.setup.shape
    flow = context?.solver.ask(
      shape, { $0.curve(boards, columns: shape.columns, shouldStop: $1) },
      then: { [weak self] in self?.chart.show($0) })
  }

  override func didLeave() { flow?.stop() }

  override func update(at now: Duration) {
    super.update(at: now)
    slip.show(milliseconds: bar.milliseconds(at: now), moves: game.moveCount)
  }

  override func show(from old: Int) {
    board.show(game, length: abs(step - old) == 1 ? .milliseconds(150) : .zero)
    chart.show(step: step)
    if bar.isPlaying { stage?.audio.play(.slide) }
  }

  override func layout(in bounds: Rect) {
    let setup = replay.record.setup
    let place = FifteenLayout(
      bounds: placeBar(in: bounds), columns: setup.columns, rows: setup.rows,
      back: header.back.fittingSize, hasHelpers: false)
    header.frame = place.header
    header.showsTitle = place.headerHasTitle
    scenery.frame = bounds
    slip.frame = place.slip
    board.frame = place.board
    chart.frame = place.curve
    board.show(game, length: .zero)
    let names = stage?.art.pictureNames() ?? []
    let chosen = replay.played.picture.flatMap { names.contains($0) ? $0 : nil }
    scenery.fetch(chosen, for: board.size) { [weak self] found in
      self?.board.setPicture(found)
      if found == nil { self?.board.setNumbers(true) }
    }
  }
}
