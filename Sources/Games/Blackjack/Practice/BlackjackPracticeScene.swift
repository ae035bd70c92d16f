import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// Three ways to get better: the chart of best play, a drill, and counting cards.
final class BlackjackPracticeScene: Scene, FeltScene {
  let name = "blackjack.practice"
  let root = Node("")
  private let context: GameContext
  let palette: Palette
  private let header: Header
  private let cards: [PracticeCard]

  init(context: GameContext) {
    self.context = context
    palette = context.dressed(.blackjack)
    header = Header("practice", title: tr("Practice"), palette: palette)
    cards = [
      PracticeCard(
        "practice.chart", title: tr("Best play"), .chart,
        text: tr("A chart: the best play for each hand, by the rules of your table."),
        palette: palette),
      PracticeCard(
        "practice.drill", title: tr("Drill"), .drill,
        text: tr("Quick hands. Those you get wrong come back more often."), palette: palette),
      PracticeCard(
        "practice.count", title: tr("Count cards"), .count,
        text: tr("Keep the Hi-Lo count while cards go by."), palette: palette),
    ]
    root.add([header] + cards)
    cards[0].action = { [weak self] in self?.push { BlackjackChartScene(context: $0) } }
    cards[1].action = { [weak self] in self?.push { BlackjackDrillScene(context: $0) } }
    cards[2].action = { [weak self] in self?.push { BlackjackCountScene(context: $0) } }
  }

  private func push(_ make: (GameContext) -> any Scene) { stage?.perform(.push(make(context))) }
  func renewed() -> (any Scene)? { BlackjackPracticeScene(context: context) }
  func handle(_ key: KeyEvent) -> Bool { opensHelp(key, BlackjackHelp.scene(context)) }
  func didAppearFirst(on stage: Stage) { stage.setFocus(cards[0]) }

  func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let isRow = bounds.width >= 700 && bounds.width > bounds.height * 1.1
    let gap = 16.0
    let room = Rect(
      x: 16, y: Header.height + 4, width: bounds.width - 32,
      height: bounds.height - Header.height - 24)
    let width = min(room.width, isRow ? 1500 : 1060)
    let cell = isRow ? (width - 2 * gap) / 3 : width
    let height = isRow ? min(room.height, cell * 1.28 + 60) : (room.height - 2 * gap) / 3
    let whole = isRow ? height : room.height
    let left = (bounds.width - width) / 2
    let top = room.minY + max(0, (room.height - whole) / 2)
    for (index, card) in cards.enumerated() {
      let step = Double(index)
      card.frame = Rect(
        x: left + (isRow ? step * (cell + gap) : 0), y: top + (isRow ? 0 : step * (height + gap)),
        width: cell, height: height)
    }
  }

  /// The rules to practise: those of the chosen table, or of a common one if it has no choices to
  /// learn.
  static func table(_ context: GameContext) -> (name: String, rules: TableRules) {
    let bank = BlackjackBank(context.store)
    let own = CustomTables(context.store)
    let table = bank.table == .source ? Table.vegasStrip : bank.table
    guard table == .custom else { return (BlackjackWords.name(of: table), table.rules) }
    return (own.name ?? BlackjackWords.name(of: table), own.rules.rules)
  }
}

/// A way to practise: a drawing on felt, its name and what it is.
private final class PracticeCard: PaperButton {
  private let felt: FeltPlaque
  private let drawing: PracticeDrawing
  private let title: Label
  private let words: Label

  init(
    _ id: String, title name: String, _ kind: PracticeDrawing.Kind, text: String,
    palette: Palette
  ) {
    felt = FeltPlaque(palette: palette)
    drawing = PracticeDrawing(kind, palette: palette)
    title = Label(name, style: TextStyle(size: 32, weight: .bold), color: palette.ink)
    words = Label(text, style: TextStyle(size: 20), color: palette.ink)
    super.init(
      id, label: name, fill: palette.sheet, radius: Theme.largeRadius, action: {})
    felt.radius = Theme.radius
    add([felt, title, words])
    felt.add(drawing)
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    let pad = 12.0
    let isTall = size.height > size.width * 0.9
    if isTall { placeAbove(pad) } else { placeBeside(pad) }
    drawing.frame = felt.bounds.inset(by: max(8, felt.size.shortSide * 0.07))
  }

  /// The drawing above the words.
  private func placeAbove(_ pad: Double) {
    align(.center)
    title.style.size = size.width > 320 ? 36 : 28
    let room = size.width - 4 * pad
    let first = title.size(fitting: room).height
    let second = min(words.size(fitting: room).height, size.height * 0.32)
    let foot = first + second + 28
    felt.frame = Rect(
      x: pad, y: pad, width: size.width - 2 * pad, height: max(0, size.height - foot - 2 * pad))
    title.frame = Rect(x: 2 * pad, y: felt.frame.maxY + 12, width: room, height: first)
    words.frame = Rect(x: 2 * pad, y: title.frame.maxY + 4, width: room, height: second)
  }

  /// The drawing at the left of the words.
  private func placeBeside(_ pad: Double) {
    align(.leading)
    title.style.size = size.height > 300 ? 48 : 28
    words.style.size = size.height > 300 ? 26 : 20
    let high = size.height - 2 * pad
    felt.frame = Rect(
      x: pad, y: pad, width: min(high * 1.25, size.width * 0.5), height: high)
    let left = felt.frame.maxX + 2 * pad
    let room = max(0, size.width - left - 2 * pad)
    let first = min(title.size(fitting: room).height, high * 0.4)
    let second = min(words.size(fitting: room).height, high - first - 4)
    let top = (size.height - first - second - 4) / 2
    title.frame = Rect(x: left, y: top, width: room, height: first)
    words.frame = Rect(x: left, y: top + first + 4, width: room, height: second)
  }

  private func align(_ alignment: TextStyle.Alignment) {
    title.style.alignment = alignment
    words.style.alignment = alignment
  }
}
