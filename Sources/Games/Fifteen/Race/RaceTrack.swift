import Arcade
import Drawing
import Geometry
import Stage
import Store

/// A track along the top of a race: each player's animal is as far as the board is solved.
final class RaceTrack: Node {
  private let runners: [AvatarNode]
  /// How far each is: 0 at the start, 1 at home.
  private var shares: [Double]
  private let palette: Palette
  /// The least and the largest height of a lane, in points.
  static let lane = 32.0...72.0
  private static let gap = 6.0

  init(_ faces: [Avatar], palette: Palette) {
    self.palette = palette
    runners = faces.map { AvatarNode($0) }
    shares = faces.map { _ in 0 }
    super.init("", role: .image)
    add(runners)
  }

  /// The height for so many lanes in a room of this height; nil if they would be too low.
  static func height(_ lanes: Int, within room: Double) -> Double? {
    let count = Double(lanes)
    let each = min(lane.upperBound, (room - gap * (count - 1)) / count)
    return each >= lane.lowerBound ? each * count + gap * (count - 1) : nil
  }

  /// Another player runs in a lane.
  func show(_ face: Avatar, in lane: Int) { runners[lane].show(face) }

  /// The animal of a lane runs on, or back.
  func run(_ lane: Int, to share: Double) {
    guard share != shares[lane] else { return }
    let old = runners[lane].frame.origin
    shares[lane] = share
    place(lane)
    runners[lane].animate(
      from: Pose(offset: old - runners[lane].frame.origin), length: Theme.move, easing: .smooth)
  }

  private var height: Double {
    let count = Double(runners.count)
    return (size.height - Self.gap * (count - 1)) / count
  }

  private func frame(ofLane lane: Int) -> Rect {
    Rect(
      x: 0, y: Double(lane) * (height + Self.gap), width: size.width, height: height)
  }

  private func place(_ lane: Int) {
    let track = frame(ofLane: lane)
    let side = track.height - 6
    let way = max(0, track.width - finish - side - 12)
    // The finish is behind the line.
    let x = shares[lane] < 1 ? 6 + way * 0.97 * shares[lane] : track.width - side - 6
    runners[lane].frame = Rect(x: x, y: track.minY + 3, width: side, height: side)
  }

  /// The width of a square of the line.
  private var square: Double { height / 4 }
  private var finish: Double { height + 2 * square }

  override func sizeDidChange() { for lane in runners.indices { place(lane) } }

  override func draw(into list: inout DrawList, at now: Duration) {
    for lane in runners.indices {
      let track = frame(ofLane: lane)
      list.shape(
        Shape(
          radius: track.height / 2, fill: palette.groove,
          border: palette.isStrong ? 2 : 0, borderColor: palette.ink, grain: Theme.grain),
        in: track)
      let left = track.width - finish
      list.shape(
        Shape(fill: .white),
        in: Rect(x: left, y: track.minY, width: 2 * square, height: track.height))
      for step in 0..<4 {
        list.shape(
          Shape(fill: Theme.ink),
          in: Rect(
            x: left + (step.isMultiple(of: 2) ? 0 : square),
            y: track.minY + Double(step) * square, width: square, height: square))
      }
    }
  }
}
