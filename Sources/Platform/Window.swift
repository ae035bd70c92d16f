import CSDL2
public import Geometry

/// There is no way to draw; lists every attempt and what to do.
public nonisolated struct GraphicsError: Error, CustomStringConvertible {
  /// Each attempt and how it failed.
  var attempts: [String]
  /// What happened and what to do, in English.
  public var description: String {
    "No graphics: " + attempts.joined(separator: "; ")
      + ". Recreo needs OpenGL 3.3 or OpenGL ES 3.0: install libgl1-mesa-dri, libgl1, libegl1 and libgles2."
  }
}

/// The program's window and its GL context.
///
/// Owns SDL's video: opening it starts the library, `deinit` ends it.
@MainActor public final class Window {
  let handle: OpaquePointer
  private let context: SDL_GLContext
  let gl: RecreoGL
  /// The window as X11 knows it; nil elsewhere.
  let x11: X11Window?
  /// The version of GL in use.
  let dialect: GLDialect
  /// The interface scale: window units per point.
  public var scale = 1.0
  /// In a kiosk the cursor stays hidden, whatever device is used.
  var neverShowsCursor = false
  /// How many times in a row filling the screen again failed, and when it was last tried.
  var failedFills = 0
  var lastFill = Duration.zero
  /// When the window was last raised because a kiosk's visitor could not see it.
  var lastRaise: Duration?
  /// Whether it fills its monitor without SDL's full screen mode.
  var fillsByItself = false
  /// Where it belongs on X11.
  var place = WindowPlace()
  /// What it was before it became a small one on the desktop.
  var formerPlace: FormerPlace?

  /// Opens a window of `size` (window units; a desktop may choose another).
  ///
  /// `dialects`: the versions of GL to try, in order.
  public init(
    title: String, size: Size, isVisible: Bool = true, dialects: [GLDialect] = GLDialect.allCases
  ) throws {
    Self.prepare()
    try Self.startVideo()
    var attempts: [String] = []
    var opened: (OpaquePointer, SDL_GLContext, RecreoGL, GLDialect)?
    for dialect in dialects where opened == nil {
      do {
        let (handle, context, gl) = try Self.open(title, size, dialect)
        opened = (handle, context, gl, dialect)
      } catch {
        attempts.append("\(dialect.rawValue) failed (\(error))")
      }
    }
    guard let opened else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw GraphicsError(attempts: attempts)
    }
    (handle, context, gl, dialect) = opened
    x11 = X11Window(opened.0)
    place.monitors = x11?.monitors ?? []
    if SDL_GL_SetSwapInterval(-1) != 0 { SDL_GL_SetSwapInterval(1) }
    SDL_StopTextInput()
    if isVisible { show() }
  }

  /// Shows the window; waits two seconds at most until the window manager has done so.
  public func show() {
    guard let x11 else { return SDL_ShowWindow(handle) }
    x11.map()
    let end = Self.now + .seconds(2)
    while !x11.isMapped {
      guard Self.now < end else { return }
      SDL_Delay(1)
    }
    // It has been mapped, so SDL does not wait for that.
    SDL_ShowWindow(handle)
  }

  isolated deinit {
    SDL_GL_DeleteContext(context)
    SDL_DestroyWindow(handle)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Sets what SDL asks for when it starts, also in the environment: call it before other threads read that.
  public static func prepare() {
    // Touch and mouse events arrive separately; SDL must not derive one from the other.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // SIGTERM must end a kiosk even if closing the window is ignored, so the program handles it.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // With Alt+Tab SDL would minimize a kiosk's window.
    SDL_SetHint(SDL_HINT_ALLOW_ALT_TAB_WHILE_GRABBED, "0")
    // Without a driver GLX ends the process inside Xlib; EGL reports the error, and starts
    // sooner.
    SDL_SetHint(SDL_HINT_VIDEO_X11_FORCE_EGL, "1")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    // Otherwise a composition is cut off after 31 bytes: ten kana.
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", "recreo", 0)
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", "recreo", 0)
  }

  private static func open(_ title: String, _ size: Size, _ dialect: GLDialect)
    throws -> (OpaquePointer, SDL_GLContext, RecreoGL)
  {
    dialect.request()
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | SDL_WINDOW_OPENGL.rawValue | SDL_WINDOW_HIDDEN.rawValue
    // SDL_WINDOWPOS_UNDEFINED, a macro Swift does not import.
    let anywhere: Int32 = 0x1FFF_0000
    let handle = try check(
      SDL_CreateWindow(title, anywhere, anywhere, Int32(size.width), Int32(size.height), flags),
      "SDL_CreateWindow")
    do {
      let context = try check(SDL_GL_CreateContext(handle), "SDL_GL_CreateContext")
      return (handle, context, try RecreoGL.load())
    } catch {
      SDL_DestroyWindow(handle)
      throw error
    }
  }
}

/// There is no display.
public nonisolated struct DisplayError: Error, CustomStringConvertible {
  /// SDL's message.
  public var reason: String
  /// What happened and what to do, in English.
  public var description: String {
    "No display: \(reason). Start Recreo from a desktop session, or set DISPLAY or WAYLAND_DISPLAY."
  }
}
