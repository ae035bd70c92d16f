import Arcade
import Geometry
import Input
import Rules
import Stage

/// One player's table: containers, items and messages about them.
///
/// A tap on its free area brings a new item.
final class TableNode: Node {
  let player: Int
  let setup: Recycle.Setup
  var field: Recycle.Field { setup.field }
  /// Points per unit, and the origin of the field.
  private(set) var scale = 1.0
  private(set) var origin = Point.zero
  private(set) var pieces: [PieceNode] = []
  let containers: [ContainerNode]
  let sparks = SparkNode()
  let tag: ReasonLabel
  let hint: GestureHint
  /// 3, 2, 1 before the round.
  private(set) var countdown: Countdown?
  private let fits: [FitGhost]
  private let lower = Node("")
  private let upper = Node("")
  private var signs: [Int: ScorePreview] = [:]
  /// Signs that disappear by themselves.
  private var lingering: [Int: Duration] = [:]
  private var leaving: [(node: Node, until: Duration)] = []
  /// The free part of the bar above, where words may lie, in its own points.
  var headroom = Rect.zero
  var onTap: () -> Void = {}
  /// Gives a new item its recognizers and keys.
  var configure: (PieceNode) -> Void = { _ in }

  init(player: Int, setup: Recycle.Setup) {
    (self.player, self.setup) = (player, setup)
    let suffix = player == 0 ? "" : ".\(player + 1)"
    containers = setup.field.containers.map { ContainerNode($0, in: setup, suffix: suffix) }
    fits = setup.kinds.map { FitGhost($0, in: setup) }
    tag = ReasonLabel(suffix: suffix)
    hint = GestureHint(suffix: suffix)
    super.init("table" + suffix)
    isGround = true
    isFocusable = true
    recognizers = [TapRecognizer(action: { [weak self] _ in self?.onTap() })]
    lower.add(containers)
    lower.add(fits)
    add([lower, sparks, upper])
    upper.add([hint, tag])
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    (lingering.values.map { $0 } + leaving.map(\.until)).min().map { .at(max($0, now)) }
      ?? .onInput
  }

  @discardableResult override func activate() -> Bool {
    onTap()
    return true
  }

  override func sizeDidChange() {
    scale = min(size.width / field.size.width, size.height / field.size.height)
    let shown = field.size * scale
    // The containers stand on the ground, at the lower edge.
    origin = Point(x: (size.width - shown.width) / 2, y: size.height - shown.height)
    for node in [lower, sparks, upper, hint] { node.frame = bounds }
    for node in containers { node.frame = box(field.frame(of: node.container)) }
    for node in fits {
      let mouth = field.mouth(of: node.container).center
      node.frame = box(Rect(center: mouth, size: node.sizeInField))
      node.edge = self.mouth(of: node.container).maxY - node.frame.minY
    }
    for node in pieces { node.show(node.poseInField, origin: origin, scale: scale) }
    for (number, sign) in signs {
      piece(number).map { sign.lie(above: outline(of: $0), in: place(besides: number)) }
    }
    tag.takeAway()
    hint.hide()
    countdown?.lie(in: clearing)
  }

  func point(_ place: Point) -> Point { origin + place * scale }
  func box(_ rect: Rect) -> Rect { Rect(origin: point(rect.origin), size: rect.size * scale) }
  /// Places where a sheet covers no item and no other sheet; `number`: the item it is about.
  func place(besides number: Int? = nil, others: [Rect] = []) -> CardPlacement {
    let shown = signs.filter { $0.key != number }.map(\.value.frame)
    let fits = fits.filter { !$0.isHidden }.map(\.shownFrame)
    return CardPlacement(room: bounds, obstacles: pieces.map(outline) + fits + shown + others)
  }

  func piece(_ number: Int) -> PieceNode? { pieces.first { $0.number == number } }
  private func outline(of node: PieceNode) -> Rect { node.transformedBounds }
}

// Before the round.
extension TableNode {
  /// Shows 3, 2, 1; `action` begins at once.
  func count(_ suffix: String, action: @escaping () -> Void) {
    endCount()
    let node = Countdown(suffix: suffix, action: action)
    upper.add(node)
    node.lie(in: clearing)
    countdown = node
  }

  /// Between the items and the containers.
  private var clearing: Rect {
    let top = field.start(of: .bag).center.y + Recycle.Kind.bag.size.height / 2 + 4
    let bottom = field.frame(of: .glass).minY - 4
    return box(Rect(x: 0, y: top, width: field.size.width, height: bottom - top))
  }

  /// The round begins: removes the number.
  func endCount() {
    guard let countdown else { return }
    upper.remove(countdown)
    self.countdown = nil
  }
}

