import Arcade
import Drawing
import Geometry
import Input
import Languages
import Stage

/// Makes a bet from chips: each tap adds one.
final class BetScene: Scene {
  let name = "blackjack.betting"
  let root = Node("")
  let isOpaque = false
  private let context: GameContext
  private let purse: BlackjackPresenter.Purse
  private let sheet: DialogSheet
  private let chips: ChipRow
  private let done: (Int, Stage) -> Void
  private var isThere = false

  /// `done`: called with the bet in chips.
  init(
    _ purse: BlackjackPresenter.Purse, context: GameContext, done: @escaping (Int, Stage) -> Void
  ) {
    self.context = context
    self.purse = purse
    self.done = done
    let palette = context.dressed(.blackjack)
    chips = ChipRow(bet: purse.bet, most: purse.most, palette: palette)
    let finish = Button(
      "bet.done", label: tr("Done"), icon: "icon-check", kind: .primary, palette: palette.onSheet)
    let clear = Button(
      "bet.clear", label: tr("Clear bet"), icon: "icon-undo", palette: palette.onSheet)
    sheet = DialogSheet(
      title: tr("Your bet"), body: chips, widest: 560, palette: palette,
      buttons: [finish, clear], bodyHeight: { ChipRow.height(width: $0) })
    root.add(sheet)
    finish.action = { [weak self] in self?.goBack() }
    clear.action = { [weak self] in self?.chips.clear() }
  }

  func renewed() -> (any Scene)? {
    var purse = purse
    purse.bet = chips.bet
    let new = BetScene(purse, context: context, done: done)
    new.isThere = true
    return new
  }

  func didAppear(on stage: Stage) {
    if !isThere { sheet.appear() }
  }

  func goBack() {
    guard let stage else { return }
    done(chips.bet, stage)
    stage.perform(.pop)
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }

  func layout(in bounds: Rect) { sheet.place(in: bounds) }
}

/// The bet so far, and the five chips.
private final class ChipRow: Node {
  private(set) var bet: Int
  private let most: Int
  private let figure: Label
  private var chips: [ChipButton] = []

  init(bet: Int, most: Int, palette: Palette) {
    self.bet = bet
    self.most = most
    figure = Label(
      "", style: TextStyle(size: 40, weight: .bold, alignment: .center, tabular: true),
      color: palette.ink, id: "bet.sum")
    super.init("")
    add(figure)
    chips = [1, 5, 25, 100, 500].map { value in
      ChipButton(value) { [weak self] in self?.put(value) }
    }
    add(chips)
    show()
  }

  static func height(width: Double) -> Double { 72 + side(width) + 8 }
  private static func side(_ width: Double) -> Double { min(88, (width - 4 * 8) / 5) }

  func clear() {
    bet = 0
    show()
  }

  private func put(_ value: Int) {
    guard bet + value <= most else { return }
    bet += value
    show()
  }

  private func show() {
    figure.show("\(bet)")
    for chip in chips { chip.enable(bet + chip.value <= most) }
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    figure.frame = Rect(x: 0, y: 0, width: size.width, height: 56)
    let side = Self.side(size.width)
    let gap = min(16, (size.width - 5 * side) / 4)
    let left = (size.width - 5 * side - 4 * gap) / 2
    for (index, chip) in chips.enumerated() {
      chip.frame = Rect(
        x: left + Double(index) * (side + gap), y: 72, width: side, height: side)
    }
  }
}

/// A chip that a tap adds to the bet.
private final class ChipButton: Node {
  let value: Int
  private let art: ArtNode
  private let action: () -> Void

  init(_ value: Int, action: @escaping () -> Void) {
    self.value = value
    self.action = action
    art = ArtNode("blackjack-chip-\(value)", elevation: .lying)
    super.init("bet.chip.\(value)", role: .button, label: "\(value)")
    isFocusable = true
    add(art)
    recognizers = [
      TapRecognizer(
        onPress: { [weak self] in self?.press($0) },
        action: { [weak self] _ in self?.activate() })
    ]
  }

  func enable(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    art.tint = Color.white.faded(isEnabled ? 1 : 0.35)
  }

  private func press(_ isDown: Bool) {
    art.animate(to: Pose(scale: isDown ? 1.08 : 1), length: Theme.quick, easing: .out)
  }

  @discardableResult override func activate() -> Bool {
    guard isEnabled else { return false }
    stage?.audio.play(.chip)
    action()
    return true
  }

  override func sizeDidChange() { art.frame = bounds }
}
