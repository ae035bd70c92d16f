import Drawing
import Geometry
import Rules
import Stage

/// A container with its lid, which opens for what belongs inside.
final class ContainerNode: Node {
  let container: Recycle.Container
  private var body, shadow, lid: Sprite?
  private var opening = Tween(0)
  private var reaction: (kind: ContainerReaction, start: Duration)?

  private let color: Recycle.ContainerColor

  init(_ container: Recycle.Container, in setup: Recycle.Setup, suffix: String) {
    (self.container, color) = (container, setup.color(of: container))
    super.init(
      "container." + container.rawValue + suffix, role: .image,
      label: RecycleWords.name(of: container, color))
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
    case .organic, .rest:
      (Rect(x: 16, y: 24, width: 268, height: 74), Point(x: 24, y: 58), -0.42)
    }
  }

  /// The name of its drawing without the lid.
  var drawing: String { "recycle-container-" + container.artName(color) }

  private var scale: Double { size.width / 300 }

  func setOpen(_ isOpen: Bool) {
    guard let stage, !stage.reducesMotion else { return }
    let target = isOpen ? 1.0 : 0
    guard opening.to != target else { return }
    opening.change(to: target, at: now, length: Theme.move, easing: .settle)
    if isOpen { stage.audio.play(.lid) }
    setNeedsDisplay()
  }

  /// Moves once, in answer to an item.
  func react(_ kind: ContainerReaction, after delay: Duration = .zero) {
    guard let stage, !stage.reducesMotion else { return }
    reaction = (kind, now + delay)
    setNeedsDisplay()
  }

  /// How far the lid is open at a moment, 0 to 1.
  func opening(at moment: Duration) -> Double {
    max(opening.value(at: moment), bend(at: moment).opening)
  }

  private func bend(at moment: Duration) -> ContainerBend {
    reaction.map { $0.kind.bend(after: moment - $0.start) } ?? ContainerBend()
  }

  override func sizeDidChange() { releaseDrawings() }

  private func releaseDrawings() { (body, shadow, lid) = (nil, nil, nil) }

  override func nextFrame(after now: Duration) -> NextFrame {
    if opening.isRunning(at: now) { return .immediately }
    guard let reaction, now < reaction.start + reaction.kind.length else { return .onInput }
    return now < reaction.start ? .at(reaction.start) : .immediately
  }

  /// Fetches its drawings, while nothing moves.
  override func prepare(at now: Duration) {
    guard lid == nil, size.width >= 1, let art = stage?.art else { return }
    body = art.sprite(drawing, size)
    shadow = art.shadow(drawing, size, .lying)
    lid = art.sprite("recycle-lid-" + container.artName(color), self.art.frame.size * scale)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let body, let lid else { return }
    let (frame, hinge, turn) = art
    let outer = list.context
    let bend = bend(at: now)
    let foot = Point(x: size.width / 2, y: size.height)
    list.context = outer.transformed(by: bend.transform(about: foot))
    if let shadow {
      let fall = Elevation.lying.shadow
      list.sprite(shadow, at: bounds.center + Point(x: fall.offset / 4, y: fall.offset))
    }
    list.sprite(body, at: bounds.center)
    let angle = turn * opening(at: now) + bend.clap
    let map = Transform(scale: 1, rotation: angle, about: hinge * scale, offset: .zero)
    list.context = list.context.transformed(by: map)
    list.sprite(lid, at: frame.center * scale)
    list.context = outer
  }
}
