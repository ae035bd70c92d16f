import Drawing
import Geometry
import Languages
import Stage

/// The last card of the row; opening it adds a player's own picture.
final class AddPictureCard: Paper {
  private let plus = ArtNode("icon-plus")
  private let palette: Palette

  init(_ id: String, palette: Palette) {
    self.palette = palette
    super.init(id, role: .image, label: tr("Your own picture"), fill: palette.sheet)
    // On dark sheets the accent would not stand out.
    plus.tint = palette.sheet.luminance > 0.4 ? palette.accent : palette.ink
    add(plus)
  }

  override func sizeDidChange() {
    let room = bounds.inset(by: 8)
    plus.frame = Rect(center: room.center, size: Size(room.width * 0.34))
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    // The empty place of the picture.
    list.shape(
      Shape(radius: radius - 6, fill: palette.ink.faded(0.06)), in: bounds.inset(by: 8))
  }
}
