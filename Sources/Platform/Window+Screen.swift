import CSDL2
import Geometry

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

  /// The monitors may have changed: keeps the window where it belongs.
  public func screenDidChange() {
    guard let x11 else { return }
    let frame = x11.frame
    guard let target = place.follow(x11.monitors, from: frame, fills: isFullScreen),
      target != frame
    else { return }
    isFullScreen ? fill(target) : move(to: target)
  }

  private func move(to frame: Rect) {
    SDL_SetWindowSize(handle, Int32(frame.width), Int32(frame.height))
    SDL_SetWindowPosition(handle, Int32(frame.minX), Int32(frame.minY))
  }

  /// Fills a monitor.
  ///
  /// SDL does not notice when one gets another mode or place, and would fill it as it was.
  private func fill(_ monitor: Rect) {
    setFullScreen(false)
    if isKnown(monitor) {
      move(to: monitor)
      setFullScreen(true)
    } else {
      fillsByItself = true
      x11?.setBordered(false)
      move(to: monitor)
      x11?.set(Self.fullScreen, to: true)
    }
  }

  func stopFillingByItself() {
    fillsByItself = false
    x11?.set(Self.fullScreen, to: false)
    x11?.setBordered(true)
  }

  private static var fullScreen: String { "_NET_WM_STATE_FULLSCREEN" }

  /// Whether SDL knows a display with this frame.
  private func isKnown(_ monitor: Rect) -> Bool {
    (0..<SDL_GetNumVideoDisplays()).contains { index in
      var known = SDL_Rect()
      return SDL_GetDisplayBounds(index, &known) == 0 && Rect(known) == monitor
    }
  }

  /// Fills the screen, grabs the keyboard and hides the cursor from now on.
  public func beginKiosk() {
    if let x11 { place.fill(from: x11.frame) }
    // Without a window manager, nothing else resizes the window.
    if let monitor = place.filled { fill(monitor) } else { setFullScreen(true) }
    SDL_SetWindowKeyboardGrab(handle, SDL_TRUE)
    showsCursor = false
    neverShowsCursor = true
  }

  /// Shows the window and fills the screen again if a window manager changed that; called on each
  /// turn of a kiosk's loop.
  ///
  /// Gives up filling after a few tries, since some desktops decide this alone.
  public func enforceKiosk(at now: Duration) {
    guard isVisible else {
      // It is minimized, or on a desktop that is not shown.
      guard lastRaise.map({ now - $0 >= Self.pause }) ?? true else { return }
      lastRaise = now
      return raise()
    }
    lastRaise = nil
    guard !fillsScreen else {
      failedFills = 0
      return
    }
    guard failedFills < Self.mostFills, now - lastFill >= Self.pause || failedFills == 0 else {
      return
    }
    failedFills += 1
    lastFill = now
    if let monitor = place.filled { return fill(monitor) }
    // SDL believes that the window is still full screen, and ignores a request for what it
    // believes.
    setFullScreen(false)
    setFullScreen(true)
  }

  /// When `enforceKiosk` has to be called at the latest; nil if nothing is wrong.
  public var nextEnforcement: Duration? {
    if let lastRaise { return lastRaise + Self.pause }
    return (1..<Self.mostFills).contains(failedFills) ? lastFill + Self.pause : nil
  }

  private static var pause: Duration { .seconds(1) }
  private static var mostFills: Int { 5 }

  /// Whether the window is where its monitor is; X11's window managers may change it without notice.
  private var fillsScreen: Bool {
    guard let x11 else { return isFullScreen }
    return place.filled.map { isFullScreen && x11.frame == $0 } ?? true
  }
}

extension Rect {
  fileprivate init(_ rect: SDL_Rect) {
    self.init(
      x: Double(rect.x), y: Double(rect.y), width: Double(rect.w), height: Double(rect.h))
  }
}
