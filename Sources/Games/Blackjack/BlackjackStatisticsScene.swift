import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

/// Statistics of all saved rounds: the money won, and how much of it was luck and how much skill.
final class BlackjackStatisticsScene: Scene {
  let name = "blackjack.statistics"
  let root = Node("")
  private let context: GameContext
  private let lines: [ResultLine]
  private let palette: Palette
  private let header: Header
  private let scroller: ScrollNode
  private let sheet: Paper
  private var rows: [StatisticsRow] = []
  private let note: Label
  /// Rounds at casino tables that are still to be reviewed.
  private var waiting: [GameResult.ID]
  private let casino: Int
  private var tally = RoundTally()
  private var isAsking = false
  private var bounds = Rect.zero

  /// `lines`: the rounds, whose records are read by the worker.
  init(_ lines: [ResultLine], context: GameContext) {
    self.lines = lines
    self.context = context
    palette = context.dressed(.blackjack)
    header = Header("statistics", title: tr("Statistics"), palette: palette)
    scroller = ScrollNode("statistics.scroller", palette: palette)
    sheet = Paper(fill: palette.sheet, radius: Theme.largeRadius)
    note = Label("", style: TextStyle(size: 18), color: palette.ink, id: "statistics.note")
    let inCasino = lines.filter { $0.variant != Table.source.rawValue }
    waiting = inCasino.map(\.id)
    casino = inCasino.count
    for line in lines {
      tally.add(score: line.score, isCasino: line.variant != Table.source.rawValue)
    }
    root.add([scroller, header])
    scroller.content.add(sheet)
    makeRows()
    header.onBack = { [weak self] in self?.goBack() }
    show()
  }

  private func makeRows() {
    var names = [
      ("rounds", tr("Rounds")), ("won", tr("Won")), ("drawn", tr("Drawn")), ("lost", tr("Lost")),
    ]
    if casino > 0 {
      names += [
        ("chips", tr("Chips won in the casino")), ("table", tr("Table: expected result")),
        ("skill", tr("Skill: cost of decisions")), ("luck", tr("Luck: everything else")),
      ]
    }
    rows = names.map { StatisticsRow("statistics." + $0.0, name: $0.1, palette: palette) }
    sheet.add(rows)
    sheet.add(note)
  }

  func renewed() -> (any Scene)? { BlackjackStatisticsScene(lines, context: context) }

  func didAppear(on stage: Stage) {
    askOn()
  }

  func didLeave() { waiting = [] }
  func goBack() { stage?.perform(.pop) }

  /// Reviews one round at a time, so that requests to the coach need not wait for all of them.
  private func askOn() {
    guard !isAsking, let id = waiting.popLast() else { return }
    isAsking = true
    let store = context.store
    context.worker.run({ Self.review(of: id, in: store) }) { [weak self] review in
      guard let self else { return }
      isAsking = false
      if let review { tally.add(review) }
      show()
      askOn()
    }
  }

  private nonisolated static func review(of id: GameResult.ID, in store: Store) -> RoundReview? {
    guard let text = (try? store.record(of: id)) ?? nil,
      let record: Record<Blackjack> = decoded(text)
    else { return nil }
    return try? RoundReview(replaying: record)
  }

  private func show() {
    func bets(_ value: Double) -> String {
      tr("{n} bets", ["n": BlackjackWords.value(value)])
    }
    let values =
      [tally.rounds, tally.won, tally.drawn, tally.lost].map { "\($0)" }
      + [
        BlackjackWords.gain(tally.halves), bets(tally.expected), bets(tally.skill),
        bets(tally.luck),
      ]
    for (row, value) in zip(rows, values) { row.show(value) }
    note.show(
      casino == 0
        ? ""
        : trn(
          "Calculated for {n} of {all} rounds.", "Calculated for {n} of {all} rounds.",
          tally.reviewed, ["all": "\(casino)"]))
    if bounds.width > 0 { layout(in: bounds) }
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.felt(root.stage, palette: palette, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    self.bounds = bounds
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let width = min(bounds.width - 32, 760)
    var y = 16.0
    for row in rows {
      row.frame = Rect(x: 24, y: y, width: width - 48, height: 52)
      y += 52
    }
    let words = note.label.isEmpty ? 0 : note.size(fitting: width - 48).height + 16
    note.frame = Rect(x: 24, y: y + 8, width: width - 48, height: max(0, words - 16))
    y += words + 16
    sheet.frame = Rect(x: (bounds.width - width) / 2, y: 8, width: width, height: y)
    scroller.place(
      Rect(
        x: 0, y: Header.height, width: bounds.width, height: bounds.height - Header.height),
      contentHeight: y + 32)
  }
}

/// A label and its value.
private final class StatisticsRow: Node {
  private let caption: Label
  private let figure: Label
  private let name: String

  init(_ id: String, name text: String, palette: Palette) {
    name = text
    caption = Label(text, style: TextStyle(size: 22), color: palette.ink)
    figure = Label(
      "", style: TextStyle(size: 26, weight: .bold, alignment: .trailing), color: palette.ink)
    super.init(id, role: .text, label: text)
    add([caption, figure])
  }

  func show(_ text: String) {
    figure.show(text)
    label = name + ": " + text
    sizeDidChange()
  }

  override func sizeDidChange() {
    let right = min(size.width * 0.5, figure.size().width + 2)
    caption.frame = Rect(
      x: 0, y: 0, width: max(0, size.width - right - 16), height: size.height)
    figure.frame = Rect(x: size.width - right, y: 0, width: right, height: size.height)
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }
}
