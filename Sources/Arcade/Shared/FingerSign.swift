public import Drawing
public import Geometry
import Stage

/// A soft disc where a fingertip would be, for pictures that show how something is played.
public enum FingerSign {
  /// `size`: its width; `strength` 0 to 1.
  public static func draw(
    at place: Point, size: Double, color: Color, strength: Double, into list: inout DrawList
  ) {
    guard strength > 0 else { return }
    let disc = Rect(center: place, size: Size(size))
    list.shadow(of: disc, radius: size / 2, elevation: .lifted, strength: strength)
    list.shape(
      Shape(
        radius: size / 2, fill: color.faded(0.85 * strength), border: 4,
        borderColor: Color.white.faded(0.9 * strength)), in: disc)
  }
}
