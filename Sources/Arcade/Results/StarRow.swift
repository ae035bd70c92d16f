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
        : EmptyStar()
    }
    super.init(
      id, role: .image, label: trn("{n} star of three", "{n} stars of three", stars))
    // The middle one lies in front of its neighbours.
    add([art[0], art[2], art[1]])
  }

  override var traceValue: Double? { Double(stars) }

  /// How long after the first star each next one lands.
  static let interval = Duration.milliseconds(180)
  /// How long a star falls.
  static let fall = Duration.milliseconds(240)

  /// The stars fall into their places one after the other, from left to right.
  func land(after delay: Duration) {
    for (index, star) in art.prefix(stars).enumerated() {
      star.animate(
        from: Pose(scale: 2.4, rotation: -0.44, opacity: 0), length: Self.fall, easing: .bounce,
        delay: delay + Self.interval * index)
    }
  }

  /// When each of the shining stars has landed.
  func landings(after delay: Duration) -> [Duration] {
    (0..<stars).map { delay + Self.interval * $0 + Self.fall * 0.6 }
  }

  override func sizeDidChange() {
    let side = min(size.height, size.width / 2.6)
    let small = side * 0.8
    for (index, node) in art.enumerated() {
      let isMiddle = index == 1
      let box = isMiddle ? side : small
      node.frame = Rect(
        center: Point(
          x: size.width / 2 + Double(index - 1) * size.width * 0.32,
          y: size.height / 2 + (isMiddle ? 0 : side * 0.12)),
        size: Size(box))
    }
  }
}

/// Where a star is missing: its shape, pressed into the paper.
private final class EmptyStar: Node {
  private let papers = [
    ArtNode("icon-star", tint: Color(0xFFFFFF), elevation: .lying),
    ArtNode("icon-star", tint: Color(0xA89C86)), ArtNode("icon-star", tint: Color(0xD8CFBE)),
  ]

  init() {
    super.init("", role: .image)
    add(papers)
  }

  /// The sign leaves more of its square clear than the golden star does.
  static let fill = 1.13

  override func sizeDidChange() {
    let whole = size * Self.fill
    papers[0].frame = Rect(center: bounds.center, size: whole)
    papers[1].frame = Rect(center: bounds.center, size: whole * 0.86)
    let middle = bounds.center + Point(x: 0, y: whole.height * 0.03)
    papers[2].frame = Rect(center: middle, size: whole * 0.78)
  }
}
