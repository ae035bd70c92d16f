import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// Who a page is about: face, name, what was reached in all, and whether this one plays now.
final class PlayerCard: Paper {
  /// What may be asked of it.
  enum Wish { case avatar, name, play }

  private let face: AvatarButton
  private let name: NameButton
  private let play: Button
  private let figures: [FigureNode]
  private let world: ColorWorld
  private static let pad = 16.0

  init(world: ColorWorld, wish: @escaping (Wish) -> Void) {
    self.world = world
    face = AvatarButton(world: world) { wish(.avatar) }
    name = NameButton(world: world) { wish(.name) }
    play = Button("player.play", label: "", icon: "icon-play", kind: .primary, world: world) {
      wish(.play)
    }
    figures = [
      FigureNode("player.total", tr("Points"), world: world),
      FigureNode("player.distinct", trc("points", "Distinct"), world: world),
      FigureNode("player.done", trc("achievement", "Done"), world: world),
    ]
    super.init("player.card", fill: world.sheet, radius: Theme.largeRadius)
    add([face, name, play])
    add(figures)
  }

  /// `mayChange`: whether name and avatar are whoever's is here to change.
  func show(_ line: PlayerLine, isCurrent: Bool, mayChange: Bool) {
    face.show(line.player.avatar)
    name.show(line.player.name)
    face.allow(mayChange)
    name.allow(mayChange)
    let values = [
      "\(line.total)", "\(line.distinct)", "\(line.achievements)/\(Achievement.all.count)",
    ]
    for (figure, value) in zip(figures, values) { figure.show(value) }
    play.setIcon(isCurrent ? "icon-person" : "icon-play")
    play.kind = isCurrent ? .plain : .primary
    play.world = isCurrent ? world.onSheet : world
    play.setLabel(
      isCurrent
        ? tr("Play as a guest") : tr("Play as {name}", ["name": line.player.name]))
    sizeDidChange()
  }

  /// How high it is as a banner of a width.
  static func bannerHeight(width: Double) -> Double { width >= 640 ? 132 : 196 }
  /// How high it is as a column.
  static func columnHeight(width: Double, room: Double) -> Double {
    face(width: width, room: room) + 256
  }
  private static func face(width: Double, room: Double) -> Double {
    min(176, width - 64, max(96, room - 256))
  }

  override func sizeDidChange() { size.width > size.height ? banner() : column() }

  private func column() {
    let pad = Self.pad
    let inner = size.width - 2 * pad
    let side = size.height - 256
    face.frame = Rect(x: (size.width - side) / 2, y: pad, width: side, height: side)
    name.frame = Rect(x: pad, y: face.frame.maxY + 8, width: inner, height: 56)
    place(figures: Rect(x: pad, y: name.frame.maxY + 8, width: inner, height: 72))
    place(play: Rect(x: pad, y: size.height - pad - 60, width: inner, height: 60))
  }

  private func banner() {
    let pad = Self.pad
    let isWide = size.width >= 640
    face.frame = Rect(x: pad, y: pad, width: 100, height: 100)
    let left = face.frame.maxX + pad
    let button = isWide ? min(play.fittingSize.width, size.width * 0.34) : 0
    let inner = size.width - left - pad - (isWide ? button + pad : 0)
    name.frame = Rect(x: left, y: isWide ? 10 : 6, width: inner, height: 52)
    place(figures: Rect(x: left, y: name.frame.maxY + 2, width: inner, height: 60))
    place(
      play: isWide
        ? Rect(x: size.width - pad - button, y: (size.height - 60) / 2, width: button, height: 60)
        : Rect(
          x: pad, y: size.height - 56 - 12, width: size.width - 2 * pad, height: 56))
  }

  private func place(figures room: Rect) {
    let cell = room.width / Double(figures.count)
    for (index, figure) in figures.enumerated() {
      figure.frame = Rect(
        x: room.minX + Double(index) * cell, y: room.minY, width: cell, height: room.height)
    }
  }

  private func place(play room: Rect) {
    play.isCompact = !play.fits(width: room.width)
    play.frame = room
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }
}

/// A number and, below it, of what.
private final class FigureNode: Node {
  private let number: Label
  private let caption: Label

  init(_ id: String, _ words: String, world: ColorWorld) {
    number = Label(
      "", style: TextStyle(size: 26, weight: .bold, alignment: .center), color: world.ink)
    caption = Label(
      words, style: TextStyle(size: 16, alignment: .center),
      color: world.ink.mixed(with: world.sheet, 0.25))
    super.init(id, role: .text)
    add([number, caption])
  }

  func show(_ value: String) {
    number.show(value)
    label = caption.label + " " + value
  }

  override func sizeDidChange() {
    let half = size.height * 0.56
    number.frame = Rect(x: 0, y: 0, width: size.width, height: half)
    caption.frame = Rect(x: 0, y: half, width: size.width, height: size.height - half)
  }
}

/// The face, which a tap changes.
private final class AvatarButton: PaperButton {
  private let face = AvatarNode()
  private let pencil: PencilNode

  init(world: ColorWorld, action: @escaping () -> Void) {
    pencil = PencilNode(world: world)
    super.init("player.avatar", label: tr("Change the picture"), fill: .clear, action: action)
    add([face, pencil])
  }

  func allow(_ isAllowed: Bool) {
    isEnabled = isAllowed
    pencil.isHidden = !isAllowed
  }

  func show(_ avatar: Avatar) {
    face.show(avatar)
    label = tr("Change the picture") + ": " + avatar.animal.name + ", " + avatar.tone.name
  }

  override func sizeDidChange() {
    face.frame = bounds
    let side = min(44, size.width * 0.3)
    pencil.frame = Rect(x: size.width - side, y: size.height - side, width: side, height: side)
  }

  override func draw(into list: inout DrawList, at now: Duration) {}
}

/// Says that a tap changes it.
private final class PencilNode: Node {
  private let icon: ArtNode
  private let world: ColorWorld

  init(world: ColorWorld) {
    self.world = world
    icon = ArtNode("icon-pencil", tint: world.accentInk)
    super.init("")
    add(icon)
  }

  override func sizeDidChange() { icon.frame = bounds.inset(by: size.width * 0.26) }
  override func draw(into list: inout DrawList, at now: Duration) {
    list.shadow(of: bounds, radius: size.width / 2, elevation: .lying)
    list.shape(
      Shape(radius: size.width / 2, fill: world.accent, grain: Theme.grain), in: bounds)
  }
}

/// The name, which a tap changes.
private final class NameButton: PaperButton {
  private let text: Label
  private let pencil: ArtNode

  init(world: ColorWorld, action: @escaping () -> Void) {
    text = Label(
      "", style: TextStyle(size: 28, weight: .bold, alignment: .center), color: world.ink)
    pencil = ArtNode("icon-pencil", tint: world.accent)
    super.init("player.name", label: "", fill: .clear, action: action)
    add([text, pencil])
  }

  func allow(_ isAllowed: Bool) {
    isEnabled = isAllowed
    pencil.isHidden = !isAllowed
  }

  func show(_ name: String) {
    label = name
    text.show(name)
    sizeDidChange()
  }

  override func sizeDidChange() {
    let room = size.width - (isEnabled ? 40 : 0)
    let words = min(room, text.size().width + 2)
    let left = (size.width - words - (isEnabled ? 36 : 0)) / 2
    text.frame = Rect(x: left, y: 0, width: words, height: size.height)
    pencil.frame = Rect(
      x: left + words + 12, y: (size.height - 24) / 2, width: 24, height: 24)
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }

  override func draw(into list: inout DrawList, at now: Duration) {}
}
