import Drawing
public import Geometry
public import Stage

/// A short text on paper that rises a little from a place on the board.
///
/// Remove it after `stay`.
public final class RisingLabel: Paper {
  /// How long it is shown.
  public static let stay = Duration.milliseconds(1000)
  private let words: Label

  /// A slip with this text, `size` points high; `rise` shows it.
  public init(_ text: String, size: Double = 28, fill: Color = Theme.sheet) {
    words = Label(text, style: TextStyle(size: size, weight: .bold, alignment: .center))
    super.init(
      role: .text, label: text, fill: fill, radius: Theme.smallRadius, elevation: .lifted)
    add(words)
  }

  /// Starts at the middle of `place` and stays within `room`; both in its parent's points.
  public func rise(from place: Point, in room: Rect) {
    let width = min(words.size().width + 32, room.width - 8)
    let x = min(max(place.x - width / 2, room.minX + 4), room.maxX - width - 4)
    frame = Rect(x: x, y: place.y - 26, width: width, height: 52)
    words.frame = bounds
    setPose(Pose(scale: 0.7, opacity: 0.6))
    animate(to: Pose(offset: Point(x: 0, y: -24)), length: Theme.slow, easing: .settle)
  }
}
