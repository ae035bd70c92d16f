import Geometry
import Languages
import Rules
import Stage

/// The bot's card above two cards of the player, or one card alone.
final class PracticeTable: Node {
  private let isFourColour: Bool
  private let bot: ScoreBadge
  private let own: ScoreBadge
  private var above: [CardNode] = []
  private var below: [CardNode] = []

  init(isFourColour: Bool, palette: Palette) {
    self.isFourColour = isFourColour
    bot = ScoreBadge("practice.bot", caption: tr("Bot"), palette: palette)
    own = ScoreBadge("practice.player", caption: tr("Player"), palette: palette)
    super.init("")
    add([bot, own])
    for badge in [bot, own] { badge.isHidden = true }
  }

  /// Shows the hand of a drill.
  func show(hand: [Card], dealer: Card) {
    replace(hand: hand, dealer: dealer)
    bot.isHidden = false
    own.isHidden = false
    for (badge, cards) in [(bot, [dealer]), (own, hand)] {
      let total = HandTotal(cards)
      badge.show(BlackjackWords.total(total, isOpen: true), of: total, isOpen: true)
    }
    sizeDidChange()
    arrive()
  }

  /// Shows one card, or none.
  func show(_ card: Card?) {
    replace(hand: card.map { [$0] } ?? [], dealer: nil)
    sizeDidChange()
    arrive()
  }

  private func replace(hand: [Card], dealer: Card?) {
    for card in above + below { remove(card) }
    func node(_ id: String, _ card: Card) -> CardNode {
      CardNode(id, card: card, isFourColour: isFourColour, isFaceUp: true)
    }
    above = dealer.map { [node("practice.card.bot", $0)] } ?? []
    below = hand.enumerated().map { node("practice.card.\($0 + 1)", $1) }
    add(above + below)
  }

  private func arrive() {
    for card in above + below {
      card.animate(
        from: Pose(offset: Point(x: 24, y: 0), opacity: 0), length: .milliseconds(140),
        easing: .out)
    }
  }

  override func sizeDidChange() {
    guard size.height > 0 else { return }
    if above.isEmpty { return place(below, in: bounds.inset(by: 8)) }
    // Side by side in wide windows: the cards stay large.
    let isRow = size.width >= 520 && size.width > size.height * 1.2
    let badge = HandRow.badge
    let half =
      isRow
      ? Rect(x: 0, y: 0, width: size.width / 2, height: size.height)
      : Rect(x: 0, y: 0, width: size.width, height: size.height / 2)
    let other = half.offset(
      by: isRow ? Point(x: half.width, y: 0) : Point(x: 0, y: half.height))
    for (row, cards, score) in [(half, above, bot), (other, below, own)] {
      let width = min(row.width, score.fittingWidth())
      score.frame = Rect(x: row.midX - width / 2, y: row.minY + 4, width: width, height: badge)
      place(
        cards,
        in: Rect(
          x: row.minX, y: row.minY + badge + 12, width: row.width,
          height: max(0, row.height - badge - 20)))
    }
  }

  private func place(_ cards: [CardNode], in room: Rect) {
    let count = Double(max(1, cards.count))
    let height = max(1, min(room.height, 560, (room.width - 16) / count / CardNode.shape))
    let width = height * CardNode.shape
    let left = room.midX - (count * width + (count - 1) * 12) / 2
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        x: left + Double(index) * (width + 12), y: room.midY - height / 2, width: width,
        height: height)
    }
  }
}
