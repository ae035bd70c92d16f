public import Geometry

extension Recycle {
  /// Where a piece lies, how large it is and how it is turned, in whole numbers, so that a record
  /// means the same on every machine.
  public struct Pose: Hashable, Sendable {
    /// Sizes a piece can have, in thousandths.
    public static let sizes = 250...4000

    /// The middle, in 1/64 of a unit from the field's upper left corner.
    public var x, y: Int
    /// In thousandths: 1000 is the size it came with.
    public var size: Int
    /// In 1/100 degree, clockwise, from −18 000 up to 17 999; 0 is upright.
    public var angle: Int

    /// A pose; the size is brought within `sizes` and the angle into one turn.
    public init(x: Int, y: Int, size: Int = 1000, angle: Int = 0) {
      self.x = x
      self.y = y
      self.size = min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
      let turn = (angle + 18_000) % 36_000
      self.angle = (turn < 0 ? turn + 36_000 : turn) - 18_000
    }

    /// The pose nearest to a middle in units, a factor of growth and an angle in degrees.
    public init(center: Point, size: Double, degrees: Double) {
      self.init(
        x: Self.whole(center.x * 64), y: Self.whole(center.y * 64), size: Self.whole(size * 1000),
        angle: Self.whole(degrees * 100))
    }

    /// The middle, in units.
    public var center: Point { Point(x: Double(x) / 64, y: Double(y) / 64) }
    /// The factor of growth.
    public var scale: Double { Double(size) / 1000 }
    /// Radians, clockwise.
    public var radians: Double { Double(angle) * (Double.pi / 18_000) }
    /// How far it is from upside down, in 1/100 degree.
    public var tilt: Int { 18_000 - abs(angle) }

    private static func whole(_ value: Double) -> Int {
      let limited = min(max(value, -1e9), 1e9)
      return limited.isFinite ? Int(limited.rounded()) : 0
    }
  }
}

extension Recycle.Pose: Codable {
  /// Reads `[x, y, size, angle]`; one out of range belongs to no game that was played.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let numbers = try (0..<4).map { _ in try list.decode(Int.self) }
    guard list.isAtEnd, let pose = Self(numbers) else {
      throw DecodingError.dataCorruptedError(
        in: list, debugDescription: "No piece lies at [x, y, size, angle] \(numbers).")
    }
    self = pose
  }

  /// The pose of these four numbers; nil where no piece can be so.
  init?(_ numbers: [Int]) {
    guard numbers.allSatisfy({ $0.magnitude < 1 << 30 }) else { return nil }
    self.init(x: numbers[0], y: numbers[1], size: numbers[2], angle: numbers[3])
    guard size == numbers[2], angle == numbers[3] else { return nil }
  }

  /// Writes `[x, y, size, angle]`.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [x, y, size, angle] { try list.encode(number) }
  }
}