// Items appear, move and leave.
extension TableNode {
  /// Shows the items of a side; new ones are animated if `arrives`.
  func show(_ side: Recycle.Side, arrives: Bool = false) {
    for piece in side.pieces {
      if let node = self.piece(piece.number) {
        if node.poseInField != piece.pose { node.show(piece.pose, origin: origin, scale: scale) }
      } else {
        let node = PieceNode(piece)
        node.show(piece.pose, origin: origin, scale: scale)
        configure(node)
        pieces.append(node)
        add(node)
        bringToFront(sparks)
        bringToFront(upper)
        if arrives { node.arrive() }
      }
    }
  }

  /// Moves everything, or one item, back to where the rules have it.
  func settle(_ side: Recycle.Side, only number: Int? = nil) {
    for piece in side.pieces where number.map({ $0 == piece.number }) ?? true {
      guard let node = self.piece(piece.number) else { continue }
      node.holders = []
      node.setLifted(false)
      if node.poseInField != piece.pose {
        node.slide(to: piece.pose, origin: origin, scale: scale)
      }
      hideSign(of: piece.number)
    }
    openLids(for: side.pieces.filter { $0.heldBy != nil })
  }

  /// Shows a side at once, without animations.
  func reset(to side: Recycle.Side) {
    for node in pieces where side.pieces.allSatisfy({ $0.number != node.number }) { remove(node) }
    pieces.removeAll { $0.parent == nil }
    for number in signs.keys { hideSign(of: number) }
    show(side)
    for piece in side.pieces { self.piece(piece.number)?.setLifted(piece.heldBy != nil) }
    openLids(for: [])
    tag.takeAway()
    hint.hide()
  }

  /// Moves an item in front of all others, but behind messages.
  func raise(_ node: PieceNode) {
    bringToFront(node)
    bringToFront(sparks)
    bringToFront(upper)
  }

  /// A container eats an item.
  func take(_ node: PieceNode, into container: Recycle.Container) {
    pieces.removeAll { $0 === node }
    hideSign(of: node.number)
    node.holders = []
    let mouth = self.mouth(of: container)
    // What is below the opening's lower edge is inside.
    let window = Node("")
    window.clips = true
    window.frame = Rect(x: 0, y: 0, width: size.width, height: mouth.maxY)
    add(window)
    window.add(node)
    bringToFront(sparks)
    bringToFront(upper)
    let depth = max(node.size.width, node.size.height) / 4
    node.leave(into: Point(x: mouth.midX, y: mouth.maxY + depth), scale: scale)
    leaving.append((window, now + PieceNode.meal))
    self.container(container).react(.eat)
    sparks.scraps(
      at: Point(x: mouth.midX, y: mouth.minY), reach: 150 * scale,
      color: setup.color(of: container).color,
      after: PieceNode.meal)
  }

  /// The visible opening of a container.
  private func mouth(of container: Recycle.Container) -> Rect {
    let center = field.mouth(of: container).center
    let height =
      switch container {
      case .glass: 148.0
      case .paper: 46.0
      case .packaging: 74.0
      case .organic, .rest: 76.0
      }
    return box(Rect(center: center, size: Size(width: 200, height: height)))
  }

  private func container(_ container: Recycle.Container) -> ContainerNode {
    containers.first { $0.container == container } ?? containers[0]
  }

  /// A container refuses an item, and the one that it belongs into waves.
  func refuse(
    _ kind: Recycle.Kind, by container: Recycle.Container, after delay: Duration = .zero
  ) {
    self.container(container).react(.refuse, after: delay)
    let home = setup.container(of: kind)
    guard home != container else { return }
    self.container(home).react(.wave, after: delay + .milliseconds(350))
  }

  /// An item flies back to where the rules have it.
  func throwBack(_ piece: Recycle.Piece) {
    guard let node = self.piece(piece.number) else { return }
    raise(node)
    node.fly(to: piece.pose, origin: origin, scale: scale)
  }

  /// A flicked item flies to where it lands.
  func flick(_ piece: Recycle.Piece) {
    guard let node = self.piece(piece.number) else { return }
    raise(node)
    node.toss(to: piece.pose, origin: origin, scale: scale)
  }

  /// Points fly from a container to a place on the table.
  func send(_ points: Int, from container: Recycle.Container, to place: Point) {
    guard let stage, !stage.reducesMotion else { return }
    let node = FlyingPoints(points, color: setup.color(of: container).darkColor)
    upper.add(node)
    node.fly(from: mouth(of: container).center + Point(x: 0, y: -70 * scale), to: place)
    leaving.append((node, now + FlyingPoints.length))
  }

