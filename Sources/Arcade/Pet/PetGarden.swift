import Drawing
import Geometry
import Stage

extension Backdrop {
  /// The pet's garden over the window; `feet`: how far down the middle of its path lies.
  static func garden(
    _ stage: Stage?, isDark: Bool, feet: Double, into list: inout DrawList, in bounds: Rect
  ) {
    let height = feet / 0.88
    let isTall = height > bounds.width
    let name = "pet-garden" + (isDark ? "-night" : "") + (isTall ? "-tall" : "")
    let size = Size(width: bounds.width, height: height)
    let shrink = min(1, 1600 / size.longSide)
    guard size.shortSide > 0, let art = stage?.powers.art.sprite(name, size * shrink) else {
      return
    }
    let lawn = isDark ? Color(0x1C1936) : Color(0x443D69)
    list.shape(Shape(fill: lawn, grain: Theme.grain), in: bounds.inset(by: -1))
    list.image(art, in: Rect(origin: bounds.origin, size: size))
  }
}
