import Drawing
import Geometry
import Stage

/// What was won after each round, as columns above and below a line, with the sum beside them.
final class GainPlot: Paper {
  private let caption: Label
  private let figure: Label
  private let palette: Palette
  private var sums: [Int] = []
  private static let most = 48

  /// `id`: of the sum; empty if the tables had no chips.
  init(_ id: String, name: String, palette: Palette) {
    self.palette = palette
    caption = Label(name, style: TextStyle(size: 20), color: palette.ink)
    figure = Label("", style: TextStyle(size: 52, weight: .bold), color: palette.ink)
    super.init(id, role: .text, label: name, fill: palette.sheet, radius: Theme.largeRadius)
    add([caption, figure])
  }

  /// `gains`: of the rounds, the oldest first; `text`: their sum.
  func show(_ gains: [Int], _ text: String) {
    var sum = 0
    let all = gains.map { gain in
      sum += gain
      return sum
    }
    // Every so many rounds, and always the last.
    let step = max(1, (all.count + Self.most - 1) / Self.most)
    sums = all.enumerated().filter { (all.count - 1 - $0.offset) % step == 0 }.map(\.element)
    figure.show(text)
    figure.color = sum > 0 ? palette.goodInk : sum < 0 ? palette.danger : palette.ink
    label = caption.label + ": " + text
    sizeDidChange()
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    figure.style.size = min(72, max(36, size.height * 0.22))
    let first = min(figure.size().height, size.height * 0.3)
    let wide = min(size.width * 0.5, figure.size().width + 4)
    figure.frame = Rect(x: 20, y: 12, width: wide, height: first)
    caption.frame = Rect(
      x: 20 + wide + 12, y: 12, width: max(0, size.width - wide - 52), height: first)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    let top = figure.frame.maxY + 8
    let room = Rect(x: 20, y: top, width: size.width - 40, height: size.height - top - 18)
    guard let low = sums.min(), let high = sums.max(), room.height > 20 else { return }
    let (least, most) = (min(0, low), max(0, high))
    let unit = room.height / Double(max(1, most - least))
    let zero = room.minY + Double(most) * unit
    let cell = min(160, room.width / Double(sums.count))
    for (index, sum) in sums.enumerated() {
      let height = max(4, Double(sum.magnitude) * unit)
      let color = sum > 0 ? palette.good : sum < 0 ? palette.danger : .brass
      list.shape(
        Shape(radius: min(6, cell * 0.3), fill: color, grain: Theme.grain),
        in: Rect(
          x: room.minX + Double(index) * cell + cell * 0.08, y: sum >= 0 ? zero - height : zero,
          width: cell * 0.84, height: height))
    }
    list.shape(
      Shape(radius: 1, fill: palette.ink.faded(0.5)),
      in: Rect(x: room.minX, y: zero - 1, width: room.width, height: 2))
  }
}
