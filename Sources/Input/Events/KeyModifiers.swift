/// The modifier keys held during an event.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public var rawValue: UInt8
  /// The set of those bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Either Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Either Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Either Alt.
  public static let alt = KeyModifiers(rawValue: 4)
  /// The key with the logo.
  public static let command = KeyModifiers(rawValue: 8)
}
