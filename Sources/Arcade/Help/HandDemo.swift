public import Drawing
import Geometry
public import Stage

/// A hand that demonstrates a gesture over the things themselves, to somebody who does nothing.
///
/// It takes no touches, and leaves by itself. With reduced motion it stands still.
open class HandDemo: Node {
  /// How long nothing is done before it appears.
  public static let patience = Duration.seconds(4)
  private var script: HandScript?
  private var begun = Duration.zero
  private var hand = HandIcon(.one)
  private var art: Sprite?

  /// A hand that is not shown yet.
  public override init(_ id: String, role: Role = .image, label: String = "") {
    super.init(id, role: role, label: label)
    isHidden = true
  }

  /// Whether it is there.
  public var isShown: Bool { !isHidden }

  /// Begins a demonstration, from now on.
  public func show(_ script: HandScript) {
    (self.script, begun, isHidden) = (script, now, false)
    (hand, art) = (HandIcon(script.fingers), nil)
    setNeedsDisplay()
  }

  /// Ends it.
  public func hide() {
    guard isShown else { return }
    (script, isHidden) = (nil, true)
    setNeedsDisplay()
  }

  /// Ends it after its time.
  open func update(at now: Duration) {
    if let script, now >= begun + script.stay { hide() }
  }

  public override func nextFrame(after now: Duration) -> NextFrame {
    guard let script else { return .onInput }
    let isStill = stage?.reducesMotion ?? true || now >= begun + script.turn * script.turns
    return isStill ? .at(max(now, begun + script.stay)) : .immediately
  }

  public override func resourcesDidChange() {
    super.resourcesDidChange()
    hand.clear()
    art = nil
  }

  public override func prepare(at now: Duration) {
    guard let script else { return }
    hand.fetch(from: stage?.art, height: script.height)
    if art == nil, let named = script.art { art = stage?.art.sprite(named.name, named.size) }
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    guard let script else { return }
    let isCalm = stage?.reducesMotion ?? true
    let moment = script.moment(after: now - begun, at: now, isCalm: isCalm)
    guard let pose = script.path(moment) else { return }
    script.ghost(moment, pose, art, &list)
    if moment.press > 0 {
      let ring = Rect(center: pose.offset, size: Size(24 + 44 * moment.press))
      list.shape(
        Shape(
          radius: ring.width / 2, fill: .clear, border: 4,
          borderColor: Color.white.faded(moment.strength * moment.press)), in: ring)
    }
    // A finger that taps comes nearer.
    let height = script.taps.isEmpty ? 0 : 0.14 * (1 - moment.press)
    hand.draw(
      at: pose.offset, scale: pose.scale + height, turned: pose.rotation,
      strength: moment.strength, into: &list)
  }
}
