import Drawing
import Geometry
import Stage

/// The four suits and golden stars, which fly out from a hand of 21 once.
final class Sparks: Node {
  private var flight = Tween(1)
  private var sprites: [Sprite] = []
  private static let art = [
    "star-gold", "blackjack-suit-S", "star-gold", "blackjack-suit-H", "star-gold",
    "blackjack-suit-C", "star-gold", "blackjack-suit-D",
  ]
  private static let count = 16
  private static let length = Duration.milliseconds(900)

  init() { super.init("") }

  /// Starts the flight; with less movement there is none.
  func fly() {
    guard let stage, !stage.reducesMotion else { return }
    flight = Tween(from: 0, to: 1, start: now, length: Self.length, easing: .out)
    setNeedsDisplay()
  }

  /// Ends the flight.
  func settle() {
    guard flight.isRunning(at: now) else { return }
    flight = Tween(1)
    setNeedsDisplay()
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    flight.isRunning(at: now) ? .immediately : .onInput
  }

  override func resourcesDidChange() { sprites = [] }

  override func prepare(at now: Duration) {
    if sprites.isEmpty, flight.isRunning(at: now) {
      sprites = Self.art.compactMap { stage?.art.sprite($0, Size(32)) }
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard !sprites.isEmpty, flight.isRunning(at: now) else { return }
    let progress = flight.value(at: now)
    for index in 0..<Self.count {
      let angle = 2 * Double.pi * (Double(index) + 0.5) / Double(Self.count)
      let turn = sineAndCosine(of: angle)
      let reach = 0.5 + (index % 2 == 0 ? 0.28 : 0.14) * progress
      let place = Point(
        x: bounds.midX + turn.sine * size.width * reach,
        y: bounds.midY - turn.cosine * size.height * reach)
      list.sprite(
        sprites[index % sprites.count], at: place, scale: 0.4 + progress * 0.6,
        rotation: index % 2 == 0 ? angle + progress * 2 : 0.3 * progress,
        opacity: min(1, 2 * (1 - progress)))
    }
  }
}
