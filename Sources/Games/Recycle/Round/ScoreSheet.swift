import Drawing
import Geometry
import Languages
import Stage

/// A star and a large number: the points of one of two players.
final class ScoreSheet: Paper {
  private let star: ArtNode
  private let figure: Label

  init(_ id: String, palette: Palette) {
    star = ArtNode("icon-star", tint: palette.signInk)
    var style = TextStyle(size: 36, weight: .bold, alignment: .center)
    style.tabular = true
    figure = Label("", style: style, color: palette.ink)
    super.init(id, role: .text, label: tr("Points"), fill: palette.sheet)
    add([star, figure])
  }

  func show(_ text: String) { figure.show(text) }

  override func sizeDidChange() {
    star.frame = Rect(x: 10, y: (size.height - 28) / 2, width: 28, height: 28)
    figure.frame = Rect(x: 42, y: 0, width: max(0, size.width - 50), height: size.height)
  }
}
