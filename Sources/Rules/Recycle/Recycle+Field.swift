public import Geometry

extension Recycle {
  /// The table of one player, in units; the same in every window, which only shows it larger.
  public enum Field: String, CaseIterable, Hashable, Codable, Sendable {
    /// For windows wider than high, and for others.
    case wide, tall

    /// Its width and height.
    public var size: Size {
      self == .wide ? Size(width: 1280, height: 800) : Size(width: 960, height: 1200)
    }

    /// The box a container takes.
    public func frame(of container: Container) -> Rect {
      let (width, height) = (300.0, 290.0)
      let gap = (size.width - 3 * width) / 4
      let place = Double(Container.allCases.firstIndex(of: container) ?? 0)
      return Rect(
        x: gap + place * (width + gap), y: size.height - 16 - height, width: width, height: height)
    }

    /// The opening of a container: as wide as the largest piece that goes in.
    ///
    /// In Hard the middle of a piece must be over it when it is let go; a slot is felt a little
    /// higher than it is cut.
    public func mouth(of container: Container) -> Rect {
      let frame = frame(of: container)
      let width = container.kind.size.width * Double(Recycle.largestFit) / 1000
      let (depth, height) =
        switch container {
        case .glass: (104.0, 148.0)
        case .paper: (100, 100)
        case .packaging: (92, 100)
        }
      return Rect(
        center: Point(x: frame.midX, y: frame.minY + depth),
        size: Size(width: width, height: height))
    }

    /// Where a piece of this kind comes onto the table.
    public func start(of kind: Kind) -> Pose {
      let place = Double(Kind.allCases.firstIndex(of: kind) ?? 0)
      let center = Point(
        x: size.width * (2 * place + 1) / 6, y: size.height * (self == .wide ? 0.31 : 0.34))
      return Pose(center: center, size: 1, degrees: 0)
    }

    /// The pose with its middle kept on the table.
    func keeping(_ pose: Pose) -> Pose {
      var kept = pose
      kept.x = min(max(pose.x, 0), Int(size.width) * 64)
      kept.y = min(max(pose.y, 0), Int(size.height) * 64)
      return kept
    }
  }
}
