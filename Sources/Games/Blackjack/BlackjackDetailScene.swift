import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

/// A round of the history: its cards, how it ended and, at a casino table, what each decision
/// cost.
final class BlackjackDetailScene: Scene {
  let name = "blackjack.detail"
  let root = Node("")
  private let context: GameContext
  private let result: GameResult
  private let end: RoundEnd
  private let palette: Palette
  private let header: Header
  private let scroller: ScrollNode
  private let sheet: Paper
  private let art: ArtNode
  private let who: Label
  private let date: Label
  private let sentence: Label
  private var rows: [CardStrip] = []
  private let review: Label?
  private var bounds = Rect.zero
  private var hasAppeared = false

  init(_ result: GameResult, _ end: RoundEnd, context: GameContext) {
    self.context = context
    self.result = result
    self.end = end
    palette = context.dressed(.blackjack)
    let palette = palette
    func line(_ text: String, _ style: TextStyle, _ id: String) -> Label {
      Label(text, style: style, color: palette.ink, id: id)
    }
    let replay = Button("detail.replay", label: tr("Replay"), icon: "icon-play", palette: palette)
    let share = Button("detail.share", label: tr("Share"), icon: "icon-share", palette: palette)
    header = Header(
      "detail", title: BlackjackWords.name(of: end.record.setup.table), palette: palette,
      extras: [replay, share])
    scroller = ScrollNode("detail.scroller", palette: palette)
    sheet = Paper(fill: palette.sheet, radius: Theme.largeRadius)
    art = ArtNode(end.art)
    who = line(
      result.player?.name ?? tr("Player"), TextStyle(size: 30, weight: .bold), "detail.name")
    date = line(trMoment(result.played.at), TextStyle(size: 20), "detail.date")
    sentence = line(
      end.title + " · " + end.sentence, TextStyle(size: 24, weight: .bold), "detail.sentence")
    let isCasino = end.record.setup.table != .source
    review =
      isCasino ? line(tr("Calculating the odds…"), TextStyle(size: 20), "detail.review") : nil
    root.add([scroller, header])
    scroller.content.add(sheet)
    makeRows()
    sheet.add([art, who, date, sentence] + rows)
    if let review { sheet.add(review) }
    header.onBack = { [weak self] in self?.goBack() }
    replay.action = { [weak self] in self?.playAgain() }
    share.action = { [weak self] in self?.openShare() }
  }

  private func openShare() {
    guard let scene = ShareScene(result, of: .blackjack, context: context) else { return }
    stage?.perform(.push(scene))
  }

  private func makeRows() {
    let isFourColour = context.settings.isOn(.blackjackFourColour)
    rows.append(
      CardStrip(
        "detail.bot", title: tr("Bot") + ": \(end.botScore)", cards: end.game.dealer,
        isFourColour: isFourColour, palette: palette))
    for (index, hand) in end.game.hands.enumerated() {
      let isAlone = end.game.hands.count == 1
      let gain = end.game.setup.table == .source ? "" : gain(of: hand)
      rows.append(
        CardStrip(
          index == 0 ? "detail.player" : "detail.player.\(index + 1)",
          title: tr("Player") + (isAlone ? "" : " \(index + 1)") + ": \(hand.total.value)" + gain,
          cards: hand.cards, isFourColour: isFourColour, palette: palette))
    }
  }

  private func gain(of hand: BlackjackHand) -> String {
    " (" + BlackjackWords.gain(end.game.winnings(of: hand)) + ")"
  }

  func renewed() -> (any Scene)? { BlackjackDetailScene(result, end, context: context) }

  func didAppear(on stage: Stage) {
    let isNew = !hasAppeared
    hasAppeared = true
    guard isNew, review != nil else { return }
    let record = end.record
    context.worker.run({ try? RoundReview(replaying: record) }) { [weak self] in self?.show($0) }
  }

  private func show(_ found: RoundReview?) {
    guard let found, let review else { return }
    var lines = found.decisions.map { BlackjackWords.verdict(on: $0) }
    lines.append(
      tr(
        "In bets: luck {luck}, skill {skill}, table {table}.",
        [
          "luck": BlackjackWords.value(found.luck, places: 3),
          "skill": BlackjackWords.value(found.skill, places: 3),
          "table": BlackjackWords.value(found.expected, places: 3),
        ]))
    review.show(lines.joined(separator: "\n"))
    layout(in: bounds)
  }

  func goBack() { stage?.perform(.pop) }

  private func playAgain() {
    let scene = try? BlackjackReplayScene(
      end.record, milliseconds: result.played.milliseconds, context: context)
    if let scene { stage?.perform(.push(scene)) }
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.felt(root.stage, palette: palette, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    self.bounds = bounds
    guard bounds.width > 0 else { return }
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let width = min(bounds.width - 32, 820)
    let inner = width - 48
    art.frame = Rect(x: 24, y: 20, width: 84, height: 84)
    who.frame = Rect(x: 124, y: 24, width: inner - 100, height: 42)
    date.frame = Rect(x: 124, y: 68, width: inner - 100, height: 30)
    var y = 116.0
    func place(_ label: Label) {
      let height = label.size(fitting: inner).height
      label.frame = Rect(x: 24, y: y, width: inner, height: height)
      y += height + 12
    }
    place(sentence)
    let card = min(196, max(112, (bounds.height - Header.height - y - 120) / 2))
    for row in rows {
      row.frame = Rect(x: 24, y: y, width: inner, height: CardStrip.height(cards: card))
      y += row.size.height + 12
    }
    if let review { place(review) }
    y += 8
    sheet.frame = Rect(x: (bounds.width - width) / 2, y: 8, width: width, height: y)
    scroller.place(
      Rect(
        x: 0, y: Header.height, width: bounds.width, height: bounds.height - Header.height),
      contentHeight: y + 32)
  }
}

/// Cards side by side below their total.
private final class CardStrip: Paper {
  private let title: Label
  private let cards: [CardNode]

  init(_ id: String, title text: String, cards: [Card], isFourColour: Bool, palette: Palette) {
    title = Label(text, style: TextStyle(size: 22, weight: .bold), color: palette.tableInk)
    self.cards = cards.map { CardNode("", card: $0, isFourColour: isFourColour, isFaceUp: true) }
    let names = cards.map { BlackjackWords.name(of: $0) }.joined(separator: ", ")
    super.init(
      id, role: .group, label: text + " (" + names + ")", fill: palette.table)
    add(title)
    add(self.cards)
  }

  private static let pad = 16.0
  static func height(cards height: Double) -> Double { 36 + height + 2 * pad - 4 }

  override func sizeDidChange() {
    let pad = Self.pad
    title.frame = Rect(x: pad, y: pad - 4, width: size.width - 2 * pad, height: 32)
    let height = size.height - 36 - 2 * pad + 4
    let width = (height * CardNode.shape).rounded()
    let count = Double(cards.count)
    let step = count > 1 ? min(width + 8, (size.width - 2 * pad - width) / (count - 1)) : 0
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        x: pad + Double(index) * step, y: pad + 32, width: width, height: height)
    }
  }
}
