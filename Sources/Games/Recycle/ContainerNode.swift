import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// A container with its lid, which opens for what belongs inside.
final class ContainerNode: Node {
  let container: Recycle.Container
  private let body: ArtNode
  private var lid: Sprite?
  private var opening = Tween(0)

  init(_ container: Recycle.Container, suffix: String) {
    self.container = container
    body = ArtNode("recycle-container-" + container.rawValue, elevation: .lying)
    super.init(
      "container." + container.rawValue + suffix, role: .image,
      label: RecycleWords.name(of: container))
    add(body)
  }

  /// The place of the lid and its hinge in the drawing, and how far it opens (radians).
  private var art: (frame: Rect, hinge: Point, turn: Double) {
    switch container {
    case .glass:
      (Rect(x: 64, y: 16, width: 172, height: 92), Point(x: 70, y: 102), -1.1)
    case .paper:
      (Rect(x: 2, y: 52, width: 296, height: 44), Point(x: 12, y: 88), -0.3)
    case .packaging:
      (Rect(x: 26, y: 38, width: 248, height: 64), Point(x: 34, y: 56), -0.42)
    }
  }

  private var scale: Double { size.width / 300 }

  func setOpen(_ isOpen: Bool) {
    guard let stage, !stage.reducesMotion else { return }
    let target = isOpen ? 1.0 : 0
    guard opening.to != target else { return }
    opening = Tween(
      from: opening.value(at: now), to: target, start: now, length: Theme.move, easing: .settle)
    if isOpen { stage.audio.play(.lid) }
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    body.frame = bounds
    lid = nil
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    lid = nil
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    opening.isRunning(at: now) ? .immediately : .onInput
  }

  override func drawOver(into list: inout DrawList, at now: Duration) {
    let (frame, hinge, turn) = art
    if lid == nil, size.width >= 1 {
      lid = stage?.art.sprite(
        "recycle-lid-" + container.rawValue, frame.size * scale)
    }
    guard let lid else { return }
    let outer = list.context
    let map = Transform(
      scale: 1, rotation: turn * opening.value(at: now), about: hinge * scale, offset: .zero)
    list.context = DrawList.Context(transform: outer.transform * map, opacity: outer.opacity)
    list.sprite(lid, at: frame.center * scale)
    list.context = outer
  }
}
