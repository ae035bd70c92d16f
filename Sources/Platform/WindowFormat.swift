import CSDL2

/// Creates textures with the same memory layout as a window, if the driver can.
///
/// Between such a texture and the window a software driver copies memory (0.3 ms for 1280 × 800);
/// otherwise it draws every pixel (4 ms).
struct WindowFormat {
  private let dialect: GLDialect
  private let setParameter: (@convention(c) (GLenum, GLenum, GLint) -> Void)?
  // Missing from SDL's GLES header: GL 1.2's byte order, and GL_MESA_framebuffer_flip_y.
  private static let bgra: GLenum = 0x80E1
  private static let reversedBytes: GLenum = 0x8367
  private static let flipY: GLenum = 0x8BBB

  init(_ dialect: GLDialect) {
    self.dialect = dialect
    let hasFlip = SDL_GL_ExtensionSupported("GL_MESA_framebuffer_flip_y") == SDL_TRUE
    setParameter =
      (hasFlip ? SDL_GL_GetProcAddress("glFramebufferParameteriMESA") : nil)
      .map { unsafeBitCast($0, to: (@convention(c) (GLenum, GLenum, GLint) -> Void).self) }
  }

  /// Allocates the bound texture's memory.
  func reserve(_ width: Int, _ height: Int, _ gl: RecreoGL) {
    let isDesktop = dialect == .core33
    gl.texImage2D(
      GLenum(GL_TEXTURE_2D), 0, isDesktop ? GL_RGBA : RECREO_GL_RGBA8, GLsizei(width),
      GLsizei(height), 0, isDesktop ? Self.bgra : GLenum(GL_RGBA),
      isDesktop ? Self.reversedBytes : GLenum(GL_UNSIGNED_BYTE), nil)
  }

  /// The layout of a pixel in memory, for transfers that convert nothing.
  var transfer: (format: GLenum, type: GLenum) {
    dialect == .core33
      ? (Self.bgra, Self.reversedBytes) : (GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE))
  }

  /// Whether `turnRows` works here.
  var turnsRows: Bool { setParameter != nil }

  /// Stores the rows of the bound framebuffer downwards in memory, as a window does; GL sees no
  /// difference.
  func turnRows() { setParameter?(GLenum(GL_FRAMEBUFFER), Self.flipY, 1) }
}
