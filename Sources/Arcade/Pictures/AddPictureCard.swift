import Drawing
import Geometry
import Languages
import Stage

/// The last card of the row; opening it adds a player's own picture.
final class AddPictureCard: Paper {
  private let plus = ArtNode("icon-plus")
  private let title: CarouselCaption
  private let caption: Double
  private let palette: Palette

  /// `caption`: the height of the caption below the picture, as on the other cards; 0 for none.
  init(_ id: String, caption: Double, palette: Palette) {
    self.caption = caption
    self.palette = palette
    let words = tr("Your own picture")
    title = CarouselCaption(
      Label(
        words, style: TextStyle(size: 20, weight: .bold, alignment: .center),
        color: palette.ink))
    super.init(id, role: .image, label: words, fill: palette.sheet)
    // On dark sheets the accent would not stand out.
    plus.tint = palette.sheet.luminance > 0.4 ? palette.accent : palette.ink
    title.isHidden = caption == 0
    add([plus, title])
  }

  override func sizeDidChange() {
    title.frame = Rect(
      x: 8, y: size.height - caption - 2, width: size.width - 16, height: caption)
    let room = Rect(x: 8, y: 8, width: size.width - 16, height: size.height - max(caption, 8) - 8)
    plus.frame = Rect(center: room.center, size: Size(room.width * 0.34))
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    // The empty place of the picture.
    list.shape(
      Shape(radius: radius - 6, fill: palette.ink.faded(0.06)),
      in: Rect(
        x: 8, y: 8, width: size.width - 16, height: size.height - max(caption, 8) - 8))
  }
}
