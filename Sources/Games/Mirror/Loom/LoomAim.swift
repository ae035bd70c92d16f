import Drawing
import Geometry
import Stage

/// Selects which of the two colours is chosen next: the thread's or the ground's.
final class LoomAim: LoomChoice {
  var tones = (thread: 1, ground: 0) { didSet { setNeedsDisplay() } }
  private let isThread: Bool
  private let palette: Palette

  init(isThread: Bool, label: String, palette: Palette, action: @escaping () -> Void) {
    self.isThread = isThread
    self.palette = palette
    super.init("loom.aim." + (isThread ? "thread" : "ground"), label: label, action: action)
  }

  /// Cloth with a stripe of thread; the selected one of the two is bright.
  override func draw(into list: inout DrawList, at now: Duration) {
    list.shadow(of: bounds, radius: 8, elevation: .lying, strength: 2)
    list.shape(
      Shape(radius: 8, fill: isOn ? palette.accent : palette.sheet, grain: Theme.grain), in: bounds)
    let side = min(36, size.shortSide - 12)
    let cloth = Rect(center: bounds.center, size: Size(side))
    let faint = 0.35
    list.shape(
      Shape(
        radius: 4, fill: LoomColors.colors[tones.ground].faded(isThread ? faint : 1), border: 1.5,
        borderColor: Color.white.faded(0.5)), in: cloth)
    let stripe = Rect(center: cloth.center, size: Size(width: side * 0.34, height: side * 0.8))
    list.shape(
      Shape(
        radius: 3, fill: LoomColors.colors[tones.thread].faded(isThread ? 1 : faint), border: 1.5,
        borderColor: Color.white.faded(0.5)), in: stripe)
  }
}
