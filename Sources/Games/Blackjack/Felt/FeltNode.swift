import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// The cards on the felt: deals new ones one after the other, and turns over hidden ones.
///
/// The rules have decided long before a card lands; a tap skips to the end.
final class FeltNode: Node {
  /// Called when all cards have landed.
  var onSettled: () -> Void = {}
  /// Called when the rows got their places.
  var onArrange: (BlackjackLayout.Seats) -> Void = { _ in }
  /// Called on a tap beside the buttons.
  var onTap: () -> Void = {}
  /// Called when a card is dealt or turned over.
  var onSound: (Sound) -> Void = { _ in }
  let face: BotFace
  let banner: ResultBanner
  let sparks = Sparks()
  /// Where the bet is put; nil without play money.
  let spot: BetSpot?
  private let palette: Palette
  let isFourColour: Bool
  /// A server's pictures of its cards.
  var photos: [Card: Photo] = [:] {
    didSet {
      for card in ([bot] + hands).flatMap(\.cards) { showPhoto(card) }
    }
  }
  var bot: HandRow
  var hands: [HandRow] = []
  var picture = BlackjackPresenter.Picture()
  var place: BlackjackLayout?

  /// A pending step and its time.
  struct Step {
    var time: Duration
    var act: () -> Void
  }
  /// The card that a later step puts down.
  final class Flight { weak var card: CardNode? }
  var steps: [Step] = []
  /// When the next card can be dealt after those that are planned.
  var planned = Duration.zero
  /// What happens on the table after a round, while nobody waits for it.
  var later: [Step] = []
  /// How fast cards are dealt.
  var speed = DealingSpeed.normal

  /// `hasBets`: whether chips are put on the felt.
  init(palette: Palette, isFourColour: Bool, hasBets: Bool = false) {
    self.palette = palette
    self.isFourColour = isFourColour
    face = BotFace(palette: palette)
    banner = ResultBanner(palette: palette)
    bot = Self.botRow(palette)
    spot = hasBets ? BetSpot(palette: palette) : nil
    super.init("")
    if let spot { add(spot) }
    add([face, bot, banner, sparks])
    bot.showScore(nil)
    isGround = true
    recognizers = [TapRecognizer(action: { [weak self] _ in self?.onTap() })]
  }

  var isDealing: Bool { !steps.isEmpty }

  private static func botRow(_ palette: Palette) -> HandRow {
    HandRow(
      score: ScoreBadge("bot.score", caption: tr("Bot"), palette: palette), isScoreAbove: true)
  }

  /// Shows the current table; what is new is dealt, or put down at once.
  func show(_ new: BlackjackPresenter.Picture, atOnce: Bool = false) {
    // Cards of a server come one by one, faster than they are dealt.
    if atOnce || !Self.onlyBotDraws(from: picture, to: new) { skip(tells: false) }
    let continues = Self.continues(from: picture, to: new)
    if !continues { clear() }
    let old = continues ? picture : BlackjackPresenter.Picture()
    picture = new
    if new.outcome == nil { banner.isHidden = true }
    spot?.isHidden = new.hands.contains { !$0.cards.isEmpty }
    placeFace(atOnce: atOnce)
    if new.hands.count != hands.count { splitRows(new) }
    plan(from: old, to: new)
    light()
    layBets(atOnce: atOnce)
    if atOnce { skip(tells: false) }
    if steps.isEmpty { settled(atOnce: atOnce) }
  }

  /// Whether the second state can follow from the first by dealing, turning over and splitting.
  private static func continues(
    from old: BlackjackPresenter.Picture, to new: BlackjackPresenter.Picture
  ) -> Bool {
    guard let hand = old.hands.first else { return false }
    // The table still waits for its first cards.
    guard let first = hand.cards.first else { return new.hands.count == 1 }
    return new.hands.first?.cards.first == first && new.bot.first == old.bot.first
      && new.bot.count >= old.bot.count && new.hands.count >= old.hands.count
      && new.hands.map(\.cards.count).reduce(0, +) >= old.hands.map(\.cards.count).reduce(0, +)
  }

  /// Whether nothing changed but that the bot may have drawn cards.
  private static func onlyBotDraws(
    from old: BlackjackPresenter.Picture, to new: BlackjackPresenter.Picture
  ) -> Bool {
    new.hands.map(\.cards) == old.hands.map(\.cards) && new.bot.starts(with: old.bot)
  }

  /// Clears the cards of the previous round.
  private func clear() {
    banner.isHidden = true
    later = []
    for row in [bot] + hands { remove(row) }
    if !picture.hands.isEmpty { sweep() }
    bot = Self.botRow(palette)
    bot.showScore(nil)
    hands = []
    add(bot)
    layout()
  }

