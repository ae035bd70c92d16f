import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Replays a game.
final class TemplateReplayScene: @MainActor ReplayScene {
  let name = "template.replay"
  let root = Node("")
  private let palette: Palette
  private let title: String
  let leave: (Stage) -> Void
  /// The game at its beginning and after each entry.
  private let games: [Template]
  private let lamps: LampsNode
  let bar: ReplayBar
  private lazy var header = Header("replay", title: title, palette: palette)

  /// Throws if the record can't be replayed.
  init(
    _ record: Record<Template>, title: String, milliseconds: Int? = nil, palette: Palette,
    leave: @escaping (Stage) -> Void = { $0.perform(.pop) }
  ) throws(ReplayError) {
    games = try Session.games(replaying: record)
    self.palette = palette
    self.title = title
    self.leave = leave
    lamps = LampsNode(record.setup, palette: palette, onTap: { _ in })
    let times = record.moves.map(\.milliseconds)
    bar = ReplayBar(times: times, length: milliseconds ?? times.last ?? 0, palette: palette)
    root.add([header, lamps, bar])
    lamps.freeze()
    bar.onStep = { [weak self] in self?.show(step: $0) }
  }

  /// Verifies a record; nil if the text isn't one of this game.
  static func prove(_ text: String) throws(ReplayError) -> ReplayMaker? {
    guard let record: Record<Template> = decoded(text) else { return nil }
    _ = try Session(replaying: record)
    return { opening in
      try? TemplateReplayScene(
        record, title: tr("Replay"), palette: opening.context?.dressed(.template) ?? .template,
        leave: opening.leave)
    }
  }

  func didAppearFirst(on stage: Stage) {
    show(step: 0)
    bar.start()
  }

  func update(at now: Duration) { bar.update(at: now) }

  private func show(step: Int) {
    lamps.show(games[step])
    stage?.trace.emit(
      "state", TraceFields.State(game: Template.name, state: games[step]))
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    bar.place(in: bounds, margin: 16)
    let room = bar.frame.minY - Header.height - 32
    let height = min(LampsNode.height, room)
    lamps.frame = Rect(
      x: 16, y: Header.height + 16 + (room - height) / 2, width: bounds.width - 32, height: height)
  }
}
