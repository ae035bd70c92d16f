import Arcade

/// Requests to the main loop from signals, notifications and buttons.
final class ProgramRequests {
  /// Whether the program should end.
  var isEnding = false
  /// Whether the desktop's screen was locked or unlocked since this was last handled.
  var screenLock: Bool?
  /// Whether the program should be started again once it has ended.
  private(set) var isRestarting = false
  /// Whether a kiosk's owner ended it, so that no one starts it again.
  private(set) var isEndedByOwner = false
  private var screens: [ScreenName] = []
  private var code: BoardCode?

  /// Asks for a screen, and for the window to come to the front.
  func show(_ screen: ScreenName) { screens.append(screen) }

  /// Asks for the board of a link, and for the window to come to the front.
  func show(_ code: BoardCode?) {
    self.code = code
    show(ScreenName.menu)
  }

  /// Ends the program and starts it again.
  func restart() { (isEnding, isRestarting) = (true, true) }

  /// Ends the program for good.
  func endForOwner() { (isEnding, isEndedByOwner) = (true, true) }

  /// The screens requested since the last call, in order.
  func takeScreens() -> [ScreenName] {
    defer { screens = [] }
    return screens
  }

  /// The board of the last link since the last call.
  func takeBoard() -> BoardCode? {
    defer { code = nil }
    return code
  }
}
