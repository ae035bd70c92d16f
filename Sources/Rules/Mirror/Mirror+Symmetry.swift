public import Geometry

extension Mirror {
  /// How the panel becomes the whole.
  public enum Symmetry: String, CaseIterable, Hashable, Codable, Sendable {
    /// The panel at the left, its mirror image at the right.
    case axis
    /// The panel is the upper left quarter, mirrored to the right, downwards, and both.
    case axes
    /// The panel at the left, and the same at the right, rotated by 180°.
    case turn

    /// Width and height of the whole, in units.
    public var whole: Size { Size(width: 1200, height: self == .axes ? 1440 : 720) }

    /// A piece's mirror images, in a fixed order.
    public var reflections: [Reflection] {
      switch self {
      case .axis: [Reflection(isMirroredAcross: true, isMirroredDown: false)]
      case .axes:
        [(true, false), (false, true), (true, true)].map {
          Reflection(isMirroredAcross: $0.0, isMirroredDown: $0.1)
        }
      // Half a turn equals both reflections.
      case .turn: [Reflection(isMirroredAcross: true, isMirroredDown: true)]
      }
    }

    /// The position of a mirror image of a piece at `spot`: always its exact reflection.
    public func spot(of reflection: Reflection, at spot: Spot) -> Spot {
      Spot(
        x: reflection.isMirroredAcross ? Int(whole.width) * Spot.fineness - spot.x : spot.x,
        y: reflection.isMirroredDown ? Int(whole.height) * Spot.fineness - spot.y : spot.y)
    }
  }

  /// One of the reflections of a piece.
  public struct Reflection: Hashable, Sendable {
    /// Left and right are exchanged.
    public let isMirroredAcross: Bool
    /// Above and below are exchanged.
    public let isMirroredDown: Bool
  }

  /// A position in integers, so that a record means the same on every machine: 1/64 of a unit
  /// from the panel's upper left corner.
  public struct Spot: Hashable, Sendable {
    /// How many there are in a unit.
    static let fineness = 64

    /// To the right and down.
    public var x, y: Int

    /// A place.
    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    /// The place nearest to a point in units.
    public init(_ point: Point) {
      func whole(_ value: Double) -> Int {
        let limited = min(max(value * Double(Self.fineness), -1e9), 1e9)
        return limited.isFinite ? Int(limited.rounded()) : 0
      }
      self.init(x: whole(point.x), y: whole(point.y))
    }

    /// In units.
    public var point: Point {
      Point(x: Double(x) / Double(Self.fineness), y: Double(y) / Double(Self.fineness))
    }
  }
}
