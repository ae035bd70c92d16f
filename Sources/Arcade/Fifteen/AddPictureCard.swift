import Drawing
import Geometry
import Languages
import Stage

/// The last card of the row: tapped in the middle it brings a picture of one's own.
final class AddPictureCard: Paper {
  private let plus = ArtNode("icon-plus")
  private let title: Label

  init(world: ColorWorld) {
    let words = tr("Your own picture")
    title = Label(
      words, style: TextStyle(size: 20, weight: .bold, alignment: .center), color: world.ink)
    super.init("fifteen.pictures.add", role: .image, label: words, fill: world.sheet)
    plus.tint = world.accent
    add([plus, title])
  }

  override func sizeDidChange() {
    let caption = PictureChoice.caption
    title.frame = Rect(
      x: 8, y: size.height - caption - 2, width: size.width - 16, height: caption)
    let room = Rect(x: 8, y: 8, width: size.width - 16, height: size.height - caption - 8)
    plus.frame = Rect(center: room.center, size: Size(room.width * 0.34))
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    // The window of a picture that is not there yet.
    list.shape(
      Shape(radius: radius - 6, fill: Theme.ink.faded(0.06)),
      in: Rect(
        x: 8, y: 8, width: size.width - 16, height: size.height - PictureChoice.caption - 8))
  }
}
