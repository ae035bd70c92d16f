public import Drawing
import Geometry
public import Input

/// A row with a text above and a value from 0 to 1 below, dragged or tapped anywhere.
public final class Slider: Node {
  public private(set) var value: Double
  private let text: Label
  private let number: Label
  private let world: ColorWorld
  private let action: (Double) -> Void
  private static let knob = 32.0
  private static let step = 0.05

  public init(
    _ id: String, label: String, value: Double, world: ColorWorld = .paper,
    action: @escaping (Double) -> Void
  ) {
    self.value = value
    self.world = world
    self.action = action
    text = Label(label, style: Theme.body, color: world.ink)
    var digits = Theme.body
    digits.alignment = .trailing
    digits.tabular = true
    number = Label("", style: digits, color: world.ink)
    super.init(id, role: .slider, label: label)
    isFocusable = true
    add([text, number])
    recognizers = [
      DragRecognizer(axis: .horizontal) { [weak self] in self?.dragged($0) },
      TapRecognizer(action: { [weak self] in self?.set(at: $0) }),
    ]
    showNumber()
  }

  public override var isEnabled: Bool {
    didSet { setPose(Pose(opacity: isEnabled ? 1 : 0.45)) }
  }

  public override var traceValue: Double? { value }

  private func dragged(_ update: DragUpdate) {
    switch update {
    case .began(_, let place), .moved(let place), .ended(let place, _): set(at: place)
    case .cancelled: break
    }
  }

  /// From a place in the window.
  private func set(at place: Point) {
    guard let own = windowTransform(at: now).inverse?(place) else { return }
    set((own.x - Self.knob / 2) / max(1, size.width - Self.knob))
  }

  private func set(_ new: Double) {
    let rounded = (min(max(new, 0), 1) * 100).rounded() / 100
    guard rounded != value else { return }
    value = rounded
    showNumber()
    setNeedsDisplay()
    action(value)
  }

  private func showNumber() { number.show("\(Int((value * 100).rounded())) %") }

  public override func handle(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .left: set(value - Self.step)
    case .right: set(value + Self.step)
    case .home: set(0)
    case .end: set(1)
    default: return false
    }
    return true
  }

  public override func sizeDidChange() {
    let height = size.height - Self.knob - 4
    text.frame = Rect(x: 0, y: 0, width: max(0, size.width - 80), height: height)
    number.frame = Rect(x: size.width - 80, y: 0, width: 80, height: height)
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    let y = size.height - Self.knob / 2
    let reach = size.width - Self.knob
    let groove = Rect(x: 0, y: y - 6, width: size.width, height: 12)
    list.shape(Shape(radius: 6, fill: world.ink.mixed(with: world.sheet, 0.78)), in: groove)
    var filled = groove
    filled.size.width = Self.knob / 2 + value * reach
    list.shape(Shape(radius: 6, fill: world.accent), in: filled)
    let disc = Rect(
      center: Point(x: Self.knob / 2 + value * reach, y: y), size: Size(Self.knob))
    list.shadow(of: disc, radius: Self.knob / 2, elevation: .lying)
    list.shape(Shape(radius: Self.knob / 2, fill: .white, grain: Theme.grain), in: disc)
    list.shape(Shape(radius: 4, fill: world.accent), in: Rect(center: disc.center, size: Size(8)))
  }
}
