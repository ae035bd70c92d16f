import Drawing
import Geometry
import Languages
import Stage
import Store

/// A player's records in one variant of a game; a dash if there is none.
final class RecordRow: Node {
  static let height = 88.0
  /// A value with its icon.
  struct Figure: Hashable {
    var icon, text, label: String
  }

  private let title: Label
  private var figures: [(icon: ArtNode, text: Label)] = []
  private let palette: Palette

  init(palette: Palette) {
    self.palette = palette
    title = Label("", style: TextStyle(size: 21, weight: .bold), color: palette.ink)
    super.init("")
    add(title)
  }

  func show(_ text: String, _ shown: [Figure]) {
    title.show(text)
    for (icon, words) in figures {
      remove(icon)
      remove(words)
    }
    figures = shown.map { figure in
      var style = TextStyle(size: 24, weight: .bold)
      style.tabular = true
      return (
        ArtNode(figure.icon, tint: palette.accent),
        Label(figure.text, style: style, color: palette.ink)
      )
    }
    for (icon, words) in figures { add([icon, words]) }
    label = ([text] + shown.map { $0.label + " " + $0.text }).joined(separator: ", ")
    sizeDidChange()
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    let cell = min(132, size.width * 0.26)
    var x = size.width - cell * Double(figures.count)
    title.frame = Rect(x: 0, y: 0, width: max(0, x - 8), height: size.height)
    for (icon, words) in figures {
      icon.frame = Rect(x: x + 4, y: (size.height - 24) / 2, width: 24, height: 24)
      words.frame = Rect(x: x + 36, y: 0, width: cell - 36, height: size.height)
      x += cell
    }
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }
}
