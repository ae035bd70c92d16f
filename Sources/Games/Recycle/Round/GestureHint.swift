import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// What hands can do with an item.
enum PieceGesture: String, LessonSubject {
  /// Drag it into its container.
  case drag = "recycle.dragged"
  /// Rotate it upside down.
  case turn = "recycle.turned"
  /// Enlarge it.
  case grow = "recycle.grown"
  /// Make it smaller, or tap it twice.
  case shrink, halve

  var flag: String? { self == .shrink || self == .halve ? nil : rawValue }
}

/// A hand over an item that drags, rotates or resizes a ghost of it, with an explanation.
final class GestureHint: HandDemo {
  /// How long it is there.
  static let stay = Duration.seconds(9)
  private let slip = Paper("", fill: Theme.sheet, elevation: .lifted)
  private let words = Label(
    "", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: Theme.ink)
  private(set) weak var piece: PieceNode?
  private(set) var gesture = PieceGesture.turn
  /// The position of the item when the explanation was placed.
  private var pointed = Point.zero

  init(suffix: String) {
    super.init("recycle.hint" + suffix, role: .text)
    slip.add(words)
    add(slip)
  }

  /// The frame of the explanation, in the table's points.
  var slipFrame: Rect? { isShown ? slip.frame : nil }

  /// `target`: where the item is dragged, in the table's points.
  func show(
    _ gesture: PieceGesture, _ text: String, over piece: PieceNode, target: Point,
    in place: CardPlacement
  ) {
    (self.gesture, self.piece, label) = (gesture, piece, text)
    words.show(text)
    slip.frame.size = .zero
    show(script(gesture, piece, target))
    keepFree(in: place)
    animate(from: Pose(opacity: 0), length: Theme.move)
  }

  /// Moves the explanation near the item, unless it is in a good place.
  func keepFree(in place: CardPlacement) {
    guard isShown, let piece else { return }
    let center = piece.frame.center
    guard slip.size == .zero || !place.isFree(slip.frame) || pointed.distance(to: center) > 40
    else { return }
    pointed = center
    let text = words.size(fitting: min(320, place.room.width - 48))
    let size = Size(width: text.width.rounded(.up) + 33, height: text.height + 24)
    let box = piece.transformedBounds
    slip.frame = place.frame(
      of: size, near: Point(x: box.midX, y: box.minY - size.height / 2 - 34))
    words.frame = Rect(x: 16, y: 12, width: size.width - 32, height: text.height)
  }

  /// Removes it after its time, or when its item is gone.
  override func update(at now: Duration) {
    super.update(at: now)
    if piece?.parent == nil || piece?.recognizers.isEmpty != false { hide() }
  }

  private func script(
    _ gesture: PieceGesture, _ piece: PieceNode, _ target: Point
  ) -> HandScript {
    let (size, isTapped) = (piece.size, gesture == .halve)
    // The fingers lie on either side of the item.
    let reach = min(max(size.longSide / 160, 0.45), 1.1)
    var script = HandScript(
      turn: .milliseconds(2200), turns: 3, height: 240 * reach, still: isTapped ? 0.9 : 0.45)
    script.stay = Self.stay
    script.fades = (0.15, 0.15)
    script.moves = 0.2...0.7
    if isTapped { (script.taps, script.tapLength) = ([0.25, 0.4], 0.07) }
    script.fingers = isTapped || gesture == .drag ? .one : .two
    script.art = ("recycle-" + piece.kind.rawValue, size)
    script.path = { [weak piece] in piece?.poses(gesture, $0.progress, to: target).hand }
    script.ghost = { [weak piece] moment, hand, ghost, list in
      guard let piece, let ghost else { return }
      let strength = moment.strength
      piece.drawGuide(gesture, to: target, strength, into: &list)
      guard !isTapped || moment.part > 0.45 else { return }
      let pose = piece.poses(gesture, moment.progress, to: target).ghost
      list.sprite(
        ghost, at: hand.offset, scale: pose.scale, rotation: pose.rotation,
        opacity: pose.opacity * strength)
    }
    return script
  }
}

extension PieceNode {
  /// The hand and the ghost in it, for a progress of 0 to 1.
  fileprivate func poses(
    _ gesture: PieceGesture, _ progress: Double, to target: Point
  ) -> (hand: Pose, ghost: Pose) {
    let (place, tilt, rest) = (frame.center, restingPose.rotation, restOfTurn)
    var (hand, ghost) = (Pose(offset: place), Pose(opacity: 0.55))
    switch gesture {
    case .drag:
      hand.offset = place + (target - place) * progress
      ghost = Pose(rotation: tilt, opacity: 0.6)
    case .turn:
      hand.rotation = (rest < 0 ? -1 : 1) * (1.4 * progress - 0.7)
      ghost.rotation = tilt + rest * progress
    case .grow: (hand.scale, ghost.scale) = (0.8 + 0.4 * progress, 1 + 0.6 * progress)
    case .shrink: (hand.scale, ghost.scale) = (1.2 - 0.4 * progress, 1 - 0.45 * progress)
    case .halve: ghost = Pose(scale: 0.5, rotation: tilt, opacity: 0.7)
    }
    return (hand, ghost)
  }

  /// A row of dots to the container, or an arrow around it.
  fileprivate func drawGuide(
    _ gesture: PieceGesture, to target: Point, _ strength: Double, into list: inout DrawList
  ) {
    let place = frame.center
    if gesture == .turn {
      TurnArrow(center: place, radius: size.longSide * 0.62)
        .draw(restOfTurn < 0 ? -1 : 1, strength: strength, into: &list)
    }
    for step in 1..<12 where gesture == .drag {
      let spot = place + (target - place) * (Double(step) / 12)
      list.shape(
        Shape(radius: 3.5, fill: Theme.ink.faded(0.6 * strength)),
        in: Rect(center: spot, size: Size(7)))
    }
  }

  /// From its current angle to upside down, the short way round.
  private var restOfTurn: Double {
    let rest = (Double.pi - restingPose.rotation).remainder(dividingBy: 2 * .pi)
    return abs(rest) > 2.9 ? abs(rest) : rest
  }
}
