import Drawing
import Geometry
import Stage
import Store

/// The last board of a stored result as a photo on a mount in its game's colour; a golden star sticks on a
/// record.
///
/// The worker reads the record. Without one that the rules can replay, the game's poster lies there.
final class BoardPhoto: Node {
  private let context: GameContext
  private let palette: Palette
  private var shown: GameResult.ID?
  private var mount: Color
  private var picture: (node: Node, aspect: Double)?
  private let star = GoldStar(elevation: .lifted)

  init(_ context: GameContext, palette: Palette) {
    (self.context, self.palette) = (context, palette)
    mount = palette.groove
    super.init("")
    keepsSides = true
  }

  /// Nil shows the empty mount.
  func show(_ result: GameResult?, isRecord: Bool) {
    star.isHidden = !isRecord
    guard result?.id != shown else { return }
    shown = result?.id
    hang(nil)
    let game = result.flatMap { context.games.named($0.played.game) }
    let colors = game.map { context.dressed($0.palette) }
    mount = colors?.mount ?? palette.groove
    guard let result, let game, let read = game.results?().photo else { return }
    context.worker.run({ read(result.played) }) { [weak self] photo in
      guard let self, shown == result.id else { return }
      let framed = photo.map { ResultPhoto($0(), elevation: .lifted) }
      hang(framed ?? ArtNode(game.poster, elevation: .lying), aspect: framed?.aspect ?? 1)
    }
  }

  private func hang(_ node: Node?, aspect: Double = 1) {
    removeAllChildren()
    picture = node.map { ($0, aspect) }
    if let node {
      node.becomeDecoration()
      add([node, star])
      node.animate(from: Pose(opacity: 0), length: Theme.move)
    }
    sizeDidChange()
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    guard let picture else { return }
    let height = min(size.height, size.width / picture.aspect) * 0.9
    picture.node.frame = Rect(
      center: bounds.center, size: Size(width: height * picture.aspect, height: height))
    let (badge, corner) = (min(96, size.shortSide * 0.28), picture.node.frame)
    star.frame = Rect(
      x: corner.maxX - badge * 0.72, y: corner.maxY - badge * 0.72, width: badge, height: badge)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    list.shape(
      Shape(radius: Theme.smallRadius, fill: mount, grain: Theme.grain), in: bounds)
  }
}

extension Palette {
  /// The table, or a light accent where that looks like a sheet.
  fileprivate var mount: Color {
    table.contrast(with: sheet) < 1.2 ? accent.mixed(with: .white, 0.6) : table
  }
}
