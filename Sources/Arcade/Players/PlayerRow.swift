import Drawing
import Geometry
import Languages
import Stage
import Store

/// A player in the list: avatar, name, total, and whether it is the current player.
final class PlayerRow: Node {
  static let height = 80.0
  private let face = AvatarNode()
  private let name: Label
  private let detail: Label
  private let mark: Pill

  init(palette: Palette) {
    name = Label("", style: TextStyle(size: 22, weight: .bold), color: palette.ink)
    detail = Label(
      "", style: TextStyle(size: 18), color: palette.ink.mixed(with: palette.sheet, 0.25))
    mark = Pill(tr("Playing"), icon: "icon-play", fill: palette.accent)
    super.init("")
    add([face, name, detail, mark])
  }

  func show(_ line: PlayerLine, isCurrent: Bool) {
    face.show(line.player.avatar)
    name.show(line.player.name)
    let points = trn("{n} point", "{n} points", line.total)
    let done = trn("{n} achievement", "{n} achievements", line.achievements)
    detail.show(points + " · " + done)
    mark.isHidden = !isCurrent
    label = [name.label, detail.label, isCurrent ? mark.label : nil].compactMap { $0 }
      .joined(separator: ", ")
    sizeDidChange()
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    let side = 60.0
    face.frame = Rect(x: -4, y: (size.height - side) / 2, width: side, height: side)
    let left = side + 12
    let wanted = mark.isHidden ? 0 : mark.fittingSize(in: size.width * 0.25).width
    mark.frame = Rect(
      x: size.width - wanted, y: (size.height - Pill.height) / 2, width: wanted,
      height: Pill.height)
    let width = max(0, size.width - left - (wanted > 0 ? wanted + 12 : 0))
    name.frame = Rect(x: left, y: size.height / 2 - 32, width: width, height: 32)
    detail.frame = Rect(x: left, y: size.height / 2 + 2, width: width, height: 26)
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }
}
