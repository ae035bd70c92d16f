/// What the program is asked to do from outside its loop: by signals, by a note on the desktop, by
/// a button.
final class ProgramRequests {
  /// Whether it is to end.
  var isEnding = false
  private var screens: [ScreenName] = []

  /// Asks for a screen, and for the window to come to the front.
  func show(_ screen: ScreenName) { screens.append(screen) }

  /// The screens asked for since the last time, in their order.
  func takeScreens() -> [ScreenName] {
    defer { screens = [] }
    return screens
  }
}
