import Drawing
import Geometry
import Stage

/// A pair of scales between the house and the player: the side with the advantage sinks.
final class Balance: Node {
  private var tilt = Tween(0)
  private var parts: [String: Sprite] = [:]
  /// The drawings' own sizes; the stand is the measure for the others.
  private static let sizes = [
    "stand": Size(width: 200, height: 180), "beam": Size(width: 200, height: 40),
    "house": Size(width: 76, height: 96), "you": Size(width: 76, height: 96),
  ]
  private static let whole = Size(width: 256, height: 184)

  init() { super.init("") }

  /// Tips the beam for a house edge, a fraction of one bet.
  func tip(edge: Double, animated: Bool) {
    let angle = -min(max(edge * 14, -0.24), 0.24)
    guard angle != tilt.to else { return }
    tilt =
      animated && !(stage?.reducesMotion ?? true)
      ? Tween(
        from: tilt.value(at: now), to: angle, start: now, length: .milliseconds(700),
        easing: .bounce) : Tween(angle)
    setNeedsDisplay()
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    tilt.isRunning(at: now) ? .immediately : .onInput
  }

  override func sizeDidChange() { parts = [:] }

  private var scale: Double {
    min(size.width / Self.whole.width, size.height / Self.whole.height)
  }

  override func prepare(at now: Duration) {
    guard parts.isEmpty, scale > 0.1, let art = stage?.art else { return }
    for (name, size) in Self.sizes {
      parts[name] = art.sprite("blackjack-scale-" + name, size * scale)
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let scale = scale
    guard let stand = parts["stand"], let beam = parts["beam"] else { return }
    let angle = tilt.value(at: now)
    let turn = sineAndCosine(of: angle)
    let foot = Point(x: bounds.midX, y: bounds.maxY)
    list.sprite(stand, at: foot, anchor: Point(x: 0.5, y: 1))
    let middle = foot - Point(x: 0, y: 150 * scale)
    // The hooks lie 88 from the middle, and 1 above it; each pan hangs upright by its ring.
    for (name, side) in [("house", -88.0), ("you", 88.0)] {
      guard let pan = parts[name] else { continue }
      let hook = Point(
        x: (side * turn.cosine + turn.sine) * scale, y: (side * turn.sine - turn.cosine) * scale)
      list.sprite(pan, at: middle + hook, anchor: Point(x: 0.5, y: 4.0 / 96))
    }
    list.sprite(beam, at: middle, rotation: angle)
  }
}
