import Arcade
import Geometry
import Rules
import Stage

/// A picture in the setup's strip: a small cloth without a caption.
final class BrocadeChoice: PictureCard {
  private static let border = 5.0
  private let sample: ClothSample

  init(_ picture: MirrorPicture, palette: Palette) {
    sample = ClothSample(.whole(.axis), of: picture)
    super.init(
      "mirror.picture." + picture.name, of: picture.name, label: picture.title, palette: palette)
    add(sample)
  }

  /// The size of a card in a strip.
  static func size(in room: Size) -> Size {
    let height = min(room.height - 4, max(48, room.width * 0.125))
    let cloth = Mirror.Symmetry.axis.whole
    return Size(
      width: ((height - 2 * border) * cloth.width / cloth.height).rounded() + 2 * border,
      height: height)
  }

  override func sizeDidChange() { sample.frame = bounds.inset(by: Self.border) }
}
