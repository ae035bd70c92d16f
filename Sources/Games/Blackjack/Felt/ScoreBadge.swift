import Arcade
import Drawing
import Geometry
import Languages
import Stage

/// The total of a row of cards, on a small sheet.
final class ScoreBadge: Paper {
  private let caption: Label
  private let value: Label
  private let name: String
  private let palette: Palette
  /// Whether this is the hand to play.
  var isLit = false { didSet { if isLit != oldValue { recolor() } } }

  init(_ id: String, caption text: String, palette: Palette) {
    self.palette = palette
    name = text
    caption = Label(text, style: TextStyle(size: 18), color: palette.ink)
    let style = TextStyle(size: 28, weight: .bold, alignment: .trailing)
    value = Label("", style: style, color: palette.ink)
    super.init(id, role: .text, label: text, fill: palette.sheet, radius: Theme.radius)
    add([caption, value])
  }

  func show(_ text: String) {
    value.show(text)
    label = name.isEmpty ? text : name + ": " + text
    sizeDidChange()
  }

  /// The width that it needs.
  var fittingWidth: Double {
    let words = caption.size().width
    return (words + (words > 0 ? 12 : 0) + max(36, value.size().width) + 32).rounded(.up)
  }

  override func sizeDidChange() {
    let words = caption.size().width
    caption.frame = Rect(x: 16, y: 0, width: words + 1, height: size.height)
    let left = words > 0 ? 16 + words + 12 : 8
    value.style.alignment = words > 0 ? .trailing : .center
    value.frame = Rect(
      x: left, y: 0, width: max(0, size.width - left - (words > 0 ? 16 : 8)), height: size.height)
  }

  private func recolor() {
    fill = isLit ? palette.accent : palette.sheet
    caption.color = isLit ? palette.accentInk : palette.ink
    value.color = caption.color
  }
}
