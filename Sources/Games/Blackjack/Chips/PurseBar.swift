import Drawing
import Geometry
import Languages
import Stage

/// The balance and the bet.
final class PurseBar: Paper {
  private let balance: Label
  private let bet: Label
  private let balanceName: Label
  private let betName: Label
  /// The bet in the fewest chips.
  private let chips = ChipPile(side: 32)
  /// The balance as it is shown, in half chips; it rolls to a new one.
  private var rolling = Tween(0)
  private var isKnown = false

  init(palette: Palette) {
    func line(_ text: String, _ style: TextStyle, _ id: String = "") -> Label {
      Label(text, style: style, color: palette.ink, id: id)
    }
    var figures = TextStyle(size: 24, weight: .bold, alignment: .trailing)
    figures.tabular = true
    balanceName = line(tr("Chips"), Theme.caption)
    betName = line(tr("Bet"), Theme.caption)
    balance = line("", figures, "blackjack.balance")
    bet = line("", figures)
    super.init("blackjack.purse", role: .text, label: tr("Chips"), fill: palette.sheet)
    add([balanceName, betName, balance, bet, chips])
  }

  /// `atStake`: the bets on the table, in half chips; `delay`: when the balance begins to count up, or nil
  /// if it is shown at once.
  func show(
    _ purse: BlackjackPresenter.Purse, atStake: Int, rollsAfter delay: Duration? = nil
  ) {
    let shown = BlackjackWords.chips(atStake > 0 ? atStake : 2 * purse.bet)
    roll(to: Double(purse.halves - atStake), after: delay)
    bet.show(shown)
    chips.show(atStake > 0 ? atStake / 2 : purse.bet)
    label = trPair(tr("Chips"), BlackjackWords.chips(purse.halves - atStake))
    sizeDidChange()
    setNeedsDisplay()
  }

  private func roll(to halves: Double, after delay: Duration?) {
    guard halves != rolling.to || !isKnown else { return }
    let moves = delay != nil && isKnown && !(stage?.reducesMotion ?? true)
    isKnown = true
    rolling =
      moves
      ? Tween(
        from: rolling.value(at: now), to: halves, start: now + (delay ?? .zero),
        length: .milliseconds(600),
        easing: .out) : Tween(halves)
    showBalance(at: now)
  }

  private func showBalance(at now: Duration) {
    let value = rolling.value(at: now)
    // On the way only whole chips, so that the width hardly changes.
    let halves =
      rolling.isRunning(at: now) ? 2 * Int((value / 2).rounded()) : Int(rolling.to)
    let text = BlackjackWords.chips(halves)
    guard text != balance.label else { return }
    balance.show(text)
    sizeDidChange()
  }

  /// Whether the balance still counts up, or will soon.
  var isRolling: Bool { rolling.isRunning(at: now) }

  /// Shows the whole balance at once.
  func finish() {
    rolling = Tween(rolling.to)
    showBalance(at: now)
    setNeedsDisplay()
  }

  override func prepare(at now: Duration) { showBalance(at: now) }
  override func nextFrame(after now: Duration) -> NextFrame {
    guard rolling.isRunning(at: now) else { return .onInput }
    return now < rolling.start ? .at(rolling.start) : .immediately
  }

  override func sizeDidChange() {
    let isStacked = size.height > 80
    let half = isStacked ? size.height / 2 : size.height
    let cell = isStacked ? size.width : size.width / 2
    let second = isStacked ? Point(x: 0, y: half) : Point(x: cell, y: 0)
    let first = Rect(x: 16, y: 0, width: cell - 32, height: half)
    let other = Rect(x: second.x + 50, y: second.y, width: cell - 66, height: half)
    let isOneLine =
      Self.width(balanceName, balance) <= first.width && Self.width(betName, bet) <= other.width
    place(balanceName, balance, in: first, isOneLine: isOneLine)
    place(betName, bet, in: other, isOneLine: isOneLine)
    let pile = chips.fittingHeight
    chips.frame = Rect(
      x: second.x + 10, y: second.y + (half - pile) / 2, width: 32, height: pile)
  }

  /// Of name and figure side by side.
  private static func width(_ name: Label, _ figure: Label) -> Double {
    name.size().width + 9 + figure.size().width
  }

  /// Places a label beside its value, or above it if that is too wide and there is room.
  private func place(_ name: Label, _ figure: Label, in box: Rect, isOneLine: Bool) {
    let words = name.size().width + 1
    var (top, bottom) = (box, box)
    if isOneLine {
      top.size.width = words
      bottom = Rect(
        x: box.minX + words + 8, y: box.minY, width: box.width - words - 8, height: box.height)
    } else if box.width < 160, box.height >= 56 {
      top = Rect(x: box.minX, y: box.minY + 4, width: box.width, height: 24)
      bottom = Rect(
        x: box.minX, y: box.minY + 26, width: box.width, height: box.height - 28)
    } else {
      top.size.width = box.width * 0.45
      bottom = Rect(
        x: box.minX + box.width * 0.45 + 8, y: box.minY, width: box.width * 0.55 - 8,
        height: box.height)
    }
    name.frame = top
    figure.frame = bottom
  }
}
