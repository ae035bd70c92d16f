import Drawing
import Geometry
import Stage

/// A star of bright gold paper on a darker one, whose rim stands out from white sheets.
final class GoldStar: Node {
  /// Both tint the pale yellow paper of `paper-star.svg`; the rim has 3:1 on a white sheet.
  static let rim = Color(0xA87416)
  static let face = Color(0xFFE05A)
  private let papers: [ArtNode]

  init(elevation: Elevation = .lying) {
    papers = [
      ArtNode("paper-star", tint: Self.rim, elevation: elevation),
      ArtNode("paper-star", tint: Self.face),
    ]
    super.init("", role: .image)
    add(papers)
  }

  override func sizeDidChange() {
    papers[0].frame = bounds
    // The centre of the drawing lies a little above that of its star.
    let middle = bounds.center + Point(x: 0, y: size.height * 0.008)
    papers[1].frame = Rect(center: middle, size: size * 0.8)
  }
}
