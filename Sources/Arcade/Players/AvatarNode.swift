public import Drawing
import Geometry
public import Stage
public import Store

/// A player's animal on a disc of their colour.
public final class AvatarNode: Node {
  /// Whose face it shows.
  public private(set) var avatar: Avatar
  private var sprite: Sprite?
  private var shadow: Sprite?

  /// A face.
  public init(_ avatar: Avatar = Avatar(.bear, on: .yellow)) {
    self.avatar = avatar
    super.init("", role: .image)
  }

  /// Shows another player.
  public func show(_ avatar: Avatar) {
    guard avatar != self.avatar else { return }
    self.avatar = avatar
    releasePicture()
    setNeedsDisplay()
  }

  public override func sizeDidChange() { releasePicture() }

  private func releasePicture() {
    sprite = nil
    shadow = nil
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    let side = size.shortSide
    guard let stage, side >= 1 else { return }
    let disc = Rect(center: bounds.center, size: Size(side * 0.96))
    let radius = disc.width / 2
    list.shadow(of: disc, radius: radius, elevation: .lying)
    list.shape(
      Shape(
        radius: radius, fill: avatar.color, border: stage.isHighContrast ? 2 : 0,
        borderColor: Theme.ink, grain: Theme.grain), in: disc)
    if sprite == nil {
      let art = stage.art
      sprite = art.sprite(avatar.art, Size(side))
      shadow = art.shadow(avatar.art, Size(side), .lying)
    }
    if let shadow {
      let fall = Elevation.lying.shadow.offset
      list.sprite(shadow, at: bounds.center + Point(x: fall / 4, y: fall))
    }
    if let sprite { list.sprite(sprite, at: bounds.center) }
  }
}
