public import Drawing
public import Geometry
public import Stage

/// How a hand demonstrates a gesture, over and over: where it goes, and what it holds.
///
/// Moments within a turn are fractions of it, 0 to 1.
public struct HandScript {
  /// A moment of the demonstration.
  public struct Moment {
    /// The stage's clock.
    public let now: Duration
    /// The number of the turn, and how much of it has passed.
    public let turn: Int, part: Double
    /// How far what is moved has come, and how firmly a finger taps, 0 to 1.
    public let progress: Double, press: Double
    /// The opacity of the hand.
    public let strength: Double
    /// Whether the hand stands still.
    public let isStill: Bool
  }

  /// How long a turn takes, and how many there are.
  public var turn: Duration, turns: Int
  /// How long the hand is there; after its turns it stands still.
  public var stay: Duration
  /// How much of a turn it takes to appear and to disappear.
  public var fades = (in: 0.12, out: 0.15)
  /// When it moves what it holds.
  public var moves = 0.2...0.65
  /// When it taps, and how long before and after that the finger moves.
  public var taps: [Double] = [], tapLength = 0.14
  /// The moment at which it stands still.
  public var still: Double
  /// The height of the hand in points, and its fingers.
  public var height: Double, fingers = HandIcon.Fingers.one
  /// The drawing of what it holds, if that is art.
  public var art: (name: String, size: Size)?
  /// Where its fingertips are, in the node's points, and its scale and rotation; nil hides it.
  public var path: (Moment) -> Pose? = { _ in nil }
  /// Draws what it holds; with the drawing named in `art`.
  public var ghost: (Moment, Pose, Sprite?, inout DrawList) -> Void = { _, _, _, _ in }

  /// A hand that goes nowhere yet; it leaves after its turns.
  public init(turn: Duration, turns: Int = 1, height: Double, still: Double) {
    (self.turn, self.turns, stay) = (turn, turns, turn * turns)
    (self.height, self.still) = (height, still)
  }

  /// The moment after some time; `isCalm`: whether motion is reduced.
  func moment(after time: Duration, at now: Duration, isCalm: Bool) -> Moment {
    let isStill = isCalm || time >= turn * self.turns
    let turns = isStill ? still : time / turn
    let part = turns.truncatingRemainder(dividingBy: 1)
    let length = moves.upperBound - moves.lowerBound
    return Moment(
      now: now, turn: Int(turns), part: part,
      progress: Easing.smooth((part - moves.lowerBound) / length),
      press: taps.map { max(0, 1 - abs(part - $0) / tapLength) }.max() ?? 0,
      strength: isStill ? 1 : min(1, part / fades.in, max(0, (1 - part) / fades.out)),
      isStill: isStill)
  }
}
