import CSDL2
public import Geometry

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

  /// The screen has this size now, and no window manager has moved the window: it stays within.
  public func screenDidChange(to screen: Size) {
    let size = unitSize
    let isOutside = size.width > screen.width || size.height > screen.height
    if isFullScreen, isOutside || size == filledScreen {
      // SDL would fill the screen as it was.
      isFullScreen = false
      fillsByItself = true
    }
    if fillsByItself {
      place(at: (0, 0), screen)
      filledScreen = screen
    } else if isOutside {
      place(
        at: (0, 0),
        Size(width: min(size.width, screen.width), height: min(size.height, screen.height)))
    }
  }

  private func place(at corner: (x: Int32, y: Int32), _ size: Size) {
    SDL_SetWindowBordered(handle, fillsByItself ? SDL_FALSE : SDL_TRUE)
    SDL_SetWindowSize(handle, Int32(size.width), Int32(size.height))
    SDL_SetWindowPosition(handle, corner.x, corner.y)
  }

  /// Fills the screen, takes every key and shows no cursor from now on.
  public func beginKiosk() {
    // Without a window manager nobody else makes it as large.
    var screen = SDL_Rect()
    if SDL_GetDisplayBounds(display, &screen) == 0 {
      SDL_SetWindowPosition(handle, screen.x, screen.y)
      SDL_SetWindowSize(handle, screen.w, screen.h)
      filledScreen = Size(width: Double(screen.w), height: Double(screen.h))
    }
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
    if fillsByItself { return true }
    guard Window.videoDriver == "x11" else { return isFullScreen }
    var screen = SDL_Rect()
    guard isFullScreen, SDL_GetDisplayBounds(display, &screen) == 0 else { return isFullScreen }
    return unitSize == Size(width: Double(screen.w), height: Double(screen.h))
  }
}
