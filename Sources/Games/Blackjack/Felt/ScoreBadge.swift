import Drawing
import Geometry
import Languages
import Rules
import Stage

/// The total of a row of cards, on a small sheet, and how near it is to 21.
final class ScoreBadge: Paper {
  private let caption: Label
  private let value: Label
  private let goal: Label
  let gauge: TotalGauge
  private let name: String
  private let palette: Palette
  static let height = 48.0
  /// The height of the line with the total.
  private static let line = 34.0
  /// Whether this is the hand to play.
  var isLit = false { didSet { if isLit != oldValue { recolor() } } }

  init(_ id: String, caption text: String, palette: Palette) {
    self.palette = palette
    name = text
    caption = Label(text, style: TextStyle(size: 18), color: palette.ink)
    value = Label("", style: TextStyle(size: 28, weight: .bold), color: palette.ink)
    goal = Label(
      "\(TotalGauge.goal)", style: TextStyle(size: 16, weight: .bold, alignment: .center),
      color: palette.ink)
    gauge = TotalGauge(palette: palette)
    super.init(id, role: .text, label: text, fill: palette.sheet, radius: Theme.radius)
    add([caption, value, gauge, goal])
  }

  /// Shows the total in these words, or none; `isOpen`: whether an ace may still count 1 or 11.
  func show(_ text: String, of total: HandTotal?, isOpen: Bool = false, atOnce: Bool = true) {
    value.show(text)
    label = name.isEmpty ? text : trPair(name, text)
    gauge.show(total, isOpen: isOpen, atOnce: atOnce)
    sizeDidChange()
  }

  /// Draws attention to the goal once.
  func twinkle() {
    gauge.twinkle()
    goal.animate(from: Pose(scale: 1.6), length: .seconds(1), easing: .bounce)
  }

  private var margin: Double { name.isEmpty ? 8 : 16 }
  private var words: Double { name.isEmpty ? 0 : caption.size().width + 12 }

  /// The width that it needs without the number at the goal.
  var leastWidth: Double { (words + max(36, value.size().width) + 32).rounded(.up) }

  /// The width that it needs; only with a name it tells the number at the goal, above the star.
  private var fullWidth: Double {
    guard !name.isEmpty else { return max(84, leastWidth) }
    let end = goal.size().width / 2 + TotalGauge.edge - TotalGauge.lead
    return max(200, leastWidth + end + 18).rounded(.up)
  }

  /// The same, and longer beside large cards.
  func fittingWidth(cards height: Double = 0) -> Double {
    max(fullWidth, name.isEmpty ? 0 : min(280, height / 2))
  }

  override func sizeDidChange() {
    gauge.frame = Rect(
      x: margin, y: size.height - TotalGauge.height - 1, width: max(0, size.width - 2 * margin),
      height: TotalGauge.height)
    let end = goal.size().width + 2
    goal.isHidden = name.isEmpty || size.width < fullWidth
    goal.frame = Rect(
      x: margin + gauge.finish + TotalGauge.lead - end / 2, y: 0, width: end, height: 24)
    let left = margin + words
    let right = goal.isHidden ? size.width - margin : goal.frame.minX - 4
    caption.frame = Rect(x: margin, y: -2, width: max(0, words - 11), height: Self.line)
    value.style.alignment = name.isEmpty ? .center : .leading
    value.frame = Rect(x: left, y: -2, width: max(0, right - left), height: Self.line)
  }

  private func recolor() {
    fill = isLit ? palette.accent : palette.sheet
    caption.color = isLit ? palette.accentInk : palette.ink
    value.color = caption.color
    goal.color = caption.color
    gauge.isLit = isLit
  }
}
