/// One finger, from touch to lift.
///
/// The mouse is the finger that never leaves. A finger's number may be used again by a later finger.
public struct PointerID: Hashable, Sendable {
  /// The number the system gave, made small by Platform.
  public var rawValue: Int64
  /// The pointer of that number.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }
  /// The one mouse, whichever button is down.
  public static let mouse = PointerID(-1)
}
