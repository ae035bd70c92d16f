import Drawing
import Geometry
import Stage

/// A colour to choose.
final class LoomToneChoice: LoomChoice {
  let tone: Int

  init(_ tone: Int, action: @escaping () -> Void) {
    self.tone = tone
    super.init("loom.tone.\(tone)", label: LoomColors.name(of: tone), action: action)
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
