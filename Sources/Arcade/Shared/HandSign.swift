public import Drawing
public import Geometry
public import Stage

/// The drawn hand that shows how something is touched, in help and in hints.
public struct HandSign {
  /// What the hand holds out.
  public enum Fingers {
    /// The index finger, to tap and to carry.
    case one
    /// Thumb and index finger, to turn and to resize.
    case two
  }

  private let fingers: Fingers
  private var sprite: Sprite?
  private var height = 0.0

  /// A hand; `fetch` gets its drawing.
  public init(_ fingers: Fingers) { self.fingers = fingers }

  /// Gets the drawing, `height` points high; nothing happens where it is there.
  public mutating func fetch(from art: ArtSource?, height: Double) {
    guard sprite == nil || height != self.height, height >= 1 else { return }
    self.height = height
    sprite = art?.sprite(name, whole * (height / whole.height))
  }

  /// Drops the drawing, which the graphics memory has lost.
  public mutating func forget() { sprite = nil }

  private var name: String { fingers == .one ? "hand-one" : "hand-two" }
  private var whole: Size {
    fingers == .one ? Size(width: 200, height: 240) : Size(width: 288, height: 240)
  }
  /// What the fingertips touch, as a part of the drawing.
  private var touched: Point {
    fingers == .one
      ? Point(x: 24.0 / 200, y: 26.0 / 240) : Point(x: 62.0 / 288, y: 59.0 / 240)
  }

  /// Draws it with its fingertips at a place; two fingers have it between them.
  ///
  /// `strength`: 0 is not there, 1 is as strong as it gets.
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
