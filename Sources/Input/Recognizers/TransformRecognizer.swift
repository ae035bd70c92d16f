public import Geometry

#if canImport(Glibc)
  import Glibc
#endif

/// One finger pans an object, two pan, rotate and scale it at once; a third is ignored.
///
/// Fingers may join and leave at any time: changes are increments of the fingers that are down,
/// so nothing jumps. Beyond each slop the object follows exactly; only the slop itself is lost.
/// The mouse pans with the primary button, rotates with the secondary one and scales with
/// `wheel`.
public final class TransformRecognizer: GestureRecognizer {
  private struct Finger {
    let id: PointerID
    let source: PointerSource
    /// Whether it landed while others were already moving the object.
    let joins: Bool
    /// Whether it landed beside the object, as one of two fingers on either side of it.
    let isAstride: Bool
    var location: Point
    var isWon = false
  }
  /// Tracked fingers in the order of landing; only those it has won move the object.
  private var fingers: [Finger] = []
  private var isActive = false
  private var takesPair = false
  /// Whether two fingers have passed a slop since there were two.
  private var isTwisting = false
  /// The fingers when their number last changed: slops are measured from here.
  private var anchor: Grip?
  /// A gesture beyond its slop that waits for the arena to assign this pointer.
  private var pending: (id: PointerID, change: TransformChange)?
  /// The other finger of a gesture that has begun, to be accepted at once.
  private var claims: [PointerID] = []
  private var latest = Duration.zero
  /// The point that the secondary button rotates about.
  private var pivot: Point?
  /// The centre's movement, without the jumps when fingers join and leave.
  private var travelled = Point.zero
  private var tracker = VelocityTracker()
  private let onObject: Bool
  private let center: (() -> Point)?
  private let handler: (TransformUpdate) -> Void

  /// `onObject` shortens the pan slop.
  ///
  /// `center` is the object's centre on the stage, about which the wheel and the secondary button
  /// act; without it, that button is rejected.
  public init(
    onObject: Bool = true, center: (() -> Point)? = nil,
    handler: @escaping (TransformUpdate) -> Void
  ) {
    self.onObject = onObject
    self.center = center
    self.handler = handler
  }

  /// Whether the current updates come from the wheel, over an object that is not held.
  public private(set) var isWheeling = false
  /// The pointers it has won, which hold the object.
  public var heldBy: [PointerID] { fingers.filter(\.isWon).map(\.id) }

  /// At once, while the other finger of a gesture has yet to be accepted; otherwise nil.
  public var deadline: Duration? { claims.isEmpty ? nil : latest }

  /// Accepts the other finger of a gesture that has begun.
  public func timePassed(to now: Duration, _ table: GestureTable) -> [(PointerID, Verdict)] {
    defer { claims = [] }
    return claims.map { ($0, .accept) }
  }

  /// Accepts once a finger has passed a slop, or lands on an object that is already held.
  public func receive(_ event: PointerEvent, _ table: GestureTable) -> Verdict {
    latest = event.time
    switch event.phase {
    case .began: return begin(event)
    case .moved:
      guard let i = fingers.firstIndex(where: { $0.id == event.id }) else { return .reject }
      return pivot.map { turn(i, to: event, about: $0, table) } ?? move(i, to: event, table)
    case .ended:
      leave(event.id) { .ended(at: event.location, velocity: $0) }
      return .reject
    case .cancelled:
      lose(event.id)
      return .reject
    }
  }

  /// Lets the finger move the object.
  public func win(_ pointer: PointerID) {
    guard let i = fingers.firstIndex(where: { $0.id == pointer }) else { return }
    fingers[i].isWon = true
    claims.removeAll { $0 == pointer }
    if fingers[i].joins { rebase() }
    if let pending, pending.id == pointer { start(pointer, pending.change) }
  }

  /// Removes the finger; removing the last one cancels the gesture.
  public func lose(_ pointer: PointerID) { leave(pointer) { _ in .cancelled } }

  private func begin(_ event: PointerEvent) -> Verdict {
    guard pivot == nil else { return .reject }
    switch event.button {
    case .primary where fingers.count < 2: break
    case .secondary where fingers.isEmpty:
      guard let center = center?() else { return .reject }
      pivot = center
    default: return .reject
    }
    if fingers.isEmpty {
      travelled = .zero
      tracker = VelocityTracker()
      tracker.add(travelled, at: event.time)
    }
    fingers.append(
      Finger(
        id: event.id, source: event.source, joins: isActive, isAstride: takesPair,
        location: event.location))
    if isActive { return .accept }
    rebase()
    return .undecided
  }

  private func move(_ i: Int, to event: PointerEvent, _ table: GestureTable) -> Verdict {
    // One finger alone beside the object has no effect.
    if fingers[i].isAstride, fingers.count == 1, !isActive { return .reject }
    let before = grip
    fingers[i].location = event.location
    guard let before, let after = grip, isActive == false || fingers[i].isWon else {
      return .undecided
    }
    var change = before.change(to: after, table)
    travelled += change.translation
    tracker.add(travelled, at: event.time)
    guard isActive else {
      let slop = table.panSlop(for: event.source, onObject: onObject)
      return slopPassed(to: after, slop, table).map { offer(i, $0) } ?? .undecided
    }
    if !isTwisting, after.second != nil {
      let twist = anchor?.twistExcess(to: after, table)
      isTwisting = twist != nil
      change.rotation = twist?.rotation ?? 0
      change.scale = twist?.scale ?? 1
    }
    handler(.changed(change))
    return .undecided
  }