  /// Points rise from a container.
  func rise(_ text: String, from container: Recycle.Container, isPerfect: Bool) {
    let mouth = point(field.mouth(of: container).center)
    let slip = RisingLabel(
      text, size: isPerfect ? 32 : 28, fill: isPerfect ? Color(0xF9D976) : Theme.sheet)
    upper.add(slip)
    slip.rise(from: mouth + Point(x: 0, y: -130 * scale), in: bounds)
    slip.frame = place().frame(of: slip.size, near: slip.frame.center)
    leaving.append((slip, now + RisingLabel.stay))
  }

  /// Confetti for the winner.
  func celebrate() {
    sparks.confetti(
      at: Point(x: bounds.midX, y: bounds.maxY * 0.8), reach: bounds.height * 2.2)
  }

  func showSign(_ piece: Recycle.Piece, in game: Recycle) {
    lingering[piece.number] = nil
    guard let node = self.piece(piece.number) else { return }
    let sign = signs[piece.number] ?? ScorePreview(piece.number)
    if sign.parent == nil {
      signs[piece.number] = sign
      upper.add(sign)
    }
    sign.show(piece, in: game)
    fits.first { $0.kind == piece.kind }?.show(piece, in: game)
    let others = tag.isHidden ? [] : [tag.frame]
    sign.lie(above: outline(of: node), in: place(besides: piece.number, others: others))
  }

  /// Shows the sign of an item that is not held, long enough to read.
  func linger(_ piece: Recycle.Piece, in game: Recycle) {
    showSign(piece, in: game)
    lingering[piece.number] = now + .milliseconds(1400)
  }

  func hideSign(of number: Int) {
    lingering[number] = nil
    if let sign = signs.removeValue(forKey: number) { upper.remove(sign) }
    fits.first { $0.number == number }?.hide()
  }

  /// Opens the lids that held items are near, and closes the others.
  func openLids(for held: [Recycle.Piece]) {
    for node in containers {
      node.setOpen(
        held.contains { setup.container(of: $0.kind) == node.container && setup.isNearMouth($0) })
    }
  }

  func say(
    _ words: String, more: String = "", art: String? = nil, near wanted: Point,
    stays: Bool = false
  ) {
    tag.say(words, more: more, art: art, near: wanted, in: tagPlace, stays: stays)
  }

  /// Shows what hands can do with a piece, and takes the tag away, except for a piece that is too
  /// big: then the tag says why.
  func teach(_ gesture: PieceGesture, _ words: String, with piece: PieceNode) {
    if !tag.stays, gesture != .shrink { tag.takeAway() }
    hint.show(
      gesture, words, over: piece,
      target: point(field.mouth(of: setup.container(of: piece.kind)).center),
      in: hintPlace)
  }

  /// Moves sheets away from items that were dragged beneath them.
  func moveCardsAside() {
    tag.keepFree(in: tagPlace)
    hint.keepFree(in: hintPlace)
  }

  /// Where words lie: they may reach above the table, and cover no container they are about.
  private var tagPlace: CardPlacement { words(besides: hint.slipFrame) }
  private var hintPlace: CardPlacement { words(besides: tag.isHidden ? nil : tag.frame) }
  private func words(besides other: Rect?) -> CardPlacement {
    var place = self.place(others: [other].compactMap { $0 })
    place.avoided = containers.map(\.frame)
    guard headroom.height > 0 else { return place }
    place.room = Rect(
      x: bounds.minX, y: headroom.minY, width: bounds.width, height: bounds.maxY - headroom.minY)
    // Beside the free part of the bar are its buttons.
    place.obstacles.append(
      Rect(x: bounds.minX, y: headroom.minY, width: headroom.minX, height: headroom.height))
    return place
  }

  /// Removes what has faded out.
  func update(at now: Duration) {
    sparks.update(at: now)
    tag.update(at: now)
    hint.update(at: now)
    for (number, until) in lingering where until <= now { hideSign(of: number) }
    guard !leaving.isEmpty else { return }
    for (node, until) in leaving where until <= now { node.parent?.remove(node) }
    leaving.removeAll { $0.until <= now }
  }
}

extension PieceNode {
  /// The bounding box of the item on the table.
  var transformedBounds: Rect {
    let turn = sineAndCosine(of: restingPose.rotation)
    let (cosine, sine) = (turn.cosine.magnitude, turn.sine.magnitude)
    return Rect(
      center: frame.center,
      size: Size(
        width: size.width * cosine + size.height * sine,
        height: size.width * sine + size.height * cosine))
  }
}

extension Recycle.Setup {
  /// Whether an item is near enough to the opening of its container for the lid to open.
  func isNearMouth(_ piece: Recycle.Piece) -> Bool {
    let mouth = field.mouth(of: container(of: piece.kind)).center
    return piece.pose.center.distance(to: mouth) < 230 + 40 * piece.pose.scale
  }
}
