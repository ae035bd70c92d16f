/// The button that is held; a finger is always `primary`.
public enum PointerButton: Hashable, Sendable {
  /// The left button unless the buttons are swapped, and every finger.
  case primary
  /// The right button unless the buttons are swapped.
  case secondary
  /// The wheel, pressed.
  case middle
}
