import Arcade
import Drawing
import Geometry
import Languages
import Stage

/// The one clock of two players: a ring that loses a piece each second, with the seconds inside.
final class RoundClock: Paper {
  static let side = 88.0
  private static let seconds = 60
  private var left = 0
  private let figures: [Label]
  private let palette: Palette

  /// `isShared`: whether the players sit opposite each other, so that each needs a number.
  init(palette: Palette, isShared: Bool) {
    self.palette = palette
    var style = TextStyle(size: isShared ? 22 : 32, weight: .bold, alignment: .center)
    style.tabular = true
    figures = (0..<(isShared ? 2 : 1)).map { _ in Label("", style: style, color: palette.ink) }
    super.init(
      "recycle.time", role: .text, label: tr("Time"), fill: palette.sheet, radius: Self.side / 2,
      elevation: .lifted)
    add(figures)
    figures.dropFirst().first?.setPose(.turned)
  }

  /// Shows how many seconds are left.
  func show(_ seconds: Int) {
    guard seconds != left || figures[0].label.isEmpty else { return }
    left = seconds
    for figure in figures { figure.show("\(seconds)") }
    label = tr("Time") + ": \(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    guard figures.count > 1 else { return figures[0].frame = bounds }
    let (half, margin) = (size.height / 2, size.height * 0.18)
    figures[0].frame = Rect(x: 0, y: half, width: size.width, height: half - margin)
    figures[1].frame = Rect(x: 0, y: margin, width: size.width, height: half - margin)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    let (outer, count) = (list.context, Double(Self.seconds))
    let (inner, edge) = (size.width * 0.36, size.width * 0.46)
    let color = left <= 10 ? Color(0xC8402F) : palette.accent
    let mark = Rect(
      x: -edge * .pi / count * 1.1, y: -edge, width: edge * 2 * .pi / count * 1.1,
      height: edge - inner)
    for index in 0..<Self.seconds {
      let turn = Transform(
        scale: 1, rotation: -Double(index + 1) / count * 2 * .pi, about: .zero,
        offset: bounds.center)
      list.context = DrawList.Context(transform: outer.transform * turn, opacity: outer.opacity)
      list.shape(
        Shape(radius: 1, fill: index < left ? color : palette.groove), in: mark)
    }
    list.context = outer
  }
}
