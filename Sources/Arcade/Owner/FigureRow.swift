import Drawing
import Geometry
import Languages
import Stage

/// A line of figures: what it is at the left, how much at the right.
final class FigureRow: Node {
  private let text, figure: Label

  init(_ id: String, _ name: String, _ value: String, palette: Palette) {
    text = Label(name, style: Theme.body, color: palette.ink)
    var style = Theme.button
    style.alignment = .trailing
    style.tabular = true
    figure = Label(value, style: style, color: palette.ink)
    super.init(id, role: .text, label: trPair(name, value))
    add([text, figure])
  }

  override func sizeDidChange() {
    let width = min(figure.size().width + 4, size.width * 0.6)
    text.frame = Rect(x: 0, y: 0, width: max(0, size.width - width - 12), height: size.height)
    figure.frame = Rect(x: size.width - width, y: 0, width: width, height: size.height)
  }
}
