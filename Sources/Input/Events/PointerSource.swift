/// What made a pointer event; slop is larger for touch than for a mouse.
public enum PointerSource: Hashable, Sendable {
  /// A finger or a pen on the screen.
  case touch
  /// A mouse, or a touchpad that acts as one.
  case mouse
}
