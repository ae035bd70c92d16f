import Drawing
import Geometry
import Rules
import Stage

/// Scraps of paper in the games' colours that fall once, turning.
///
/// Computed as a function of time, so any moment can be drawn.
final class Confetti: Node {
  private struct Scrap {
    var x, delay, speed, sway, turn, size: Double
    var color: Color
  }
  private static let length = 4.2
  private var scraps: [Scrap] = []
  private var begun: Duration?

  init() {
    super.init("")
    var chance = SeededGenerator(seed: 15)
    func draw(_ low: Double, _ high: Double) -> Double {
      low + (high - low) * Double(chance.below(10_000)) / 10_000
    }
    let colors: [UInt32] = [0xC8402F, 0xF2B632, 0x2F6FB7, 0x2F8F4E, 0xE08A3C, 0x8A3F6B]
    scraps = (0..<70).map { index in
      Scrap(
        x: draw(0, 1), delay: draw(0, 1.2), speed: draw(0.32, 0.6), sway: draw(-1, 1),
        turn: draw(-4, 4), size: draw(8, 18), color: Color(colors[index % colors.count]))
    }
  }

  func begin(at now: Duration) { begun = now }

  override func nextFrame(after now: Duration) -> NextFrame {
    guard let begun, !(stage?.reducesMotion ?? true) else { return .onInput }
    return now - begun < .seconds(Self.length) ? .immediately : .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let begun, !(stage?.reducesMotion ?? true) else { return }
    let time = (now - begun) / .seconds(1)
    guard time < Self.length else { return }
    let outer = list.context
    for scrap in scraps {
      let t = time - scrap.delay
      guard t > 0 else { continue }
      let y = -40 + t * scrap.speed * size.height
      guard y < size.height + 40 else { continue }
      let swing = sineAndCosine(of: t * 3 + scrap.sway * 4)
      let place = Point(x: scrap.x * size.width + swing.sine * 26 * scrap.sway, y: y)
      let map = Transform(scale: 1, rotation: t * scrap.turn, about: .zero, offset: place)
      list.context = DrawList.Context(
        transform: outer.transform * map, opacity: outer.opacity * min(1, Self.length - time))
      // Foreshortened as it tumbles.
      let height = scrap.size * (0.35 + 0.65 * swing.cosine.magnitude)
      list.shape(
        Shape(radius: 2, fill: scrap.color),
        in: Rect(center: .zero, size: Size(width: scrap.size, height: height)))
    }
    list.context = outer
  }
}
