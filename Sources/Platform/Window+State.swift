import CSDL2
public import Geometry

extension Window {
  /// The size in window units, as the desktop counts.
  public var unitSize: Size {
    var w: Int32 = 0
    var h: Int32 = 0
    SDL_GetWindowSize(handle, &w, &h)
    return Size(width: Double(w), height: Double(h))
  }

  /// The size of the framebuffer, in pixels.
  public var pixelSize: Size {
    var w: Int32 = 0
    var h: Int32 = 0
    SDL_GL_GetDrawableSize(handle, &w, &h)
    return Size(width: Double(w), height: Double(h))
  }

  /// The size in points, the unit of scenes.
  public var size: Size { unitSize * (1 / scale) }

  /// Pixels per point.
  public var density: Double { pixelSize.width / max(size.width, 1) }

  /// The time since the program began.
  public static var now: Duration { .milliseconds(Int64(SDL_GetTicks64())) + skipped }

  /// How far a test moved the clock on.
  static var skipped = Duration.zero

  /// The time of an event, whose time stamp has only 32 bits: it begins anew every 50 days.
  static func time(of stamp: UInt32) -> Duration {
    time(of: stamp, at: SDL_GetTicks64()) + skipped
  }

  /// `ticks`: the milliseconds since the program began, now.
  nonisolated static func time(of stamp: UInt32, at ticks: UInt64) -> Duration {
    .milliseconds(Int64(ticks) - Int64(UInt32(truncatingIfNeeded: ticks) &- stamp))
  }

  /// The refresh rate of the window's display; 60 if unknown.
  public var refreshRate: Double {
    var mode = SDL_DisplayMode()
    guard SDL_GetWindowDisplayMode(handle, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
    return Double(mode.refresh_rate)
  }

  /// Whether the window can be seen at all.
  public var isVisible: Bool {
    let hidden = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(handle) & hidden == 0
  }

  /// Whether the window fills the screen, in the desktop's own mode.
  public var isFullScreen: Bool {
    get { fillsByItself || SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }
    set {
      guard newValue != isFullScreen else { return }
      if newValue, let x11 { place.fill(from: x11.frame) }
      setFullScreen(newValue)
    }
  }

  /// The same without a thought about which monitor it fills from now on.
  func setFullScreen(_ isOn: Bool) {
    if fillsByItself { stopFillingByItself() }
    SDL_SetWindowFullscreen(handle, isOn ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  /// Whether the screen may go dark; forbid it only during a game.
  public var allowsBlanking: Bool {
    get { SDL_IsScreenSaverEnabled() == SDL_TRUE }
    set {
      guard newValue != allowsBlanking else { return }
      newValue ? SDL_EnableScreenSaver() : SDL_DisableScreenSaver()
      // SDL asks the desktop first, and leaves X11's screen saver suspended if it thinks that the
      // desktop agreed.
      if newValue { x11?.releaseSaver() }
    }
  }

  /// Whether the cursor is shown; hidden while fingers are used, back with the mouse.
  var showsCursor: Bool {
    get { SDL_ShowCursor(-1) == 1 }
    set { SDL_ShowCursor(newValue && !neverShowsCursor ? 1 : 0) }
  }

  /// Brings the window to the front, on X11 also the desktop that it is on.
  public func raise() {
    if x11 == nil, SDL_GetWindowFlags(handle) & SDL_WINDOW_MINIMIZED.rawValue != 0 {
      SDL_RestoreWindow(handle)
    }
    SDL_RaiseWindow(handle)
    x11?.activate()
  }

  /// Shows the frame that was drawn, waiting for the display if possible.
  public func present() { SDL_GL_SwapWindow(handle) }

  /// The driver's names, for `recreo doctor`.
  public var graphicsDescription: String {
    "\(dialect.rawValue): \(graphicsName(GL_RENDERER)), \(graphicsName(GL_VERSION))"
  }
  /// Who made the driver.
  public var graphicsVendor: String { graphicsName(GL_VENDOR) }
  private func graphicsName(_ what: Int32) -> String {
    gl.getString(GLenum(what)).map { String(cString: $0) } ?? "unknown"
  }

  /// The video driver that SDL chose: x11, wayland, offscreen or another.
  public static var videoDriver: String {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
  }
  /// The number of touch devices that SDL sees.
  public static var touchDevices: Int { Int(SDL_GetNumTouchDevices()) }
}

extension Window {
  /// Whether `present` waits for the display.
  ///
  /// Software drivers accept the setting but ignore it.
  public var waitsForDisplay: Bool {
    let renderer = graphicsDescription.lowercased()
    let isSoftware = ["llvmpipe", "softpipe", "swrast"].contains { renderer.contains($0) }
    return !isSoftware && SDL_GL_GetSwapInterval() != 0
  }
}
