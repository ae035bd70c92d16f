import Drawing
import Geometry
public import Stage

/// The largest button of a setup, which starts the game.
public final class StartButton: PaperButton {
  /// Whether it is the main button: not where a saved game waits.
  public var isFirst = true { didSet { if isFirst != oldValue { recolor() } } }
  private let icon = ArtNode("icon-play")
  private let title: Label
  private let palette: Palette

  /// `label`: its words.
  public init(_ id: String, label text: String, palette: Palette) {
    self.palette = palette
    title = Label(text, style: TextStyle(size: 32, weight: .bold))
    super.init(id, label: text, fill: palette.accent, radius: Theme.largeRadius)
    add([icon, title])
    recolor()
  }

  /// Changes its words.
  public func rename(_ text: String) {
    guard text != label else { return }
    label = text
    title.show(text)
    sizeDidChange()
  }

  public override func sizeDidChange() {
    let side = min(44, size.height * 0.5)
    let words = title.size()
    let width = min(words.width + 1, size.width - side - 14 - 24)
    let left = (size.width - side - 14 - width) / 2
    icon.frame = Rect(x: left, y: (size.height - side) / 2, width: side, height: side)
    let height = min(words.height, size.height - 4)
    title.frame = Rect(
      x: left + side + 14, y: (size.height - height) / 2, width: width, height: height)
  }

  public override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }

  private func recolor() {
    fill = isFirst ? palette.accent : palette.sheet
    standsOutFrom = isFirst ? palette.table : nil
    let ink = isFirst ? palette.accentInk : palette.ink
    title.color = ink
    icon.tint = ink
    setNeedsDisplay()
  }
}
