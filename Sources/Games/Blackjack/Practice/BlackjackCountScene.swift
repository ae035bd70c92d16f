import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// Cards go by one after the other; in between the count is asked.
final class BlackjackCountScene: FeltScene {
  private let decks: Int
  private let face: PracticeTable
  /// The bot asks, and says whether an answer was right.
  private let speech: BotSpeech
  private let score: Label
  private let legend: CountLegend
  private let go: PlayButton
  private var answers: [ChipButton] = []
  private var counting: CardCounting
  private var choices: [Int] = []
  private var step = Step.ready
  /// When the next card comes.
  private var due: Duration?

  /// What the player sees.
  private enum Step: Equatable {
    case ready, cards
    case question(CardCounting.Question)
    /// The answer to the last question.
    case answered(CardCounting.Question)
    case over
  }

  init(context: GameContext) {
    let palette = context.dressed(.blackjack)
    let table = BlackjackPracticeScene.table(context)
    decks = table.rules.decks
    counting = CardCounting(decks: decks, seed: context.nextSeed())
    face = PracticeTable(
      isFourColour: context.settings.isOn(.blackjackFourColour), palette: palette)
    speech = BotSpeech("count.words", palette: palette, size: 26)
    score = Label(
      "", style: TextStyle(size: 20, alignment: .center), color: palette.tableInk, id: "count.score"
    )
    go = PlayButton("count.go", label: tr("Start"), palette: palette)
    go.isFirst = true
    legend = CountLegend(
      isFourColour: context.settings.isOn(.blackjackFourColour), palette: palette)
    super.init(
      "blackjack.count", header: "count", title: tr("Count cards"), context: context,
      palette: palette)
    root.add([face, legend, speech, score, header, go])
    answers = [1, 5, 25, 100].enumerated().map { index, value in
      let button = ChipButton("count.answer.\(index)", value: value)
      button.action = { [weak self] in self?.answer(index) }
      root.add(button)
      return button
    }
    go.action = { [weak self] in self?.continueCounting() }
    show()
  }

  override func renewed() -> (any Scene)? { BlackjackCountScene(context: context) }
  override func handle(_ key: KeyEvent) -> Bool { opensHelp(key, BlackjackHelp.scene(context)) }
  override func didAppearFirst(on stage: Stage) { stage.setFocus(go) }

  /// From one card to the next, by the dealing speed of the options.
  private var pause: Duration {
    switch context.settings.text(.blackjackSpeed).flatMap(DealingSpeed.init(rawValue:)) {
    case .slow: .milliseconds(1700)
    case .fast: .milliseconds(600)
    case .normal, nil: .milliseconds(1000)
    }
  }

  override func update(at now: Duration) {
    guard step == .cards, let due, due <= now else { return }
    if let card = counting.next() {
      self.due = now + pause
      face.show(card)
      stage?.audio.play(.deal)
    } else {
      ask(.running)
    }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    step == .cards ? due.map { .at(max($0, now)) } ?? .onInput : .onInput
  }

  private func ask(_ question: CardCounting.Question) {
    step = .question(question)
    due = nil
    choices = counting.choices(for: question)
    face.show(nil)
    show()
  }

  private func answer(_ index: Int) {
    guard case .question(let question) = step, choices.indices.contains(index) else { return }
    let isRight = counting.give(choices[index], to: question)
    stage?.audio.play(isRight ? .roundWon : .bump)
    stage?.trace.emit(
      "count",
      Count(
        question: question, answer: choices[index], right: counting.answer(to: question)))
    step = .answered(question)
    let text = BlackjackWords.count(counting.answer(to: question))
    let verdict =
      isRight ? tr("Right: {n}.", ["n": text]) : tr("It is {n}.", ["n": text])
    show()
    speech.show(verdict, isRight ? .glad : .ouch)
  }

  /// Start, the next question, more cards, or another shoe.
  private func continueCounting() {
    switch step {
    case .ready: deal()
    case .answered(.running): ask(.perDeck)
    case .answered(.perDeck):
      if counting.isOver {
        step = .over
        show()
      } else {
        counting.resume()
        deal()
      }
    case .over:
      counting = CardCounting(decks: decks, seed: context.nextSeed())
      deal()
    case .cards, .question: break
    }
  }

  private func deal() {
    step = .cards
    due = (stage?.now ?? .zero) + .milliseconds(300)
    show()
    root.setNeedsDisplay()
  }

  private func show() {
    legend.isHidden = step != .ready
    var isAsking = false
    switch step {
    case .ready:
      speech.show(
        tr(
          "Add up the values of the cards as they go by. Now and then you're asked for the count."))
    case .cards: speech.show("")
    case .question(.running):
      isAsking = true
      speech.show(tr("What is the running count?"), .thinks)
    case .question(.perDeck):
      isAsking = true
      speech.show(
        tr(
          "About {n} decks are left. What is the count per deck?",
          ["n": BlackjackWords.halves(counting.decksLeft)]), .thinks)
    case .answered: break
    case .over: speech.show(tr("The shoe is shuffled now."))
    }
    for (button, choice) in zip(answers, choices) {
      button.rename(BlackjackWords.count(choice))
    }
    for button in answers { button.isHidden = !isAsking }
    go.isHidden = isAsking || step == .cards
    go.rename(step == .ready ? tr("Start") : step == .over ? tr("Again") : tr("Continue"))
    let asked = counting.asked
    score.show(
      asked == 0
        ? ""
        : trn("{right} of {n} right", "{right} of {n} right", asked, ["right": "\(counting.right)"])
    )
    stage?.setFocus(isAsking ? answers.first : go.isHidden ? header.back : go)
    if bounds.width > 0 { layout(in: bounds) }
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let width = min(bounds.width - 32, 1240)
    let left = (bounds.width - width) / 2
    let isTall = bounds.height > bounds.width
    let top = bounds.maxY - 16 - PlayButton.height
    let wide = min(width, 420)
    go.frame = Rect(
      x: (bounds.width - wide) / 2, y: top, width: wide, height: PlayButton.height)
    score.frame = Rect(x: left, y: top - 38, width: width, height: 28)
    let high = min(isTall ? 300 : 176, max(96, bounds.height * 0.22)).rounded()
    speech.frame = Rect(x: left, y: Header.height, width: width, height: high)
    let upper = speech.frame.maxY + 12
    let room = Rect(x: left, y: upper, width: width, height: score.frame.minY - upper - 8)
    face.frame = room
    legend.frame = room
    placeAnswers(Rect(x: left, y: upper, width: width, height: bounds.maxY - 16 - upper))
  }

  /// Four chips in a row, or in two where the window is narrow.
  private func placeAnswers(_ room: Rect) {
    let columns = room.height > room.width ? 2 : 4
    let rows = answers.count / columns
    let gap = min(48, room.width * 0.03)
    let side = min(
      440, (room.width + gap) / Double(columns) - gap,
      (room.height - 44) / Double(rows) - gap)
    let left = room.midX - (Double(columns) * (side + gap) - gap) / 2
    let top = room.midY - 22 - (Double(rows) * (side + gap) - gap) / 2
    for (index, button) in answers.enumerated() {
      button.frame = Rect(
        x: left + Double(index % columns) * (side + gap),
        y: top + Double(index / columns) * (side + gap), width: side, height: side)
    }
  }
}

/// What the trainer writes into the trace.
private nonisolated struct Count: Encodable {
  var question: String
  var answer, right: Int

  init(question: CardCounting.Question, answer: Int, right: Int) {
    (self.question, self.answer, self.right) = (question.rawValue, answer, right)
  }
}
