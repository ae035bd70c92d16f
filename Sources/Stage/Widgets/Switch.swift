public import Drawing
import Geometry
public import Input

/// A row with a label and an on/off switch; the whole row can be tapped.
public final class Switch: Node {
  /// Whether it is on.
  public private(set) var isOn: Bool
  private let text: Label
  private let icon: ArtNode?
  private let palette: Palette
  /// Called with the new state whenever a player changes it.
  public var action: (Bool) -> Void
  private var knob: Tween
  private static let track = Size(width: 72, height: 40)

  /// A switch with its label and, before it, the drawing `icon`.
  public init(
    _ id: String, label: String, icon: String? = nil, isOn: Bool, palette: Palette = .paper,
    action: @escaping (Bool) -> Void = { _ in }
  ) {
    self.isOn = isOn
    self.palette = palette
    self.action = action
    knob = Tween(isOn ? 1 : 0)
    text = Label(label, style: Theme.button, color: palette.ink)
    self.icon = icon.map { ArtNode($0, tint: palette.accent) }
    super.init(id, role: .toggle, label: label)
    isFocusable = true
    add([self.icon, text].compactMap { $0 })
    recognizers = [TapRecognizer(action: { [weak self] _ in self?.activate() })]
  }

  public override var isEnabled: Bool {
    didSet { setPose(Pose(opacity: isEnabled ? 1 : 0.45)) }
  }

  public override var traceValue: Double? { isOn ? 1 : 0 }

  /// Changes the state without calling `action`.
  public func show(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    knob.change(to: isOn ? 1 : 0, at: now, length: Theme.move, easing: .settle)
    setNeedsDisplay()
  }

  @discardableResult public override func activate() -> Bool {
    guard isEnabled else { return false }
    show(!isOn)
    stage?.audio.play(.toggle)
    action(isOn)
    return true
  }

  public override func handle(_ key: KeyEvent) -> Bool {
    guard (key.key == .left && isOn) || (key.key == .right && !isOn) else { return false }
    return activate()
  }

  /// Where it is high, the words stand above the switch, in the middle.
  private var isHigh: Bool { size.height >= 96 }

  public override func sizeDidChange() {
    text.style.alignment = isHigh ? .center : .leading
    icon?.isHidden = isHigh
    guard !isHigh else {
      text.frame = Rect(
        x: 0, y: 0, width: size.width, height: size.height - Self.track.height - 8)
      return
    }
    let left = icon == nil ? 0.0 : 40
    icon?.frame = Rect(x: 0, y: (size.height - 28) / 2, width: 28, height: 28)
    text.frame = Rect(
      x: left, y: 0, width: max(0, size.width - Self.track.width - 16 - left),
      height: size.height)
  }

  public override func nextFrame(after now: Duration) -> NextFrame {
    knob.isRunning(at: now) ? .immediately : .onInput
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    let box = Rect(
      x: isHigh ? (size.width - Self.track.width) / 2 : size.width - Self.track.width,
      y: isHigh ? size.height - Self.track.height - 4 : (size.height - Self.track.height) / 2,
      width: Self.track.width, height: Self.track.height)
    let place = knob.value(at: now)
    let off = palette.ink.mixed(with: palette.sheet, 0.62)
    list.shape(
      Shape(radius: 20, fill: off.mixed(with: palette.accent, place), grain: Theme.grain), in: box)
    let center = Point(x: box.minX + 20 + place * (box.width - 40), y: box.midY)
    let disc = Rect(center: center, size: Size(32))
    list.shadow(of: disc, radius: 16, elevation: .lying)
    list.shape(Shape(radius: 16, fill: .white, grain: Theme.grain), in: disc)
    // A bar or a ring shows on and off without colour.
    let sign = Rect(center: center, size: place > 0.5 ? Size(width: 4, height: 14) : Size(14))
    list.shape(
      place > 0.5
        ? Shape(radius: 2, fill: palette.accent)
        : Shape(radius: 7, fill: .clear, border: 3, borderColor: off), in: sign)
  }
}
