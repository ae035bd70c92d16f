import Arcade
import Drawing
import Geometry
import Input
import Stage

/// A piece: its part of the cloth, its number if shown, and a white edge while it is held.
final class MirrorPiece: Node {
  /// Where it is shown.
  enum Place: Hashable { case tray, cell, hand }

  let number: Int
  private(set) var place = Place.tray
  /// Where it is seen while it lies in the tray or a cell, in its parent's points; nil if it is
  /// seen everywhere.
  var visible: Rect?
  /// The wheel turned over it with Ctrl; returns whether that was used.
  var onWheel: (WheelEvent) -> Bool = { _ in false }
  /// The recognizers in the tray, and on the brocade.
  var inTray: [any GestureRecognizer] = []
  var onBoard: [any GestureRecognizer] = []
  /// A key that turns it, while it is held; returns whether it was used.
  var onKey: (KeyEvent) -> Bool = { _ in false }
  /// Whether it can be turned.
  var canTurn = false
  /// Called when it has moved.
  var didMove: () -> Void = {}
  private let cloth: any MirrorCloth
  private let columns: Int
  private let badge: Label
  private var lift = Tween(0)
  /// Its quarter turns clockwise.
  private var turns = 0
  private var swing = Tween(0)
  /// How far two fingers have turned it beyond that, in radians.
  var twist = 0.0 { didSet { if twist != oldValue { setNeedsDisplay() } } }
  private var badgeStrength = Tween(1)
  private var tellsNumber = true
  /// Stitches run round it once it is right.
  private var stitches = Tween(1)
  private static let stitching = Duration.milliseconds(350)

  init(_ number: Int, cloth: any MirrorCloth, columns: Int) {
    self.number = number
    self.cloth = cloth
    self.columns = columns
    badge = Self.badge(number)
    super.init("piece.\(number)", role: .tile, label: "\(number)")
    isCarriedByTap = true
    add(badge)
  }

  /// Puts it at `target`, or holds it there; it slides there in `length`.
  func put(_ place: Place, at target: Rect, length: Duration, easing: Easing = .out) {
    let shown = shownFrame
    let isNew = frame.size == .zero
    // A piece that is there already, or moving there, isn't disturbed by others.
    guard isNew || place != self.place || frame != target else { return }
    // A hand continues a move without changing how it is shown.
    let isCarried = place == .hand && self.place == .hand && length == .zero
    if place != self.place || recognizers.isEmpty {
      self.place = place
      if place != .hand { recognizers = place == .tray ? inTray : onBoard }
      setLifted(place == .hand)
    }
    frame = target
    if isNew || shown == target || length == .zero && !isCarried {
      setPose(.rest)
    } else if !isCarried {
      animate(
        from: Pose(
          offset: shown.center - target.center, scale: shown.width / max(target.width, 1)),
        length: length, easing: easing)
    }
    didMove()
  }

  override func window(at now: Duration) -> Rect? {
    place == .hand || isMoving(at: now) ? nil : visible
  }

  override func handle(_ wheel: WheelEvent) -> Bool {
    wheel.modifiers.contains(.control) && place != .tray && onWheel(wheel)
  }

  override func handle(_ key: KeyEvent) -> Bool { onKey(key) }

  override var actions: [NodeAction] { canTurn ? NodeAction.turns : [] }

  /// The frame where it is shown now, also during a move.
  private var shownFrame: Rect {
    let pose = pose(at: now)
    return Rect(center: frame.center + pose.offset, size: frame.size * pose.scale)
  }

  /// Turns it to a number of quarters clockwise; from where it is shown, if that takes time.
  func turn(to new: Int, length: Duration) {
    guard new != turns || twist != 0 else { return }
    let from = angle(at: now)
    turns = new
    twist = 0
    let target = Double(new) * .pi / 2
    // The short way round.
    let difference = (from - target).remainder(dividingBy: 2 * .pi)
    swing =
      length > .zero && stage?.reducesMotion == false
      ? Tween(from: difference, to: 0, start: now, length: Theme.move, easing: .settle) : Tween(0)
    setNeedsDisplay()
  }

  /// How far it is shown turned clockwise, in radians.
  func angle(at now: Duration) -> Double {
    Double(turns) * .pi / 2 + swing.value(at: now) + twist
  }

  /// Its quarter turns clockwise, for the trace.
  override var traceValue: Double? { turns == 0 ? nil : Double(turns) }

  private func setLifted(_ isLifted: Bool) {
    let target = isLifted ? 1.0 : 0
    guard lift.to != target else { return }
    lift.change(to: target, at: now, length: isLifted ? Theme.quick : Theme.move, easing: .out)
    setNeedsDisplay()
  }

  /// How far it is lifted, 0 to 1.
  func lift(at now: Duration) -> Double { lift.value(at: now) }

  /// Whether it is in its place: there its number would only hide the picture.
  var isRight = false { didSet { if isRight != oldValue { showBadge() } } }

  /// Whether it is marked, to be sent to another tray.
  var isMarked = false { didSet { if isMarked != oldValue { setNeedsDisplay() } } }

  /// Runs stitches round it, as it has just arrived in its place.
  func stitch() {
    guard stage?.reducesMotion == false else { return }
    stitches = Tween(
      from: 0, to: 1, start: now + .milliseconds(120), length: Self.stitching, easing: .out)
    setNeedsDisplay()
  }

