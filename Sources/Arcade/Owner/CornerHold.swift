import Geometry
public import Input

/// Notices a finger that is held in an upper corner of the screen for three seconds: on the left it
/// opens the owner's panel, on the right what helps a player to play.
///
/// It has no clock: its owner passes the time. It only watches; the touch also goes to the screen.
public nonisolated struct CornerHold: Hashable, Sendable {
  /// How long the finger must be held.
  public static let time = Duration.seconds(3)
  /// The side of the corner, in points.
  public static let side = 72.0
  private let isRight: Bool
  private var finger: PointerID?
  /// How many other fingers are on the screen.
  private var others: Set<PointerID> = []
  /// When the finger has been held long enough; nil while none is.
  public private(set) var due: Duration?

  /// Nobody holds it.
  public init(isRight: Bool = false) { self.isRight = isRight }

  /// Takes note of a finger; a second one, or one that leaves the corner, ends the hold.
  ///
  /// `width`: that of the window, in points.
  public mutating func heard(_ event: PointerEvent, width: Double) {
    let isInside = isInside(event.location, width)
    switch event.phase {
    case .began where finger == nil && others.isEmpty && isInside:
      (finger, due) = (event.id, event.time + Self.time)
    case .began:
      others.insert(event.id)
      due = nil
    case .moved:
      if event.id == finger, !isInside { due = nil }
    case .ended, .cancelled:
      others.remove(event.id)
      if event.id == finger { (finger, due) = (nil, nil) }
    }
  }

  /// Whether the finger has been held for long enough; true once.
  public mutating func take(at now: Duration) -> Bool {
    guard let due, now >= due else { return false }
    self.due = nil
    return true
  }

  private func isInside(_ place: Point, _ width: Double) -> Bool {
    place.y <= Self.side && (isRight ? width - place.x : place.x) <= Self.side
  }
}
