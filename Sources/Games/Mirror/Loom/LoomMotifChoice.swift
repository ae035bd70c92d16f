import Drawing
import Geometry
import Input
import Rules
import Stage

/// A motif to choose, in the current colours.
final class LoomMotifChoice: LoomChoice {
  /// Nil is plain cloth.
  let motif: LoomMotif?
  var patch = LoomPatch.empty { didSet { if patch != oldValue { setNeedsDisplay() } } }
  private let art: LoomArt

  init(
    _ motif: LoomMotif?, art: LoomArt, drag: @escaping (DragUpdate) -> Void,
    action: @escaping () -> Void
  ) {
    self.motif = motif
    self.art = art
    super.init(
      "loom.motif." + (motif?.rawValue ?? "plain"), label: LoomWords.name(of: motif),
      action: action)
    recognizers.insert(DragRecognizer(onObject: true, handler: drag), at: 0)
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
