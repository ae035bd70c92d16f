/// What made a pointer event: slop is wide for skin and narrow for a mouse.
public enum PointerSource: Hashable, Sendable {
  /// A finger or a pen on the screen.
  case touch
  /// A mouse, or a touchpad that plays one.
  case mouse
}
