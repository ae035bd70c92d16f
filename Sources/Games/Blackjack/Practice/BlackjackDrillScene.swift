import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// Hand after hand: the player says what to do, and learns at once whether that was the best.
final class BlackjackDrillScene: FeltScene {
  private let rules: TableRules
  private let face: PracticeTable
  /// The bot asks, and says which play is the best.
  private let speech: BotSpeech
  private let score: Label
  private var buttons: [(play: Play, button: PlayButton)] = []
  private let next: PlayButton
  private var chart: PlayChart?
  private var books: DrillBooks
  private var generator: SeededGenerator
  /// The hand that is asked.
  private(set) var hand: FirstHand?
  private var hasAnswered = false

  init(context: GameContext) {
    let palette = context.dressed(.blackjack)
    let table = BlackjackPracticeScene.table(context)
    rules = table.rules
    context.autosaver.finish()
    books = DrillBooks(context.store)
    generator = SeededGenerator(seed: context.nextSeed())
    face = PracticeTable(
      isFourColour: context.settings.isOn(.blackjackFourColour), palette: palette)
    speech = BotSpeech("drill.words", palette: palette)
    speech.show(tr("Calculating the odds…"), .thinks)
    score = Label(
      "", style: TextStyle(size: 20, alignment: .center), color: palette.tableInk, id: "drill.score"
    )
    next = PlayButton("drill.next", label: tr("Next hand"), palette: palette)
    super.init(
      "blackjack.drill", header: "drill", title: tr("Drill: {table}", ["table": table.name]),
      context: context, palette: palette)
    root.add([face, speech, score, header, next])
    for play in rules.plays {
      let button = PlayButton(
        "drill." + play.rawValue, label: BlackjackWords.name(of: play), palette: palette)
      button.action = { [weak self] in self?.answer(play) }
      buttons.append((play, button))
      root.add(button)
    }
    next.isFirst = true
    next.action = { [weak self] in self?.ask() }
    showButtons()
  }

  override func renewed() -> (any Scene)? { BlackjackDrillScene(context: context) }

  override func didAppearFirst(on stage: Stage) {
    let rules = rules
    context.worker.run({ PlayCharts.of(rules) }) { [weak self] in
      self?.chart = $0
      self?.ask()
    }
  }

  private var player: Player? { (try? context.store.currentPlayer()) ?? nil }

  /// The next hand; those with mistakes come more often.
  private func ask() {
    let hand = books[player].next(after: hand, by: &generator)
    self.hand = hand
    hasAnswered = false
    let (cards, dealer) = hand.cards(by: &generator)
    face.show(hand: cards, dealer: dealer)
    speech.show(tr("What is the best play?"))
    showScore()
    showButtons()
  }

  private func answer(_ play: Play) {
    guard let hand, let chart, !hasAnswered, let values = chart[hand], let best = values.best,
      let value = values[play]
    else { return }
    hasAnswered = true
    // Plays worth the same are all right.
    let isRight = values.bestValue - value < 1e-9
    books[player].answer(hand, isRight: isRight)
    stage?.audio.play(isRight ? .roundWon : .bump)
    stage?.trace.emit("drill", Drill(hand: hand.code, play: play, best: best))
    speech.show(
      trSentences([
        isRight ? tr("Right!") : tr("Not the best."),
        ChartWords.sentence(for: hand, values, otherwise: nil),
      ]), isRight ? .glad : .ouch)
    showScore()
    showButtons()
    let (books, date) = (books, context.date())
    context.autosaver.save(slot: DrillBooks.slot, step: 0) { books.savedGame(at: date) }
  }

  private func showScore() {
    let book = books[player]
    var lines = [
      trn(
        "{right} of {n} right", "{right} of {n} right", book.asked, ["right": "\(book.right)"])
    ]
    let open = book.mistakes.count
    if open > 0 { lines.append(trn("{n} hand to practise", "{n} hands to practise", open)) }
    score.show(book.asked == 0 ? "" : lines.joined(separator: " · "))
  }

  private func showButtons() {
    for (play, button) in buttons {
      button.isHidden = hasAnswered || chart == nil
      button.enable(play != .split || hand?.kind == .pair)
    }
    next.isHidden = !hasAnswered
    stage?.setFocus(hasAnswered ? next : buttons.first?.button)
    if bounds.width > 0 { layout(in: bounds) }
  }

  override func handle(_ key: KeyEvent) -> Bool {
    if GameKey(key) == .newGame, hasAnswered { return next.activate() }
    guard let play = Play(key) else { return opensHelp(key, BlackjackHelp.scene(context)) }
    return buttons.first { $0.play == play }?.button.activate() ?? false
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let width = min(bounds.width - 32, 1240)
    let left = (bounds.width - width) / 2
    let each = width >= 640 ? buttons.count : 2
    let rows = (buttons.count + each - 1) / each
    let gap = 8.0
    let height = Double(rows) * (PlayButton.height + gap) - gap
    let top = bounds.maxY - 16 - height
    for (index, button) in buttons.map(\.button).enumerated() {
      let inRow = Double(min(each, buttons.count - index / each * each))
      let cell = (width - gap * (inRow - 1)) / inRow
      button.frame = Rect(
        x: left + Double(index % each) * (cell + gap),
        y: top + Double(index / each) * (PlayButton.height + gap), width: cell,
        height: PlayButton.height)
    }
    let wide = min(width, 420)
    next.frame = Rect(
      x: (bounds.width - wide) / 2, y: bounds.maxY - 16 - PlayButton.height, width: wide,
      height: PlayButton.height)
    score.frame = Rect(x: left, y: top - 34, width: width, height: 28)
    let isTall = bounds.height > bounds.width
    let high = min(isTall ? 280 : 168, max(92, bounds.height * 0.2)).rounded()
    speech.frame = Rect(x: left, y: Header.height, width: width, height: high)
    let upper = speech.frame.maxY + 8
    face.frame = Rect(
      x: left, y: upper, width: width, height: score.frame.minY - 8 - upper)
  }
}

/// What the drill writes into the trace.
private nonisolated struct Drill: Encodable {
  var hand: String
  var play, best: Play
}
