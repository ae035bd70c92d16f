/// A key went down or up.
public struct KeyEvent: Hashable, Sendable {
  /// Whether the key was pressed or released.
  public enum Phase: Hashable, Sendable {
    /// Down, or still down when `isRepeat`.
    case pressed
    /// Up.
    case released
  }
  /// Which key.
  public var key: Key
  /// The keys held with it.
  public var modifiers: KeyModifiers
  /// Whether the system sent it because the key is still held.
  public var isRepeat: Bool
  /// Down or up.
  public var phase: Phase
  /// On the clock of all events.
  public var time: Duration

  /// A press by default.
  public init(
    _ key: Key, modifiers: KeyModifiers = [], isRepeat: Bool = false, phase: Phase = .pressed,
    time: Duration
  ) {
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    self.phase = phase
    self.time = time
  }

  /// The same for a node whose left and right are exchanged.
  public var mirrored: KeyEvent {
    var other = self
    other.key = [.left: .right, .right: .left][key] ?? key
    return other
  }
}
