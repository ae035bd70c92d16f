public import Geometry

extension Recycle {
  /// What can be thrown away.
  public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    case bottle, bag, plane

    /// Where it belongs.
    public var container: Container {
      switch self {
      case .bottle: .glass
      case .bag: .packaging
      case .plane: .paper
      }
    }

    /// Points at size 1; glass brings more, since it must be turned upside down.
    var basePoints: Int { self == .bottle ? 100 : 75 }

    /// Its width and height at size 1, in units.
    public var size: Size {
      switch self {
      case .bottle: Size(width: 74, height: 206)
      case .bag: Size(width: 112, height: 148)
      case .plane: Size(width: 140, height: 112)
      }
    }

    /// Its silhouette without the hollows, at size 1, in units around its middle; clockwise.
    public var outline: [Point] {
      switch self {
      case .bottle:
        Self.points([
          (-15, -103), (15, -103), (37, 5), (37, 92), (28, 103), (-28, 103), (-37, 92), (-37, 5),
        ])
      case .bag:
        Self.points([
          (-50, -74), (50, -74), (56, -15), (56, 15), (50, 74), (-50, 74), (-56, 15), (-56, -15),
        ])
      case .plane: Self.points([(-60, -56), (70, -2), (-18, 50), (-70, 56)])
      }
    }

    private static func points(_ pairs: [(Double, Double)]) -> [Point] {
      pairs.map { Point(x: $0.0, y: $0.1) }
    }
  }

  /// Where things can be thrown, in the order they stand in.
  public enum Container: String, CaseIterable, Hashable, Codable, Sendable {
    case glass, paper, packaging

    /// What belongs into it.
    public var kind: Kind {
      switch self {
      case .glass: .bottle
      case .paper: .plane
      case .packaging: .bag
      }
    }
  }
}
