import Drawing
import Geometry
import Languages
import Stage
import Store

/// The avatar as a button; a tap changes it.
final class AvatarButton: PaperButton {
  private let face = AvatarNode()
  private let pencil: PencilNode

  init(palette: Palette) {
    pencil = PencilNode(palette: palette)
    super.init("player.avatar", label: tr("Change the avatar"), fill: .clear)
    add([face, pencil])
  }

  func allow(_ isAllowed: Bool) {
    isEnabled = isAllowed
    pencil.isHidden = !isAllowed
  }

  func show(_ avatar: Avatar) {
    face.show(avatar)
    label = trPair(tr("Change the avatar"), trList([avatar.animal.name, avatar.tone.name]))
  }

  override func sizeDidChange() {
    face.frame = bounds
    let side = min(44, size.width * 0.3)
    pencil.frame = Rect(x: size.width - side, y: size.height - side, width: side, height: side)
  }

  override func draw(into list: inout DrawList, at now: Duration) {}
}

/// A pencil, which shows that a tap changes the avatar.
private final class PencilNode: Node {
  private let icon: ArtNode
  private let palette: Palette

  init(palette: Palette) {
    self.palette = palette
    icon = ArtNode("icon-pencil", tint: palette.accentInk)
    super.init("")
    add(icon)
  }

  public override func sizeDidChange() { icon.frame = bounds.inset(by: size.width * 0.26) }
  public override func draw(into list: inout DrawList, at now: Duration) {
    list.shadow(of: bounds, radius: size.width / 2, elevation: .lying)
    list.shape(
      Shape(radius: size.width / 2, fill: palette.accent, grain: Theme.grain), in: bounds)
  }
}
