import Drawing
import Geometry
import Languages
import Stage

/// Chips that lie on the felt, in piles of four, the dearest first.
final class ChipPile: Node {
  /// What they are worth, in chips.
  private(set) var amount = 0
  private var chips: [Int] = []
  private var sprites: [Int: Sprite] = [:]
  /// The chips there are.
  static let values = [500, 100, 25, 5, 1]
  private static let side = 44.0
  private static let gap = 4.0
  private static let thickness = 5.0
  private static let most = 4
  /// As high as a pile gets.
  static let height = side + thickness * Double(most - 1)
  /// As wide as one is.
  static let width = side

  init(_ id: String = "") {
    super.init(id, role: .image)
    isHidden = true
  }

  /// Puts so many there; none hides it.
  func show(_ amount: Int) {
    self.amount = amount
    chips = Self.chips(amount)
    isHidden = amount <= 0
    label = tr("Bet") + ": \(amount)"
    setPose(.rest)
  }

  /// The fewest chips of an amount.
  static func chips(_ amount: Int) -> [Int] {
    var (rest, chips) = (max(0, amount), [Int]())
    for value in values {
      chips += Array(repeating: value, count: rest / value)
      rest %= value
    }
    return chips
  }

  /// The room that all piles take where there is no more than `width`.
  func fittingWidth(_ width: Double) -> Double {
    let wanted = (chips.count + Self.most - 1) / Self.most
    let most = Int((width + Self.gap) / (Self.side + Self.gap))
    let shown = Double(max(0, min(wanted, most)))
    return max(0, shown * (Self.side + Self.gap) - Self.gap)
  }

  override func resourcesDidChange() { sprites = [:] }

  private func sprite(_ value: Int) -> Sprite? {
    if let known = sprites[value] { return known }
    let made = stage?.powers.art.sprite("blackjack-chip-\(value)", Size(Self.side))
    sprites[value] = made
    return made
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let piles = max(0, Int((size.width + Self.gap) / (Self.side + Self.gap)))
    for (index, value) in chips.prefix(piles * Self.most).enumerated() {
      let (pile, place) = index.quotientAndRemainder(dividingBy: Self.most)
      let chip = Rect(
        x: Double(pile) * (Self.side + Self.gap),
        y: size.height - Self.side - Double(place) * Self.thickness, width: Self.side,
        height: Self.side)
      list.shadow(of: chip, radius: Self.side / 2, elevation: .lying, strength: 1.5)
      if let sprite = sprite(value) { list.image(sprite, in: chip) }
    }
  }
}
