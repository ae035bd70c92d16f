public import Drawing
public import Geometry
public import Stage

/// The drawn hand that demonstrates gestures, in help and in hints.
public struct HandIcon {
  /// The fingers that are stretched out.
  public enum Fingers {
    /// The index finger, for tapping and dragging.
    case one
    /// Thumb and index finger, for rotating and resizing.
    case two
  }

  private let fingers: Fingers
  private var sprite: Sprite?
  private var height = 0.0

  /// A hand; call `fetch` to load its drawing.
  public init(_ fingers: Fingers) { self.fingers = fingers }

  /// Loads the drawing, `height` points high, unless it is loaded.
  public mutating func fetch(from art: ArtSource?, height: Double) {
    guard sprite == nil || height != self.height, height >= 1 else { return }
    self.height = height
    sprite = art?.sprite(name, whole * (height / whole.height))
  }

  /// Drops the drawing, because its texture was lost.
  public mutating func clear() { sprite = nil }

  private var name: String { fingers == .one ? "hand-one" : "hand-two" }
  private var whole: Size {
    fingers == .one ? Size(width: 200, height: 240) : Size(width: 288, height: 240)
  }
  /// The position of the fingertips, as a fraction of the drawing.
  private var touched: Point {
    fingers == .one
      ? Point(x: 24.0 / 200, y: 26.0 / 240) : Point(x: 62.0 / 288, y: 59.0 / 240)
  }

  /// Draws the hand with its fingertips at a position; two fingers have it between them.
  ///
  /// `strength`: the opacity, 0 to 1.
  public func draw(
    at place: Point, scale: Double = 1, turned: Double = 0, strength: Double,
    into list: inout DrawList
  ) {
    guard let sprite, strength > 0 else { return }
    list.sprite(
      sprite, at: place, scale: scale, rotation: turned, anchor: touched,
      opacity: 0.92 * strength)
  }
}
