import Arcade
import Geometry
import Rules
import Stage

/// Replays a game.
final class TemplateReplayScene: ReplayScene<Template> {
  private let lamps: LampsNode

  init(_ replay: Replay<Template>) {
    lamps = LampsNode(replay.record.setup, palette: replay.palette, onTap: { _ in })
    super.init(replay)
    root.add([header, lamps, bar])
    lamps.freeze()
  }

  override func show(from old: Int) { lamps.show(game) }

  override func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let room = placeBar(in: bounds, margin: 16).height
    let height = min(LampsNode.height, room - Header.height - 32)
    lamps.frame = Rect(
      x: 16, y: (Header.height + room - height) / 2, width: bounds.width - 32, height: height)
  }
}
