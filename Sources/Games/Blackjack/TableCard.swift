import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// A table to choose: its name, its rules and its house edge.
final class TableCard: PaperButton {
  let table: Table
  var isOn = false { didSet { recolor() } }
  private let title: Label
  private let rules: Label
  private let edge: Label
  private let tick: ArtNode
  private let palette: Palette

  init(_ table: Table, palette: Palette, action: @escaping () -> Void) {
    self.table = table
    self.palette = palette
    title = Label(
      BlackjackWords.name(of: table), style: TextStyle(size: 24, weight: .bold), color: palette.ink)
    rules = Label(
      BlackjackWords.rules(of: table).joined(separator: " · "), style: TextStyle(size: 18),
      color: palette.ink)
    edge = Label(
      "…", style: TextStyle(size: 20, weight: .bold), color: palette.ink)
    tick = ArtNode("icon-check")
    super.init(
      "table." + table.rawValue, label: BlackjackWords.name(of: table),
      fill: palette.sheet, action: action)
    add([title, rules, edge, tick])
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
    label = BlackjackWords.name(of: table) + ": " + edge.label
    setNeedsDisplay()
  }

  func height(width: Double) -> Double {
    20 + title.size().height + 6 + rules.size(fitting: width - 48).height + 10
      + edge.size().height + 20
  }

  override func sizeDidChange() {
    let inner = size.width - 48
    let heading = title.size().height
    title.frame = Rect(x: 24, y: 20, width: inner - 40, height: heading)
    tick.frame = Rect(x: size.width - 24 - 28, y: 20, width: 28, height: 28)
    let words = rules.size(fitting: inner).height
    rules.frame = Rect(x: 24, y: 20 + heading + 6, width: inner, height: words)
    let foot = edge.size().height
    edge.frame = Rect(x: 24, y: size.height - 20 - foot, width: inner, height: foot)
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
