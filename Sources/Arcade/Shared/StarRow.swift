import Drawing
import Geometry
import Languages
import Stage

/// Three paper stars side by side, some of which are gold.
final class StarRow: Node {
  private let stars: Int
  private let art: [Node]

  /// `stars`: how many are gold.
  init(_ id: String, stars: Int) {
    self.stars = stars
    art = (0..<3).map { index in
      index < stars
        ? GoldStar()
        : ArtNode("icon-star", tint: Theme.quietInk.faded(0.75))
    }
    super.init(
      id, role: .image, label: trn("{n} star of three", "{n} stars of three", stars))
    // The middle one lies in front of its neighbours.
    add([art[0], art[2], art[1]])
  }

  override var traceValue: Double? { Double(stars) }

  override func sizeDidChange() {
    let side = min(size.height, size.width / 2.6)
    let small = side * 0.8
    for (index, node) in art.enumerated() {
      let isMiddle = index == 1
      let shown = index < stars ? 1.0 : 0.72
      let box = (isMiddle ? side : small) * shown
      node.frame = Rect(
        center: Point(
          x: size.width / 2 + Double(index - 1) * size.width * 0.32,
          y: size.height / 2 + (isMiddle ? 0 : side * 0.12)),
        size: Size(box))
    }
  }
}
