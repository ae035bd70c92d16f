import Drawing
import Geometry
import Stage

/// The player's name as a button; a tap changes it.
final class NameButton: PaperButton {
  private let text: Label
  private let pencil: ArtNode

  init(palette: Palette) {
    text = Label(
      "", style: TextStyle(size: 28, weight: .bold, alignment: .center), color: palette.ink)
    pencil = ArtNode("icon-pencil", tint: palette.accent)
    super.init("player.name", label: "", fill: .clear)
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

  override func draw(into list: inout DrawList, at now: Duration) {}
}
