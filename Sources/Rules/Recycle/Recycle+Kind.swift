public import Geometry

extension Recycle {
  /// What can be thrown away.
  public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    case bottle, bag, plane
    // Only in a town:
    case jar, can, pot, carton, newspaper, box, apple, banana, napkin, mug, nappy

    /// The kinds outside of a town.
    public static let classic: [Kind] = [.bottle, .bag, .plane]

    /// Points at size 1; a bottle brings more, since it must be turned upside down.
    var basePoints: Int { self == .bottle ? 100 : 75 }

    /// Its width and height at size 1, in units.
    public var size: Size {
      switch self {
      case .bottle: Size(width: 74, height: 206)
      case .bag: Size(width: 112, height: 148)
      case .plane: Size(width: 140, height: 112)
      case .jar: Size(width: 74, height: 100)
      case .can: Size(width: 62, height: 112)
      case .pot: Size(width: 84, height: 88)
      case .carton: Size(width: 78, height: 150)
      case .newspaper: Size(width: 136, height: 100)
      case .box: Size(width: 130, height: 112)
      case .apple: Size(width: 88, height: 104)
      case .banana: Size(width: 120, height: 96)
      case .napkin: Size(width: 110, height: 100)
      case .mug: Size(width: 116, height: 92)
      case .nappy: Size(width: 120, height: 88)
      }
    }

    /// Its silhouette without the hollows, at size 1, in units around its middle; clockwise.
    public var outline: [Point] { Self.outlines[self] ?? [] }

    private static let outlines = Dictionary(
      uniqueKeysWithValues: allCases.map { kind in
        (kind, kind.corners.map { Point(x: $0.0, y: $0.1) })
      })

    private var corners: [(Double, Double)] {
      switch self {
      case .bottle:
        [(-15, -103), (15, -103), (37, 5), (37, 92), (28, 103), (-28, 103), (-37, 92), (-37, 5)]
      case .bag:
        [(-50, -74), (50, -74), (56, -15), (56, 15), (50, 74), (-50, 74), (-56, 15), (-56, -15)]
      case .plane: [(-60, -56), (70, -2), (-18, 50), (-70, 56)]
      case .jar: [(-28, -50), (28, -50), (37, -14), (37, 50), (-37, 50), (-37, -14)]
      case .can:
        [(-22, -56), (22, -56), (31, -44), (31, 44), (23, 56), (-23, 56), (-31, 44), (-31, -44)]
      case .pot: [(-42, -32), (40, -44), (42, -26), (28, 44), (-28, 44)]
      case .carton: [(-27, -75), (27, -75), (39, -35), (39, 75), (-39, 75), (-39, -35)]
      case .newspaper: [(-66, -44), (58, -50), (68, 42), (-58, 50)]
      case .box: [(-31, -56), (39, -52), (65, -34), (53, 48), (-43, 56), (-65, -26)]
      case .apple: [(-4, -52), (30, -50), (43, -20), (36, 38), (0, 52), (-38, 38), (-42, -22)]
      case .banana: [(-8, -40), (4, -48), (10, -38), (60, 36), (-6, 48), (-60, 30)]
      case .napkin:
        [(-49, -24), (-27, -46), (23, -50), (49, -28), (55, 22), (29, 46), (-25, 50), (-51, 30)]
      case .mug: [(-58, -42), (30, -42), (58, -8), (56, 10), (22, 46), (-54, 46)]
      case .nappy: [(-60, -40), (60, -40), (58, -10), (8, 42), (-8, 42), (-58, -10)]
      }
    }
  }

  /// Where things can be thrown, in the order they stand in.
  public enum Container: String, CaseIterable, Hashable, Codable, Sendable {
    case glass, paper, packaging
    // Only in a town:
    case organic, rest
  }
}
