import Arcade
import Drawing
import Geometry
import Input
import Stage

/// A colour to choose.
final class LoomToneChoice: Node {
  let tone: Int
  var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  private let action: () -> Void

  init(_ tone: Int, action: @escaping () -> Void) {
    self.tone = tone
    self.action = action
    super.init("loom.tone.\(tone)", role: .option, label: LoomColors.name(of: tone))
    isFocusable = true
    recognizers = [TapRecognizer(action: { [weak self] _ in self?.activate() })]
  }

  override var traceValue: Double? { isOn ? 1 : 0 }

  @discardableResult override func activate() -> Bool {
    action()
    return true
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let box = bounds.inset(by: 4)
    list.shadow(of: box, radius: box.width / 2, elevation: .lying, strength: 2)
    list.shape(
      Shape(
        radius: box.width / 2, fill: LoomColors.colors[tone], border: 1.5,
        borderColor: Color.white.faded(0.35), grain: Theme.grain), in: box)
    guard isOn else { return }
    list.shape(
      Shape(radius: bounds.width / 2, fill: .clear, border: 3, borderColor: .white), in: bounds)
    list.shape(Shape(radius: 5, fill: .white), in: Rect(center: bounds.center, size: Size(10)))
    list.shape(
      Shape(radius: 3, fill: Color(0x0D1024)), in: Rect(center: bounds.center, size: Size(6)))
  }
}
