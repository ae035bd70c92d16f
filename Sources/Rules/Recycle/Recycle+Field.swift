public import Geometry

extension Recycle {
  /// The table of one player, in units; the same in every window, which only shows it larger.
  public enum Field: String, CaseIterable, Hashable, Codable, Sendable {
    /// For windows wider than high, and for others.
    case wide, tall
    /// The same for a town with five containers.
    case wideTown, tallTown

    /// The field of the same shape, for a town or not.
    func forTown(_ isTown: Bool) -> Field {
      switch self {
      case .wide, .wideTown: isTown ? .wideTown : .wide
      case .tall, .tallTown: isTown ? .tallTown : .tall
      }
    }

    /// Whether it is for windows wider than high.
    public var isWide: Bool { self == .wide || self == .wideTown }

    /// Its width and height.
    public var size: Size {
      switch self {
      case .wide: Size(width: 1280, height: 800)
      case .tall: Size(width: 960, height: 1200)
      case .wideTown: Size(width: 1680, height: 1050)
      case .tallTown: Size(width: 960, height: 1560)
      }
    }

    /// Its containers, in the order they stand in.
    public var containers: [Container] {
      switch self {
      case .wide, .tall: Self.three
      case .wideTown, .tallTown: Container.allCases
      }
    }
    private static let three: [Container] = [.glass, .paper, .packaging]

    /// Where a container stands: how many rows are below its row, and its place among how many.
    private func stand(of container: Container) -> (above: Int, place: Int, count: Int)? {
      guard let place = containers.firstIndex(of: container) else { return nil }
      guard self == .tallTown else { return (0, place, containers.count) }
      return place < 2 ? (1, place, 2) : (0, place - 2, 3)
    }

    /// The box a container takes; empty for one that isn't here.
    public func frame(of container: Container) -> Rect {
      let (width, height) = (300.0, 290.0)
      guard let (above, place, count) = stand(of: container) else { return .zero }
      let gap = (size.width - Double(count) * width) / Double(count + 1)
      return Rect(
        x: gap + Double(place) * (width + gap),
        y: size.height - 16 - height - Double(above) * (height + 24), width: width,
        height: height)
    }

    /// The opening of a container: as wide as the largest item that goes in.
    ///
    /// In Hard the middle of a piece must be over it when it is let go; a slot is felt a little
    /// higher than it is cut.
    public func mouth(of container: Container) -> Rect {
      let frame = frame(of: container)
      let (depth, opening) =
        switch container {
        case .glass: (104.0, Size(width: 148, height: 148))
        case .paper: (100, Size(width: 280, height: 100))
        case .packaging: (92, Size(width: 224, height: 100))
        case .organic, .rest: (96, Size(width: 244, height: 100))
        }
      return Rect(center: Point(x: frame.midX, y: frame.minY + depth), size: opening)
    }

    /// Where items come onto the table.
    var places: [Point] {
      switch self {
      case .wide, .tall, .wideTown:
        let count = Double(containers.count)
        return (0..<containers.count).map {
          Point(
            x: size.width * Double(2 * $0 + 1) / (2 * count),
            y: size.height * (self == .tall ? 0.34 : 0.31))
        }
      case .tallTown:
        return [
          Point(x: 160, y: 210), Point(x: 480, y: 210), Point(x: 800, y: 210),
          Point(x: 320, y: 550), Point(x: 640, y: 550),
        ]
      }
    }

    /// Where a piece of this kind comes onto the table, outside of a town.
    public func start(of kind: Kind) -> Pose {
      let place = Kind.classic.firstIndex(of: kind) ?? 0
      return Pose(center: places[place], size: 1, degrees: 0)
    }

    /// The pose with its middle kept on the table.
    func clamping(_ pose: Pose) -> Pose {
      var clamped = pose
      clamped.x = min(max(pose.x, 0), Int(size.width) * 64)
      clamped.y = min(max(pose.y, 0), Int(size.height) * 64)
      return clamped
    }
  }
}
