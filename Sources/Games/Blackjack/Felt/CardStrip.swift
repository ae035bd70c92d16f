import Geometry
import Languages
import Rules
import Stage

/// A hand of a finished round: its cards on the felt, its total on a badge above them.
final class CardStrip: Node {
  /// How the hand ended.
  struct Look {
    var isLost, isGolden: Bool
  }

  private let badge: ScoreBadge
  private let cards: [CardNode]
  private let look: Look

  init(
    _ id: String, caption: String, value: String, cards: [Card], look: Look, isFourColour: Bool,
    palette: Palette
  ) {
    badge = ScoreBadge("", caption: caption, palette: palette)
    self.look = look
    self.cards = cards.map { CardNode("", card: $0, isFourColour: isFourColour, isFaceUp: true) }
    let names = trList(cards.map { BlackjackWords.name(of: $0) })
    super.init(id, role: .group, label: trPair(caption, value + " (" + names + ")"))
    keepsSides = true
    add(self.cards)
    add(badge)
    badge.show(value, of: HandTotal(cards))
    for card in self.cards {
      if look.isLost { card.shade(atOnce: true) }
      if look.isGolden { card.gild(atOnce: true) }
    }
  }

  override func sizeDidChange() {
    guard size.height > 0 else { return }
    let high = HandRow.badge
    let wide = min(size.width, badge.fittingWidth())
    badge.frame = Rect(x: (size.width - wide) / 2, y: 0, width: wide, height: high)
    let room = Rect(
      x: 0, y: high + 8, width: size.width, height: max(0, size.height - high - 12))
    let height = min(room.height, room.width * 0.72 / CardNode.shape)
    let width = (height * CardNode.shape).rounded()
    let count = Double(max(1, cards.count))
    let step = count > 1 ? min(width * 1.06, (room.width - width) / (count - 1)) : 0
    let left = (room.width - step * (count - 1) - width) / 2
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        x: left + Double(index) * step, y: room.midY - height / 2, width: width, height: height)
    }
  }
}
