import Arcade
import Drawing
import Geometry
import Stage

/// A label and a bar below it: green from one half, amber below, red near the end.
final class PetMeter: Node {
  private let caption: Label
  private let palette: Palette
  private var level = 0

  init(_ id: String, palette: Palette) {
    self.palette = palette
    caption = Label("", style: TextStyle(size: 18, weight: .bold), color: palette.ink)
    super.init(id, role: .progress)
    add(caption)
  }

  override var traceValue: Double? { Double(level) / 100 }

  /// `level`: 0 to 100, higher is better.
  func show(_ text: String, _ level: Int) {
    caption.show(text)
    label = text
    guard level != self.level else { return }
    self.level = level
    setNeedsDisplay()
  }

  private var color: Color {
    switch level {
    case 50...: Theme.good
    case 20...: Color(0xC27A12)
    default: Theme.danger
    }
  }

  override func sizeDidChange() {
    caption.frame = Rect(x: 0, y: 0, width: size.width, height: size.height - 18)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let bar = Rect(x: 0, y: size.height - 16, width: size.width, height: 14)
    list.shape(Shape(radius: 7, fill: palette.groove, grain: Theme.grain), in: bar)
    guard level > 0 else { return }
    var full = bar
    full.size.width = max(14, bar.width * Double(level) / 100)
    list.shape(Shape(radius: 7, fill: color, grain: Theme.grain), in: full)
  }
}

/// An icon with a number.
final class PetCount: Node {
  private let icon: ArtNode
  private let number: Label
  private let name: String

  init(_ id: String, name: String, icon sign: String, palette: Palette) {
    self.name = name
    icon = ArtNode(sign, tint: palette.accent)
    number = Label("", style: TextStyle(size: 20, weight: .bold), color: palette.ink)
    super.init(id, role: .text, label: name)
    add([icon, number])
  }

  func show(_ text: String) {
    number.show(text)
    label = name + ": " + text
  }

  override func sizeDidChange() {
    let side = min(size.width < 80 ? 22.0 : 26, size.height - 6)
    icon.frame = Rect(x: 0, y: (size.height - side) / 2, width: side, height: side)
    number.frame = Rect(x: side + 6, y: 0, width: size.width - side - 6, height: size.height)
  }
}
