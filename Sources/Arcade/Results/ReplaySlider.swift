import Drawing
import Geometry
import Input
import Languages
import Stage

/// The slider for a replay's time, dragged or tapped anywhere.
final class ReplaySlider: Node {
  private var value = 0.0
  private let palette: Palette
  /// Told the part of the time that was chosen, from 0 to 1.
  var action: (Double) -> Void = { _ in }
  private static let knob = 28.0

  init(palette: Palette) {
    self.palette = palette
    super.init("replay.slider", role: .slider, label: tr("Time"))
    isFocusable = true
    recognizers = [
      DragRecognizer(axis: .horizontal) { [weak self] update in
        switch update {
        case .began(_, let place), .moved(let place), .ended(let place, _): self?.set(at: place)
        case .cancelled: break
        }
      },
      TapRecognizer(action: { [weak self] in self?.set(at: $0) }),
    ]
  }

  override var traceValue: Double? { (value * 100).rounded() / 100 }

  func show(_ value: Double) {
    guard value != self.value else { return }
    self.value = value
    setNeedsDisplay()
  }

  private func set(at place: Point) {
    let own = own(place)
    set((own.x - Self.knob / 2) / max(1, size.width - Self.knob))
  }

  private func set(_ part: Double) {
    show(min(max(part, 0), 1))
    action(value)
  }

  override var actions: [NodeAction] { [.left, .right] }

  override func handle(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .left: set(value - 0.05)
    case .right: set(value + 0.05)
    default: return false
    }
    return true
  }

  override func handle(_ wheel: WheelEvent) -> Bool {
    set(value + (wheel.deltaY > 0 ? 0.05 : -0.05))
    return true
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let groove = Rect(x: 0, y: size.height / 2 - 5, width: size.width, height: 10)
    let x = Self.knob / 2 + value * (size.width - Self.knob)
    list.shape(Shape(radius: 5, fill: palette.ink.mixed(with: palette.sheet, 0.78)), in: groove)
    var filled = groove
    filled.size.width = x
    list.shape(Shape(radius: 5, fill: palette.accent), in: filled)
    let disc = Rect(center: Point(x: x, y: size.height / 2), size: Size(Self.knob))
    list.shadow(of: disc, radius: Self.knob / 2, elevation: .lying)
    list.shape(Shape(radius: Self.knob / 2, fill: .white, grain: Theme.grain), in: disc)
    list.shape(Shape(radius: 4, fill: palette.accent), in: Rect(center: disc.center, size: Size(8)))
  }
}
