import Drawing
import Geometry
import Input
import Rules
import Stage

/// An item: its drawing at any size and angle, lifted while it is held.
final class PieceNode: Node {
  let number: Int
  let kind: Recycle.Kind
  var onKey: (KeyEvent) -> Bool = { _ in false }
  var onActivate: () -> Void = {}
  var onActions: () -> [NodeAction] = { [] }
  private(set) var poseInField: Recycle.Pose
  private var fieldScale = 1.0
  /// The scale at which it is shown: its own, unless that is too small to see.
  private var shownScale = 1.0
  private var lift = Tween(0)
  /// Its flights, one after the other.
  private var flights: [Flight] = []
  private var drawings: [Sprite?] = []
  private var shadows: [Sprite?] = []
  /// The sizes at which it is rendered; in between it is scaled down.
  private static let steps = [0.5, 1.04, 2.08]

  init(_ piece: Recycle.Piece) {
    number = piece.number
    kind = piece.kind
    poseInField = piece.pose
    super.init("piece.\(piece.number)", role: .image, label: RecycleWords.name(of: piece.kind))
    isFocusable = true
    isCarriedByTap = true
    touchMargin = 14
  }

  override var traceScale: Double? { poseInField.scale }

  /// Places it according to a pose, on a table with `scale` points per unit.
  func show(_ pose: Recycle.Pose, origin: Point, scale: Double) {
    if fieldScale != scale { releaseDrawings() }
    flights = []
    (poseInField, fieldScale) = (pose, scale)
    shownScale = Self.shownScale(pose.scale, natural: kind.size.longSide * scale)
    frame = Rect(center: origin + pose.center * scale, size: kind.size * (scale * shownScale))
    setPose(Pose(rotation: pose.radians))
  }

  /// On small tables small items are shown a little larger, but always in order of size.
  ///
  /// `natural`: the long side at size 1, in points.
  static func shownScale(_ size: Double, natural: Double) -> Double {
    let (least, enough) = (min(natural * 0.85, 44), min(natural, 64))
    let side = natural * size
    guard side < enough, natural > 0 else { return size }
    return (least + (enough - least) * side / enough) / natural
  }

  /// Slides to a pose from where it is now.
  func slide(to pose: Recycle.Pose, origin: Point, scale: Double) {
    let (place, size, turn) = (frame.center, frame.size, restingPose.rotation)
    show(pose, origin: origin, scale: scale)
    let angle = (turn - restingPose.rotation).remainder(dividingBy: 2 * .pi)
    let from = Pose(
      offset: place - frame.center, scale: size.width / max(frame.width, 1),
      rotation: restingPose.rotation + angle)
    let target = restingPose
    setPose(from)
    animate(to: target, length: Theme.slow, easing: .settle)
  }

  /// Animates its appearance on the table.
  func arrive() {
    let target = restingPose
    setPose(Pose(scale: 0.3, rotation: target.rotation, opacity: 0))
    animate(to: target, length: Theme.slow, easing: .settle)
  }

  /// Flies to a pose from where it is now, and turns once on the way.
  func fly(to pose: Recycle.Pose, origin: Point, scale: Double) {
    let from = frame.center
    // After a flick it first arrives.
    let earlier = flights.filter { $0.isRunning(at: now) }
    show(pose, origin: origin, scale: scale)
    guard let stage, !stage.reducesMotion else { return }
    let start = earlier.last.map { $0.start + $0.length } ?? now
    var flight = Flight(
      from: from, to: frame.center, height: 120 * scale, start: start, length: .milliseconds(380))
    let rotation = restingPose.rotation
    flight.rotation = (rotation + (from.x < frame.midX ? -2 : 2) * .pi, rotation)
    flights = earlier + [flight]
    setNeedsDisplay()
  }

  /// How long a flicked item flies.
  static let tossed = Duration.milliseconds(220)

  /// Flies on to a pose after a flick.
  func toss(to pose: Recycle.Pose, origin: Point, scale: Double) {
    let from = frame.center
    show(pose, origin: origin, scale: scale)
    guard let stage, !stage.reducesMotion else { return }
    let rotation = restingPose.rotation
    var flight = Flight(
      from: from, to: frame.center, height: 0, start: now, length: Self.tossed)
    flight.over = from.midpoint(to: frame.center)
    flight.rotation = (rotation, rotation)
    flights = [flight]
    setNeedsDisplay()
  }

