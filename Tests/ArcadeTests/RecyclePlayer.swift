import Arcade
import Geometry
import Input
import Rules
import Stage
import Testing

@testable import RecycleGame

/// Somebody at a table of Recycle, with as many fingers as needed.
extension SceneHarness {
  /// A round that has begun.
  static func recycle(
    _ mode: Recycle.Mode = .solo, _ halving: Recycle.Halving = .classic,
    size: Size = Size(width: 1280, height: 800), region: Recycle.Region? = nil,
    context: GameContext = .forTests
  ) throws -> SceneHarness {
    context.recycleChoice.mode = mode
    context.recycleChoice.halving = halving
    context.recycleChoice.region = region
    let table = SceneHarness(size: size, context: context) { RecycleScene(context: $0) }
    table.pass(.milliseconds(500))
    // Without a clock nothing is counted.
    if mode != .calm { try table.tap("recycle.countdown") }
    return table
  }

  var round: Recycle {
    get throws { try #require(stage.scenes.last { $0 is RecycleScene } as? RecycleScene).game }
  }

  func piece(_ kind: Recycle.Kind, of player: Int = 0) throws -> Recycle.Piece {
    try #require(round.sides[player].pieces.first { $0.kind == kind })
  }

  /// A place on the field, told in units, on the stage.
  func place(_ units: Point, of player: Int = 0) throws -> Point {
    // Two containers tell the map, however the half lies.
    let field = try round.setup.field
    let suffix = player == 0 ? "" : ".\(player + 1)"
    let (a, b) = (field.frame(of: .glass).center, field.frame(of: .packaging).center)
    let left = try node("container.glass" + suffix).windowFrame(at: now).center
    let right = try node("container.packaging" + suffix).windowFrame(at: now).center
    let scale = (right.x - left.x) / (b.x - a.x)
    return left + (units - a) * scale
  }

  func mouth(_ container: Recycle.Container, of player: Int = 0) throws -> Point {
    try place(round.setup.field.mouth(of: container).center, of: player)
  }

  func finger(_ id: Int64, _ phase: PointerEvent.Phase, _ place: Point, mouse: Bool = false) {
    stage.receive(
      .pointer(
        PointerEvent(
          mouse ? .mouse : PointerID(id), phase, at: place, time: now,
          source: mouse ? .mouse : .touch)))
  }

  /// Fingers that go their ways side by side, 16 ms a step.
  func fingers(
    _ ways: [(id: Int64, from: Point, to: Point)], steps: Int = 12, lifts: Bool = true
  ) {
    for way in ways { finger(way.id, .began, way.from) }
    for step in 1...steps {
      pass(.milliseconds(16))
      for way in ways {
        finger(way.id, .moved, way.from + (way.to - way.from) * (Double(step) / Double(steps)))
      }
    }
    guard lifts else { return }
    // A finger that rests flicks nothing.
    pass(.milliseconds(80))
    for way in ways { finger(way.id, .ended, way.to) }
  }

  /// One finger carries a piece until its middle is over a container's mouth.
  func carry(_ piece: Recycle.Piece, to container: Recycle.Container, of player: Int = 0) throws {
    let start = try place(piece.pose.center, of: player)
    let end = try mouth(container, of: player)
    fingers([(1, start, end)])
    pass(.milliseconds(400))
  }

  /// One finger takes a piece towards a place, and lets go in motion.
  func flick(_ piece: Recycle.Piece, towards goal: Point, of player: Int = 0) throws {
    let start = try place(piece.pose.center, of: player)
    fingers([(1, start, start + (goal - start) * 0.4)], steps: 8, lifts: false)
    pass(.milliseconds(8))
    finger(1, .ended, start + (goal - start) * 0.4)
  }

  /// Two fingers on a piece; `frame(step)` says where they are, as an angle and a span in points
  /// around a middle.
  func twist(
    _ piece: Recycle.Piece, turn: Double, span: (Double, Double), to end: Point, steps: Int = 60,
    lifts: Bool = true
  ) throws {
    let start = try place(piece.pose.center)
    func places(_ t: Double) -> [Point] {
      let way = sineAndCosine(of: turn * t)
      let arm =
        Point(x: way.cosine, y: way.sine) * ((span.0 + (span.1 - span.0) * t) / 2)
      let middle = start + (end - start) * t
      return [middle + arm, middle + arm * -1]
    }
    for (id, place) in places(0).enumerated() { finger(Int64(id + 1), .began, place) }
    for step in 1...steps {
      pass(.milliseconds(8))
      for (id, place) in places(Double(step) / Double(steps)).enumerated() {
        finger(Int64(id + 1), .moved, place)
      }
    }
    guard lifts else { return }
    pass(.milliseconds(50))
    for (id, place) in places(1).enumerated() { finger(Int64(id + 1), .ended, place) }
    pass(.milliseconds(400))
  }

  func doubleTap(_ place: Point) {
    for _ in 0..<2 {
      finger(9, .began, place)
      pass(.milliseconds(50))
      finger(9, .ended, place)
      pass(.milliseconds(80))
    }
    pass(.milliseconds(400))
  }

  func wheel(_ notches: Double, at place: Point, _ modifiers: KeyModifiers = []) {
    pass(.milliseconds(30))
    stage.receive(
      .wheel(WheelEvent(location: place, deltaY: notches, modifiers: modifiers, time: now)))
  }
}
