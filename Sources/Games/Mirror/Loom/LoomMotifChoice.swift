import Arcade
import Drawing
import Geometry
import Input
import Rules
import Stage

/// A motif to choose, in the current colours.
final class LoomMotifChoice: Node {
  /// Nil is plain cloth.
  let motif: LoomMotif?
  var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  var patch = LoomPatch.empty { didSet { if patch != oldValue { setNeedsDisplay() } } }
  private let art: LoomArt
  private let action: () -> Void

  init(
    _ motif: LoomMotif?, art: LoomArt, drag: @escaping (DragUpdate) -> Void,
    action: @escaping () -> Void
  ) {
    self.motif = motif
    self.art = art
    self.action = action
    super.init(
      "loom.motif." + (motif?.rawValue ?? "plain"), role: .option,
      label: LoomWords.name(of: motif))
    isFocusable = true
    recognizers = [
      DragRecognizer(onObject: true, handler: drag),
      TapRecognizer(action: { [weak self] _ in self?.activate() }),
    ]
  }

  override var traceValue: Double? { isOn ? 1 : 0 }

  @discardableResult override func activate() -> Bool {
    action()
    return true
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let box = bounds.inset(by: 2)
    list.shadow(of: box, radius: 2, elevation: .lying, strength: 2)
    art.draw(patch, into: &list, in: box)
    guard isOn else {
      let line = Color.white.faded(0.22)
      return list.shape(Shape(fill: .clear, border: 1, borderColor: line), in: box)
    }
    list.shape(Shape(radius: 4, fill: .clear, border: 3, borderColor: .white), in: bounds)
  }
}
