/// The button that is held; a finger is always `primary`.
public enum PointerButton: Hashable, Sendable {
  /// The left button for right-handed people, and every finger.
  case primary
  /// The right button for right-handed people.
  case secondary
  /// The wheel, pressed.
  case middle
}
