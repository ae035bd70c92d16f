import CSDL2
import Geometry

/// The window's place on the screen.
extension Window {
  /// Makes the window small enough for the screen, less the desktop's panels and its own frame.
  public func fitScreen() {
    guard !isFullScreen else { return }
    // The frame is known once the window manager has answered.
    SDL_PumpEvents()
    var usable = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(display, &usable) == 0 else { return }
    var (top, left, bottom, right) = (Int32(0), Int32(0), Int32(0), Int32(0))
    SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right)
    var (x, y, width, height) = (Int32(0), Int32(0), Int32(0), Int32(0))
    SDL_GetWindowSize(handle, &width, &height)
    SDL_GetWindowPosition(handle, &x, &y)
    let fitting = (
      min(width, max(1, usable.w - left - right)), min(height, max(1, usable.h - top - bottom))
    )
    if fitting != (width, height) { SDL_SetWindowSize(handle, fitting.0, fitting.1) }
    let place = (
      max(usable.x + left, min(x, usable.x + usable.w - fitting.0 - right)),
      max(usable.y + top, min(y, usable.y + usable.h - fitting.1 - bottom))
    )
    if place != (x, y) { SDL_SetWindowPosition(handle, place.0, place.1) }
  }

  private var display: Int32 { max(0, SDL_GetWindowDisplayIndex(handle)) }

  /// Fills the screen, takes every key and shows no cursor from now on.
  public func beginKiosk() {
    isFullScreen = true
    SDL_SetWindowKeyboardGrab(handle, SDL_TRUE)
    showsCursor = false
    neverShowsCursor = true
  }

  /// Fills the screen again where a window manager took the window off it; asked at each turn of a
  /// kiosk's loop.
  ///
  /// Gives up after a few tries: some desktops decide this alone. Says whether it was tried.
  @discardableResult public func keepKiosk(at now: Duration) -> Bool {
    if isMinimized { raise() }
    guard !fillsScreen else {
      failedFills = 0
      return false
    }
    guard failedFills < 5, now - lastFill >= .seconds(1) || failedFills == 0 else { return false }
    failedFills += 1
    lastFill = now
    // SDL believes the window to be there still, and ignores the wish for what it believes.
    isFullScreen = false
    isFullScreen = true
    return true
  }

  private var isMinimized: Bool {
    SDL_GetWindowFlags(handle) & SDL_WINDOW_MINIMIZED.rawValue != 0
  }

  /// Whether the window is as large as its screen; only X11's window managers change it unsaid.
  private var fillsScreen: Bool {
    guard Window.videoDriver == "x11" else { return isFullScreen }
    var screen = SDL_Rect()
    guard isFullScreen, SDL_GetDisplayBounds(display, &screen) == 0 else { return isFullScreen }
    return unitSize == Size(width: Double(screen.w), height: Double(screen.h))
  }
}
