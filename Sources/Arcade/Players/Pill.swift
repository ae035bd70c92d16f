import Drawing
import Geometry
import Stage

/// A small coloured label with one word and an icon.
final class Pill: Node {
  static let height = 36.0
  private var fill: Color
  private var icon: ArtNode
  private let text: Label
  private var isNarrow = false

  init(_ words: String, icon name: String, fill: Color) {
    self.fill = fill
    icon = ArtNode(name, tint: .white)
    text = Label(words, style: TextStyle(size: 17, weight: .bold), color: .white)
    super.init("", role: .text, label: words)
    add([icon, text])
  }

  /// Changes the text and the icon.
  func show(_ words: String, icon name: String, fill: Color) {
    self.fill = fill
    label = words
    text.show(words)
    if icon.name != name {
      remove(icon)
      icon = ArtNode(name, tint: .white)
      add(icon)
    }
    sizeDidChange()
    setNeedsDisplay()
  }

  /// The size with the word if that fits, otherwise with the icon alone.
  func fittingSize(in room: Double) -> Size {
    let whole = (text.size().width + 54).rounded(.up)
    isNarrow = whole > room
    return Size(width: isNarrow ? Self.height : whole, height: Self.height)
  }

  override func sizeDidChange() {
    text.isHidden = isNarrow
    let side = 20.0
    let x = isNarrow ? (size.width - side) / 2 : 12
    icon.frame = Rect(x: x, y: (size.height - side) / 2, width: side, height: side)
    text.frame = Rect(x: 38, y: 0, width: max(0, size.width - 50), height: size.height)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    list.shape(Shape(radius: size.height / 2, fill: fill, grain: Theme.grain), in: bounds)
  }
}
