import CSDL2
public import Geometry

/// The window as a small one without a frame, above all others, at the lower edge of the screen.
extension Window {
  /// What the window was before.
  struct FormerPlace {
    var corner: (x: Int32, y: Int32)
    var size: (width: Int32, height: Int32)
    var isFullScreen: Bool
  }

  /// Whether the program may place its window: Wayland doesn't let it.
  public var canBePlaced: Bool { Self.videoDriver == "x11" }

  /// Makes the window this small, in points.
  public func beginDesktop(_ size: Size) {
    guard formerPlace == nil else { return }
    var former = FormerPlace(corner: (0, 0), size: (0, 0), isFullScreen: isFullScreen)
    if isFullScreen { isFullScreen = false }
    x11?.set("_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ", to: false)
    SDL_GetWindowPosition(handle, &former.corner.x, &former.corner.y)
    SDL_GetWindowSize(handle, &former.size.width, &former.size.height)
    formerPlace = former
    x11?.setBordered(false)
    SDL_SetWindowAlwaysOnTop(handle, SDL_TRUE)
    SDL_SetWindowSize(handle, Int32(size.width * scale), Int32(size.height * scale))
  }

  /// Moves the small window along the lower edge: 0 is at the left, 1 at the right.
  public func moveOnDesktop(to part: Double) {
    guard formerPlace != nil else { return }
    var room = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(max(0, SDL_GetWindowDisplayIndex(handle)), &room) == 0 else {
      return
    }
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSize(handle, &width, &height)
    let range = Double(max(0, room.w - width))
    SDL_SetWindowPosition(
      handle, room.x + Int32((range * part).rounded()), room.y + room.h - height)
  }

  /// Makes it what it was before.
  public func endDesktop() {
    guard let former = formerPlace else { return }
    formerPlace = nil
    SDL_SetWindowAlwaysOnTop(handle, SDL_FALSE)
    x11?.setBordered(true)
    SDL_SetWindowSize(handle, former.size.width, former.size.height)
    SDL_SetWindowPosition(handle, former.corner.x, former.corner.y)
    if former.isFullScreen { isFullScreen = true }
    raise()
  }
}
