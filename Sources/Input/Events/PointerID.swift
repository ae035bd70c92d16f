/// One finger, from touch to lift.
///
/// The mouse has a fixed id. A finger's id may be reused by a later finger.
public struct PointerID: Hashable, Sendable {
  /// The system's number, mapped to a small one by Platform.
  public var rawValue: Int64
  /// The pointer of that number.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }
  /// The mouse, whichever button is down.
  public static let mouse = PointerID(-1)
  /// The unseen pointer that holds what was picked up with a tap.
  public static let carrying = PointerID(-2)
  /// Whether it is a finger, which hides what lies under it.
  public var isFinger: Bool { rawValue >= 0 }
}
