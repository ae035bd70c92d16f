import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// The lamps on their table: shows a session of the rules and turns taps into moves.
final class TemplateScene: PageScene {
  override var followsWriting: Bool { false }
  private var session: Session<Template>
  private var played: PlayedGame
  private let task: Label
  private lazy var lamps = LampsNode(session.setup, palette: palette) { [weak self] in
    self?.play(Template.Move(lamp: $0))
  }

  /// A new game with so many lamps.
  convenience init(context: GameContext, _ setup: Template.Setup = .init()) {
    self.init(context, SavedSession(Session(setup, seed: context.nextSeed())))
  }

  /// Resumes a saved game.
  init(_ context: GameContext, _ savedGame: SavedSession<Template>) {
    let palette = context.dressed(.template)
    session = savedGame.session
    played = PlayedGame(
      slot: context.saveSlot(Template.name, savedGame.session.setup.variant),
      milliseconds: savedGame.milliseconds)
    task = Label(
      tr("Light every lamp."), style: TextStyle(size: 26, weight: .bold, alignment: .center),
      color: palette.tableInk, id: "task")
    let results = Button.leaderboard(of: Template.name, palette: palette)
    super.init(
      Template.name, title: tr("Template"), context: context, palette: palette,
      extras: [results, .options(of: Template.name, context: context, palette: .template)],
      hasHills: false)
    root.add([header, task, lamps])
    results.action = { [weak self] in self?.openResults() }
    lamps.show(session.game)
  }

  /// The state that is shown, for tests.
  var game: Template { session.game }

  override func handle(_ key: KeyEvent) -> Bool { opensHelp(key, TemplateHelp.scene(palette)) }

  override func didAppear(on stage: Stage) {
    if !session.entries.isEmpty, game.outcome == nil { played.clock.start(at: stage.now) }
  }

  override func didAppearFirst(on stage: Stage) { traceState() }

  private func openResults() {
    let board = LeaderboardScene(.template, context: context, variant: session.setup.variant)
    stage?.perform(.push(board))
  }

  private func play(_ move: Template.Move) {
    guard let stage else { return }
    played.clock.start(at: stage.now)
    do throws(IllegalMove) {
      try session.play(move, at: played.clock.milliseconds(at: stage.now))
    } catch { return }
    stage.trace.emit("move", TraceFields.Move(game: Template.name, move: move))
    lamps.show(game)
    traceState()
    if game.outcome == nil { save() } else { finish(on: stage) }
  }

  private func traceState() {
    stage?.trace.emit("state", TraceFields.State(game: Template.name, state: game))
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let height = min(LampsNode.height, bounds.height - Header.height - 72)
    let row = Rect(
      x: 16, y: max(Header.height + 56, bounds.midY - height / 2), width: bounds.width - 32,
      height: height)
    lamps.frame = row
    task.frame = Rect(x: 16, y: row.minY - 56, width: row.width, height: 40)
  }

  override func windowLostFocus() { rest() }
  override func didDisappear() { rest() }
  override func didLeave() { rest() }
  override func programWillEnd() { save() }
  override func renewed() -> (any Scene)? {
    game.outcome == nil ? TemplateScene(context, savedGame) : nil
  }
}

// What is saved.
extension TemplateScene {
  private var savedGame: SavedSession<Template> {
    SavedSession(session, milliseconds: played.clock.milliseconds(at: stage?.now ?? .zero))
  }

  /// Puts the game on disk as it is now, without waiting for it.
  private func save() {
    guard game.outcome == nil else { return }
    played.save(step: session.entries.count, in: context, savedGame.saved)
  }

  private func rest() {
    if let stage { played.clock.stop(at: stage.now) }
    save()
  }

}

// How it ends.
extension TemplateScene {
  private func finish(on stage: Stage) {
    played.clock.stop(at: stage.now)
    let new = NewResult(
      game: Template.name, variant: session.setup.variant, score: 0,
      moves: session.entries.count, milliseconds: played.clock.milliseconds(at: stage.now),
      at: context.date(), record: jsonText(session.record))
    let end = played.end(new, in: context)
    stage.trace.result(new, end)
    stage.perform(
      .push(
        ResultScene(
          name: "template.won", title: tr("Well done!"), end: end, board: .template,
          context: context, actions: .init(again: { [weak self] in self?.begin(on: $0) }))))
  }

  private func begin(on stage: Stage) {
    stage.perform(.replace(TemplateScene(context: context, session.setup)))
  }
}
