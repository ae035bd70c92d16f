/// Requests to the main loop from signals, notifications and buttons.
final class ProgramRequests {
  /// Whether the program should end.
  var isEnding = false
  private var screens: [ScreenName] = []

  /// Asks for a screen, and for the window to come to the front.
  func show(_ screen: ScreenName) { screens.append(screen) }

  /// The screens requested since the last call, in order.
  func takeScreens() -> [ScreenName] {
    defer { screens = [] }
    return screens
  }
}
