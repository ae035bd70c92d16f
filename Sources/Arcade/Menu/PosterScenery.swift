import Drawing
import Geometry
import Stage

/// What is seen on a poster above its name: the game's subject, before a background if it has one.
final class PosterScenery: Node {
  private let name: String
  private let isLayered: Bool
  private let radius: Double
  private let subject: ArtNode
  private var back: Picture?
  private var fade = Tween(1)
  /// The height of the whole poster, of which this is the upper part.
  private var whole = 0.0
  /// The scale of the drawings: 1 on a poster of 232 × 636 points.
  private(set) var scale = 1.0

  init(_ name: String, isLayered: Bool, radius: Double) {
    self.name = name
    self.isLayered = isLayered
    self.radius = radius
    subject = ArtNode(isLayered ? name + "-mid" : name, elevation: .lying)
    super.init("")
    clips = true
    add(subject)
  }

  /// Fills a poster of this size, whose name takes `strip` of its height; `overlap` of that is
  /// drawn behind the name's torn edge.
  func place(on poster: Size, strip: Double, overlap: Double) {
    whole = poster.height
    let free = poster.height - strip
    scale = min(poster.width / PosterFront.poster.width, free / 330)
    frame = Rect(x: 0, y: 0, width: poster.width, height: free + overlap)
    if isLayered {
      let size = Size(width: 240 * scale, height: 440 * scale)
      subject.frame = Rect(
        origin: Point(x: (poster.width - size.width) / 2, y: max(0, free - 364 * scale)),
        size: size)
      fetch()
    } else {
      let side = max(0, min(poster.width - 24, free - 20))
      subject.frame = Rect(center: Point(x: poster.width / 2, y: free / 2), size: Size(side))
    }
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    if isLayered { fetch() }
  }

  /// The background is drawn off the main thread, and fades in if it was not there at once.
  private func fetch() {
    guard let stage, size.shortSide >= 1 else { return }
    let side = max(size.width, whole)
    stage.art.picture("art/" + name + "-back", side, ObjectIdentifier(self)) { [weak self] found in
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
    guard let back, whole > 0 else { return }
    let sprite = back.sprite.middle(shaped: size.width / whole)
    list.shape(
      Shape(radius: radius, fill: Color.white.faded(fade.value(at: now)), sprite: sprite),
      in: Rect(x: 0, y: 0, width: size.width, height: whole))
  }
}

/// The torn upper edge of the strip of paper with a poster's name.
final class TornEdge: Node {
  /// How much of its height is drawn.
  static let height = 22.0
  private let color: Color
  private var sprite: Sprite?

  init(_ color: Color) {
    self.color = color
    super.init("")
    clips = true
  }

  private var drawn: Size {
    let width = max(640, size.width)
    return Size(width: width, height: width * 88 / 640)
  }

  override func sizeDidChange() { fetch() }

  override func resourcesDidChange() { fetch() }

  private func fetch() {
    guard let stage, size.shortSide >= 1 else { return }
    sprite = stage.art.sprite("menu-strip", drawn)?.middle(shaped: size.width / drawn.height)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let sprite else { return }
    list.shape(
      Shape(fill: color, sprite: sprite),
      in: Rect(x: 0, y: 0, width: size.width, height: drawn.height))
  }
}
