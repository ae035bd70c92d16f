import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// Three ways to get better: the chart of best play, a drill, and counting cards.
final class BlackjackPracticeScene: FeltScene {
  private let cards: [PracticeCard]

  init(context: GameContext) {
    let palette = context.dressed(.blackjack)
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
    LabelGroup(cards.map(\.title))
    LabelGroup(cards.map(\.words))
    super.init(
      "blackjack.practice", header: "practice", title: tr("Practice"), context: context,
      palette: palette)
    root.add([header] + cards)
    cards[0].action = { [weak self] in self?.push { BlackjackChartScene(context: $0) } }
    cards[1].action = { [weak self] in self?.push { BlackjackDrillScene(context: $0) } }
    cards[2].action = { [weak self] in self?.push { BlackjackCountScene(context: $0) } }
  }

  private func push(_ make: (GameContext) -> any Scene) { stage?.perform(.push(make(context))) }
  override func renewed() -> (any Scene)? { BlackjackPracticeScene(context: context) }
  override func handle(_ key: KeyEvent) -> Bool { opensHelp(key, BlackjackHelp.scene(context)) }
  override func didAppearFirst(on stage: Stage) { stage.setFocus(cards[0]) }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
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
    PracticeCard.match(cards, in: Size(width: cell, height: height))
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
  let title: Label
  let words: Label

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

  /// The heights of the title and the words on each card beside others.
  private var lines = (title: 0.0, words: 0.0)
  private static let pad = 12.0

  private static func isTall(_ size: Size) -> Bool { size.height > size.width * 0.9 }

  /// The width of the words on a card of this size.
  private static func column(_ size: Size) -> Double {
    isTall(size)
      ? size.width - 4 * pad : max(0, size.width - feltWidth(size) - 5 * pad)
  }

  private static func feltWidth(_ size: Size) -> Double {
    isTall(size)
      ? size.width - 2 * pad : min((size.height - 2 * pad) * 1.25, size.width * 0.5)
  }

  /// Gives cards of one size titles and words of one size, and drawings of one height.
  static func match(_ cards: [PracticeCard], in size: Size) {
    let (isTall, column) = (isTall(size), column(size))
    var large = isTall ? (size.width > 320 ? 36.0 : 28) : size.height > 300 ? 48 : 28
    func titles() -> [Size] {
      for card in cards { card.title.style.size = large }
      return cards.map { $0.title.size(fitting: column) }
    }
    while large > 16, titles().contains(where: { $0.width > column + 1 }) { large -= 2 }
    let high = size.height - 2 * pad
    let heads = titles().map { min($0.height, high * 0.4) }
    for card in cards {
      card.words.style.size = isTall || size.height <= 300 ? 20 : 26
      card.align(isTall ? .center : .leading)
    }
    let bodies = cards.map { $0.words.size(fitting: column).height }
    for (card, own) in zip(cards, zip(heads, bodies)) {
      card.lines =
        isTall
        ? (heads.max() ?? 0, min(bodies.max() ?? 0, size.height * 0.32))
        : (own.0, min(own.1, max(0, high - own.0 - 4)))
    }
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    if Self.isTall(size) { placeAbove() } else { placeBeside() }
    drawing.frame = felt.bounds.inset(by: max(8, felt.size.shortSide * 0.07))
  }

  /// The drawing above the words.
  private func placeAbove() {
    let pad = Self.pad
    let foot = lines.title + lines.words + 28
    felt.frame = Rect(
      x: pad, y: pad, width: size.width - 2 * pad, height: max(0, size.height - foot - 2 * pad))
    placeWords(x: 2 * pad, y: felt.frame.maxY + 12)
  }

  /// The drawing at the left of the words.
  private func placeBeside() {
    let pad = Self.pad
    felt.frame = Rect(
      x: pad, y: pad, width: Self.feltWidth(size), height: size.height - 2 * pad)
    placeWords(
      x: felt.frame.maxX + 2 * pad, y: (size.height - lines.title - lines.words - 4) / 2)
  }

  private func placeWords(x: Double, y: Double) {
    let column = Self.column(size)
    title.frame = Rect(x: x, y: y, width: column, height: lines.title)
    words.frame = Rect(x: x, y: y + lines.title + 4, width: column, height: lines.words)
  }

  private func align(_ alignment: TextStyle.Alignment) {
    title.style.alignment = alignment
    words.style.alignment = alignment
  }
}
