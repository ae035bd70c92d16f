import Drawing
import Geometry
import Stage

/// What was finished, as a photo with a white edge that lies a little askew.
final class ResultPhoto: Node {
  /// How far it is turned, in radians.
  static let tilt = 0.05
  private let picture: any ShareCardPicture
  private let paper: Node
  private let edge: Double

  init(_ picture: any ShareCardPicture, elevation: Elevation = .dialog) {
    self.picture = picture
    edge = picture.isFramed ? 0.036 : 0
    paper =
      picture.isFramed
      ? Paper(fill: .white, radius: Theme.smallRadius, elevation: elevation) : Node("")
    super.init("result.photo", role: .image)
    keepsSides = true
    add(paper)
    paper.add(picture)
    setPose(Pose(rotation: -Self.tilt))
    picture.showWhole()
    picture.becomeDecoration()
  }

  /// Its width by its height, the white edge included.
  var aspect: Double {
    let border = 2 * edge * max(1, picture.aspect)
    return (picture.aspect + border) / (1 + border)
  }

  /// From as large as the board was to its place.
  func arrive() {
    setPose(Pose(scale: 1.22))
    animate(to: Pose(rotation: -Self.tilt), length: .milliseconds(450), easing: .settle)
  }

  override func sizeDidChange() {
    paper.frame = bounds
    let inner = (size.width * edge).rounded()
    picture.frame = bounds.inset(by: inner)
  }
}
