import Drawing
import Geometry
import Languages
import Stage

/// The last card of the row: tapped in the middle it brings a picture of one's own.
final class AddPictureCard: Paper {
  private let plus = ArtNode("icon-plus")
  private let title: CarouselCaption
  private let caption: Double
  private let world: ColorWorld

  /// `caption`: what the name takes below the picture, as on the other cards.
  init(_ id: String, caption: Double, world: ColorWorld) {
    self.caption = caption
    self.world = world
    let words = tr("Your own picture")
    title = CarouselCaption(
      Label(
        words, style: TextStyle(size: 20, weight: .bold, alignment: .center),
        color: world.ink))
    super.init(id, role: .image, label: words, fill: world.sheet)
    // On dark sheets the accent would sink.
    plus.tint = world.sheet.luminance > 0.4 ? world.accent : world.ink
    add([plus, title])
  }

  override func sizeDidChange() {
    title.frame = Rect(
      x: 8, y: size.height - caption - 2, width: size.width - 16, height: caption)
    let room = Rect(x: 8, y: 8, width: size.width - 16, height: size.height - caption - 8)
    plus.frame = Rect(center: room.center, size: Size(room.width * 0.34))
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    // The window of a picture that is not there yet.
    list.shape(
      Shape(radius: radius - 6, fill: world.ink.faded(0.06)),
      in: Rect(
        x: 8, y: 8, width: size.width - 16, height: size.height - caption - 8))
  }
}
