import Drawing
import Geometry
import Languages
import Stage

/// The house edge on a balance, in per cent and in chips.
final class EdgePaper: Paper {
  private let balance = Balance()
  private let figure: Label
  private let words: Label

  init(palette: Palette) {
    figure = Label("", style: TextStyle(size: 26, weight: .bold), color: palette.ink)
    words = Label("", style: TextStyle(size: 18), color: palette.ink)
    super.init(
      "blackjack.rules.edge", role: .text, label: "", fill: palette.sheet,
      radius: Theme.largeRadius)
    add([balance, figure, words])
  }

  /// Nil while it is computed.
  func show(_ edge: Double?) {
    figure.show(edge.map { BlackjackWords.edge($0) } ?? tr("Calculating the odds…"))
    words.show(edge.map { BlackjackWords.edgeInChips($0) } ?? "")
    if let edge { balance.tip(edge: edge, animated: true) }
    label = [figure.label, words.label].filter { !$0.isEmpty }.joined(separator: ". ")
    sizeDidChange()
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    let pad = size.height < 120 ? 12.0 : 20
    let isStacked = size.height >= 200 && size.width < size.height * 1.7
    let room = isStacked ? size.width - 2 * pad : size.width - 2 * pad - size.width * 0.36
    // The sign of per cent stays beside its number.
    let isLarge = size.height > (isStacked ? 300 : 200)
    figure.style.size = room < 260 ? 22 : isLarge ? 34 : 26
    words.style.size = isLarge ? 22 : 18
    let first = figure.size(fitting: room).height
    let second = words.size(fitting: room).height
    if isStacked {
      let high = max(0, min(room * 0.86, size.height - 2 * pad - first - second - 16))
      let top = (size.height - high - first - second - 16) / 2
      balance.frame = Rect(x: pad, y: top, width: room, height: high)
      figure.frame = Rect(x: pad, y: top + high + 12, width: room, height: first)
    } else {
      let high = max(0, min(size.height - 2 * pad, 360, size.width * 0.34))
      balance.frame = Rect(
        x: pad, y: (size.height - high) / 2, width: size.width * 0.36 - pad, height: high)
      figure.frame = Rect(
        x: size.width - pad - room, y: (size.height - first - second - 4) / 2, width: room,
        height: first)
    }
    words.frame = Rect(
      x: figure.frame.minX, y: figure.frame.maxY + 4, width: room, height: second)
  }
}