  func setNumber(_ isTold: Bool) {
    tellsNumber = isTold
    showBadge()
  }

  /// On a small piece the number would hide the picture.
  private var hasRoomForNumber: Bool { size.shortSide >= 36 || size == .zero }

  /// Whether its number is shown, for tests.
  var showsNumber: Bool { badgeStrength.to > 0 }

  private func showBadge() {
    let target = tellsNumber && !isRight && hasRoomForNumber ? 1.0 : 0
    guard badgeStrength.to != target else { return }
    badgeStrength.change(to: target, at: now, length: Theme.move)
    setNeedsDisplay()
  }

  /// The original's proportion at every size: 17 points for a piece of 62.
  var badgeFrame: Rect {
    let side = min(44, max(24, size.shortSide * 17 / 62)).rounded()
    let width = number < 100 ? side : (side * 1.4).rounded()
    return Rect(x: size.width - width - 3, y: 3, width: width, height: side)
  }

  /// The label of a number.
  static func badge(_ number: Int) -> Label {
    Label(
      "\(number)", style: TextStyle(size: 16, weight: .bold, alignment: .center), color: .white)
  }

  /// The size of a number in such a disc.
  static func badgeSize(_ frame: Rect) -> Double { max(16, (frame.height * 0.64).rounded()) }

  /// Whether its number is seen now.
  func showsBadge(at now: Duration) -> Bool { badgeStrength.value(at: now) >= 0.5 }

  override func sizeDidChange() {
    badge.frame = badgeFrame
    badge.style.size = Self.badgeSize(badgeFrame)
    showBadge()
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    lift.isRunning(at: now) || swing.isRunning(at: now) || badgeStrength.isRunning(at: now)
      || stitches.isRunning(at: now)
      ? .immediately : .onInput
  }

  override func prepare(at now: Duration) {
    badge.isHidden = !showsBadge(at: now)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let height = lift.value(at: now)
    if height > 0 {
      list.shadow(of: bounds, radius: 2, elevation: .lifted, strength: height * 1.8)
    } else if place == .tray {
      list.shadow(of: bounds, radius: 2, elevation: .lying, strength: 2)
    }
    cloth.drawCell(
      number - 1, columns: columns, angle: angle(at: now), into: &list, in: bounds)
    MirrorPiece.drawEdge(height, in: bounds, isBold: stage?.isHighContrast ?? false, into: &list)
    drawStitches(into: &list, at: now)
    if isMarked, place == .tray {
      list.shape(
        Shape(radius: 4, fill: .clear, border: 4, borderColor: Color(0xFFD86B)),
        in: bounds.inset(by: -4))
    }
    drawBadge(into: &list, at: now)
  }

  /// Draws the disc of its number, on itself or on a mirror image.
  func drawBadge(into list: inout DrawList, at now: Duration) {
    let shown = badgeStrength.value(at: now)
    guard shown > 0 else { return }
    let disc = badgeFrame
    list.shape(
      Shape(
        radius: disc.height / 2, fill: Color(0x1D2449, opacity: 0.92 * shown), border: 1.5,
        borderColor: Color.white.faded(0.85 * shown)), in: disc)
  }

  /// Six light stitches on their way round it; its mirror images draw them too.
  func drawStitches(into list: inout DrawList, at now: Duration) {
    let part = stitches.value(at: now)
    guard part > 0, part < 1 else { return }
    let box = bounds.inset(by: 5)
    let around = 2 * (box.width + box.height)
    let color = Color(0xFFF6D8, opacity: min(1, part / 0.15, (1 - part) / 0.3))
    for stitch in 0..<6 {
      let place = (Double(stitch) / 6 + 0.4 * part) * around
      list.shape(
        Shape(radius: 2.5, fill: color),
        in: Self.stitch(at: place.truncatingRemainder(dividingBy: around), around / 16, on: box))
    }
  }

  /// A stitch that begins this far along the edge of `box`, clockwise from its upper left corner,
  /// and ends at the corner at the latest.
  private static func stitch(at place: Double, _ length: Double, on box: Rect) -> Rect {
    let (width, height, thick) = (box.width, box.height, 5.0)
    if place < width {
      return Rect(
        x: box.minX + place, y: box.minY, width: min(length, width - place), height: thick)
    }
    if place < width + height {
      let down = place - width
      return Rect(
        x: box.maxX - thick, y: box.minY + down, width: thick, height: min(length, height - down))
    }
    if place < 2 * width + height {
      let left = place - width - height
      let long = min(length, width - left)
      return Rect(x: box.maxX - left - long, y: box.maxY - thick, width: long, height: thick)
    }
    let up = place - 2 * width - height
    let long = min(length, height - up)
    return Rect(x: box.minX, y: box.maxY - up - long, width: thick, height: long)
  }

  /// Draws the white edge of a held piece, as strong as it is lifted.
  static func drawEdge(
    _ height: Double, in box: Rect, isBold: Bool, into list: inout DrawList
  ) {
    guard height > 0 else { return }
    list.shape(
      Shape(
        fill: .clear, border: isBold ? 4 : 2.5, borderColor: Color.white.faded(height)), in: box)
  }
}
