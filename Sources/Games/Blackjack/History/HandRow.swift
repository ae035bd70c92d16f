import Geometry
import Rules
import Stage

/// A row of cards with its total above or below.
final class HandRow: Node {
  let score: ScoreBadge
  /// The bet, at the left of the score; what it won is at the right.
  let bet: ChipPile
  let gain = ChipPile()
  private(set) var cards: [CardNode] = []
  /// Whether the sparks of 21 have flown.
  var hasSparkled = false
  private let isScoreAbove: Bool
  private var cardHeight = 0.0
  static let badge = ScoreBadge.height

  /// `bet`: the id of the chips on it.
  init(score: ScoreBadge, isScoreAbove: Bool, bet id: String = "") {
    self.score = score
    self.isScoreAbove = isScoreAbove
    bet = ChipPile(id)
    super.init("")
    add([score, bet, gain])
  }

  /// Adds a card at the end; the others make room.
  func put(_ card: CardNode) {
    cards.append(card)
    add(card)
    for node in [score, bet, gain] { bringToFront(node) }
    place(animated: true)
  }

  /// Sets the height of the cards, in points.
  func setCardHeight(_ height: Double) {
    cardHeight = height
    place(animated: false)
  }

  /// As high as allowed, and lower if several hands share the width.
  private var shownHeight: Double { min(cardHeight, Self.highest(in: size.width)) }

  /// The greatest height of cards in a row of this width.
  static func highest(in width: Double) -> Double { width * 0.7 / CardNode.shape }

  private func place(animated: Bool) {
    let height = shownHeight
    let width = (height * CardNode.shape).rounded()
    let count = Double(max(1, cards.count))
    let step = count > 1 ? min(width * 1.06, (size.width - width) / (count - 1)) : 0
    let left = ((size.width - step * (count - 1) - width) / 2).rounded()
    let top = isScoreAbove ? size.height - cardHeight : 0
    for (index, card) in cards.enumerated() {
      let old = card.frame
      card.frame = Rect(
        x: left + Double(index) * step, y: top + (cardHeight - height) / 2, width: width,
        height: height)
      if animated, old.width == width, old.origin != card.frame.origin {
        card.animate(
          from: Pose(offset: old.origin - card.frame.origin), length: Theme.move, easing: .out)
      }
    }
    placeScore()
  }

  private func placeScore() {
    let free = size.width - (bet.amount > 0 ? ChipPile.width + 8 : 0)
    let width = min(
      size.width, max(score.leastWidth, min(free, score.fittingWidth(cards: cardHeight))))
    let y =
      isScoreAbove
      ? size.height - cardHeight - Self.badge - 8 : (cardHeight + shownHeight) / 2 + 8
    var x = ((size.width - width) / 2).rounded()
    // If hands are close together, score and chips share the middle.
    if bet.amount > 0 { x = max(x, min(ChipPile.width + 8, size.width - width)) }
    score.frame = Rect(x: x, y: y, width: width, height: Self.badge)
    let chips = bet.fittingWidth(x - 8)
    place(bet, x: x - 8 - chips, width: chips)
    place(gain, x: x + width + 8, width: gain.fittingWidth(size.width - x - width - 8))
  }

  private func place(_ chips: ChipPile, x: Double, width: Double) {
    chips.frame = Rect(
      x: x, y: score.frame.maxY - ChipPile.height, width: width, height: ChipPile.height)
  }

  /// Shows the bet and what it won; returns whether that changed.
  @discardableResult func showChips(bet amount: Int, gain won: Int = 0) -> Bool {
    let isNew = bet.amount != amount || gain.amount != won
    if bet.amount != amount { bet.show(amount) }
    if gain.amount != won { gain.show(won) }
    if isNew { placeScore() }
    return isNew
  }

  /// Shows the total of the cards that have landed; `isOpen`: whether more may come.
  func showScore(_ total: HandTotal?, isOpen: Bool = false, atOnce: Bool = true) {
    score.isHidden = total == nil
    let text = total.map { BlackjackWords.total($0, isOpen: isOpen) } ?? ""
    score.show(text, of: total, isOpen: isOpen, atOnce: atOnce)
    placeScore()
  }

  override func sizeDidChange() { place(animated: false) }
}
