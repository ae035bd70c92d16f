import Drawing
import Geometry
import Rules
import Stage

/// Points that fly from a container to the score.
final class FlyingPoints: Node {
  static let length = Duration.milliseconds(650)
  private let words: Label
  private var flight: Flight?

  init(_ points: Int, color: Color) {
    words = Label(
      "+\(points)", style: TextStyle(size: 44, weight: .bold, alignment: .center), color: color)
    super.init("")
    add(words)
  }

  /// From one place to another, both in its parent's points.
  func fly(from: Point, to: Point) {
    let size = words.size()
    frame = Rect(center: to, size: Size(width: size.width + 8, height: size.height))
    words.frame = bounds
    var arc = Flight(from: from, to: to, height: 60, start: now, length: Self.length)
    arc.scale = (1, 0.6)
    flight = arc
    setNeedsDisplay()
  }

  override func pose(at now: Duration) -> Pose { flight?.pose(at: now) ?? restingPose }
  override func isMoving(at now: Duration) -> Bool { flight?.isRunning(at: now) ?? false }
}

extension Recycle.ContainerColor {
  /// The colour of its paper.
  var color: Color {
    switch self {
    case .green: Color(0x2F8F4E)
    case .blue: Color(0x2F6FB7)
    case .yellow: Color(0xF2B632)
    case .brown: Color(0x7B4B22)
    case .grey: Color(0x7C8790)
    case .black: Color(0x41464C)
    }
  }

  /// Its colour for letters on the sky.
  var darkColor: Color {
    switch self {
    case .green: Color(0x174D29)
    case .blue: Color(0x173F73)
    case .yellow: Color(0x65420E)
    case .brown: Color(0x3F240E)
    case .grey, .black: Color(0x2A3036)
    }
  }
}

extension Recycle.Container {
  /// The end of its drawings' names.
  func artName(_ color: Recycle.ContainerColor) -> String {
    color == .black ? rawValue + "-black" : rawValue
  }
}
