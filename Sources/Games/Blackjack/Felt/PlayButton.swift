import Drawing
import Geometry
import Stage

/// A play: its name and, with the coach, how good it is.
final class PlayButton: PaperButton {
  static let height = 64.0
  /// Its height in a column with much room.
  static let tall = 80.0
  /// Whether it is the main button.
  var isFirst = false { didSet { if isFirst != oldValue { recolor() } } }
  private let title: Label
  private let bars: GradeBars
  private let star: ArtNode
  private var name: String
  private let palette: Palette
  private var grade: CoachWords.Grade?

  init(_ id: String, label text: String, palette: Palette) {
    self.palette = palette
    name = text
    var style = Theme.button
    style.alignment = .center
    title = Label(text, style: style)
    bars = GradeBars()
    star = ArtNode("icon-star")
    super.init(id, label: text, fill: palette.sheet)
    add([title, bars, star])
    for sign in [bars, star] { sign.isHidden = true }
    recolor()
  }

  /// Changes its name.
  func rename(_ text: String) {
    guard text != name else { return }
    name = text
    label = text
    title.show(text)
    sizeDidChange()
  }

  func enable(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    recolor()
  }

  /// Shows the coach's grade, or nothing.
  func advise(_ grade: CoachWords.Grade?) {
    self.grade = grade
    bars.isHidden = grade == nil
    bars.count = grade?.rawValue ?? 0
    star.isHidden = grade != .best
    label = grade.map { name + ": " + $0.words } ?? name
    sizeDidChange()
    setNeedsDisplay()
  }

  /// The width that its name needs.
  var fittingWidth: Double { (title.size().width + 24).rounded(.up) }

  override func sizeDidChange() {
    let inner = bounds.inset(by: 8, 0)
    title.style.size = size.height >= 80 ? 30 : Theme.button.size
    guard grade != nil else {
      title.frame = inner
      return
    }
    let line = min(28, (size.height - 8) / 2)
    let top = size.height / 2 - line
    title.frame = Rect(x: inner.minX, y: top, width: inner.width, height: line)
    let wide = GradeBars.width
    let left = (size.width - wide - (star.isHidden ? 0 : 28)) / 2
    let high = line - 8
    if !star.isHidden {
      star.frame = Rect(x: left, y: size.height / 2 + 2, width: 22, height: 22)
    }
    bars.frame = Rect(
      x: left + (star.isHidden ? 0 : 28), y: size.height / 2 + 3, width: wide, height: high)
  }

  private func recolor() {
    let isLoud = isFirst && isEnabled
    fill = isLoud ? palette.accent : palette.sheet
    standsOutFrom = isLoud ? palette.table : nil
    let ink = isLoud ? palette.accentInk : palette.ink
    let shown = isEnabled ? ink : ink.faded(0.4)
    title.color = shown
    bars.color = shown
    star.tint = shown
    setNeedsDisplay()
  }
}

/// How good a play is: three little bars, so many of them filled.
private final class GradeBars: Node {
  static let width = 48.0
  var count = 0 { didSet { if count != oldValue { setNeedsDisplay() } } }
  var color = Theme.ink { didSet { setNeedsDisplay() } }

  init() { super.init("") }

  override func draw(into list: inout DrawList, at now: Duration) {
    let (bar, gap) = (12.0, 6.0)
    for index in 0..<3 {
      let height = size.height * (0.5 + 0.25 * Double(index))
      let box = Rect(
        x: Double(index) * (bar + gap), y: size.height - height, width: bar, height: height)
      if index < count {
        list.shape(Shape(radius: 3, fill: color), in: box)
      } else {
        list.shape(
          Shape(radius: 3, fill: .clear, border: 2, borderColor: color.faded(0.55)), in: box)
      }
    }
  }
}
