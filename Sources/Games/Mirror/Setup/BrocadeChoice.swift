import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// A picture in the setup's strip: a small cloth without a caption.
final class BrocadeChoice: Paper, PictureCard {
  private static let border = 5.0
  let picture: MirrorPicture
  var name: String { picture.name }
  /// Whether it is selected, for the trace.
  var isChosen = false
  private let sample: ClothSample

  init(_ picture: MirrorPicture, palette: Palette) {
    self.picture = picture
    sample = ClothSample(.whole(.axis), of: picture)
    super.init(
      "mirror.picture." + picture.name, role: .image, label: picture.title, fill: palette.sheet,
      radius: 12)
    add(sample)
  }

  override var traceValue: Double? { isChosen ? 1 : 0 }

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
