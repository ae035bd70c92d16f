import Drawing
import Geometry
import Rules
import Stage

/// Small effects over a table: dust where an item was put down, shards of light for a perfect
/// fit, rising points; each a function of time.
final class SparkNode: Node {
  private struct Burst {
    var art: String
    var place: Point
    var start: Duration
    var count: Int
    var reach: Double
    var side: Double
    var length: Double
    var color = Color.white
    /// How far scraps fly apart, as a part of their reach.
    var spread = 0.5
  }

  private var bursts: [Burst] = []
  private var sprites: [String: Sprite] = [:]

  init() { super.init("") }

  /// Dust on both sides of an item of this width that was put down.
  func dust(at place: Point, width: Double) {
    add(
      Burst(
        art: "recycle-dust", place: place, start: now, count: 6,
        reach: max(24, width * 0.7), side: 22, length: 0.5))
  }

  /// Light in all directions.
  func shards(at place: Point, reach: Double) {
    add(
      Burst(
        art: "recycle-shard", place: place, start: now, count: 14, reach: reach, side: 34,
        length: 0.9, color: Color(0xF2B632)))
  }

  /// Three scraps of paper that fly up and fall.
  func scraps(at place: Point, reach: Double, color: Color, after delay: Duration) {
    add(
      Burst(
        art: "", place: place, start: now + delay, count: 3, reach: reach, side: 14,
        length: 0.45, color: color))
  }

  private static let colors: [Recycle.ContainerColor] = [.green, .blue, .yellow]

  /// Many scraps in the colours of containers.
  func confetti(at place: Point, reach: Double) {
    for (index, color) in Self.colors.enumerated() {
      add(
        Burst(
          art: "", place: place + Point(x: Double(index - 1) * 17, y: 0),
          start: now + .milliseconds(140 * index), count: 13, reach: reach, side: 18,
          length: 1.8, color: color.color, spread: 0.045))
    }
  }

  private func add(_ burst: Burst) {
    guard !(stage?.reducesMotion ?? true) else { return }
    bursts.append(burst)
    setNeedsDisplay()
  }

  override func resourcesDidChange() { sprites = [:] }

  override func nextFrame(after now: Duration) -> NextFrame {
    bursts.contains { now - $0.start < .seconds($0.length) } ? .immediately : .onInput
  }

  /// Removes effects that are over.
  func update(at now: Duration) { bursts.removeAll { now - $0.start >= .seconds($0.length) } }

  override func draw(into list: inout DrawList, at now: Duration) {
    for burst in bursts {
      let time = (now - burst.start) / .seconds(burst.length)
      guard time >= 0, time < 1 else { continue }
      if burst.art.isEmpty {
        drawScraps(burst, time, into: &list)
        continue
      }
      guard let sprite = sprite(burst.art, burst.side) else { continue }
      let isDust = burst.art == "recycle-dust"
      for index in 0..<burst.count {
        let part = Double(index) / Double(burst.count)
        // Dust stays low, to the left and right; light goes in all directions.
        let angle = isDust ? (index % 2 == 0 ? 0.25 : -0.25) * part * 2 : part * 2 * .pi
        let turn = sineAndCosine(of: angle)
        let direction = Point(
          x: isDust ? (index % 2 == 0 ? turn.cosine : -turn.cosine) : turn.cosine,
          y: isDust ? turn.sine * 0.4 - 0.15 : turn.sine)
        let far =
          Easing.out(time) * burst.reach
          * (0.6 + 0.4 * ((part * 7).truncatingRemainder(dividingBy: 1)))
        if !isDust {
          // A dark rim, so that gold can be seen on yellow.
          list.sprite(
            sprite, at: burst.place + direction * far, scale: 1.35 * (1 - 0.5 * time),
            rotation: time * 1.5 + part * 6, tint: Color(0x7A5208), opacity: 1 - time * time)
        }
        list.sprite(
          sprite, at: burst.place + direction * far,
          scale: isDust ? 0.5 + 0.7 * time : 1 - 0.5 * time,
          rotation: isDust ? 0 : time * 1.5 + part * 6, tint: burst.color, opacity: 1 - time * time)
      }
    }
  }

  private func drawScraps(_ burst: Burst, _ time: Double, into list: inout DrawList) {
    let outer = list.context
    for index in 0..<burst.count {
      let side = Double(index) - Double(burst.count - 1) / 2
      // No two rise equally high.
      let part = (Double(index) * 0.618 + burst.place.x * 0.37).truncatingRemainder(dividingBy: 1)
      let rise = 0.75 + 0.5 * part
      let place =
        burst.place
        + Point(
          x: side * burst.spread * time * (1.25 - 0.5 * part),
          y: 1.4 * time * time - 1.1 * time * rise) * burst.reach
      let turn = Transform(
        scale: 1 - 0.4 * time, rotation: side + time * 5, about: .zero, offset: place)
      list.context = outer.transformed(by: turn, opacity: 1 - time * time)
      list.shape(
        Shape(radius: 2, fill: burst.color),
        in: Rect(center: .zero, size: Size(width: burst.side, height: burst.side * 0.7)))
    }
    list.context = outer
  }

  private func sprite(_ name: String, _ side: Double) -> Sprite? {
    if let known = sprites[name] { return known }
    sprites[name] = stage?.art.sprite(name, Size(side))
    return sprites[name]
  }
}
