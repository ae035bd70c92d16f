import CSDL2

/// The versions of SDL's libraries, for the log and `recreo doctor`.
public nonisolated enum LibraryVersions {
  /// Those that draw, in one line; they are loaded from the start.
  public static var drawing: String {
    var sdl = SDL_version()
    SDL_GetVersion(&sdl)
    return line([
      ("SDL", sdl), ("image", IMG_Linked_Version().pointee), ("ttf", TTF_Linked_Version().pointee),
    ])
  }

  /// All of them in one line; loads the one for sound.
  public static var all: String {
    guard AudioEngine.load() else { return drawing + ", no mixer" }
    return drawing + ", " + line([("mixer", recreo_Mix_Linked_Version().pointee)])
  }

  private static func line(_ libraries: [(name: String, version: SDL_version)]) -> String {
    libraries.map { "\($0) \($1.major).\($1.minor).\($1.patch)" }.joined(separator: ", ")
  }
}
