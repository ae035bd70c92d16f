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
}
