import Drawing
import Geometry
import Languages
import Stage

/// What lies over a demonstration: the finger that plays, and the invitation to touch the screen.
final class AttractOverlay: Node {
  private let finger = FingerNode()
  private let card: Paper
  private let hand = ArtNode("icon-hand")
  private let words: Label
  /// Which of three places the invitation has; the next page has the next, however many there are, so
  /// that nothing bright stands still.
  private var place = 2
  /// What the demonstration needs below the invitation.
  private var foot = 0.0

  init(palette: Palette) {
    words = Label(
      tr("Touch to play"), style: TextStyle(size: 28, weight: .bold), color: palette.accentInk)
    hand.tint = palette.accentInk
    card = Paper(
      "attract.invitation", role: .text, label: tr("Touch to play"), fill: palette.accent,
      radius: Theme.largeRadius, elevation: .lifted)
    super.init("")
    card.add([hand, words])
    add([finger, card])
  }

  /// Goes with another page.
  func show(_ scene: any Scene) {
    finger.demonstration = scene as? any Demonstration
    place = (place + 1) % 3
    sizeDidChange()
    card.animate(from: Pose(scale: 0.9, opacity: 0), length: Theme.slow, easing: .settle)
  }

  override func prepare(at now: Duration) {
    guard let stage else { return }
    if frame != stage.bounds { frame = stage.bounds }
    if foot != finger.demonstration?.demoFoot ?? 0 { sizeDidChange() }
  }

  override func sizeDidChange() {
    finger.frame = bounds
    let text = words.size()
    let size = Size(width: min(size.width - 32, text.width + 100), height: 64)
    let free = max(0, self.size.width - size.width - 48)
    foot = finger.demonstration?.demoFoot ?? 0
    card.frame = Rect(
      x: (24 + free * Double(place) / 2).rounded(), y: self.size.height - foot - size.height - 16,
      width: size.width, height: size.height)
    hand.frame = Rect(x: 20, y: 14, width: 36, height: 36)
    words.frame = Rect(x: 70, y: 0, width: max(0, size.width - 86), height: size.height)
  }
}

/// A drawn hand with its fingertip where a demonstration touches.
private final class FingerNode: Node {
  var demonstration: (any Demonstration)?
  private var one = HandIcon(.one), two = HandIcon(.two)
  private var finger: DemoFinger?

  init() { super.init("") }

  override func prepare(at now: Duration) {
    finger = demonstration?.demoFinger(at: now)
    let height = min(150, max(96, size.shortSide * 0.16))
    one.fetch(from: stage?.art, height: height)
    two.fetch(from: stage?.art, height: height)
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    guard let rest = demonstration?.demoRest(at: now) else { return .onInput }
    return rest > .zero ? .at(now + rest) : .immediately
  }

  override func resourcesDidChange() {
    one.clear()
    two.clear()
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let finger else { return }
    if finger.isDown {
      list.shape(
        Shape(
          radius: 34, fill: Color(0xFFFFFF, opacity: 0.35), border: 4,
          borderColor: Color(0xFFFFFF, opacity: 0.9)),
        in: Rect(center: finger.place, size: Size(68)))
    }
    let hand = finger.fingers == .one ? one : two
    hand.draw(at: finger.place, scale: finger.isDown ? 0.94 : 1, strength: 1, into: &list)
  }
}
