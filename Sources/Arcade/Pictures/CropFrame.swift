import Drawing
import Geometry
import Input

/// The part of a picture inside a frame while the player moves, resizes and rotates it.
///
/// Measured in the picture's shorter side from its middle, as `PicturePart`; nothing here is a pixel
/// or a point. Whatever is done to it, the frame never reaches beyond the picture.
public nonisolated struct CropFrame: Hashable {
  /// The picture's sides, the shorter one 1.
  let width, height: Double
  /// The frame's width by its height.
  let aspect: Double
  private(set) var part: PicturePart
  /// How much of the largest frame the smallest is wide.
  private static let closest = 1.0 / 8

  /// The largest part out of the middle.
  init(pictureWidth: Double, pictureHeight: Double, aspect: Double) {
    let short = min(pictureWidth, pictureHeight)
    width = pictureWidth / short
    height = pictureHeight / short
    self.aspect = aspect
    part = PicturePart(x: 0, y: 0, width: 1, angle: 0)
    part.width = widest(at: 0)
  }

  /// How wide the frame can be at an angle: its corners touch the picture's edges then.
  func widest(at angle: Double) -> Double {
    let turn = sineAndCosine(of: angle)
    let (s, c) = (abs(turn.sine), abs(turn.cosine))
    return min(width / (c + s / aspect), height / (s + c / aspect))
  }

  /// Moves, sizes and turns the picture under the frame.
  ///
  /// `change` is in frame widths, about the frame's middle.
  mutating func apply(_ change: TransformChange) {
    let fits = widest(at: part.angle + change.rotation)
    let wanted = part.width / change.scale
    let size = min(max(wanted, min(widest(at: 0) * Self.closest, fits)), fits)
    // The place under the fingers stays under them: from the frame to the picture before, back after.
    let held = place(of: change.center - change.translation)
    part.angle = Self.normal(part.angle + change.rotation)
    part.width = size
    let now = place(of: change.center)
    part.x += held.x - now.x
    part.y += held.y - now.y
    limit()
  }

  /// Where in the picture a place of the frame lies; the frame's middle is zero, its width 1.
  func place(of point: Point) -> Point {
    let turn = sineAndCosine(of: -part.angle)
    return Point(
      x: part.x + (point.x * turn.cosine - point.y * turn.sine) * part.width,
      y: part.y + (point.x * turn.sine + point.y * turn.cosine) * part.width)
  }

  /// A quarter turn clockwise, about the frame's middle.
  mutating func turnQuarter() {
    apply(TransformChange(rotation: .pi / 2, center: .zero))
    // What a quarter adds to a straight picture is exact.
    let quarters = (part.angle / (.pi / 2)).rounded()
    if abs(part.angle - quarters * .pi / 2) < 0.001 {
      part.angle = Self.normal(quarters * .pi / 2)
      limit()
    }
  }

  /// How far it may lie from the middle, both ways.
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
