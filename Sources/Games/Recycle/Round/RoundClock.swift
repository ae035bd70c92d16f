import Drawing
import Geometry
import Languages
import Stage

/// The one clock of two players: a ring that loses a piece each second, with the seconds inside.
///
/// Players who sit opposite each other have a number each, on a slip at their own edge of the clock:
/// two numbers inside would be read as one.
final class RoundClock: Paper {
  static let side = 88.0
  private static let seconds = 60
  private var left = 0
  private let figures: [Label]
  /// The slips below the numbers of two players opposite each other.
  private let slips: [Paper]
  private let palette: Palette

  /// `isShared`: whether the players sit opposite each other, so that each needs a number.
  init(palette: Palette, isShared: Bool) {
    self.palette = palette
    var style = TextStyle(size: isShared ? 26 : 32, weight: .bold, alignment: .center)
    style.tabular = true
    figures = (0..<(isShared ? 2 : 1)).map { _ in Label("", style: style, color: palette.ink) }
    slips = isShared ? figures.map { _ in Paper("", fill: palette.sheet, elevation: .lying) } : []
    super.init(
      "recycle.time", role: .text, label: tr("Time"), fill: palette.sheet, radius: Self.side / 2,
      elevation: .lifted)
    add(slips.isEmpty ? figures : slips)
    for (slip, figure) in zip(slips, figures) { slip.add(figure) }
    slips.last?.setPose(.turned)
  }

  /// Shows how many seconds are left.
  func show(_ seconds: Int) {
    guard seconds != left || figures[0].label.isEmpty else { return }
    left = seconds
    for figure in figures { figure.show("\(seconds)") }
    label = tr("Time") + ": \(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    setNeedsDisplay()
  }

  private static let slip = Size(width: 64, height: 36)

  override func sizeDidChange() {
    guard !slips.isEmpty else { return figures[0].frame = bounds }
    for (slip, y) in zip(slips, [size.height, 0]) {
      slip.frame = Rect(center: Point(x: size.width / 2, y: y), size: Self.slip)
      slip.children.first?.frame = slip.bounds
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    let (outer, count) = (list.context, Double(Self.seconds))
    let (inner, edge) = (size.width * (slips.isEmpty ? 0.36 : 0.2), size.width * 0.46)
    let color = left <= 10 ? Color(0xC8402F) : palette.accent
    let mark = Rect(
      x: -edge * .pi / count * 1.1, y: -edge, width: edge * 2 * .pi / count * 1.1,
      height: edge - inner)
    for index in 0..<Self.seconds {
      let turn = Transform(
        scale: 1, rotation: -Double(index + 1) / count * 2 * .pi, about: .zero,
        offset: bounds.center)
      list.context = outer.transformed(by: turn)
      list.shape(
        Shape(radius: 1, fill: index < left ? color : palette.groove), in: mark)
    }
    list.context = outer
  }
}
