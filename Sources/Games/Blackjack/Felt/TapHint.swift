import Arcade
import Drawing
import Geometry
import Stage

/// A ghost hand that taps on one thing after the other, once; it takes no touches.
///
/// With reduced motion it rests on the first.
final class TapHint: Node {
  /// How long one tap takes.
  static let tap = Duration.milliseconds(1500)
  private var targets: [Node] = []
  private var begun = Duration.zero
  private var hand = HandIcon(.one)

  init() {
    super.init("blackjack.hint", role: .image)
    isHidden = true
  }

  /// How long it stays.
  private var length: Duration { Self.tap * max(2, targets.count) }

  func show(_ targets: [Node]) {
    guard !targets.isEmpty else { return }
    (self.targets, begun, isHidden) = (targets, now, false)
    label = targets[0].label
    setNeedsDisplay()
  }

  func hide() {
    guard !isHidden else { return }
    (targets, isHidden) = ([], true)
    setNeedsDisplay()
  }

  /// Removes it after its time.
  func update(at now: Duration) {
    if !isHidden, now >= begun + length { hide() }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    stage?.reducesMotion ?? true ? .at(max(now, begun + length)) : .immediately
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    hand.clear()
  }

  override func prepare(at now: Duration) { hand.fetch(from: stage?.art, height: 150) }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard !targets.isEmpty else { return }
    let isStill = stage?.reducesMotion ?? true
    let turn = isStill ? 0 : (now - begun) / Self.tap
    let target = targets[min(Int(turn), 2 * targets.count - 1) % targets.count]
    let part = isStill ? 0.5 : turn.truncatingRemainder(dividingBy: 1)
    let strength = isStill ? 1 : min(1, part / 0.2, max(0, (1 - part) / 0.2))
    let press = max(0, 1 - abs(part - 0.5) / 0.14)
    let place = target.windowFrame(at: now).center - windowFrame(at: now).origin
    if press > 0 {
      let ring = Rect(center: place, size: Size(24 + 44 * press))
      list.shape(
        Shape(
          radius: ring.width / 2, fill: .clear, border: 4,
          borderColor: Color.white.faded(strength * press)), in: ring)
    }
    hand.draw(at: place, scale: 1.14 - 0.14 * press, strength: strength, into: &list)
  }
}
