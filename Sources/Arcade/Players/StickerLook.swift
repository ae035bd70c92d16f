import Drawing
import Geometry
import Rules
import Stage

/// The drawings on the stickers of a game's achievements.
public nonisolated struct StickerDrawings: Sendable {
  /// Drawings of `Art`: one for each achievement, over again where there are more of those.
  public var names: [String]
  /// Whether they are white, for paper of a strong colour.
  public var areWhite: Bool

  /// These drawings.
  public init(_ names: [String], areWhite: Bool = false) {
    (self.names, self.areWhite) = (names, areWhite)
  }
}

/// How the sticker of an achievement looks.
struct StickerLook {
  /// The drawing on it; nil for the icon alone.
  var drawing: String?
  /// The icon of the achievement's kind.
  var icon: String
  /// The colour of the paper below it.
  var paper: Color
  /// The icon's colour beside the drawing.
  var color: Color

  /// Colours of paper on which a white drawing stands out.
  private static let colors = [
    Color(0x2F6FB7), Color(0x2F8F4E), Color(0xB5382B), Color(0x8A3F6B), Color(0xB0590F),
    Color(0x1F7A7A),
  ]

  /// `index`: among the achievements of its game.
  init(_ achievement: Achievement, index: Int, _ drawings: StickerDrawings?) {
    icon = achievement.icon
    color = Self.colors[index % Self.colors.count]
    paper = color
    guard let drawings, !drawings.names.isEmpty else { return }
    drawing = drawings.names[index % drawings.names.count]
    if !drawings.areWhite { paper = color.mixed(with: .white, 0.75) }
  }
}

extension GameContext {
  /// The sticker of an achievement.
  func sticker(of achievement: Achievement) -> StickerLook {
    let game = games.named(achievement.game)
    let index = game?.achievements.firstIndex { $0.id == achievement.id } ?? 0
    return StickerLook(achievement, index: index, game?.stickers)
  }
}

/// What is printed on a sticker: its drawing with the icon of its kind beside it, or the icon alone.
final class StickerPrint: Node {
  private let drawing: ArtNode
  private let badge: ArtNode?

  init(_ look: StickerLook) {
    drawing = ArtNode(look.drawing ?? look.icon)
    badge = look.drawing == nil ? nil : ArtNode(look.icon, tint: look.color)
    super.init("")
    add([drawing, badge].compactMap { $0 })
  }

  override func sizeDidChange() {
    drawing.frame = bounds.inset(by: size.width * (badge == nil ? 0.25 : 0.16))
    badge?.frame = Rect(
      center: Point(x: size.width * 0.82, y: size.height * 0.82), size: Size(size.width * 0.2))
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let badge else { return }
    let disc = badge.frame.inset(by: -size.width * 0.07)
    list.shadow(of: disc, radius: disc.width / 2, elevation: .lying)
    list.shape(Shape(radius: disc.width / 2, fill: .white), in: disc)
  }
}
