public import Input

/// An event from outside the program.
public nonisolated enum PlatformEvent: Hashable, Sendable {
  /// Touch, mouse, keys, controller, or a dropped file.
  case input(InputEvent)
  /// The window's size, density or state changed.
  case resized
  /// The window's content was lost and must be drawn again.
  case exposed
  /// Another window has the focus now.
  case focusLost
  /// The program was asked to quit.
  case quit
}
