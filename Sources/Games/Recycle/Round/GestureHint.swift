import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// What hands can do with an item.
enum PieceGesture: Hashable {
  /// Drag it into its container.
  case drag
  /// Rotate it upside down.
  case turn
  /// Enlarge it.
  case grow
  /// Make it smaller.
  case shrink
  /// Tap it twice.
  case halve
}

/// A hand over an item that drags, rotates or resizes a ghost of it, with an explanation.
///
/// It lies over an item but takes no touches. With reduced motion the hand stands still, beside
/// its arrow.
final class GestureHint: Node {
  /// How long one turn takes, how many there are, and how long the hint stays.
  static let turn = Duration.milliseconds(2200)
  static let turns = 3
  static let stay = Duration.milliseconds(9000)
  private let slip = Paper("", fill: Theme.sheet, elevation: .lifted)
  private let words = Label(
    "", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: Theme.ink)
  private(set) weak var piece: PieceNode?
  private(set) var gesture = PieceGesture.turn
  /// Where the item is dragged.
  private var target = Point.zero
  private var begun = Duration.zero
  /// The position of the item when the explanation was placed.
  private var pointed = Point.zero
  private var ghost: Sprite?
  private var hand = HandIcon(.two)
  private var finger = HandIcon(.one)

  init(suffix: String) {
    super.init("recycle.hint" + suffix, role: .text)
    slip.add(words)
    add(slip)
    isHidden = true
  }

  var isShown: Bool { !isHidden }
  /// The frame of the explanation, in the table's points.
  var slipFrame: Rect? { isShown ? slip.frame : nil }

  /// `target`: where the item is dragged, in the table's points.
  func show(
    _ gesture: PieceGesture, _ text: String, over piece: PieceNode, target: Point,
    in place: CardPlacement
  ) {
    (self.gesture, self.piece, label, self.target) = (gesture, piece, text, target)
    begun = now
    fetch()
    words.show(text)
    slip.frame.size = .zero
    isHidden = false
    keepFree(in: place)
    animate(from: Pose(opacity: 0), length: Theme.move)
  }

  func hide() {
    guard isShown else { return }
    isHidden = true
    piece = nil
    setNeedsDisplay()
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
  func update(at now: Duration) {
    guard isShown else { return }
    if now >= begun + Self.stay || piece?.parent == nil || piece?.recognizers.isEmpty != false {
      hide()
    }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    let moves = now < begun + Self.turn * Self.turns && !(stage?.reducesMotion ?? true)
    return moves ? .immediately : .at(max(now, begun + Self.stay))
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    ghost = nil
    hand.clear()
    finger.clear()
  }

  private func fetch() {
    guard let piece, let art = stage?.art else { return }
    ghost = art.sprite("recycle-" + piece.kind.rawValue, piece.size)
    hand.fetch(from: art, height: 240 * reach(of: piece))
    finger.fetch(from: art, height: 240 * reach(of: piece))
  }

  /// The size of the hand: its fingers lie on either side of the item.
  private func reach(of piece: PieceNode) -> Double {
    min(max(piece.size.longSide / 160, 0.45), 1.1)
  }

  override func prepare(at now: Duration) {
    if ghost == nil { fetch() }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let piece, let ghost else { return }
    let isStill = (stage?.reducesMotion ?? true) || now >= begun + Self.turn * Self.turns
    let part = ((now - begun) / Self.turn).truncatingRemainder(dividingBy: 1)
    // The fingers come down, rotate or spread, rest, and lift.
    let progress = isStill ? 0.5 : Easing.smooth((part - 0.2) / 0.5)
    let strength = isStill ? 1 : min(1, part / 0.15, max(0, (1 - part) / 0.15))
    let (place, tilt) = (piece.frame.center, piece.restingPose.rotation)
    switch gesture {
    case .drag: drawDrag(ghost, from: place, tilt, progress, strength, into: &list)
    case .halve: drawTaps(ghost, at: place, tilt, isStill ? 0.9 : part, strength, into: &list)
    case .turn:
      // From its current angle to upside down, the short way round.
      let rest = (Double.pi - tilt).remainder(dividingBy: 2 * .pi)
      let turn = abs(rest) > 2.9 ? abs(rest) : rest
      TurnArrow(center: place, radius: piece.size.longSide * 0.62)
        .draw(turn < 0 ? -1 : 1, strength: strength, into: &list)
      list.sprite(
        ghost, at: place, rotation: tilt + turn * progress, opacity: 0.55 * strength)
      hand.draw(
        at: place, turned: (turn < 0 ? -1 : 1) * (1.4 * progress - 0.7), strength: strength,
        into: &list)
    case .grow:
      list.sprite(ghost, at: place, scale: 1 + 0.6 * progress, opacity: 0.55 * strength)
      hand.draw(at: place, scale: 0.8 + 0.4 * progress, strength: strength, into: &list)
    case .shrink:
      list.sprite(ghost, at: place, scale: 1 - 0.45 * progress, opacity: 0.55 * strength)
      hand.draw(at: place, scale: 1.2 - 0.4 * progress, strength: strength, into: &list)
    }
  }

  /// One finger takes the ghost along a row of dots to the container.
  private func drawDrag(
    _ ghost: Sprite, from start: Point, _ tilt: Double, _ progress: Double, _ strength: Double,
    into list: inout DrawList
  ) {
    for step in 1..<12 {
      let spot = Rect(
        center: start + (target - start) * (Double(step) / 12), size: Size(7))
      list.shape(Shape(radius: 3.5, fill: Theme.ink.faded(0.6 * strength)), in: spot)
    }
    let place = start + (target - start) * progress
    list.sprite(ghost, at: place, rotation: tilt, opacity: 0.6 * strength)
    finger.draw(at: place, strength: strength, into: &list)
  }

  /// One finger taps twice, and what is left is half as large.
  private func drawTaps(
    _ ghost: Sprite, at place: Point, _ tilt: Double, _ part: Double, _ strength: Double,
    into list: inout DrawList
  ) {
    let taps = [0.25, 0.4].map { max(0, 1 - abs(part - $0) / 0.07) }
    let press = taps.max() ?? 0
    if press > 0 {
      let ring = Rect(center: place, size: Size(30 + 40 * press))
      list.shape(
        Shape(
          radius: ring.width / 2, fill: .clear, border: 5,
          borderColor: Color.white.faded(strength * press)), in: ring)
    }
    if part > 0.45 {
      list.sprite(ghost, at: place, scale: 0.5, rotation: tilt, opacity: 0.7 * strength)
    }
    finger.draw(at: place, scale: 1.12 - 0.12 * press, strength: strength, into: &list)
  }
}
