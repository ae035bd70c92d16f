import Drawing
import Geometry
import Stage

/// A still life at the foot of a tall page: a fan of cards between chips.
final class FeltStill: Node {
  private let cards = ["0H", "JS", "QD", "KC", "AH"].map {
    ArtNode("blackjack-card-" + $0, elevation: .lying)
  }
  private let piles = [["25", "5", "25", "5"], ["500", "100", "100"]].map { values in
    values.map { ArtNode("blackjack-chip-" + $0, elevation: .lying) }
  }
  /// It would be too small in less height.
  static let least = 88.0

  init() {
    super.init("", role: .image)
    add(cards)
    for pile in piles { add(pile) }
  }

  /// Fills this place, or stays away if that is too low.
  func place(in room: Rect) {
    isHidden = room.height < Self.least
    frame = isHidden ? .zero : room
  }

  override func sizeDidChange() {
    let high = min(size.height - 8, size.width * 0.52)
    guard high > 0 else { return }
    let card = Size(width: high * 0.66 * CardNode.shape, height: high * 0.66)
    let reach = high * 0.8
    let top = (size.height - high) / 2
    let pivot = Point(x: size.width / 2, y: top + card.height / 2 + reach)
    for (index, node) in cards.enumerated() {
      let angle = (Double(index) - 2) * 0.24
      let turn = sineAndCosine(of: angle)
      node.frame = Rect(
        center: pivot + Point(x: turn.sine * reach, y: -turn.cosine * reach), size: card)
      node.setPose(Pose(rotation: angle))
    }
    let side = high * 0.24
    for (sign, pile) in zip([-1.0, 1], piles) {
      for (index, chip) in pile.enumerated() {
        chip.frame = Rect(
          center: Point(
            x: size.width / 2 + sign * (high * 0.62 + Double(index % 2) * 3),
            y: top + high - side / 2 - Double(index) * side * 0.13), size: Size(side))
      }
    }
  }
}
