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
    icon.frame = Rect(x: 14, y: (size.height - side) / 2, width: side, height: side)
    let isNarrow = size.width < 220
    caption.isHidden = isNarrow
    let left = 14 + side + 10
    caption.frame = Rect(x: left, y: 0, width: size.width * 0.4, height: size.height)
    let start = isNarrow ? left : left + caption.size().width + 8
    value.frame = Rect(x: start, y: 0, width: size.width - start - 18, height: size.height)
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }
}
