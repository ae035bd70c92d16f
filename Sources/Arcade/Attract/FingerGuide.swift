public import Geometry

/// The way of a finger through the touches of a recorded game.
///
/// While something is touched the finger is on it, wherever it is dragged; before each touch the
/// finger comes from where it lifted last.
public struct FingerGuide {
  /// One touch of the record.
  public struct Touch {
    /// When the finger comes down and when it lifts, in milliseconds.
    public var began, ended: Int
    /// How many fingers touch.
    public var fingers: HandIcon.Fingers
    /// Where what is touched is now, in the window; nil while it isn't to be seen.
    public var place: () -> Point?

    /// A touch from one moment to another.
    public init(
      began: Int, ended: Int, fingers: HandIcon.Fingers = .one, place: @escaping () -> Point?
    ) {
      self.began = began
      self.ended = ended
      self.fingers = fingers
      self.place = place
    }

    /// A tap at this moment.
    public init(tapAt moment: Int, place: @escaping () -> Point?) {
      self.init(began: moment - 120, ended: moment + 120, place: place)
    }
  }

  /// How long the finger is on its way to a touch, in milliseconds.
  private static let approach = 650
  private let touches: [Touch]
  /// Where the finger was last, and the touch it was last seen on.
  private var last: (place: Point, touch: Int)?

  /// The touches, in the order of their times.
  public init(_ touches: [Touch]) { self.touches = touches }

  private func upcoming(_ moment: Int) -> Int? { touches.firstIndex { moment < $0.ended } }

  /// When the finger leaves for a touch.
  private func start(_ index: Int) -> Int {
    let free = index == 0 ? Int.min : touches[index - 1].ended
    return max(free, touches[index].began - Self.approach)
  }

  /// The finger at a moment of the record, in milliseconds.
  public mutating func finger(at moment: Int) -> DemoFinger? {
    guard let index = upcoming(moment) else {
      return last.map { DemoFinger(place: $0.place, isDown: false) }
    }
    let touch = touches[index]
    // After a jump back it comes from nowhere.
    if let seen = last?.touch, seen > index { last = nil }
    guard let goal = touch.place() else {
      return last.map { DemoFinger(place: $0.place, isDown: false) }
    }
    guard moment < touch.began else {
      last = (goal, index)
      return DemoFinger(place: goal, isDown: true, fingers: touch.fingers)
    }
    let start = start(index)
    guard moment > start else { return last.map { DemoFinger(place: $0.place, isDown: false) } }
    let share = Double(moment - start) / Double(max(1, touch.began - start))
    let eased = share * share * (3 - 2 * share)
    // The first comes from below, where people stand.
    let from = last?.place ?? goal + Point(x: 0, y: 240)
    return DemoFinger(
      place: from + (goal - from) * eased, isDown: false, fingers: touch.fingers)
  }

  /// How many milliseconds the finger rests from a moment on; zero while it moves, nil if it is done.
  public func rest(at moment: Int) -> Int? {
    upcoming(moment).map { max(0, start($0) - moment) }
  }
}
