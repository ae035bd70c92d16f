import CSDL2

/// The start of SDL's video.
extension Window {
  /// Starts it on a screen, or without one where that is wanted.
  static func startVideo() throws(DisplayError) {
    if SDL_Init(SDL_INIT_VIDEO) != 0 {
      // While all monitors are off SDL finds no display; now it takes the X screen for one.
      try start(with: SDL_HINT_VIDEO_X11_XRANDR, "0")
    }
    guard hasScreen else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw DisplayError(reason: "neither an X server nor a Wayland compositor answers")
    }
    if videoDriver == "x11", !hasUsualColours {
      // With EGL, SDL would choose a format of 24 bits, which such a screen can't show.
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      try start(with: SDL_HINT_VIDEO_X11_FORCE_EGL, "0")
    }
  }

  private static func start(with hint: String, _ value: String) throws(DisplayError) {
    SDL_SetHint(hint, value)
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw DisplayError(reason: String(cString: SDL_GetError()))
    }
  }

  /// Whether there is a screen; SDL does without one if it finds none, and does not say so.
  private static var hasScreen: Bool {
    let wish = SDL_getenv("SDL_VIDEODRIVER").map { String(cString: $0) } ?? ""
    return !wish.isEmpty || !["offscreen", "dummy"].contains(videoDriver)
  }

  /// Whether the screen has eight bits for each colour.
  private static var hasUsualColours: Bool {
    var mode = SDL_DisplayMode()
    var (bits, red, green, blue, alpha) = (
      Int32(0), UInt32(0), UInt32(0), UInt32(0), UInt32(0)
    )
    return SDL_GetDesktopDisplayMode(0, &mode) == 0
      && SDL_PixelFormatEnumToMasks(mode.format, &bits, &red, &green, &blue, &alpha) == SDL_TRUE
      && [red, green, blue].allSatisfy { $0.nonzeroBitCount == 8 }
  }
}
