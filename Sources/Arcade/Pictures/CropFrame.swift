import Drawing
import Geometry
import Input

/// The part of a picture inside a frame while the player moves, resizes and rotates the picture.
///
/// The unit is the picture's shorter side, measured from its middle, as in `PicturePart`. The
/// frame never reaches beyond the picture.
public nonisolated struct CropFrame: Hashable {
  /// The picture's sides; the shorter one is 1.
  let width, height: Double
  /// The frame's aspect ratio, width by height.
  let aspect: Double
  private(set) var part: PicturePart
  /// The width of the smallest frame, relative to the largest.
  private static let closest = 1.0 / 8

  /// The largest part from the middle.
  init(pictureWidth: Double, pictureHeight: Double, aspect: Double) {
    let short = min(pictureWidth, pictureHeight)
    width = pictureWidth / short
    height = pictureHeight / short
    self.aspect = aspect
    part = PicturePart(x: 0, y: 0, width: 1, angle: 0)
    part.width = widest(at: 0)
  }

  /// The largest width of the frame at an angle, at which its corners touch the picture's edges.
  func widest(at angle: Double) -> Double {
    let turn = sineAndCosine(of: angle)
    let (s, c) = (abs(turn.sine), abs(turn.cosine))
    return min(width / (c + s / aspect), height / (s + c / aspect))
  }

  /// Moves, resizes and rotates the picture under the frame.
  ///
  /// `change` is in frame widths, relative to the frame's centre.
  mutating func apply(_ change: TransformChange) {
    let fits = widest(at: part.angle + change.rotation)
    let wanted = part.width / change.scale
    let size = min(max(wanted, min(widest(at: 0) * Self.closest, fits)), fits)
    // Keep the place under the fingers fixed: map it to the picture before the change, and back
    // after.
    let held = place(of: change.center - change.translation)
    part.angle = Self.normal(part.angle + change.rotation)
    part.width = size
    let now = place(of: change.center)
    part.x += held.x - now.x
    part.y += held.y - now.y
    limit()
  }

  /// Converts a position in the frame to one in the picture; the frame's centre is zero, its
  /// width 1.
  func place(of point: Point) -> Point {
    let turn = sineAndCosine(of: -part.angle)
    return Point(
      x: part.x + (point.x * turn.cosine - point.y * turn.sine) * part.width,
      y: part.y + (point.x * turn.sine + point.y * turn.cosine) * part.width)
  }

  /// Rotates by a quarter turn clockwise about the frame's centre.
  mutating func turnQuarter() {
    apply(TransformChange(rotation: .pi / 2, center: .zero))
    // A quarter turn of an upright picture stays exact.
    let quarters = (part.angle / (.pi / 2)).rounded()
    if abs(part.angle - quarters * .pi / 2) < 0.001 {
      part.angle = Self.normal(quarters * .pi / 2)
      limit()
    }
  }

  /// How far the frame's centre may be from the picture's, on both axes.
  private var room: Size {
    let turn = sineAndCosine(of: part.angle)
    let (s, c) = (abs(turn.sine), abs(turn.cosine))
    return Size(
      width: max(0, (width - part.width * (c + s / aspect)) / 2),
      height: max(0, (height - part.width * (s + c / aspect)) / 2))
  }

  private mutating func limit() {
    part.width = min(part.width, widest(at: part.angle))
    let room = room
    part.x = min(max(part.x, -room.width), room.width)
    part.y = min(max(part.y, -room.height), room.height)
  }

  /// The same angle between −π and π.
  private static func normal(_ angle: Double) -> Double {
    angle - (angle / (2 * .pi)).rounded() * 2 * .pi
  }
}