  private func turn(
    _ i: Int, to event: PointerEvent, about pivot: Point, _ table: GestureTable
  ) -> Verdict {
    let from = fingers[i].location
    let turn = TransformChange(
      rotation: angle(from: from - pivot, to: event.location - pivot), center: pivot)
    if isActive {
      fingers[i].location = event.location
      handler(.changed(turn))
      return .undecided
    }
    guard from.distance(to: event.location) > table.tapSlop(for: event.source) else {
      return .undecided
    }
    fingers[i].location = event.location
    return offer(i, turn)
  }

  private func slopPassed(
    to after: Grip, _ panSlop: Double, _ table: GestureTable
  ) -> TransformChange? {
    guard let anchor else { return nil }
    let pan = anchor.panExcess(to: after, slop: panSlop)
    guard var change = anchor.twistExcess(to: after, table) else { return pan }
    isTwisting = true
    change.translation = pan?.translation ?? .zero
    return change
  }

  private func offer(_ i: Int, _ change: TransformChange) -> Verdict {
    let id = fingers[i].id
    claims = fingers.filter { !$0.isWon && $0.id != id }.map(\.id)
    if fingers[i].isWon {
      start(id, change)
      return .undecided
    }
    pending = (id, change)
    return .accept
  }

  private func start(_ pointer: PointerID, _ change: TransformChange) {
    pending = nil
    isActive = true
    handler(.began(at: change.center + change.translation * -1))
    // The closure may have cancelled everything.
    if isActive { handler(.changed(change)) }
  }

  private func leave(_ pointer: PointerID, _ last: (Point) -> TransformUpdate) {
    guard let i = fingers.firstIndex(where: { $0.id == pointer }) else { return }
    let finger = fingers.remove(at: i)
    claims.removeAll { $0 == pointer }
    if pending?.id == pointer { pending = nil }
    let wasTurning = pivot != nil
    if fingers.isEmpty { pivot = nil }
    if isActive, finger.isWon, heldBy.isEmpty {
      isActive = false
      rebase()
      handler(last(wasTurning ? .zero : tracker.velocity(at: latest)))
    } else {
      rebase()
    }
  }

  private var grip: Grip? {
    Grip(fingers.lazy.filter { !self.isActive || $0.isWon }.map(\.location))
  }

  private func rebase() {
    anchor = grip
    isTwisting = false
  }
}

extension TransformRecognizer {
  /// Handles the wheel over the object: one notch scales it, with Shift rotates it.
  ///
  /// If nothing holds the object, the handler receives a complete gesture.
  public func wheel(_ event: WheelEvent, _ table: GestureTable = GestureTable()) {
    // Some systems report a sideways wheel while Shift is held.
    let notches = event.deltaY != 0 ? event.deltaY : event.deltaX
    guard notches.isFinite, notches != 0 else { return }
    let isTurn = event.modifiers.contains(.shift)
    let center = center?() ?? event.location
    let wasActive = isActive
    isWheeling = !wasActive
    defer { isWheeling = false }
    if !wasActive { handler(.began(at: center)) }
    handler(
      .changed(
        TransformChange(
          rotation: isTurn ? notches * table.wheelTurn : 0,
          scale: isTurn ? 1 : pow(table.wheelScale, notches), center: center)))
    if !wasActive { handler(.ended(at: center, velocity: .zero)) }
  }

  /// Whether a finger that hit nothing at `location` should join the one that holds this object.
  ///
  /// It joins within half the object's longer side of its frame, if exactly one finger holds it.
  /// If several objects accept it, use the one with the smallest `distance`.
  public func adopts(
    _ location: Point, from objectFrame: Rect, _ table: GestureTable = GestureTable()
  ) -> Bool {
    guard fingers.count == 1, fingers[0].source == .touch else { return false }
    return Self.distance(from: location, to: objectFrame)
      <= objectFrame.size.longSide * table.joinReach
  }

  /// Whether two fingers that hit nothing lie on either side of this object, which is not held.
  ///
  /// Their midpoint lies on it, and each is as near as a finger that joins.
  public func isBetween(
    _ first: Point, _ second: Point, objectFrame: Rect, _ table: GestureTable = GestureTable()
  ) -> Bool {
    guard fingers.isEmpty, first.distance(to: second) <= table.handSpan else { return false }
    let reach = max(objectFrame.size.longSide * table.joinReach, table.pairReach)
    let middle = Self.distance(from: first.midpoint(to: second), to: objectFrame)
    return middle <= table.touchTapSlop
      && [first, second].allSatisfy { Self.distance(from: $0, to: objectFrame) <= reach }
  }

  /// The fingers that land during `land` are two on either side of the object: they hold it
  /// together, and if one leaves before they begin, the other has no effect.
  public func takePair(_ land: () -> Void) {
    takesPair = true
    land()
    takesPair = false
  }

  /// The distance of a point from a frame, in points; 0 inside.
  public static func distance(from location: Point, to frame: Rect) -> Double {
    Point(
      x: max(frame.minX - location.x, location.x - frame.maxX, 0),
      y: max(frame.minY - location.y, location.y - frame.maxY, 0)
    ).length
  }
}
