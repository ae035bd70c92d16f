import Drawing
import Geometry
import Input
import Stage

/// One of the pictures to choose from; the chosen one wears a frame and a check mark.
final class PictureChoice: Paper {
  let name: String
  var isChosen = false { didSet { check.isHidden = !isChosen; setNeedsDisplay() } }
  private var picture: Picture?
  private var arrival = Tween(0)
  private let check = CheckBadge()
  private let world: ColorWorld
  private let action: () -> Void

  init(_ name: String, title: String, world: ColorWorld, action: @escaping () -> Void) {
    self.name = name
    self.world = world
    self.action = action
    super.init("fifteen.picture." + name, role: .button, label: title, fill: world.sheet)
    isFocusable = true
    check.isHidden = true
    add(check)
    recognizers = [
      TapRecognizer(
        onPress: { [weak self] in self?.setLifted($0) },
        action: { [weak self] _ in self?.activate() })
    ]
  }

  override var traceValue: Double? { isChosen ? 1 : 0 }

  @discardableResult override func activate() -> Bool {
    stage?.powers.audio.play(.tap)
    action()
    return true
  }

  override func sizeDidChange() {
    check.frame = Rect(x: size.width - 44, y: size.height - 44, width: 36, height: 36)
    fetch()
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    fetch()
  }

  private func fetch() {
    guard let stage, size.width >= 1 else { return }
    let wanted = size.width
    stage.powers.art.picture(name, wanted, ObjectIdentifier(self)) { [weak self] found in
      guard let self, size.width == wanted else { return }
      if picture == nil {
        arrival = Tween(from: 0, to: 1, start: now, length: Theme.move)
      }
      picture = found
      setNeedsDisplay()
    }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    arrival.isRunning(at: now) ? .immediately : .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    if let picture {
      let fade = Color.white.faded(arrival.value(at: now))
      list.shape(
        Shape(radius: radius - 5, fill: fade, sprite: picture.sprite), in: bounds.inset(by: 6))
    }
    if isChosen {
      list.shape(
        Shape(radius: radius, fill: .clear, border: 6, borderColor: world.accent), in: bounds)
    }
  }
}

/// A round check mark.
private final class CheckBadge: Node {
  private let icon = ArtNode("icon-check")

  init() {
    super.init("")
    add(icon)
  }

  override func sizeDidChange() { icon.frame = bounds.inset(by: 6) }

  override func draw(into list: inout DrawList, at now: Duration) {
    list.shadow(of: bounds, radius: size.width / 2, elevation: .lying)
    list.shape(Shape(radius: size.width / 2, fill: Theme.good), in: bounds)
  }
}
