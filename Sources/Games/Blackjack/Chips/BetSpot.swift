import Drawing
import Geometry
import Input
import Languages
import Stage

/// The ring on the felt with the bet in it: chips land there one by one, and a tap takes the last
/// one back.
final class BetSpot: Node {
  /// The chips, the last one on top.
  private(set) var chips: [Int] = []
  /// What a tap does.
  var action: () -> Void = {}
  private let figure: Label
  private let palette: Palette
  private var sprites: [Int: Sprite] = [:]
  /// A chip that lands on the top, or that has left.
  private var arriving, leaving: ChipFlight?
  /// 0 when a chip has just landed, 1 at rest.
  private var landing = Tween(1)
  /// More than these are shown as fewer of higher values.
  private static let most = 14

  init(palette: Palette) {
    self.palette = palette
    figure = Label(
      "", style: TextStyle(size: 36, weight: .bold, alignment: .center),
      color: palette.tableInk)
    super.init("blackjack.bet", role: .button, label: tr("Bet"))
    isFocusable = true
    add(figure)
    recognizers = [
      TapRecognizer(action: { [weak self] _ in self?.activate() })
    ]
  }

  /// The bet, in chips.
  var amount: Int { chips.reduce(0, +) }

  /// Shows an amount, in the fewest chips unless these chips are there already.
  func show(_ amount: Int) {
    if amount != self.amount {
      chips = ChipPile.chips(amount)
      (arriving, leaving) = (nil, nil)
    }
    let text = "\(amount)"
    label = trPair(tr("Bet"), text)
    figure.show(text)
    setNeedsDisplay()
  }

  /// A chip comes from a place, in its parent's points.
  func put(_ value: Int, from place: Point) {
    chips.append(value)
    if chips.count > Self.most { chips = ChipPile.chips(amount) }
    guard let stage, !stage.reducesMotion else { return show(amount) }
    arriving = ChipFlight(
      value: value, from: place - frame.origin, to: self.place(of: chips.count - 1), start: now)
    landing = Tween(
      from: 0, to: 1, start: now + ChipFlight.length, length: Theme.move, easing: .linear)
    show(amount)
  }

  /// The top chip goes to a place, in its parent's points; returns its value.
  func takeBack(to place: Point) -> Int? {
    guard let value = chips.popLast() else { return nil }
    arriving = nil
    if let stage, !stage.reducesMotion {
      leaving = ChipFlight(
        value: value, from: self.place(of: chips.count), to: place - frame.origin, start: now)
    }
    show(amount)
    return value
  }

  /// The value of the top chip.
  var top: Int? { chips.last }

  @discardableResult override func activate() -> Bool {
    guard isEnabled else { return false }
    action()
    return true
  }

  private var side: Double { min(200, size.shortSide * 0.5) }
  private var ring: Rect {
    let side = size.shortSide
    return Rect(center: Point(x: bounds.midX, y: bounds.maxY - side / 2), size: Size(side))
  }

  /// The middle of a chip of the stack: each lies a little higher.
  private func place(of index: Int) -> Point {
    ring.center + Point(x: 0, y: side * 0.16 - Double(index) * side * 0.08)
  }

  override func sizeDidChange() {
    sprites = [:]
    let height = size.height - size.shortSide
    figure.frame = Rect(x: 0, y: 0, width: size.width, height: max(40, height))
  }
  override func focusFrame(at now: Duration) -> Rect { ring }

  override func nextFrame(after now: Duration) -> NextFrame {
    let flies = [arriving, leaving].contains { $0?.isRunning(at: now) ?? false }
    return flies || landing.isRunning(at: now) ? .immediately : .onInput
  }

  override func prepare(at now: Duration) {
    guard side >= 1, let art = stage?.art else { return }
    for value in ChipPile.values where sprites[value] == nil {
      sprites[value] = art.sprite("blackjack-chip-\(value)", Size(side))
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let color = palette.tableInk.faded(0.4)
    list.shape(
      Shape(radius: ring.width / 2, fill: .clear, border: 4, borderColor: color), in: ring)
    list.shape(
      Shape(radius: ring.width / 2 - 10, fill: .clear, border: 1.5, borderColor: color),
      in: ring.inset(by: 10))
    let flight = arriving.flatMap { $0.isRunning(at: now) ? $0 : nil }
    for (index, value) in chips.enumerated() {
      let isLast = index == chips.count - 1
      let center = isLast ? flight?.place(at: now) ?? place(of: index) : place(of: index)
      // It gives way by 8 % as it lands.
      let part = isLast ? landing.value(at: now) : 1
      let scale = 1 + (flight != nil ? 0.1 : 0.08 * sineAndCosine(of: part * .pi).sine)
      draw(value, at: center, scale: scale, turn: index, into: &list)
    }
    if let leaving, leaving.isRunning(at: now) {
      draw(leaving.value, at: leaving.place(at: now), scale: 1.1, turn: 0, into: &list)
    }
  }

  private func draw(
    _ value: Int, at center: Point, scale: Double, turn: Int, into list: inout DrawList
  ) {
    guard let sprite = sprites[value] else { return }
    let chip = Rect(center: center, size: Size(side * scale))
    list.shadow(of: chip, radius: chip.width / 2, elevation: .lying, strength: 1.5)
    list.sprite(
      sprite, at: center, scale: scale, rotation: Double((turn * 5) % 7 - 3) * 0.035)
  }
}
