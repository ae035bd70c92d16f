import Drawing
import Geometry
import Stage

/// A sign, a caption and a number that may run without dancing.
final class Readout: Paper {
  private let icon: ArtNode
  private let caption: Label
  private let value: Label
  private let name: String

  init(_ id: String, caption text: String, icon name: String, world: ColorWorld) {
    self.name = text
    icon = ArtNode(name, tint: world.accent)
    caption = Label(text, style: Theme.caption, color: Theme.quietInk)
    var style = TextStyle(size: 28, weight: .bold, alignment: .trailing)
    style.tabular = true
    value = Label("", style: style, color: world.ink)
    super.init(id, role: .text, label: text, fill: world.sheet)
    add([icon, caption, value])
  }

  func show(_ text: String) {
    value.show(text)
    label = name + ": " + text
  }

  override func sizeDidChange() {
    let side = 28.0
    // A sign alone says it where there is no room for the word.
    let isNarrow = size.width < 220
    caption.isHidden = isNarrow
    icon.isHidden = size.width < 130
    icon.frame = Rect(x: 14, y: (size.height - side) / 2, width: side, height: side)
    let left = icon.isHidden ? 8 : 14 + side + 6
    caption.frame = Rect(x: left + 4, y: 0, width: size.width * 0.4, height: size.height)
    let start = isNarrow ? left : left + caption.size().width + 12
    value.style.size = size.width < 160 ? 22 : 28
    value.frame = Rect(
      x: start, y: 0, width: size.width - start - (isNarrow ? 10 : 18), height: size.height)
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }
}
