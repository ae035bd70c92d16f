import Drawing
import Geometry
import Rules
import Stage

/// A tile of the board: its part of the picture, and its number on request.
final class TileNode: Node {
  let tile: Int
  var picture: Sprite? { didSet { setNeedsDisplay() } }
  var showsNumber = false { didSet { setNeedsDisplay() } }
  /// The direction of a hint.
  var hint: Direction? {
    didSet {
      guard hint != oldValue else { return }
      glow = Tween(from: 0, to: hint == nil ? 0 : 1, start: now, length: Theme.slow, easing: .out)
      setNeedsDisplay()
    }
  }
  private var glow = Tween(0)
  /// Its importance in a lesson.
  enum Weight: Hashable { case plain, marked, quiet }
  var weight = Weight.plain { didSet { if weight != oldValue { setNeedsDisplay() } } }
  private let number: Label
  private var lift = Tween(0)
  private var closing = Tween(0)

  /// `isPlayed`: false in a demonstration, where it can't be touched.
  init(_ tile: Int, isPlayed: Bool = true, suffix: String = "") {
    self.tile = tile
    number = Label("\(tile)", style: TextStyle(size: 20, weight: .bold, alignment: .center))
    super.init(
      isPlayed ? "tile.\(tile)" + suffix : "", role: isPlayed ? .tile : .image, label: "\(tile)")
    add(number)
    number.isHidden = true
  }

  override var traceValue: Double? { hint == nil ? nil : 1 }

  func setLifted(_ isLifted: Bool) {
    let target = isLifted ? 1.0 : 0
    guard lift.to != target else { return }
    lift.change(to: target, at: now, length: Theme.quick, easing: .out)
    setNeedsDisplay()
  }

  /// Squares the corners and closes the joints, to complete the picture.
  func close(delay: Duration) {
    closing = Tween(from: 0, to: 1, start: now + delay, length: .milliseconds(450))
    number.isHidden = true
    setNeedsDisplay()
  }

  /// Rounds the corners and opens the joints of a whole picture.
  func open(delay: Duration) {
    closing = Tween(from: 1, to: 0, start: now + delay, length: Theme.slow)
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    let badge = badgeSize
    number.style.size = (badge * 0.62).rounded()
    number.frame = Rect(x: 6, y: 6, width: badge, height: badge)
  }

  private var badgeSize: Double { min(48, max(26, size.width * 0.28)).rounded() }

  override func nextFrame(after now: Duration) -> NextFrame {
    lift.isRunning(at: now) || closing.isRunning(at: now) || glow.isRunning(at: now)
      ? .immediately : .onInput
  }

  override func prepare(at now: Duration) { number.isHidden = !showsNumber }

  /// Tile corners are 17 of 120 of its side; the joint is a little of the tray.
  override func draw(into list: inout DrawList, at now: Duration) {
    let closed = closing.value(at: now)
    let height = lift.value(at: now)
    let joint = max(1, size.width * 0.012) * (1 - closed)
    let box = bounds.inset(by: joint - height * size.width * 0.02)
    let radius = box.width * 17 / 120 * (1 - closed)
    if closed < 1 {
      list.shadow(
        of: box, radius: radius, elevation: .lying, strength: (1 - height) * (1 - closed))
      if height > 0 {
        list.shadow(of: box, radius: radius, elevation: .lifted, strength: height)
      }
    }
    if hint != nil { MoveHint.drawShadow(of: box, glow.value(at: now), into: &list) }
    list.shape(
      Shape(radius: radius, fill: picture == nil ? Theme.sheet : .white, sprite: picture),
      in: box)
    if closed < 1 {
      // The upper and left edges are lit.
      list.shape(
        Shape(
          radius: radius, fill: .clear, border: 1.5,
          borderColor: Color.white.faded(0.28 * (1 - closed))), in: box)
    }
    drawWeight(in: box, radius, 1 - closed, into: &list)
    if let hint { MoveHint.draw(hint, over: box, glow.value(at: now), into: &list) }
    if showsNumber {
      let badge = badgeSize
      list.shape(
        Shape(radius: badge * 0.3, fill: Theme.sheet.faded(0.94)),
        in: Rect(x: 6, y: 6, width: badge, height: badge))
    }
  }

  private func drawWeight(
    in box: Rect, _ radius: Double, _ strength: Double, into list: inout DrawList
  ) {
    switch weight {
    case .plain: break
    case .quiet:
      list.shape(Shape(radius: radius, fill: Theme.sheet.faded(0.62 * strength)), in: box)
    case .marked:
      list.shape(
        Shape(
          radius: radius, fill: .clear, border: max(4, box.width * 0.05),
          borderColor: MoveHint.gold.faded(strength)), in: box)
    }
  }
}
