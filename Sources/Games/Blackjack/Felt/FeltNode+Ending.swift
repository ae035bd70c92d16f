import Arcade
import Geometry
import Rules
import Stage

// The end of a round, shown on the table.
extension FeltNode {
  /// The bot's expression for what lies on the table.
  private var mood: BotFace.Mood {
    switch picture.outcome {
    case .won: .ouch
    case .lost: .glad
    case .drawn, nil: .waits
    }
  }

  /// Whether the result lies across the table.
  var isEndShown: Bool { !banner.isHidden }

  /// The cards have landed: shows who won, or that nobody did yet.
  func showEnd(atOnce: Bool) {
    face.show(mood, atOnce: atOnce)
    for (row, hand) in zip(hands, picture.hands) where hand.total.value == 21 && !row.hasSparkled {
      row.hasSparkled = true
      gild(row, atOnce: atOnce)
    }
    guard picture.outcome != nil else { return }
    for (row, (gain, hand)) in zip(hands, zip(picture.gains, picture.hands)) {
      react(row, gain: gain, isBust: hand.total.value > 21, atOnce: atOnce)
    }
    if picture.hands.count == 1 {
      let isBust = HandTotal(picture.bot.compactMap(\.self)).value > 21
      react(bot, gain: -(picture.gains.first ?? 0), isBust: isBust, atOnce: atOnce)
    }
    if let end = picture.end {
      banner.show(end, atOnce: atOnce)
      bringToFront(banner)
    }
  }

  /// A hand of 21 gets a rim of gold, and sparks fly.
  private func gild(_ row: HandRow, atOnce: Bool) {
    for (index, card) in row.cards.enumerated() {
      card.gild(after: .milliseconds(80 * index), atOnce: atOnce)
    }
    guard !atOnce else { return }
    sparkle(row)
    onSound(.twentyOne)
  }

  private func sparkle(_ row: HandRow) {
    guard let first = row.cards.first, let last = row.cards.last else { return }
    let box = Rect(
      x: first.frame.minX, y: first.frame.minY, width: last.frame.maxX - first.frame.minX,
      height: first.frame.height)
    sparks.frame = box.offset(by: row.frame.origin)
    bringToFront(sparks)
    sparks.fly()
  }

  /// Winning cards hop one after the other; losing ones lie in the shade, and a bust hand slumps
  /// while its last card shakes.
  private func react(_ row: HandRow, gain: Int, isBust: Bool, atOnce: Bool) {
    for (index, card) in row.cards.enumerated() {
      if gain < 0 { card.shade(atOnce: atOnce) }
      if isBust { card.slump(atOnce: atOnce) }
      guard !atOnce else { continue }
      if gain > 0 { card.move(.hop, after: .milliseconds(80 * index)) }
      if isBust, index == row.cards.count - 1 { card.move(.shake) }
    }
    if isBust, !atOnce { onSound(.drop) }
  }
}

// Skipping the end.
extension FeltNode {
  private var endingNodes: [Node] {
    ([bot] + hands).flatMap { $0.cards + [$0.bet, $0.gain] } + [banner, sparks]
  }

  /// Whether something still moves after the last card has landed.
  var isEnding: Bool {
    !later.isEmpty
      || endingNodes.contains {
        $0.isMoving(at: now) || $0.nextFrame(after: now) == .immediately
      }
  }

  /// Puts everything in its place at once: the chips are in the purse.
  func skipEnd() {
    let rest = later
    later = []
    for step in rest { step.act() }
    for node in endingNodes {
      if let card = node as? CardNode { card.finish() }
      node.setPose(node.restingPose)
    }
    sparks.settle()
  }
}
