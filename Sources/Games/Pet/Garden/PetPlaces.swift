import Geometry

/// The places of everything in the pet's room, in its points: nothing covers anything else.
///
/// Bed and lamp stand at the back of the path, and the pet walks between them. The bowl, the ball
/// and the messes lie in front, where a finger can reach them.
nonisolated struct PetPlaces: Hashable {
  /// The size of a pixel of the art, in points.
  let pixel: Double
  /// The height of the pet's feet.
  let floor: Double
  let bed, lamp, bowl, food, ball, feeder: Rect
  let messes: [Rect]
  /// Where the middle of the pet can be: in front of neither bed nor lamp.
  let walk: ClosedRange<Double>

  /// In pixels of the art: how far behind the pet's feet things at the back are, how deep the
  /// front is, and half the width of a lying pet.
  private static let (back, front, half) = (11.0, 14.0, 24.0)
  /// In pixels of the art: how far above the path's pet the one in bed lies, and how high its ears
  /// reach then.
  static let (inBed, ears) = (18.0, 46.0)
  /// The smallest touch target, in points.
  private static let least = 48.0

  /// `side`: the side of the pet's picture, which is 64 pixels.
  ///
  /// A feeder stands to the left of the bowl. `corner`: the upper left part of the room that is
  /// covered; where the sleeping pet would reach into it, the bed stands to the right of it.
  init(
    size: Size, side: Double, pixels: Double = 64, corner: Size = .zero, hasFeeder: Bool = false
  ) {
    let pixel = side / pixels
    self.pixel = pixel
    let floor = size.height - Self.front * pixel
    self.floor = floor
    let width = size.width / pixel
    /// The frame of a thing by the middle of its foot, in pixels from the left and below the
    /// pet's feet.
    func thing(_ middle: Double, _ below: Double, _ wide: Double, _ tall: Double) -> Rect {
      let box = Size(width: max(Self.least, wide * pixel), height: max(Self.least, tall * pixel))
      let x = min(
        max(middle * pixel, box.width / 2), max(box.width / 2, size.width - box.width / 2))
      return Rect(
        x: x - box.width / 2, y: floor + below * pixel - box.height, width: box.width,
        height: box.height)
    }
    let low = Self.front - 1
    // Nearer than the bed, so that it ends below the weight.
    lamp = thing(width - 14, 2 - Self.back, 26, 44)
    let isBelow = floor - (Self.inBed + Self.ears) * pixel >= corner.height
    let last = lamp.minX / pixel - 2 * Self.half - 30
    bed = thing(isBelow ? 32 : max(32, min(last, corner.width / pixel + 33)), -Self.back, 60, 22)
    feeder = thing(11, low, 16, 24)
    let middle = hasFeeder ? max(37, feeder.maxX / pixel + 17) : 24.0
    bowl = thing(middle, low, 32, 14)
    food = thing(middle, low - 7, 18, 16)
    ball = thing(width - 19, low, 20, 20)
    let left = bowl.maxX / pixel + 2
    let each = (ball.minX / pixel - 2 - left) / 3
    messes = (0..<3).map { thing(left + each * (Double($0) + 0.5), low, 20, 18) }
    let least = side / 2
    let right = max(least, lamp.minX - Self.half * pixel)
    let from = min(right, max(least, bed.maxX + Self.half * pixel))
    walk = from...right
  }
}
