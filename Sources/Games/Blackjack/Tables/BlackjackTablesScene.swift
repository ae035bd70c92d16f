import Arcade
import Geometry
import Input
import Languages
import Rules
import Stage

/// The tables as drawings, each with its rules and its house edge.
final class BlackjackTablesScene: FeltScene {
  private let scroller: ScrollNode
  private lazy var money = ChipsCard(isOn: bank.usesMoney, palette: palette) { [weak self] in
    self?.setMoney($0)
  }
  private var cards: [TableCard] = []
  private var bank: BlackjackBank

  init(context: GameContext) {
    let palette = context.dressed(.blackjack)
    context.autosaver.finish()
    bank = BlackjackBank(context.store)
    scroller = ScrollNode("blackjack.tables.scroller", palette: palette)
    super.init(
      "blackjack.tables", title: tr("Choose a table"), context: context, palette: palette)
    let own = CustomTables(context.store)
    cards = Table.allCases.map { table in
      TableCard(table, own: own, palette: palette) { [weak self] in self?.choose(table) }
    }
    root.add([scroller, header])
    scroller.content.add(cards)
    scroller.content.add(money)
    mark()
  }

  override func renewed() -> (any Scene)? { BlackjackTablesScene(context: context) }

  override func didAppearFirst(on stage: Stage) {
    for card in cards { ask(card) }
  }

  /// The house edge is computed for a fresh shoe, not looked up.
  private func ask(_ card: TableCard) {
    let rules = card.tableRules
    context.worker.run({ HouseEdge.of(rules) }) { [weak card] edge in
      card?.show(edge: edge)
    }
  }

  /// Takes a seat at a table; the rules of one's own are chosen first.
  ///
  /// A hand at another table is finished or given up before.
  private func choose(_ table: Table) {
    let question = SavedRound.question(context, before: table) { [weak self] _ in
      guard let self else { return }
      bank = BlackjackBank(context.store)
      sit(at: table)
    }
    if let question { stage?.perform(.push(question)) } else { sit(at: table) }
  }

  private func sit(at table: Table) {
    guard table != .custom else {
      stage?.perform(.replace(BlackjackRulesScene(context: context)))
      return
    }
    bank.table = table
    save()
    mark()
    goBack()
  }

  private func setMoney(_ isOn: Bool) {
    bank.usesMoney = isOn
    save()
  }

  private func save() {
    let (bank, date) = (bank, context.date())
    context.autosaver.save(slot: BlackjackBank.slot, step: 0) { bank.saved(at: date) }
  }

  private func mark() { for card in cards { card.isOn = card.table == bank.table } }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    // In a low window all are seen at once, without their rules.
    let isCompact = bounds.height < 560 && bounds.width >= 760
    let columns = isCompact || bounds.width >= 1100 ? 4 : bounds.width >= 640 ? 2 : 1
    let gap = isCompact ? 12.0 : 16
    let width = min(bounds.width - 32, columns > 1 ? 1560 : 480)
    let column = ((width + gap) / Double(columns) - gap).rounded(.down)
    for card in cards { card.isCompact = isCompact }
    let needed = cards.map { $0.height(width: column) }.max() ?? 0
    // The chips are the last field of the grid.
    let grid = Grid(columns: columns, gap: gap) {
      for field in cards as [Node] + [money] {
        Cell(field).height(Length(least: needed, most: column * 1.25))
      }
    }
    let length = grid.length(.vertical, across: width)
    let height = max(length.least, min(bounds.height - Header.height - 28, length.most))
    grid.place(in: Rect(x: (bounds.width - width) / 2, y: 8, width: width, height: height))
    scroller.place(
      Header.room(in: bounds),
      contentHeight: money.frame.maxY + 20)
  }
}
