import Drawing
import Geometry
import Languages
import Stage

/// Won, drawn and lost rounds: one bar in three colours, and its parts below it, each with the face
/// the bot makes.
final class OutcomeBar: Paper {
  private let parts: [(swatch: Color, words: Label, figure: Label)]
  private var counts = [0, 0, 0]
  private let ids = ["won", "drawn", "lost"]
  private let groups: [Node]
  private let faces: [ArtNode]
  /// The side of the discs with the faces.
  private var side = 0.0

  init(palette: Palette) {
    let names = [tr("Won"), tr("Drawn"), tr("Lost")]
    let colors = [palette.good, .brass, palette.danger]
    parts = zip(names, colors).map { name, color in
      (
        color, Label(name, style: TextStyle(size: 20), color: palette.ink),
        Label("", style: TextStyle(size: 36, weight: .bold), color: palette.ink)
      )
    }
    faces = [BotFace.Mood.ouch, .waits, .glad].map { ArtNode("blackjack-bot-" + $0.rawValue) }
    groups = ids.map { Node("statistics." + $0, role: .text) }
    super.init(fill: palette.sheet, radius: Theme.largeRadius)
    add(groups)
    for (index, group) in groups.enumerated() {
      group.add([faces[index], parts[index].words, parts[index].figure])
    }
  }

  func show(_ counts: [Int]) {
    self.counts = counts
    for (index, count) in counts.enumerated() {
      parts[index].figure.show("\(count)")
      groups[index].label = parts[index].words.label + ": \(count)"
    }
    setNeedsDisplay()
    sizeDidChange()
  }

  private var bar: Rect {
    let high = min(72, size.height * 0.3)
    return Rect(x: 16, y: 20, width: size.width - 32, height: high)
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    let top = bar.maxY + 8
    let cell = bar.width / 3
    let high = max(0, size.height - top - 12)
    // The words beside the faces need their width.
    let widest = parts.map { $0.words.size().width }.max() ?? 0
    side = max(0, min(high - 4, cell * 0.46, cell - widest - 12))
    for (index, group) in groups.enumerated() {
      group.frame = Rect(x: bar.minX + Double(index) * cell, y: top, width: cell, height: high)
      let (words, figure) = (parts[index].words, parts[index].figure)
      faces[index].frame = Rect(
        x: side * 0.09, y: (high - side) / 2 + side * 0.09, width: side * 0.82,
        height: side * 0.82)
      let left = side + 10
      figure.style.size = min(56, max(24, high * 0.42))
      let first = min(high * 0.6, figure.size().height)
      let second = min(high - first, words.size(fitting: cell - left).height)
      let y = (high - first - second) / 2
      figure.frame = Rect(x: left, y: y, width: cell - left, height: first)
      words.frame = Rect(x: left, y: y + first, width: cell - left, height: second)
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    let whole = counts.reduce(0, +)
    for (index, group) in groups.enumerated() {
      let disc = Rect(
        x: group.frame.minX, y: group.frame.midY - side / 2, width: side, height: side)
      list.shadow(of: disc, radius: side / 2, elevation: .lying)
      list.shape(Shape(radius: side / 2, fill: parts[index].swatch, grain: Theme.grain), in: disc)
    }
    guard whole > 0 else { return }
    let gap = 4.0
    let shown = counts.count { $0 > 0 }
    let free = bar.width - gap * Double(shown - 1)
    var x = bar.minX
    for (part, count) in zip(parts, counts) where count > 0 {
      let width = free * Double(count) / Double(whole)
      list.shape(
        Shape(radius: 8, fill: part.swatch, grain: Theme.grain),
        in: Rect(x: x, y: bar.minY, width: width, height: bar.height))
      x += width + gap
    }
  }
}
