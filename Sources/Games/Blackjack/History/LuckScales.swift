import Drawing
import Geometry
import Languages
import Stage

/// Table, skill and luck: how far each moved the result to the left or right, in bets.
final class LuckScales: Paper {
  private let rows: [LuckRow]
  private let note: Label

  init(palette: Palette) {
    let names = [
      ("table", tr("Table: expected result")), ("skill", tr("Skill: cost of decisions")),
      ("luck", tr("Luck: everything else")),
    ]
    rows = names.map { LuckRow("statistics." + $0.0, name: $0.1, palette: palette) }
    note = Label("", style: TextStyle(size: 18), color: palette.ink, id: "statistics.note")
    super.init(fill: palette.sheet, radius: Theme.largeRadius)
    add(rows)
    add(note)
  }

  /// Nil before any round was reviewed.
  func show(_ values: [Double]?, note text: String) {
    let most = max(0.5, values?.map(\.magnitude).max() ?? 0)
    for (index, row) in rows.enumerated() {
      row.show(values?[index], of: most)
    }
    note.show(text)
    sizeDidChange()
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    let pad = 16.0
    let width = size.width - 2 * pad
    let foot = note.size(fitting: width).height
    let cell = max(0, (size.height - foot - 2 * pad - 4) / 3)
    for (index, row) in rows.enumerated() {
      row.frame = Rect(
        x: pad, y: pad - 4 + Double(index) * cell, width: width, height: cell)
    }
    note.frame = Rect(x: pad, y: size.height - pad + 4 - foot, width: width, height: foot)
  }
}

/// A name, a number of bets, and a bar from the middle.
private final class LuckRow: Node {
  private let caption: Label
  private let figure: Label
  private let name: String
  private let palette: Palette
  /// −1 to 1.
  private var part = 0.0

  init(_ id: String, name text: String, palette: Palette) {
    name = text
    self.palette = palette
    caption = Label(text, style: TextStyle(size: 20), color: palette.ink)
    figure = Label(
      "", style: TextStyle(size: 22, weight: .bold, alignment: .trailing), color: palette.ink)
    super.init(id, role: .text, label: text)
    add([caption, figure])
  }

  func show(_ value: Double?, of most: Double) {
    let text = value.map { tr("{n} bets", ["n": BlackjackWords.value($0)]) } ?? "…"
    figure.show(text)
    label = name + ": " + text
    part = (value ?? 0) / most
    sizeDidChange()
    setNeedsDisplay()
  }

  private var bar: Rect {
    let high = min(24, max(8, size.height * 0.24))
    return Rect(x: 0, y: size.height - high - 6, width: size.width, height: high)
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    let high = max(0, bar.minY - 2)
    let right = min(size.width * 0.5, figure.size().width + 2)
    caption.frame = Rect(
      x: 0, y: 0, width: max(0, size.width - right - 12), height: high)
    figure.frame = Rect(x: size.width - right, y: 0, width: right, height: high)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    list.shape(Shape(radius: bar.height / 2, fill: palette.groove), in: bar)
    let half = bar.width / 2
    let width = max(part == 0 ? 0 : 6, half * part.magnitude)
    list.shape(
      Shape(radius: bar.height / 2, fill: part < 0 ? palette.danger : palette.good),
      in: Rect(
        x: part < 0 ? bar.midX - width : bar.midX, y: bar.minY, width: width, height: bar.height))
    list.shape(
      Shape(radius: 1, fill: palette.ink),
      in: Rect(x: bar.midX - 1, y: bar.minY - 3, width: 2, height: bar.height + 6))
  }
}
