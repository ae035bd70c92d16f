import CSDL2

/// One of X11's libraries, found at run time: SDL may use none.
nonisolated struct X11Library {
  private let handle: UnsafeMutableRawPointer

  /// Nil if it isn't installed.
  init?(_ name: String) {
    guard let handle = SDL_LoadObject(name) else { return nil }
    self.handle = handle
  }

  /// A function by its name.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    SDL_LoadFunction(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
