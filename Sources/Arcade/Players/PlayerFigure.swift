import Drawing
import Geometry
import Stage

/// A number with its caption below.
final class PlayerFigure: Node {
  private let number: Label
  private let caption: Label

  init(_ id: String, _ words: String, palette: Palette) {
    number = Label(
      "", style: TextStyle(size: 26, weight: .bold, alignment: .center), color: palette.ink)
    caption = Label(
      words, style: TextStyle(size: 16, alignment: .center),
      color: palette.ink.mixed(with: palette.sheet, 0.25))
    super.init(id, role: .text)
    add([number, caption])
  }

  func show(_ value: String) {
    number.show(value)
    label = caption.label + " " + value
  }

  override func sizeDidChange() {
    let half = size.height * 0.56
    number.frame = Rect(x: 5, y: 0, width: max(0, size.width - 10), height: half)
    caption.frame = Rect(x: 0, y: half, width: size.width, height: size.height - half)
  }
}
