import Drawing
import Geometry
import Rules
import Stage

/// A card: dealt face up or down, and turned over as a function of time.
final class CardNode: Node {
  /// The card it shows face up; nil while unknown.
  private(set) var card: Card?
  private let isFourColour: Bool
  private var face: Sprite?
  private var back: Sprite?
  /// A server's picture of the face; until it is loaded, or if it can't be, our own is shown.
  var photo: Photo? { didSet { if photo?.key != oldValue?.key { photoDidChange() } } }
  private var picture: Picture?
  /// 0 shows the back, 1 the face.
  private var turn: Tween

  /// How far it lies in the shade, 0 to 1.
  private var shade = Tween(0)
  /// How far the gold of a 21 has come around its rim, 0 to 1.
  private var gilding = Tween(0)
  /// A motion on the spot, which ends where it began.
  enum Gesture { case hop, shake }
  private var gesture: (kind: Gesture, progress: Tween)?

  /// Whether it has landed, and counts.
  var lies = false

  /// The aspect ratio of real cards.
  static let shape = 240.0 / 336

  init(_ id: String, card: Card?, isFourColour: Bool, isFaceUp: Bool) {
    self.card = card
    self.isFourColour = isFourColour
    turn = Tween(isFaceUp ? 1 : 0)
    super.init(id, role: .image)
    name()
  }

  private func name() {
    label = card.map { BlackjackWords.name(of: $0) } ?? BlackjackWords.hiddenCard
  }

  /// The drawing of a card's face.
  static func art(of card: Card, isFourColour: Bool) -> String {
    let hasOwn = isFourColour && (card.suit == .diamonds || card.suit == .clubs)
    return "blackjack-card-" + card.code + (hasOwn ? "-four" : "")
  }

  /// Turns it face up to show this card.
  func turnUp(_ card: Card, after delay: Duration = .zero) {
    self.card = card
    name()
    face = nil
    let isCalm = stage?.reducesMotion ?? true
    turn = Tween(
      from: isCalm ? 1 : 0, to: 1, start: now + delay, length: .milliseconds(220),
      easing: .smooth)
    setNeedsDisplay()
  }

  /// Darkens it, because its hand lost.
  func shade(atOnce: Bool) {
    shade =
      atOnce
      ? Tween(1) : Tween(from: 0, to: 1, start: now, length: Theme.slow, easing: .smooth)
    setNeedsDisplay()
  }

  /// Whether it has the gold of a 21, or gets it.
  var isGolden: Bool { gilding.to == 1 }

  /// Lets a rim of gold run around it, which stays; with less movement it fades in.
  func gild(after delay: Duration = .zero, atOnce: Bool) {
    gilding =
      atOnce
      ? Tween(1)
      : Tween(
        from: 0, to: 1, start: now + delay, length: .milliseconds(500), easing: .smooth)
    setNeedsDisplay()
  }

  /// Starts a motion on the spot; with less movement there is none.
  func move(_ kind: Gesture, after delay: Duration = .zero) {
    guard let stage, !stage.reducesMotion else { return }
    let length = Duration.milliseconds(kind == .hop ? 320 : 420)
    gesture = (
      kind, Tween(from: 0, to: 1, start: now + delay, length: length, easing: .linear)
    )
    setNeedsDisplay()
  }

  override func pose(at now: Duration) -> Pose {
    var pose = super.pose(at: now)
    guard let gesture, gesture.progress.isRunning(at: now) else { return pose }
    let progress = gesture.progress.value(at: now)
    switch gesture.kind {
    case .hop: pose.offset.y -= 14 * sineAndCosine(of: .pi * progress).sine
    case .shake: pose.offset.x += 10 * (1 - progress) * sineAndCosine(of: 6 * .pi * progress).sine
    }
    return pose
  }

  /// Sinks a little to one side, because its hand is bust; with less movement it stays as it is.
  func slump(atOnce: Bool) {
    guard let stage, !stage.reducesMotion else { return }
    let pose = Pose(offset: Point(x: 0, y: size.height * 0.02), rotation: Self.slump)
    if atOnce { return setPose(pose) }
    animate(to: pose, length: Theme.slow, easing: .bounce, delay: .milliseconds(120))
  }
  /// Four degrees.
  private static let slump = Double.pi / 45

  /// Finishes its motion at once.
  func settle() {
    setPose(.rest)
    finish()
  }

  /// Finishes everything but its way to another place.
  func finish() {
    turn = Tween(turn.to)
    shade = Tween(shade.to)
    gilding = Tween(gilding.to)
    gesture = nil
  }

  override func sizeDidChange() {
    face = nil
    isWaiting = false
    back = nil
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    [turn, shade, gilding].contains { $0.isRunning(at: now) }
      || gesture?.progress.isRunning(at: now) ?? false ? .immediately : .onInput
  }

