import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// A table to choose: its drawing, its name, its house edge on a balance, and its rules.
final class TableCard: PaperButton {
  let table: Table
  var isOn = false { didSet { recolor() } }
  private let art: ArtNode
  private let balance = Balance()
  private let title: Label
  private let rules: Label
  private let edge: Label
  private let tick: ArtNode
  private let palette: Palette

  init(_ table: Table, palette: Palette, action: @escaping () -> Void) {
    self.table = table
    self.palette = palette
    art = ArtNode("blackjack-table-" + table.rawValue)
    title = Label(
      BlackjackWords.name(of: table), style: TextStyle(size: 24, weight: .bold), color: palette.ink)
    rules = Label(
      BlackjackWords.rules(of: table).joined(separator: " · "), style: TextStyle(size: 16),
      color: palette.ink)
    edge = Label(
      "…", style: TextStyle(size: 20, weight: .bold), color: palette.ink)
    tick = ArtNode("icon-check")
    super.init(
      "table." + table.rawValue, label: BlackjackWords.name(of: table),
      fill: palette.sheet, action: action)
    add([art, balance, title, edge, rules, tick])
    show(edge: nil)
    recolor()
  }

  override var traceValue: Double? { isOn ? 1 : 0 }

  /// Shows the house edge once it is computed.
  func show(edge part: Double?) {
    let text = part.map { part in
      part >= 0
        ? tr("House edge: {edge}", ["edge": BlackjackWords.percent(part)])
        : tr("Your edge: {edge}", ["edge": BlackjackWords.percent(-part)])
    }
    edge.show(text ?? tr("Calculating the odds…"))
    if let part { balance.tip(edge: part, animated: true) }
    label = BlackjackWords.name(of: table) + ": " + edge.label
    setNeedsDisplay()
  }

  private static let inset = 20.0

  /// The drawing's size: less than half the card, so that the balance fits beside it.
  private static func drawing(_ width: Double) -> Size {
    let wide = min(220, width * 0.42)
    return Size(width: wide, height: (wide * 220 / 240).rounded())
  }

  func height(width: Double) -> Double {
    let inner = width - 2 * Self.inset
    return 12 + Self.drawing(width).height + 8 + title.size(fitting: inner).height + 2
      + edge.size(fitting: inner).height + 6 + rules.size(fitting: inner).height + Self.inset
  }

  override func sizeDidChange() {
    let inner = size.width - 2 * Self.inset
    let drawing = Self.drawing(size.width)
    art.frame = Rect(origin: Point(x: Self.inset, y: 12), size: drawing)
    let left = art.frame.maxX + 16
    let wide = size.width - Self.inset - left
    let high = min(drawing.height * 0.8, wide * 0.72)
    balance.frame = Rect(x: left, y: art.frame.maxY - high, width: wide, height: high)
    tick.frame = Rect(x: size.width - 12 - 28, y: 12, width: 28, height: 28)
    var y = art.frame.maxY + 8
    for (text, gap) in [(title, 2.0), (edge, 6), (rules, 0)] {
      let height = text.size(fitting: inner).height
      text.frame = Rect(x: Self.inset, y: y, width: inner, height: height)
      y += height + gap
    }
  }

  private func recolor() {
    fill = isOn ? palette.accent : palette.sheet
    let ink = isOn ? palette.accentInk : palette.ink
    for text in [title, rules, edge] { text.color = ink }
    tick.tint = ink
    tick.isHidden = !isOn
    setNeedsDisplay()
  }
}
