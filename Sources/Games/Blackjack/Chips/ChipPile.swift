import Drawing
import Geometry
import Languages
import Stage

/// Chips on the felt, in piles of four, the highest values first.
final class ChipPile: Node {
  /// Their value, in chips.
  private(set) var amount = 0
  private var chips: [Int] = []
  private var sprites: [Int: Sprite] = [:]
  /// The values of the chips.
  static let values = [500, 100, 25, 5, 1]
  private let side: Double
  private var thickness: Double { side * 5 / 44 }
  private static let gap = 4.0
  private static let most = 4
  /// The size of a chip on the felt.
  static let usualSide = 44.0
  /// The largest height of a pile on the felt.
  static let height = usualSide + 5 * Double(most - 1)
  /// The width of a pile.
  static let width = usualSide

  /// `side`: the width of a chip.
  init(_ id: String = "", side: Double = usualSide) {
    self.side = side
    super.init(id, role: .image)
    isHidden = true
  }

  /// The height of its highest pile.
  var fittingHeight: Double { side + thickness * Double(min(Self.most, max(1, chips.count)) - 1) }

  /// Shows this amount; zero hides the pile.
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

  /// The width of all piles, at most `width`.
  func fittingWidth(_ width: Double) -> Double {
    let wanted = (chips.count + Self.most - 1) / Self.most
    let most = Int((width + Self.gap) / (side + Self.gap))
    let shown = Double(max(0, min(wanted, most)))
    return max(0, shown * (side + Self.gap) - Self.gap)
  }

  override func resourcesDidChange() { sprites = [:] }

  private func sprite(_ value: Int) -> Sprite? {
    if let known = sprites[value] { return known }
    let made = stage?.art.sprite("blackjack-chip-\(value)", Size(side))
    sprites[value] = made
    return made
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let piles = max(0, Int((size.width + Self.gap) / (side + Self.gap)))
    for (index, value) in chips.prefix(piles * Self.most).enumerated() {
      let (pile, place) = index.quotientAndRemainder(dividingBy: Self.most)
      let chip = Rect(
        x: Double(pile) * (side + Self.gap),
        y: size.height - side - Double(place) * thickness, width: side,
        height: side)
      list.shadow(of: chip, radius: side / 2, elevation: .lying, strength: 1.5)
      if let sprite = sprite(value) { list.image(sprite, in: chip) }
    }
  }
}
