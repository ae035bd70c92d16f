import Arcade
import Drawing
import Geometry
import Input
import Stage

/// A play: its name and, with the coach, its value.
final class PlayButton: PaperButton {
  static let height = 64.0
  /// Whether it is the main button.
  var isFirst = false { didSet { if isFirst != oldValue { recolor() } } }
  private let title: Label
  private let value: Label
  private let star: ArtNode
  private let name: String
  private let palette: Palette
  private var isBest = false

  init(_ id: String, label text: String, palette: Palette) {
    self.palette = palette
    name = text
    var style = Theme.button
    style.alignment = .center
    title = Label(text, style: style)
    var small = TextStyle(size: 18, weight: .bold, alignment: .center)
    small.tabular = true
    value = Label("", style: small)
    star = ArtNode("icon-star")
    super.init(id, label: text, fill: palette.sheet)
    add([title, value, star])
    star.isHidden = true
    recolor()
  }

  func enable(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    recolor()
  }

  /// Shows the coach's value, or nothing.
  func advise(_ text: String?, isBest: Bool) {
    value.show(text ?? "")
    self.isBest = isBest
    star.isHidden = !isBest
    label = text.map { name + ": " + $0 + (isBest ? " ★" : "") } ?? name
    sizeDidChange()
    setNeedsDisplay()
  }

  /// The width that its name needs.
  var fittingWidth: Double { (title.size().width + 24).rounded(.up) }

  override func sizeDidChange() {
    let inner = bounds.inset(by: 8, 0)
    let hasValue = !value.label.isEmpty
    let line = min(28, (size.height - 8) / 2)
    title.frame =
      hasValue
      ? Rect(x: inner.minX, y: size.height / 2 - line, width: inner.width, height: line) : inner
    value.frame = Rect(x: inner.minX, y: size.height / 2, width: inner.width, height: line - 2)
    value.isHidden = !hasValue
    star.frame = Rect(x: 10, y: size.height / 2 + 1, width: 22, height: 22)
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }

  private func recolor() {
    let isLoud = isFirst && isEnabled
    fill = isLoud ? palette.accent : palette.sheet
    standsOutFrom = isLoud ? palette.table : nil
    let ink = isLoud ? palette.accentInk : palette.ink
    let shown = isEnabled ? ink : ink.faded(0.4)
    title.color = shown
    value.color = shown
    star.tint = shown
    setNeedsDisplay()
  }
}