  /// The flight that is due, if it flies.
  private func flight(at now: Duration) -> Flight? { flights.first { $0.isRunning(at: now) } }

  /// Its pose in the air, from where it lands in the end.
  private func flyingPose(at now: Duration) -> Pose? {
    guard let flight = flight(at: now) else { return nil }
    var pose = flight.pose(at: now)
    pose.offset = pose.offset + flight.to - frame.center
    return pose
  }

  /// Where it is in the air, as a pose on the table; nil unless it flies.
  func flyingPose(origin: Point, scale: Double) -> Recycle.Pose? {
    guard scale > 0, let pose = flyingPose(at: now) else { return nil }
    return Recycle.Pose(
      center: (frame.center + pose.offset - origin) * (1 / scale), size: poseInField.scale,
      degrees: pose.rotation * 180 / .pi)
  }

  /// Moves into a container's opening (a place on the table) in an arc.
  func leave(into mouth: Point, scale: Double) {
    recognizers = []
    isFocusable = false
    setLifted(false)
    // With less movement it is gone at once: no lid opens for it.
    guard let stage, !stage.reducesMotion else { return setPose(Pose(opacity: 0)) }
    let from = frame.center
    let rotation = restingPose.rotation
    frame = Rect(center: mouth, size: size)
    var flight = Flight(
      from: from, to: mouth, height: 110 * scale, start: now, length: Self.meal)
    flight.scale = (1, 0.5)
    flight.rotation = (rotation, rotation)
    flights = [flight]
    setPose(Pose(scale: 0.5, rotation: rotation))
  }

  /// How long an item takes into a container.
  nonisolated static let meal = Duration.milliseconds(240)

  override func pose(at now: Duration) -> Pose {
    flyingPose(at: now) ?? super.pose(at: now)
  }

  override func isMoving(at now: Duration) -> Bool {
    flight(at: now) != nil || super.isMoving(at: now)
  }

  /// Shakes a little, because something wasn't possible.
  func shake() {
    let target = restingPose
    setPose(Pose(rotation: target.rotation + 0.09))
    animate(to: target, length: .milliseconds(260), easing: .settle)
  }

  func setLifted(_ isLifted: Bool) {
    let target = isLifted ? 1.0 : 0
    guard lift.to != target else { return }
    lift.change(to: target, at: now, length: Theme.quick, easing: .out)
    setNeedsDisplay()
  }

  /// Fetches every drawing it may need, while nothing moves.
  override func prepare(at now: Duration) {
    guard drawings.isEmpty, let art = stage?.art, fieldScale * kind.size.width >= 1 else {
      return
    }
    let name = "recycle-" + kind.rawValue
    let natural = kind.size * fieldScale
    drawings = Self.steps.map { art.sprite(name, natural * $0) }
    shadows = [Elevation.lying, .lifted].map { art.shadow(name, natural, $0) }
  }

  private func releaseDrawings() {
    drawings = []
    shadows = []
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    releaseDrawings()
  }

  override func handle(_ key: KeyEvent) -> Bool { onKey(key) }

  override var actions: [NodeAction] { onActions() }

  @discardableResult override func activate() -> Bool {
    onActivate()
    return true
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    lift.isRunning(at: now) || flight(at: now) != nil ? .immediately : .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let lift = lift.value(at: now)
    drawShadow(0, strength: 1 - lift, into: &list)
    drawShadow(1, strength: lift, into: &list)
    let step = Self.steps.firstIndex { $0 >= shownScale } ?? Self.steps.count - 1
    guard drawings.indices.contains(step), let drawing = drawings[step] else { return }
    list.sprite(
      drawing, at: bounds.center,
      scale: size.width / max(1, Double(drawing.width)) * (1 + 0.04 * lift))
  }

  /// The shadow rotates with the item, but falls in the same direction for all.
  private func drawShadow(_ index: Int, strength: Double, into list: inout DrawList) {
    guard strength > 0, shadows.indices.contains(index), let shadow = shadows[index] else { return }
    let fall = [Elevation.lying, .lifted][index].shadow
    let map = list.context.transform
    let length = max(Point(x: map.a, y: map.b).length, 0.001)
    let (cosine, sine) = (map.a / length, map.b / length)
    let offset = Point(x: fall.offset / 4, y: fall.offset)
    let local = Point(
      x: offset.x * cosine + offset.y * sine, y: offset.y * cosine - offset.x * sine)
    list.sprite(
      shadow, at: bounds.center + local, scale: shownScale, opacity: strength)
  }
}
