import Drawing
import Geometry
import Input
import Stage

/// A photo under a frame: the part inside the frame becomes the picture.
///
/// One finger or the mouse moves it, two fingers resize and rotate it, the wheel resizes it and
/// with Shift rotates it. With the focus, the arrow keys move it, and with Shift they rotate and
/// resize it.
final class CropNode: Node {
  private(set) var crop: CropFrame?
  private var picture: Picture?
  private let use: PictureUse
  /// The colour over what lies outside the frame.
  private let veil: Color
  private var isHeld = false
  private static let step = 0.05
  private static let turn = Double.pi / 36
  private static let growth = 1.1

  init(_ use: PictureUse, label: String, palette: Palette) {
    self.use = use
    veil = palette.table.faded(0.76)
    super.init("crop.picture", role: .image, label: label)
    keepsSides = true
    isFocusable = true
    clips = true
    recognizers = [
      TransformRecognizer(
        center: { [weak self] in self?.middle ?? .zero },
        handler: { [weak self] in self?.changed($0) })
    ]
  }

  /// The scale of the photo, relative to its first size.
  override var traceScale: Double? { crop.map { $0.widest(at: 0) / $0.part.width } }
  /// The rotation in degrees.
  override var traceValue: Double? { crop.map { ($0.part.angle * 180 / .pi).rounded() } }

  /// Shows the photo once it is loaded.
  func show(_ new: Picture) {
    picture = new
    if crop == nil {
      crop = CropFrame(
        pictureWidth: Double(new.sprite.width), pictureHeight: Double(new.sprite.height),
        aspect: use.aspect)
    }
    setNeedsDisplay()
  }

  func turnQuarter() {
    crop?.turnQuarter()
    setNeedsDisplay()
  }

  /// The frame, in this node's points.
  var window: Rect {
    let room = bounds.inset(by: 20)
    let width = min(room.width, room.height * use.aspect)
    return Rect(center: bounds.center, size: Size(width: width, height: width / use.aspect))
  }

  private var middle: Point { windowTransform(at: now)(bounds.center) }

  private func changed(_ update: TransformUpdate) {
    switch update {
    case .began: isHeld = true
    case .changed(let change): apply(change)
    case .ended, .cancelled: isHeld = false
    }
    setNeedsDisplay()
  }

  /// Converts a change from stage points to frame widths, relative to the frame's centre.
  private func apply(_ change: TransformChange) {
    var inFrame = change
    inFrame.translation = change.translation * (1 / window.width)
    inFrame.center = (change.center - middle) * (1 / window.width)
    crop?.apply(inFrame)
  }

  override var actions: [NodeAction] {
    [.left, .right, .up, .down] + NodeAction.sizes + NodeAction.turns
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard crop != nil else { return false }
    let isShifted = key.modifiers.contains(.shift)
    var change = TransformChange(center: .zero)
    switch key.key {
    case .left where isShifted, .turnLeft: change.rotation = -Self.turn
    case .right where isShifted, .turnRight: change.rotation = Self.turn
    case .up where isShifted, .character("+"), .larger: change.scale = Self.growth
    case .down where isShifted, .character("-"), .smaller: change.scale = 1 / Self.growth
    case .left: change.translation.x = Self.step
    case .right: change.translation.x = -Self.step
    case .up: change.translation.y = Self.step
    case .down: change.translation.y = -Self.step
    default: return false
    }
    change.center = change.translation
    crop?.apply(change)
    setNeedsDisplay()
    return true
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let picture, let crop else { return }
    list.pushClip(bounds)
    draw(picture.sprite, crop, into: &list)
    list.popClip()
    let window = window
    veil(around: window, into: &list)
    if use == .panel { mirror(picture.sprite, crop, in: window, into: &list) }
    if isHeld { thirds(of: window, into: &list) }
    list.shape(
      Shape(radius: 5, fill: .clear, border: 1.5, borderColor: Theme.ink.faded(0.45)),
      in: window.inset(by: -4.5))
    list.shape(
      Shape(radius: 4, fill: .clear, border: 3, borderColor: .white), in: window.inset(by: -3))
  }

  private func draw(_ sprite: Sprite, _ crop: CropFrame, into list: inout DrawList) {
    let turn = sineAndCosine(of: crop.part.angle)
    let unit = window.width / crop.part.width
    let (x, y) = (-crop.part.x * unit, -crop.part.y * unit)
    let place = Point(
      x: window.midX + x * turn.cosine - y * turn.sine,
      y: window.midY + x * turn.sine + y * turn.cosine)
    list.sprite(
      sprite, at: place, scale: unit / Double(min(sprite.width, sprite.height)),
      rotation: crop.part.angle)
  }

  /// Draws the right half as it will be: a mirror image of the left one.
  private func mirror(
    _ sprite: Sprite, _ crop: CropFrame, in window: Rect, into list: inout DrawList
  ) {
    list.pushClip(
      Rect(x: window.midX, y: window.minY, width: window.width / 2, height: window.height))
    let outer = list.context
    let flip = Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * window.midX, ty: 0)
    list.context = outer.transformed(by: flip)
    draw(sprite, crop, into: &list)
    list.context = outer
    list.popClip()
    list.shape(
      Shape(fill: Color.white.faded(0.6)),
      in: Rect(x: window.midX - 1, y: window.minY, width: 2, height: window.height))
  }

  private func veil(around window: Rect, into list: inout DrawList) {
    let shade = Shape(fill: veil)
    let box = bounds
    for part in [
      Rect(x: 0, y: 0, width: box.width, height: window.minY),
      Rect(x: 0, y: window.maxY, width: box.width, height: box.maxY - window.maxY),
      Rect(x: 0, y: window.minY, width: window.minX, height: window.height),
      Rect(
        x: window.maxX, y: window.minY, width: box.maxX - window.maxX, height: window.height),
    ] where part.width > 0 && part.height > 0 {
      list.shape(shade, in: part)
    }
  }

  private func thirds(of window: Rect, into list: inout DrawList) {
    let line = Shape(fill: Color.white.faded(0.45))
    for part in [1.0 / 3, 2.0 / 3] {
      list.shape(
        line,
        in: Rect(
          x: window.minX + window.width * part - 0.5, y: window.minY, width: 1,
          height: window.height))
      list.shape(
        line,
        in: Rect(
          x: window.minX, y: window.minY + window.height * part - 0.5, width: window.width,
          height: 1))
    }
  }
}
