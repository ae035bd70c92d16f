import Drawing
import Geometry
import Input
import Languages
import Stage

/// What there is to bet with, and the bet; between rounds a tap changes it.
final class PurseBar: Paper {
  private let balance: Label
  private let bet: Label
  private let balanceName: Label
  private let betName: Label
  private let chip = ArtNode("blackjack-chip-25", elevation: .lying)
  private let action: () -> Void

  init(world: ColorWorld, action: @escaping () -> Void) {
    self.action = action
    func line(_ text: String, _ style: TextStyle, _ id: String = "") -> Label {
      Label(text, style: style, color: world.ink, id: id)
    }
    var figures = TextStyle(size: 24, weight: .bold, alignment: .trailing)
    figures.tabular = true
    balanceName = line(tr("Chips"), Theme.caption)
    betName = line(tr("Bet"), Theme.caption)
    balance = line("", figures, "blackjack.balance")
    bet = line("", figures)
    super.init("blackjack.bet", role: .button, label: tr("Bet"), fill: world.sheet)
    isFocusable = true
    add([balanceName, betName, balance, bet, chip])
    recognizers = [
      TapRecognizer(
        onPress: { [weak self] in self?.setLifted($0) },
        action: { [weak self] _ in self?.activate() })
    ]
  }

  @discardableResult override func activate() -> Bool {
    guard isEnabled else { return false }
    stage?.powers.audio.play(.chip)
    action()
    return true
  }

  /// `atStake`: what lies on the table, in half chips.
  func show(_ purse: BlackjackTable.Purse, atStake: Int, isOpen: Bool) {
    let shown = BlackjackWords.chips(atStake > 0 ? atStake : 2 * purse.bet)
    balance.show(BlackjackWords.chips(purse.halves - atStake))
    bet.show(shown)
    label = tr("Bet") + ": " + shown
    isEnabled = isOpen
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    let isStacked = size.height > 80
    let cell = isStacked ? size.width : size.width / 2
    for (index, (name, value)) in [(balanceName, balance), (betName, bet)].enumerated() {
      let x = isStacked ? 0 : Double(index) * cell
      let height = isStacked ? size.height / 2 : size.height
      let y = isStacked ? Double(index) * height : 0
      let left = index == 1 ? 14.0 + 36 : 16
      let words = min(cell * 0.5, name.size().width + 1)
      name.frame = Rect(x: x + left, y: y, width: words, height: height)
      value.frame = Rect(
        x: x + left + words + 6, y: y, width: max(0, cell - words - left - 22), height: height)
      if index == 1 {
        chip.frame = Rect(x: x + 10, y: y + (height - 32) / 2, width: 32, height: 32)
      }
    }
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }
}
