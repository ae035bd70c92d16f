import Drawing
import Geometry
import Stage

/// A card of the gallery's carousel: a cut-out on a colour.
final class GalleryCard: Paper {
  static let all: [(name: String, tone: Color)] = [
    ("sun", Color(0xBFE0EE)), ("leaf", Color(0xF2DDB0)), ("kite", Color(0x9CC7D8)),
    ("cloud", Color(0x5B7FA6)), ("star", Color(0x3A4372)), ("hill", Color(0xE9C9A6)),
  ]
  private let art: ArtNode

  init(_ name: String, tone: Color) {
    art = ArtNode("paper-" + name, elevation: .lying)
    super.init("gallery.card." + name, role: .image, fill: tone, radius: Theme.largeRadius)
    add(art)
  }

  override func sizeDidChange() { art.frame = bounds.inset(by: size.shortSide * 0.2) }
}
