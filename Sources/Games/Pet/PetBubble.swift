import Drawing
import Geometry
import Stage

/// A speech bubble whose tail points at who speaks.
final class PetBubble: Node {
  /// What is in it.
  enum Content: Hashable {
    case words(String)
    /// A drawing of `Art`.
    case picture(String)
  }

  private static let slice = 32.0
  /// How wide its words may be, the best first.
  private static let widths = [360.0, 280, 220, 180, 150, 120]
  /// How far beside it the mouth may be.
  private static let far = 140.0
  private static let tail = Size(width: 40, height: 32)
  private let words: Label
  private let palette: Palette
  private var picture: ArtNode?
  private(set) var content: Content?
  private var art: (paper: Sprite, tail: Sprite)?
  /// The tip of the tail, in its own points, and whether it points to the right.
  private var tip = Point.zero
  private var pointsRight = false

  init(_ id: String, palette: Palette) {
    self.palette = palette
    words = Label("", style: TextStyle(size: 20, alignment: .center), color: palette.ink)
    super.init(id, role: .text)
    keepsSides = true
    add(words)
    isHidden = true
  }

  /// Shows something else, or nothing.
  func show(_ content: Content?) {
    guard content != self.content else { return }
    self.content = content
    isHidden = content == nil
    setNeedsDisplay()
    if let picture { remove(picture) }
    picture = nil
    label = ""
    switch content {
    case .words(let text):
      words.show(text)
      label = text
    case .picture(let name):
      let node = ArtNode(name)
      picture = node
      add(node)
    case nil: return
    }
    words.isHidden = picture != nil
    animate(from: Pose(scale: 0.8, opacity: 0), length: Theme.move, easing: .settle)
  }

  /// Places it above `mouth`, in its parent's points, within `room` and beside what is `taken`.
  func place(at mouth: Point, in room: Rect, beside taken: [Rect] = [], unit: Double = 1) {
    guard let content else { return }
    let reach = Self.tail.height - 6
    let low = max(room.minY + 56, mouth.y - reach)
    var boxes = [Size(72 * max(0.8, unit))]
    if case .words = content {
      boxes = Self.widths.map { width in
        let text = words.size(fitting: min(width, room.width - 80))
        return Size(width: max(96, text.width + 41), height: max(64, text.height + 20))
      }
    }
    func frame(_ x: Double, _ box: Size, _ drop: Double) -> Rect {
      Rect(
        x: min(max(x, room.minX), room.maxX - box.width).rounded(),
        y: (low - box.height + drop).rounded(), width: box.width.rounded(.up),
        height: box.height.rounded(.up))
    }
    let head = 96 * unit
    func isFree(_ place: Rect, _ drop: Double) -> Bool {
      place.minY >= room.minY && !taken.contains { $0.inset(by: -4).intersects(place) }
        && (place.minX - Self.far...place.maxX + Self.far).contains(mouth.x)
        && (drop == 0 || place.maxX <= mouth.x - head + 1 || place.minX >= mouth.x + head - 1)
    }
    func sides(_ box: Size) -> [Rect] {
      [mouth.x - 24, mouth.x + 24 - box.width].map { frame($0, box, 0) }
    }
    func others(_ box: Size, _ drop: Double) -> [Rect] {
      let edges = taken.flatMap { [$0.maxX + 8, $0.minX - 8 - box.width] }
      return (edges + [mouth.x + head, mouth.x - head - box.width]).map { frame($0, box, drop) }
    }
    // To the right of the mouth, or to its left, or wherever nothing is covered; if nothing is
    // free so, narrower, and then lower, beside the head.
    let drops = stride(from: 0, through: max(0, room.maxY - low), by: 20)
    let place = drops.lazy.flatMap { drop in
      boxes.lazy.compactMap { box in
        ((drop == 0 ? sides(box) : []) + others(box, drop)).first { isFree($0, drop) }
      }
    }.first
    boxes[0].height = min(boxes[0].height, low - room.minY)
    let usual = sides(boxes[0])
    let best =
      place ?? usual.first { $0.maxX >= room.minX && $0.maxX + 1 <= room.maxX } ?? usual[0]
    if best != self.frame { self.frame = best }
    pointsRight = mouth.x > best.midX
    let edge = Self.slice * 0.75
    tip = Point(
      x: min(max(mouth.x - best.minX, edge), best.width - edge), y: best.height + reach)
    arrange()
  }

  private func arrange() {
    words.frame = bounds.inset(by: 18, 10)
    let side = min(size.width, size.height) * 0.66
    picture?.frame = Rect(center: bounds.center, size: Size(side))
  }

  override func sizeDidChange() { arrange() }
  override func resourcesDidChange() {
    super.resourcesDidChange()
    art = nil
  }

  override func prepare(at now: Duration) {
    guard art == nil, let source = stage?.art else { return }
    guard let paper = source.sprite("speech-bubble", Size(96)),
      let tail = source.sprite("speech-bubble-tail", Self.tail)
    else { return }
    art = (paper, tail)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let art else {
      return list.shape(Shape(radius: Theme.radius, fill: palette.sheet), in: bounds)
    }
    let wide = Self.tail.width
    var box = Rect(
      x: min(tip.x - 4, size.width - wide - 12), y: size.height - 6, width: wide,
      height: Self.tail.height)
    if pointsRight {
      // Mirrored: from its right edge to the left.
      box = Rect(
        x: max(tip.x + 4, wide + 12), y: box.minY, width: -wide, height: box.height)
    }
    list.image(art.tail, in: box, tint: palette.sheet)
    list.nineSlice(
      art.paper,
      border: EdgeInsets(
        top: Self.slice, left: Self.slice, bottom: Self.slice, right: Self.slice), in: bounds,
      tint: palette.sheet)
  }
}
