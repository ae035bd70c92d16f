import Drawing
public import Geometry
import Input

/// A view of something higher than itself, moved by finger, wheel and keys; `ScrollNode` and
/// `ListNode` are its subclasses.
///
/// A finger drags the contents; thrown, they coast; beyond an end they resist and spring back. A
/// finger that touches them meanwhile stops them and taps nothing. What is out of sight can't be
/// touched. With reduced motion there is no coasting and no gliding.
open class Scroller: Node {
  /// The colours of its bar.
  public let palette: Palette
  /// The height of the contents, set by a scene or a subclass.
  public var contentHeight = 0.0 { didSet { if contentHeight != oldValue { roomDidChange() } } }
  private var glide = Glide(0)
  /// While a finger drags: where the finger and the contents were at the start.
  private var grip: (finger: Double, offset: Double)?
  /// When there was last a reason to show the bar.
  private var stirred: Duration?
  private lazy var drag = DragRecognizer(
    axis: .vertical, catches: { [weak self] in self?.isGliding ?? false },
    handler: { [weak self] in self?.dragged($0) })

  /// A scroller at the top of its contents.
  public init(_ id: String, role: Role, label: String, palette: Palette) {
    self.palette = palette
    super.init(id, role: role, label: label)
    clips = true
  }

  /// How far the contents are scrolled, also beyond the ends while they spring back.
  public func offset(at now: Duration) -> Double { glide.value(at: now) }
  /// The offset at which it comes to rest.
  public var restingOffset: Double { glide.target }
  /// Whether the contents are higher than the view.
  public var canScroll: Bool { contentHeight > size.height + 0.5 }
  /// Whether the contents move, by themselves or with a finger.
  func isScrolling(at now: Duration) -> Bool { grip != nil || glide.isRunning(at: now) }

  private var room: ClosedRange<Double> { 0...max(0, contentHeight - size.height) }
  private var isGliding: Bool { glide.isRunning(at: now) }

  /// Scrolls to an offset within the contents.
  public func scroll(to offset: Double, animated: Bool = true) {
    let goal = room.clamp(offset).rounded()
    guard goal != glide.target || isGliding else { return }
    guard animated, let stage, !stage.reducesMotion else { return set(goal) }
    glide = Glide(
      from: glide.value(at: now), velocity: glide.velocity(at: now), to: goal, start: now)
    stir()
  }

  /// Scrolls a node into view, with a small margin.
  public func reveal(_ node: Node) {
    guard let box = node.frame(in: self, at: now) else { return }
    reveal(box.offset(by: Point(x: 0, y: offset(at: now))))
  }

  /// Scrolls a part of the contents into view.
  public func reveal(_ box: Rect) {
    let margin = min(24, max(0, (size.height - box.height) / 2))
    let top = box.minY - margin
    let bottom = box.maxY + margin - size.height
    let goal = glide.target
    if bottom > goal { scroll(to: min(bottom, top)) } else if top < goal { scroll(to: top) }
  }

  open override func sizeDidChange() { roomDidChange() }

  private func roomDidChange() {
    recognizers = canScroll ? [drag] : []
    if !isScrolling(at: now), !room.contains(glide.target) {
      glide = Glide(room.clamp(glide.target))
    }
    setNeedsDisplay()
  }

  private func set(_ offset: Double) {
    glide = Glide(offset)
    stir()
  }

  private func stir() {
    stirred = now
    setNeedsDisplay()
  }
}

extension Scroller {
  private func dragged(_ update: DragUpdate) {
    switch update {
    case .began(let start, let place):
      // Only the slop is lost: at ten reports per second the first report is far past it.
      let distance = place.y - start.y
      let offset = glide.value(at: now)
      grip = (start.y + min(max(distance, -14), 14), unbanded(offset))
      follow(place.y)
    case .moved(let place): follow(place.y)
    case .ended(let place, let velocity):
      follow(place.y)
      let speed = velocity.y.magnitude > 60 ? -velocity.y : 0
      release(speed)
    case .cancelled: release(0)
    }
  }

  private func follow(_ finger: Double) {
    guard let grip else { return }
    set(banded(grip.offset + grip.finger - finger))
  }

