public import Geometry

/// A rounded rectangle rendered from its distance to the edge, so it is sharp at every size and
/// angle.
///
/// It is used for panels, buttons, slider knobs, soft shadows and, with a `sprite`, the tiles of
/// a sliced picture. All lengths are points.
public struct Shape: Hashable, Sendable {
  /// The radius of the corners.
  public var radius: Double = 0
  /// The colour of the inside; also tints `sprite`.
  public var fill: Color = .white
  /// Width of a border inside the edge; 0 for none.
  public var border: Double = 0
  /// The colour of the border.
  public var borderColor: Color = .clear
  /// How far the edge fades on either side: 0 is a crisp edge, larger values make a soft shadow.
  public var softness: Double = 0
  /// Strength of the paper's grain, 0 to 1; 0.02–0.03 looks like paper.
  public var grain: Double = 0
  /// The picture inside, tinted by `fill`.
  public var sprite: Sprite?

  /// A shape; without arguments a plain white rectangle.
  public init(
    radius: Double = 0, fill: Color = .white, border: Double = 0, borderColor: Color = .clear,
    softness: Double = 0, grain: Double = 0, sprite: Sprite? = nil
  ) {
    self.radius = radius
    self.fill = fill
    self.border = border
    self.borderColor = borderColor
    self.softness = softness
    self.grain = grain
    self.sprite = sprite
  }
}

/// How high a piece of paper lies above the table, which determines its shadow.
public enum Elevation: Hashable, Sendable {
  /// On the table, under a finger, or over everything else.
  case lying, lifted, dialog

  /// The shadow's vertical offset and blur width, in points, and its opacity.
  public var shadow: (offset: Double, blur: Double, opacity: Double) {
    switch self {
    case .lying: (2, 6, 0.14)
    case .lifted: (8, 20, 0.20)
    case .dialog: (16, 40, 0.26)
    }
  }
}

extension DrawList {
  /// Draws the soft shadow of paper with this outline; call it before drawing the paper.
  public mutating func shadow(
    of rect: Rect, radius: Double, elevation: Elevation, strength: Double = 1
  ) {
    let fall = elevation.shadow
    shape(
      Shape(
        radius: radius, fill: Color(0x22262B, opacity: fall.opacity * strength),
        softness: fall.blur / 2),
      in: rect.offset(by: Point(x: fall.offset / 4, y: fall.offset)))
  }
}
