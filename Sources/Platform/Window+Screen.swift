import CSDL2
public import Geometry

/// The window's place on the screen.
extension Window {
  /// Makes the window fit the screen, minus the desktop's panels and the window's frame.
  public func fitScreen() {
    guard !isFullScreen else { return }
    // The frame is known once the window manager has replied.
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

  /// The screen changed its size: keeps the window on it if no window manager does.
  public func screenDidChange(to screen: Size) {
    let size = unitSize
    let isOutside = size.width > screen.width || size.height > screen.height
    if isFullScreen, isOutside || size == filledScreen {
      // SDL would fill the screen at its old size.
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

  /// Fills the screen, grabs the keyboard and hides the cursor from now on.
  public func beginKiosk() {
    // Without a window manager, nothing else resizes the window.
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

  /// Fills the screen again if a window manager changed that; called on each turn of a kiosk's
  /// loop.
  ///
  /// Gives up after a few tries, since some desktops decide this alone. Returns whether it tried.
  @discardableResult public func enforceKiosk(at now: Duration) -> Bool {
    if isMinimized { raise() }
    guard !fillsScreen else {
      failedFills = 0
      return false
    }
    guard failedFills < 5, now - lastFill >= .seconds(1) || failedFills == 0 else { return false }
    failedFills += 1
    lastFill = now
    // SDL believes that the window is still full screen, and ignores a request for what it
    // believes.
    isFullScreen = false
    isFullScreen = true
    return true
  }

  private var isMinimized: Bool {
    SDL_GetWindowFlags(handle) & SDL_WINDOW_MINIMIZED.rawValue != 0
  }

  /// Whether the window is as large as its screen; X11's window managers may change it without
  /// notice.
  private var fillsScreen: Bool {
    if fillsByItself { return true }
    guard Window.videoDriver == "x11" else { return isFullScreen }
    var screen = SDL_Rect()
    guard isFullScreen, SDL_GetDisplayBounds(display, &screen) == 0 else { return isFullScreen }
    return unitSize == Size(width: Double(screen.w), height: Double(screen.h))
  }
}
