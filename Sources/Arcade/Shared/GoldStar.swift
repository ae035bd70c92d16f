import Drawing
import Geometry
import Stage

/// A star cut from bright gold paper on a darker one, whose rim shows it on white sheets.
final class GoldStar: Node {
  /// Both tint the pale yellow paper of `paper-star.svg`; the rim stands out from a white sheet, 3:1.
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
    // The drawing's own middle lies a little above that of its star.
    let middle = bounds.center + Point(x: 0, y: size.height * 0.008)
    papers[1].frame = Rect(center: middle, size: size * 0.8)
  }
}
