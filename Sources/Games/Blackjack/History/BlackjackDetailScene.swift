import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

/// A round of the history: its cards, how it ended and, at a casino table, what each decision
/// cost.
final class BlackjackDetailScene: FeltScene {
  private let result: GameResult
  private let end: RoundEnd
  private let scroller: ScrollNode
  /// The bot, which says how the round ended.
  private let speech: BotSpeech
  private let plaque: FeltPlaque
  private let face: AvatarNode
  private let who: Label
  private let date: Label
  private let gain: Label
  private var rows: [CardStrip] = []
  /// What each decision cost; nil at the simple table.
  private let review: (paper: FeltPlaque, words: Label)?

  init(_ result: GameResult, _ end: RoundEnd, context: GameContext) {
    self.result = result
    self.end = end
    let palette = context.dressed(.blackjack)
    func line(_ text: String, _ style: TextStyle, _ id: String) -> Label {
      Label(text, style: style, color: palette.tableInk, id: id)
    }
    let replay = Button("detail.replay", label: tr("Replay"), icon: "icon-play", palette: palette)
    let share = Button("detail.share", label: tr("Share"), icon: "icon-share", palette: palette)
    scroller = ScrollNode("detail.scroller", palette: palette)
    speech = BotSpeech("detail.sentence", palette: palette)
    plaque = FeltPlaque(palette: palette)
    face = AvatarNode(result.player?.avatar ?? Avatar(.bear, on: .yellow))
    who = line(
      result.player?.name ?? tr("Player"), TextStyle(size: 28, weight: .bold), "detail.name")
    date = line(trMoment(result.played.at), TextStyle(size: 20), "detail.date")
    let isCasino = end.record.setup.table != .source
    gain = line(
      isCasino ? BlackjackWords.gain(result.played.score) : "",
      TextStyle(size: 40, weight: .bold, alignment: .trailing), "detail.gain")
    review =
      isCasino
      ? (
        FeltPlaque(palette: palette),
        line(tr("Calculating the odds…"), TextStyle(size: 20), "detail.review")
      ) : nil
    super.init(
      "blackjack.detail", header: "detail", title: BlackjackWords.name(of: end.record.setup.table),
      context: context, palette: palette, extras: [replay, share])
    root.add([scroller, header])
    makeRows()
    plaque.add([face, who, date, gain])
    scroller.content.add([speech, plaque])
    if let review {
      review.paper.add(review.words)
      scroller.content.add(review.paper)
    }
    let mood: [Outcome: BotFace.Mood] = [.won: .ouch, .lost: .glad]
    speech.show(end.title + " · " + end.sentence, mood[end.outcome] ?? .waits)
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
        "detail.bot", caption: tr("Bot"), value: "\(end.botScore)", cards: end.game.dealer,
        look: .init(isLost: end.outcome == .won, isGolden: end.botScore == 21),
        isFourColour: isFourColour, palette: palette))
    let isAlone = end.game.hands.count == 1
    for (index, hand) in end.game.hands.enumerated() {
      let won = end.game.winnings(of: hand)
      let isCasino = end.game.setup.table != .source
      let sum = !isCasino || isAlone ? "" : " (" + BlackjackWords.gain(won) + ")"
      let total = hand.total.value
      rows.append(
        CardStrip(
          index == 0 ? "detail.player" : "detail.player.\(index + 1)",
          caption: tr("Player") + (isAlone ? "" : " \(index + 1)"), value: "\(total)" + sum,
          cards: hand.cards,
          look: .init(isLost: won < 0, isGolden: total == 21),
          isFourColour: isFourColour, palette: palette))
    }
  }

  override func renewed() -> (any Scene)? { BlackjackDetailScene(result, end, context: context) }

  override func didAppearFirst(on stage: Stage) {
    guard review != nil else { return }
    let record = end.record
    context.worker.run({ try? RoundReview(replaying: record) }) { [weak self] in self?.show($0) }
  }

  private func show(_ found: RoundReview?) {
    guard let found, let review else { return }
    var lines = found.decisions.map { BlackjackWords.verdict(on: $0) }
    lines.append(
      tr(
        "Luck {luck}, skill {skill}, table {table} (in bets).",
        [
          "luck": BlackjackWords.value(found.luck, places: 3),
          "skill": BlackjackWords.value(found.skill, places: 3),
          "table": BlackjackWords.value(found.expected, places: 3),
        ]))
    review.words.show(lines.joined(separator: "\n"))
    layout(in: bounds)
  }

  private func playAgain() {
    let opening = ReplayContext(milliseconds: result.played.milliseconds, context: context)
    let played = PictureRecord(end.record, picture: nil)
    guard let replay = try? Replay(played, palette: .blackjack, opening) else { return }
    stage?.perform(.push(BlackjackReplayScene(replay)))
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    guard bounds.width > 0 else { return }
    let room = Header.room(in: bounds, margin: 16, foot: 16)
    if bounds.width >= 720, bounds.width > bounds.height {
      placeBeside(room)
    } else {
      placeBelow(room)
    }
  }

  private static let gap = 16.0

  /// The bot and the words at the left, the cards at the right.
  private func placeBeside(_ room: Rect) {
    let gap = Self.gap
    let side = min(460, room.width * 0.36).rounded()
    for row in rows where row.parent !== root { root.add(row) }
    let words = plaqueHeight(side) + gap + reviewHeight(side)
    let say = speech.height(width: side, face: 104)
    let high = max(say, min(room.height - words - gap, say + 320))
    let bottom = placeWords(x: room.minX, y: 0, width: side, speech: high)
    scroller.place(
      Rect(x: 0, y: room.minY, width: room.minX + side + 8, height: room.height),
      contentHeight: bottom + 4)
    placeCards(
      Rect(
        x: room.minX + side + gap, y: room.minY, width: room.width - side - gap,
        height: room.height))
  }

  /// Everything one below the other.
  private func placeBelow(_ room: Rect) {
    let gap = Self.gap
    for row in rows where row.parent !== scroller.content { scroller.content.add(row) }
    let say = speech.height(width: room.width, face: min(200, room.width * 0.24))
    let words = say + plaqueHeight(room.width) + reviewHeight(room.width) + 3 * gap
    let cards = max(400, room.height - words)
    let top = say + gap
    placeCards(Rect(x: room.minX, y: top, width: room.width, height: cards))
    speech.frame = Rect(x: room.minX, y: 0, width: room.width, height: say)
    let bottom = placeWords(
      x: room.minX, y: top + cards + gap, width: room.width, speech: nil)
    scroller.place(
      Rect(x: 0, y: room.minY, width: bounds.width, height: room.height),
      contentHeight: bottom + 4)
  }

  private func plaqueHeight(_ width: Double) -> Double { width < 340 ? 96 : 112 }
  private func reviewHeight(_ width: Double) -> Double {
    review.map { $0.words.size(fitting: width - 48).height + 40 } ?? 0
  }

  /// The bot, whose round it was, and the decisions; returns the lower edge.
  private func placeWords(x: Double, y: Double, width: Double, speech high: Double?) -> Double {
    var y = y
    if let high {
      speech.frame = Rect(x: x, y: y, width: width, height: high)
      y += high + Self.gap
    }
    plaque.frame = Rect(x: x, y: y, width: width, height: plaqueHeight(width))
    placePlaque()
    y = plaque.frame.maxY
    guard let review else { return y }
    let words = reviewHeight(width)
    review.paper.frame = Rect(x: x, y: y + Self.gap, width: width, height: words)
    review.words.frame = review.paper.bounds.inset(by: 24, 18)
    return review.paper.frame.maxY
  }

  private func placePlaque() {
    let box = plaque.bounds
    let side = box.height - 32
    face.frame = Rect(x: 16, y: 16, width: side, height: side)
    let figure = gain.label.isEmpty ? 0 : min(box.width * 0.3, gain.size().width + 4)
    // In little width the date takes the line below the name and the sum.
    let half = (box.height - 24) / 2
    let isNarrow = box.width < 340
    gain.style.size = isNarrow ? 28 : 40
    gain.frame = Rect(
      x: box.width - figure - 20, y: isNarrow ? 12 : 0, width: figure,
      height: isNarrow ? half + 6 : box.height)
    let left = face.frame.maxX + 14
    let wide = max(0, gain.frame.minX - left - (figure > 0 ? 12 : 0))
    who.show(name: result.player?.name ?? tr("Player"), size: 28, width: wide)
    who.frame = Rect(x: left, y: 12, width: wide, height: half + 6)
    date.frame = Rect(
      x: left, y: 18 + half, width: isNarrow ? box.width - left - 16 : wide, height: half - 6)
  }

  /// The bot's cards above the player's; hands of a split lie side by side.
  private func placeCards(_ room: Rect) {
    let gap = Self.gap
    let high = (room.height - gap) / 2
    guard let bot = rows.first else { return }
    bot.frame = Rect(x: room.minX, y: room.minY, width: room.width, height: high)
    let hands = rows.dropFirst()
    let cell = (room.width + gap) / Double(max(1, hands.count)) - gap
    for (index, row) in hands.enumerated() {
      row.frame = Rect(
        x: room.minX + Double(index) * (cell + gap), y: room.minY + high + gap, width: cell,
        height: high)
    }
  }
}
