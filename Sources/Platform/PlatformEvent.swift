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
  /// Somebody asked the window to close.
  case quit
  /// The display is gone, for example because the Wayland compositor ended: nobody sees the window.
  case displayLost
  /// The sound device that was open is gone, for example because the sound server starts again.
  case audioLost
}