  private func release(_ velocity: Double) {
    grip = nil
    let from = glide.value(at: now)
    let velocity = room.contains(from) ? velocity : velocity * 0.3
    glide =
      stage?.reducesMotion ?? false
      ? Glide(room.clamp(from).rounded())
      : Glide(from: from, velocity: velocity, within: room, start: now)
    stir()
  }

  /// Beyond an end it follows less and less, up to half the view.
  private func banded(_ raw: Double) -> Double {
    let end = room.clamp(raw)
    let beyond = raw - end
    let reach = max(1, size.height / 2)
    return end + beyond / (1 + beyond.magnitude / reach) * 0.6
  }

  private func unbanded(_ offset: Double) -> Double {
    let end = room.clamp(offset)
    let beyond = (offset - end) / 0.6
    let reach = max(1, size.height / 2)
    return end + beyond / max(0.05, 1 - beyond.magnitude / reach)
  }
}

extension Scroller {
  /// Scrolls by the wheel; returns false at an end.
  func turn(_ notches: Double) -> Bool {
    guard canScroll, grip == nil else { return false }
    let goal = room.clamp(glide.target - notches * 96)
    guard goal != glide.target || isGliding else { return false }
    scroll(to: goal)
    return true
  }

  /// Scrolls by keys; returns false at an end.
  func travel(_ key: Key) -> Bool {
    let page = max(48, size.height - 64)
    let goal: Double
    switch key {
    case .pageUp: goal = glide.target - page
    case .pageDown: goal = glide.target + page
    case .home: goal = 0
    case .end: goal = contentHeight
    case .up: goal = glide.target - 96
    case .down: goal = glide.target + 96
    default: return false
    }
    guard canScroll, room.clamp(goal).rounded() != glide.target else { return false }
    scroll(to: goal)
    return true
  }
}

extension Scroller {
  private static let barStays = Duration.milliseconds(600)
  private static let barFades = Duration.milliseconds(300)
  /// At rest the bar fades but stays: it shows that there is more.
  private static let barAtRest = 0.5

  /// The opacity of the bar.
  private func bar(at now: Duration) -> Double {
    guard canScroll else { return 0 }
    guard let stirred else { return Self.barAtRest }
    if isScrolling(at: now) { return 1 }
    let idle = now - max(stirred, glide.end) - Self.barStays
    return min(max(1 - idle / Self.barFades, Self.barAtRest), 1)
  }

  /// When the bar or the contents next change by themselves.
  func scrollFrame(after now: Duration) -> NextFrame {
    if glide.isRunning(at: now) { return .immediately }
    let bar = bar(at: now)
    guard grip == nil, bar > Self.barAtRest, let stirred else { return .onInput }
    return bar < 1 ? .immediately : .at(max(stirred, glide.end) + Self.barStays)
  }

  private static let shade = 32.0

  /// Draws the shadow at an edge, deeper the more of the contents lies beyond it; none if
  /// everything is visible.
  private func drawShade(at y: Double, hiding hidden: Double, into list: inout DrawList) {
    guard hidden > 0 else { return }
    // On a dark sheet a shadow must be deeper to be visible.
    let strength = palette.sheet.luminance > 0.3 ? 0.34 : 0.7
    list.shape(
      Shape(
        fill: Color(0x14171B, opacity: strength * min(1, hidden / Self.shade)), softness: 12),
      in: Rect(
        x: -2 * Self.shade, y: y, width: size.width + 4 * Self.shade, height: Self.shade))
  }

  /// Draws the shadows at the edges, and the bar.
  func drawEdges(into list: inout DrawList, at now: Duration) {
    guard canScroll else { return }
    let offset = offset(at: now)
    list.pushClip(bounds)
    drawShade(at: -Self.shade, hiding: offset, into: &list)
    drawShade(at: size.height, hiding: room.upperBound - offset, into: &list)
    list.popClip()
    let opacity = bar(at: now)
    guard opacity > 0 else { return }
    let groove = size.height - 16
    let part = min(1, size.height / contentHeight)
    let length = max(40, groove * part)
    let place = min(max(offset / max(1, room.upperBound), 0), 1)
    list.shape(
      Shape(radius: 3, fill: palette.tableInk.faded(0.45 * opacity)),
      in: Rect(
        x: size.width - 10, y: 8 + (groove - length) * place, width: 6, height: length))
  }
}