  /// Puts everything in its place at once.
  func skip() { skip(tells: true) }

  private func skip(tells: Bool) {
    guard !steps.isEmpty else { return }
    let rest = steps
    steps = []
    planned = .zero
    isSkipping = true
    for step in rest { step.act() }
    isSkipping = false
    for row in [bot] + hands {
      for card in row.cards { card.settle() }
    }
    setNeedsDisplay()
    if tells { settled() }
  }

  private func settled(atOnce: Bool = false) {
    payBets(atOnce: atOnce)
    showEnd(atOnce: atOnce)
    onSettled()
  }
  var isSkipping = false

  /// Performs the steps that are due.
  func timePassed(to now: Duration) {
    while let step = later.first, step.time <= now {
      later.removeFirst()
      step.act()
    }
    guard !steps.isEmpty else { return }
    while let step = steps.first, step.time <= now {
      steps.removeFirst()
      step.act()
    }
    if steps.isEmpty { settled() }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    [steps.first, later.first].compactMap { $0?.time }.min().map { .at($0) } ?? .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let place else { return }
    drawShoe(at: place.shoe, into: &list)
  }

  /// Draws the edge of the shoe, where cards come from.
  private func drawShoe(at box: Rect, into list: inout DrawList) {
    guard box.size.shortSide >= 1,
      let back = stage?.art.sprite("blackjack-card-back", box.size)
    else { return }
    for layer in 0..<3 {
      let lid = box.offset(by: Point(x: Double(layer) * -3, y: Double(layer) * -3))
      list.shadow(of: lid, radius: box.width / 15, elevation: .lying, strength: 1.5)
      list.image(back, in: lid)
    }
  }
}

// Dealing.
extension FeltNode {
  private func plan(from old: BlackjackPresenter.Picture, to new: BlackjackPresenter.Picture) {
    var moment = max(now, planned)
    // The total includes a card once it has landed.
    func then(_ pause: Duration, _ act: @escaping @MainActor () -> CardNode?) {
      let flight = Flight()
      steps.append(Step(time: moment) { flight.card = act() })
      steps.append(
        Step(time: moment + speed.flight) { [weak self] in
          flight.card?.lies = true
          if let self { showScores(atOnce: isSkipping) }
        })
      moment += pause
    }
    // The opening alternates between the sides; later the player's cards come before the bot's.
    let isOpening = old.hands.first?.cards.isEmpty ?? true
    let first = isOpening ? new.hands.first?.cards.count ?? 0 : 0
    for index in 0..<min(first, 2) {
      then(speed.pause) { [weak self] in self?.deal(index, toHand: 0) }
      if index < new.bot.count {
        then(speed.pause) { [weak self] in self?.dealToBot(index) }
      }
    }
    for (hand, cards) in new.hands.enumerated() {
      let known =
        isOpening ? min(first, 2) : hands.indices.contains(hand) ? hands[hand].cards.count : 0
      for index in known..<max(known, cards.cards.count) {
        then(speed.pause) { [weak self] in self?.deal(index, toHand: hand) }
      }
    }
    let known = isOpening ? min(first, 2, new.bot.count) : old.bot.count
    if new.bot.count > known
      || new.bot.prefix(known).compactMap(\.self).count > old.bot.compactMap(\.self).count,
      !isOpening, !old.bot.isEmpty
    {
      steps.append(Step(time: moment) { [weak self] in self?.face.show(.thinks) })
    }
    for index in 0..<min(known, old.bot.count) where old.bot[index] == nil && new.bot[index] != nil
    {
      then(speed.pauseOfBot) { [weak self] in self?.turnUp(index) }
    }
    for index in known..<max(known, new.bot.count) {
      then(speed.pauseOfBot) { [weak self] in self?.dealToBot(index) }
    }
    planned = moment
    steps.sort { $0.time < $1.time }
  }

  private func deal(_ index: Int, toHand hand: Int) -> CardNode? {
    guard hands.indices.contains(hand), picture.hands.indices.contains(hand) else { return nil }
    let id = hand == 0 ? "card.player.\(index + 1)" : "card.player.\(hand + 1)-\(index + 1)"
    return put(picture.hands[hand].cards[index], id, in: hands[hand])
  }

  private func dealToBot(_ index: Int) -> CardNode? {
    put(picture.bot[index], "card.bot.\(index + 1)", in: bot)
  }

