import Drawing
import Geometry
import Rules
import Stage

/// Scraps of paper shot once from both lower corners, turning as they rise and fall; closed-form,
/// so any moment can be drawn.
final class Confetti: Node {
  private struct Scrap {
    /// From the left corner or the right one.
    var isLeft: Bool
    /// How far it gets in the window's widths and heights a second.
    var across, up: Double
    var delay, sway, turn, size: Double
    var isRound: Bool
    var color: Color
  }
  private static let length = 2.6
  /// In the window's heights a second, squared.
  private static let gravity = 1.9
  private var scraps: [Scrap] = []
  private(set) var begun: Duration?

  /// Scraps of gold and of a game's colours.
  init(_ palette: Palette) {
    super.init("")
    var chance = SeededGenerator(seed: 15)
    func draw(_ low: Double, _ high: Double) -> Double {
      low + (high - low) * Double(chance.below(10_000)) / 10_000
    }
    let own = [palette.accent, palette.accent.mixed(with: .white, 0.45), palette.sheet]
    let colors = own + [0xF2B632, 0xFFD86B, 0xC8402F, 0x2F8F4E, 0x2F6FB7].map { Color($0) }
    scraps = (0..<120).map { index in
      Scrap(
        isLeft: index % 2 == 0, across: draw(0.04, 0.5), up: draw(1.0, 1.85),
        delay: draw(0, 0.25), sway: draw(-1, 1), turn: draw(-7, 7), size: draw(10, 20),
        isRound: index % 5 == 0, color: colors[index % colors.count])
    }
  }

  func begin(at now: Duration) { begun = now }

  override func nextFrame(after now: Duration) -> NextFrame {
    guard let begun, !(stage?.reducesMotion ?? true) else { return .onInput }
    guard now >= begun else { return .at(begun) }
    return now - begun < .seconds(Self.length) ? .immediately : .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let begun, !(stage?.reducesMotion ?? true) else { return }
    let time = (now - begun) / .seconds(1)
    guard time > 0, time < Self.length else { return }
    let outer = list.context
    for scrap in scraps {
      let t = time - scrap.delay
      guard t > 0 else { continue }
      let y = size.height * (1 - scrap.up * t + Self.gravity * t * t / 2)
      guard y < size.height + 40 else { continue }
      let swing = sineAndCosine(of: t * 5 + scrap.sway * 4)
      let distance = size.width * scrap.across * t / (0.5 + 0.5 * t) + swing.sine * 14 * scrap.sway
      let place = Point(x: scrap.isLeft ? distance : size.width - distance, y: y)
      let map = Transform(scale: 1, rotation: t * scrap.turn, about: .zero, offset: place)
      list.context = outer.transformed(by: map, opacity: min(1, (Self.length - time) * 3))
      // Seen edge on as it tumbles.
      let height = scrap.size * (0.35 + 0.65 * swing.cosine.magnitude)
      let radius = scrap.isRound ? height / 2 : 2
      list.shape(
        Shape(radius: radius, fill: scrap.color),
        in: Rect(center: .zero, size: Size(width: scrap.size, height: height)))
    }
    list.context = outer
  }
}
