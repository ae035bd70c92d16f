import Drawing
import Geometry
import Stage

/// Many rotated, scaled, tinted sprites, drawn like the nodes of games.
final class SpriteField: Node {
  private struct Speck {
    var place: Point
    var angle, spin, scale: Double
    var tint: Color
  }
  private var specks: [Speck] = []
  private var sprite: Sprite?

  init() { super.init("field") }

  /// The same sprites for the same `count`, at the same places as in peers.c.
  func fill(count: Int, sprite: Sprite) {
    self.sprite = sprite
    guard count != specks.count else { return }
    var state: UInt32 = 12345
    func chance() -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state >> 8) / 16_777_216
    }
    specks = (0..<count).map { _ in
      Speck(
        place: Point(x: chance() * 1280, y: chance() * 720), angle: chance() * 6.283,
        spin: chance() * 4 - 2, scale: 0.5 + chance(),
        tint: Color(bits: UInt32(chance() * 16_777_215) | 0xFF00_0000))
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let sprite else { return }
    let time = now / .seconds(1)
    for speck in specks {
      list.sprite(
        sprite, at: speck.place, scale: speck.scale, rotation: speck.angle + speck.spin * time,
        tint: speck.tint)
    }
  }
}
