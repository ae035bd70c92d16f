import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

/// The tables as drawings, each with its rules and its house edge.
final class BlackjackTablesScene: Scene {
  let name = "blackjack.tables"
  let root = Node("")
  private let context: GameContext
  private let palette: Palette
  private let header: Header
  private let scroller: ScrollNode
  private let money: OptionSection
  private var cards: [TableCard] = []
  private var bank: BlackjackBank
  private var hasAppeared = false

  init(context: GameContext) {
    self.context = context
    palette = context.dressed(.blackjack)
    context.keeper.finish()
    bank = BlackjackBank(context.store)
    header = Header("blackjack.tables", title: tr("Choose a table"), palette: palette)
    scroller = ScrollNode("blackjack.tables.scroller", palette: palette)
    let row = Switch(
      "blackjack.money", label: tr("Play for chips"), icon: "icon-star", isOn: bank.usesMoney,
      palette: palette)
    money = OptionSection(
      "blackjack.tables.money", title: tr("In the casino"), palette: palette, rows: [row])
    cards = Table.allCases.map { table in
      TableCard(table, palette: palette) { [weak self] in self?.choose(table) }
    }
    root.add([scroller, header])
    scroller.content.add(cards)
    scroller.content.add(money)
    header.onBack = { [weak self] in self?.goBack() }
    row.action = { [weak self] in self?.setMoney($0) }
    mark()
  }

  func renewed() -> (any Scene)? { BlackjackTablesScene(context: context) }

  func didAppear(on stage: Stage) {
    let isNew = !hasAppeared
    hasAppeared = true
    guard isNew else { return }
    for card in cards { ask(card) }
  }

  /// The house edge is computed for a fresh shoe, not looked up.
  private func ask(_ card: TableCard) {
    let table = card.table
    context.worker.run({ HouseEdge.of(table) }) { [weak card] edge in
      card?.show(edge: edge)
    }
  }

  func goBack() { stage?.perform(.pop) }

  private func choose(_ table: Table) {
    bank.table = table
    keep()
    mark()
    goBack()
  }

  private func setMoney(_ isOn: Bool) {
    bank.usesMoney = isOn
    keep()
  }

  private func keep() {
    let (bank, date) = (bank, context.date())
    context.keeper.keep(slot: BlackjackBank.slot, step: 0) { bank.saved(at: date) }
  }

  private func mark() { for card in cards { card.isOn = card.table == bank.table } }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.felt(root.stage, palette: palette, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let columns = bounds.width >= 1100 ? 3 : bounds.width >= 640 ? 2 : 1
    let gap = 16.0
    let width = min(bounds.width - 32, columns > 1 ? 1240 : 480)
    let column = (width - gap * Double(columns - 1)) / Double(columns)
    let left = (bounds.width - width) / 2
    var y = 8.0
    for start in stride(from: 0, to: cards.count, by: columns) {
      let row = cards[start..<min(start + columns, cards.count)]
      let height = row.map { $0.height(width: column) }.max() ?? 0
      for (index, card) in row.enumerated() {
        card.frame = Rect(
          x: left + Double(index) * (column + gap), y: y, width: column, height: height)
      }
      y += height + gap
    }
    let height = money.height(width: width)
    money.frame = Rect(x: left, y: y, width: width, height: height)
    scroller.place(
      Rect(
        x: 0, y: Header.height, width: bounds.width, height: bounds.height - Header.height),
      contentHeight: y + height + 24)
  }
}
