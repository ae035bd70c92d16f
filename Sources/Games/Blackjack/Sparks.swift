import Arcade
import Drawing
import Geometry
import Stage

/// Stars that fly out from a hand of 21, once.
final class Sparks: Node {
  private var flight = Tween(1)
  private var sprite: Sprite?
  private static let count = 14
  private static let length = Duration.milliseconds(900)

  init() { super.init("") }

  /// Starts the flight; with less movement there is none.
  func fly() {
    guard let stage, !stage.reducesMotion else { return }
    flight = Tween(from: 0, to: 1, start: now, length: Self.length, easing: .out)
    setNeedsDisplay()
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    flight.isRunning(at: now) ? .immediately : .onInput
  }

  override func resourcesDidChange() { sprite = nil }

  override func prepare(at now: Duration) {
    if sprite == nil, flight.isRunning(at: now) {
      sprite = stage?.art.sprite("star-gold", Size(28))
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let sprite, flight.isRunning(at: now) else { return }
    let way = flight.value(at: now)
    for index in 0..<Self.count {
      let angle = 2 * Double.pi * (Double(index) + 0.5) / Double(Self.count)
      let turn = sineAndCosine(of: angle)
      let reach = 0.5 + (index % 2 == 0 ? 0.28 : 0.14) * way
      let place = Point(
        x: bounds.midX + turn.sine * size.width * reach,
        y: bounds.midY - turn.cosine * size.height * reach)
      list.sprite(
        sprite, at: place, scale: 0.4 + way * 0.6, rotation: angle + way * 2,
        opacity: min(1, 2 * (1 - way)))
    }
  }
}
