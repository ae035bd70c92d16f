import Drawing
import Geometry
import Stage

/// What is seen on a poster above its name: the game's subject, before a background if it has one.
final class PosterScenery: Node {
  private let isLayered: Bool
  private let subject: ReactingNode
  private let wink: ReactingNode?
  private let ground: PosterGround
  /// The scale of the drawings: 1 on a poster of 232 × 636 points.
  private(set) var scale = 1.0

  /// `color`: of the poster, where no background is drawn or until it is there.
  init(_ name: String, isLayered: Bool, winks: Bool, color: Color, radius: Double) {
    self.isLayered = isLayered
    wink = winks ? ReactingNode(.wink, [ArtNode(name + "-wink")]) : nil
    let drawing = ArtNode(isLayered ? name + "-mid" : name, elevation: .lying)
    subject = ReactingNode(.hop, [drawing, wink].compactMap { $0 })
    ground = PosterGround(isLayered ? name + "-back" : nil, color: color, radius: radius)
    super.init("")
    keepsSides = true
    clips = true
    add([ground, subject])
  }

  /// Whether its background is drawn.
  var isThere: Bool { ground.isThere }

  /// The subject answers a touch.
  func react() {
    subject.react()
    wink?.react()
  }

  /// Fills a poster of this size, whose name takes `strip` of its height; `overlap` of that is
  /// drawn behind the name's torn edge.
  func place(on poster: Size, strip: Double, overlap: Double) {
    let free = poster.height - strip
    scale = min(poster.width / PosterFront.poster.width, free / 330)
    frame = Rect(x: 0, y: 0, width: poster.width, height: free + overlap)
    ground.frame = Rect(origin: .zero, size: poster)
    if isLayered {
      let size = Size(width: 240 * scale, height: 440 * scale)
      subject.frame = Rect(
        origin: Point(x: (poster.width - size.width) / 2, y: max(0, free - 364 * scale)),
        size: size)
    } else {
      let side = max(0, min(poster.width - 24, free - 20))
      subject.frame = Rect(center: Point(x: poster.width / 2, y: free / 2), size: Size(side))
    }
  }
}

/// The background that covers a whole poster, over the colour of the game's table.
private final class PosterGround: Node {
  private let name: String?
  private let color: Color
  private let radius: Double
  private var back: Picture?
  private var fade = Tween(1)

  init(_ name: String?, color: Color, radius: Double) {
    self.name = name
    self.color = color
    self.radius = radius
    super.init("")
  }

  var isThere: Bool { name == nil || back != nil }

  override func sizeDidChange() { fetch() }

  /// The background is drawn off the main thread, and fades in if it was not there at once.
  private func fetch() {
    guard let name, let stage, size.shortSide >= 1 else { return }
    stage.art.picture("art/" + name, size.longSide, ObjectIdentifier(self)) { [weak self] found in
      guard let self, let found else { return }
      if back == nil { fade = Tween(from: 0, to: 1, start: now, length: Theme.slow) }
      back = found
      setNeedsDisplay()
    }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    back != nil && fade.isRunning(at: now) ? .immediately : .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let shown = back == nil ? 0 : fade.value(at: now)
    if shown < 1 {
      list.shape(Shape(radius: radius, fill: color, grain: Theme.grain), in: bounds)
    }
    guard shown > 0, let sprite = back?.sprite.middle(shaped: size.width / size.height) else {
      return
    }
    list.shape(Shape(radius: radius, fill: Color.white.faded(shown), sprite: sprite), in: bounds)
  }
}

/// The torn upper edge of the strip of paper with a poster's name.
final class TornEdge: Node {
  /// How much of its height is drawn.
  static let height = 22.0
  private let paper: TornPaper

  init(_ color: Color) {
    paper = TornPaper(color)
    super.init("")
    clips = true
    add(paper)
  }

  override func sizeDidChange() {
    paper.frame = Rect(x: 0, y: 0, width: size.width, height: max(640, size.width) * 88 / 640)
  }
}

/// The whole strip, as wide as the poster.
private final class TornPaper: Node {
  private let color: Color
  private var sprite: Sprite?

  init(_ color: Color) {
    self.color = color
    super.init("")
  }

  override func sizeDidChange() { sprite = nil }
  override func prepare(at now: Duration) {
    if sprite == nil { fetch() }
  }

  private func fetch() {
    guard let stage, size.shortSide >= 1 else { return }
    let whole = Size(width: size.height * 640 / 88, height: size.height)
    sprite = stage.art.sprite("menu-strip", whole)?.middle(shaped: size.width / size.height)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let sprite else { return }
    list.shape(Shape(fill: color, sprite: sprite), in: bounds)
  }
}
