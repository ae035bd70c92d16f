import Drawing
import Geometry
import Rules
import Stage

/// A small hand of cards, each over the next so that its corner is seen, and its total.
final class MiniHand: Node {
  private let total: Label
  private let isLeading: Bool
  private var cards: [ArtNode] = []
  private var names: [String] = []
  private static let figure = 44.0

  /// `isLeading`: the total is at the left of the cards.
  init(isLeading: Bool, palette: Palette) {
    self.isLeading = isLeading
    total = Label(
      "", style: TextStyle(size: 26, weight: .bold, alignment: .center), color: palette.ink)
    super.init("", role: .image)
    keepsSides = true
    add(total)
  }

  /// Shows a hand; a lost one lies in the shade.
  func show(_ hand: [Card], total value: Int, isLost: Bool, isFourColour: Bool) {
    let names = hand.map { CardNode.art(of: $0, isFourColour: isFourColour) }
    if names != self.names {
      self.names = names
      for card in cards { remove(card) }
      cards = names.map { ArtNode($0, elevation: .lying) }
      add(cards)
    }
    for card in cards { card.tint = isLost ? Color(0xCFCBC2) : .white }
    total.show("\(value)")
    sizeDidChange()
  }

  override func sizeDidChange() {
    guard size.height > 0 else { return }
    let figure = Self.figure
    let isLeading = isLeading != (parent?.isSeenMirrored ?? false)
    total.frame = Rect(
      x: isLeading ? 0 : size.width - figure, y: 0, width: figure, height: size.height)
    let wide = (size.height * CardNode.shape).rounded()
    let room = size.width - figure - 4
    let count = Double(max(1, cards.count))
    let step = count > 1 ? min(wide * 0.62, (room - wide) / (count - 1)) : 0
    let whole = wide + step * (count - 1)
    let left = isLeading ? figure + 4 : room - whole
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        x: left + Double(index) * step, y: 0, width: wide, height: size.height)
    }
  }
}
