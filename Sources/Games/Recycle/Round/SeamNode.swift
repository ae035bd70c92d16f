import Drawing
import Geometry
import Stage

/// A rope between two players' tables, which the leader pulls to their side; the clock hangs on it.
final class SeamNode: Node {
  let clock: RoundClock
  /// How far it is pulled: 1 is all the way to the first player, -1 to the other one.
  private var pull = Tween(0)
  /// The direction of the first player.
  private var direction = Point.zero
  private var ends = (Point.zero, Point.zero)
  /// How far the rope can be pulled, in points.
  private var reach = 0.0
  private var ridesOnRope = false
  private var clockCenter = Point.zero

  init(palette: Palette, isShared: Bool) {
    clock = RoundClock(palette: palette, isShared: isShared)
    super.init("")
    add(clock)
  }

  /// Shows who leads: the difference of their points.
  func show(lead: Int) {
    let target = Double(lead) / (Double(lead.magnitude) + 150)
    guard target != pull.to else { return }
    let isCalm = stage?.reducesMotion ?? true
    pull =
      isCalm
      ? Tween(target)
      : Tween(
        from: pull.value(at: now), to: target, start: now, length: .milliseconds(500),
        easing: .bounce)
    setNeedsDisplay()
  }

  /// Lies between two halves of the window; `isReplay`: whether both are seen from below.
  func lie(between halves: [RecycleLayout.Half], isReplay: Bool) {
    guard let near = halves.first?.frame, let far = halves.last?.frame else { return }
    if far.minX > near.minX {
      ends = (Point(x: far.minX, y: far.minY - 8), Point(x: far.minX, y: far.maxY + 8))
      (direction, reach, ridesOnRope) = (Point(x: -1, y: 0), 60, false)
      clockCenter = Point(x: far.minX, y: far.minY + 8 + RoundClock.side / 2)
    } else {
      ends = (Point(x: far.minX - 8, y: far.maxY), Point(x: far.maxX + 8, y: far.maxY))
      (direction, reach, ridesOnRope) = (Point(x: 0, y: 1), 28, !isReplay)
      // In a replay nothing of the upper table may be covered.
      clockCenter = Point(x: far.midX, y: far.maxY + (isReplay ? RoundClock.side / 2 + 2 : 0))
    }
    placeClock(at: now)
  }

  private func placeClock(at now: Duration) {
    let offset = ridesOnRope ? direction * (reach * pull.value(at: now)) : .zero
    clock.frame = Rect(center: clockCenter + offset, size: Size(RoundClock.side))
  }

  override func prepare(at now: Duration) { placeClock(at: now) }
  override func nextFrame(after now: Duration) -> NextFrame {
    pull.isRunning(at: now) ? .immediately : .onInput
  }

  /// The place on the rope after a part of its length.
  private func place(_ part: Double, at now: Duration) -> Point {
    let bow = sineAndCosine(of: part * .pi).sine
    return ends.0 + (ends.1 - ends.0) * part + direction * (reach * pull.value(at: now) * bow * bow)
  }

  private static let strands = [Color(0xD9B97E), Color(0xC9A565)]

  override func draw(into list: inout DrawList, at now: Duration) {
    let outer = list.context
    let count = max(1, Int(ends.0.distance(to: ends.1) / 13))
    let along = ends.1 + ends.0 * -1
    let turn = along.x.magnitude > along.y.magnitude ? -0.42 : 0.42
    let size =
      along.x.magnitude > along.y.magnitude
      ? Size(width: 16, height: 14) : Size(width: 14, height: 16)
    for index in 0...count {
      let center = place(Double(index) / Double(count), at: now)
      let map = Transform(scale: 1, rotation: turn, about: .zero, offset: center)
      list.context = outer.transformed(by: map)
      list.shape(
        Shape(radius: 6, fill: Self.strands[index % 2], border: 1, borderColor: Color(0x9C7B42)),
        in: Rect(center: .zero, size: size))
    }
    list.context = outer
    guard !ridesOnRope else { return }
    // The knot.
    let knot = Rect(center: place(0.5, at: now), size: Size(30))
    list.shadow(of: knot, radius: 15, elevation: .lying)
    list.shape(
      Shape(radius: 15, fill: Self.strands[0], border: 3, borderColor: Color(0x9C7B42)), in: knot)
  }
}
