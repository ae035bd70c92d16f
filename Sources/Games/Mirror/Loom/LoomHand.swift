import Drawing
import Geometry
import Rules
import Stage

/// The patch that is being dragged over the Loom, and its mirror image.
final class LoomHand: Node {
  private let art: LoomArt
  private var patch: LoomPatch?
  private var place = Rect.zero
  private var image: Rect?

  init(art: LoomArt) {
    self.art = art
    super.init("loom.hand")
    isHidden = true
  }

  /// `image`: the place of the mirror image, if it is visible.
  func show(_ patch: LoomPatch, in place: Rect, image: Rect?) {
    (self.patch, self.place, self.image) = (patch, place, image)
    isHidden = false
    setNeedsDisplay()
  }

  func hide() {
    isHidden = true
    patch = nil
    setNeedsDisplay()
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let patch else { return }
    if let image {
      LoomArt.flipped(in: image, &list) {
        art.draw(patch, into: &$0, in: image)
      }
    }
    list.shadow(of: place, radius: 2, elevation: .lifted, strength: 1.8)
    art.draw(patch, into: &list, in: place)
    list.shape(Shape(fill: .clear, border: 2.5, borderColor: .white), in: place)
  }
}