  private func put(_ card: Card?, _ id: String, in row: HandRow) -> CardNode {
    let isCalm = stage?.reducesMotion ?? true
    let node = CardNode(
      id, card: isCalm || isSkipping ? card : nil, isFourColour: isFourColour,
      isFaceUp: isCalm || isSkipping)
    row.put(node)
    showPhoto(node)
    guard !isSkipping else { return node }
    if let place {
      let offset = place.shoe.center - row.frame.origin - node.frame.center
      node.animate(
        from: Pose(
          offset: offset, scale: place.shoe.height / max(1, node.size.height),
          rotation: -0.35, opacity: isCalm ? 0 : 1), length: speed.flight, easing: .out)
    }
    if let card, !isCalm {
      node.turnUp(card, after: .milliseconds(90))
      showPhoto(node)
    }
    onSound(.deal)
    return node
  }

  private func showPhoto(_ node: CardNode) { node.photo = node.card.flatMap { photos[$0] } }

  private func turnUp(_ index: Int) -> CardNode? {
    guard let card = picture.bot[index], bot.cards.indices.contains(index) else { return nil }
    bot.cards[index].turnUp(card)
    showPhoto(bot.cards[index])
    if !isSkipping { onSound(.flip) }
    return bot.cards[index]
  }

  private func showScores(atOnce: Bool) {
    func show(_ row: HandRow, isOpen: Bool) {
      let cards = row.cards.filter(\.lies).compactMap(\.card)
      row.showScore(cards.isEmpty ? nil : HandTotal(cards), isOpen: isOpen, atOnce: atOnce)
    }
    for (row, hand) in zip(hands, picture.hands) {
      show(row, isOpen: picture.outcome == nil && !hand.isDone)
    }
    show(bot, isOpen: picture.outcome == nil || bot.cards.count < picture.bot.count)
  }

  private func light() {
    for (index, row) in hands.enumerated() { row.score.isLit = index == picture.turn }
  }

  /// Rearranges the hands after a split: existing ones keep their cards.
  private func splitRows(_ new: BlackjackPresenter.Picture) {
    var known: [(card: Card, center: Point)] = []
    for row in hands {
      for node in row.cards {
        if let card = node.card { known.append((card, row.frame.origin + node.frame.center)) }
      }
      remove(row)
    }
    hands = new.hands.indices.map { index in
      let isAlone = new.hands.count == 1
      return HandRow(
        score: ScoreBadge(
          index == 0 ? "player.score" : "player.score.\(index + 1)",
          caption: isAlone ? tr("Player") : "", palette: palette), isScoreAbove: false,
        bet: index == 0 ? "player.bet" : "player.bet.\(index + 1)")
    }
    add(hands)
    for row in hands { row.showScore(nil) }
    layout()
    for (index, hand) in new.hands.enumerated() {
      for (place, card) in hand.cards.enumerated() {
        guard let from = known.firstIndex(where: { $0.card == card }) else { break }
        let center = known.remove(at: from).center
        let id = index == 0 ? "card.player.\(place + 1)" : "card.player.\(index + 1)-\(place + 1)"
        let node = CardNode(id, card: card, isFourColour: isFourColour, isFaceUp: true)
        node.lies = true
        hands[index].put(node)
        showPhoto(node)
        node.animate(
          from: Pose(offset: center - hands[index].frame.origin - node.frame.center),
          length: Theme.slow, easing: .out)
      }
    }
    showScores(atOnce: true)
  }
}

// The layout.
extension FeltNode {
  func arrange(_ place: BlackjackLayout) {
    self.place = place
    layout()
  }

  /// The bot waits for a bet in the middle, and makes room for its cards.
  func placeFace(atOnce: Bool = true) {
    guard let place else { return }
    let old = face.frame
    face.frame = spot?.isHidden == false ? place.host : place.face
    face.isHidden = face.size.shortSide < 48
    guard !atOnce, old.width > 0, old != face.frame, stage?.reducesMotion == false else { return }
    face.animate(
      from: Pose(offset: old.center - face.frame.center, scale: old.width / face.size.width),
      length: Theme.slow, easing: .out)
  }

  func layout() {
    guard let place else { return }
    placeFace()
    let seats = place.seats(for: hands.count)
    banner.arrange(seats.status, above: seats.hands.map(\.minY).min() ?? .infinity)
    spot?.frame = place.spot
    bot.frame = seats.bot
    bot.setCardHeight(seats.cardHeight)
    for (row, seat) in zip(hands, seats.hands) {
      row.frame = seat
      row.setCardHeight(seats.cardHeight)
    }
    onArrange(seats)
  }
}