  private func photoDidChange() {
    picture = nil
    stage?.photos.cancel(ObjectIdentifier(self))
    isWaiting = false
    setNeedsDisplay()
  }
  private var isWaiting = false

  /// Requests the picture in the size it is shown, once.
  private func fetchPhoto() {
    guard let photo, let photos = stage?.photos, !isWaiting else { return }
    isWaiting = true
    photos.show(photo, size, ObjectIdentifier(self)) { [weak self] answer in
      self?.picture = try? answer.get()
      self?.setNeedsDisplay()
    }
  }

  private func fetch() {
    guard let art = stage?.art, size.shortSide >= 1 else { return }
    fetchPhoto()
    if face == nil, let card {
      face = art.sprite(Self.art(of: card, isFourColour: isFourColour), size)
    }
    if back == nil, turn.from < 1 || card == nil { back = art.sprite("blackjack-card-back", size) }
  }

  override func prepare(at now: Duration) { fetch() }

  override func draw(into list: inout DrawList, at now: Duration) {
    let turned = card == nil ? 0 : min(max(turn.value(at: now), 0), 1)
    // Foreshortened in the middle of its turn.
    let width = size.width * max(0.02, (2 * turned - 1).magnitude)
    let box = Rect(center: bounds.center, size: Size(width: width, height: size.height))
    let radius = size.width / 15
    let isUp = isMoving(at: now) || turned > 0 && turned < 1
    list.shadow(of: box, radius: radius, elevation: isUp ? .lifted : .lying, strength: 1.5)
    drawRim(of: box, radius, into: &list)
    let sprite = turned >= 0.5 ? face : back
    if turned >= 0.5, let picture {
      list.shape(Shape(radius: radius, fill: Self.paper), in: box)
      list.image(picture.sprite, in: fit(picture.sprite, in: box))
    } else if let sprite {
      list.image(sprite, in: box)
    } else {
      list.shape(Shape(radius: radius, fill: Self.paper), in: box)
    }
    drawGold(on: box, radius, at: now, into: &list)
    let shade = shade.value(at: now)
    if shade > 0 {
      list.shape(Shape(radius: radius, fill: Theme.ink.faded(0.2 * shade)), in: box)
    }
    if stage?.isHighContrast ?? false {
      list.shape(
        Shape(radius: radius, fill: .clear, border: 2, borderColor: Theme.ink), in: box)
    }
  }

  private static let paper = Color(0xFBF5E6)

  /// The dark edge all around, which separates cards that overlap: a shadow only falls to one
  /// side.
  private func drawRim(of box: Rect, _ radius: Double, into list: inout DrawList) {
    let reach = max(1.5, size.width / 70)
    list.shape(
      Shape(radius: radius + reach, fill: Color(0x22262B, opacity: 0.34), softness: reach),
      in: box.inset(by: -reach))
  }

  /// The gold runs around the rim from the upper left corner.
  private func drawGold(
    on box: Rect, _ radius: Double, at now: Duration, into list: inout DrawList
  ) {
    let progress = gilding.value(at: now)
    guard progress > 0 else { return }
    let width = max(3, size.width / 32)
    let isWhole = progress >= 1 || (stage?.reducesMotion ?? true)
    if isWhole {
      list.shape(
        Shape(
          radius: radius, fill: .clear, border: width, borderColor: Self.gold.faded(progress)),
        in: box)
      return
    }
    // Top, right, bottom, left.
    let lengths = [box.width, box.height, box.width, box.height]
    var left = progress * lengths.reduce(0, +)
    for (side, length) in lengths.enumerated() where left > 0 {
      let part = min(left, length)
      left -= length
      let strip =
        switch side {
        case 0: Rect(x: box.minX, y: box.minY, width: part, height: width)
        case 1: Rect(x: box.maxX - width, y: box.minY, width: width, height: part)
        case 2: Rect(x: box.maxX - part, y: box.maxY - width, width: part, height: width)
        default: Rect(x: box.minX, y: box.maxY - part, width: width, height: part)
        }
      list.shape(Shape(radius: width / 2, fill: Self.gold), in: strip)
    }
  }

  private static let gold = Color(0xF2B632)

  /// Fits a picture of another aspect ratio into the visible card.
  private func fit(_ sprite: Sprite, in box: Rect) -> Rect {
    let scale = min(
      size.width / Double(max(1, sprite.width)), size.height / Double(max(1, sprite.height)))
    let squeeze = box.width / max(1, size.width)
    return Rect(
      center: box.center,
      size: Size(
        width: Double(sprite.width) * scale * squeeze, height: Double(sprite.height) * scale))
  }
}
