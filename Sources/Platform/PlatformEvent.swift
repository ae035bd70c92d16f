public import Input

/// What the outside world did to the program.
public nonisolated enum PlatformEvent: Hashable, Sendable {
  /// Touch, mouse, keys, controller, or a dropped file.
  case input(InputEvent)
  /// The window has another size, density or state now.
  case resized
  /// Its picture was lost and must be drawn again.
  case exposed
  /// Another window has the keyboard now.
  case focusLost
  /// Somebody wants the program to end.
  case quit
}
