import Drawing
import Geometry
public import Stage

/// The largest button of a setup, which starts the game.
public final class StartButton: PaperButton {
  private let icon: ArtNode
  private let title: Label

  /// `label`: its words.
  public init(_ id: String, label text: String, palette: Palette) {
    icon = ArtNode("icon-play", tint: palette.accentInk)
    title = Label(text, style: TextStyle(size: 32, weight: .bold), color: palette.accentInk)
    super.init(id, label: text, fill: palette.accent, radius: Theme.largeRadius)
    standsOutFrom = palette.table
    add([icon, title])
  }

  /// Changes its words.
  public func rename(_ text: String) {
    guard text != label else { return }
    label = text
    title.show(text)
    sizeDidChange()
  }

  private static let (gap, margins) = (14.0, 24.0)
  private static let largestIcon = 44.0

  /// The width it needs.
  var fittingWidth: Double { title.size().width + Self.largestIcon + Self.gap + Self.margins }

  public override func sizeDidChange() {
    let side = min(Self.largestIcon, size.height * 0.5)
    let words = title.size()
    let width = min(words.width + 1, size.width - side - Self.gap - Self.margins)
    let left = (size.width - side - Self.gap - width) / 2
    icon.frame = Rect(x: left, y: (size.height - side) / 2, width: side, height: side)
    let height = min(words.height, size.height - 4)
    title.frame = Rect(
      x: left + side + Self.gap, y: (size.height - height) / 2, width: width, height: height)
  }
}
