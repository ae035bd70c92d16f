import Drawing
import Geometry
import Stage

/// A folded star of gold paper on a darker one, whose rim stands out from white sheets.
final class GoldStar: Node {
  /// Darkens the lower star, so that it has 3:1 on a white sheet.
  static let rim = Color(0xB98A3C)
  private let papers: [ArtNode]

  init(elevation: Elevation = .lying) {
    papers = [
      ArtNode("star-gold", tint: Self.rim, elevation: elevation), ArtNode("star-gold"),
    ]
    super.init("", role: .image)
    add(papers)
  }

  override func sizeDidChange() {
    papers[0].frame = bounds
    papers[1].frame = Rect(center: bounds.center, size: size * 0.86)
  }
}
