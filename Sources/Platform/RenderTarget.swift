import CSDL2
import Drawing

/// A texture that can be drawn into.
final class RenderTarget {
  let texture: GLuint
  let framebuffer: GLuint
  let width, height: Int
  private let gl: RecreoGL

  /// A picture to be used as a texture, its first row at the bottom.
  init(width: Int, height: Int, gl: RecreoGL) {
    (self.width, self.height, self.gl) = (width, height, gl)
    texture = makeTexture(gl)
    gl.texImage2D(
      GLenum(GL_TEXTURE_2D), 0, RECREO_GL_RGBA8, GLsizei(width), GLsizei(height), 0,
      GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), nil)
    framebuffer = Self.makeFramebuffer(texture, gl)
  }

  /// A picture of the whole window that is only copied from and to the window.
  init(like grid: PixelGrid, _ format: WindowFormat, gl: RecreoGL) {
    (width, height, self.gl) = (grid.width, grid.height, gl)
    texture = makeTexture(gl)
    format.reserve(width, height, gl)
    framebuffer = Self.makeFramebuffer(texture, gl)
    format.turnRows()
  }

  private static func makeFramebuffer(_ texture: GLuint, _ gl: RecreoGL) -> GLuint {
    var name: GLuint = 0
    gl.genFramebuffers(1, &name)
    gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), name)
    gl.framebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), texture, 0)
    return name
  }

  /// Calls `body` while a framebuffer is bound that has the rows in the order they have in memory.
  func withRows(_ body: () -> Void) {
    var plain = Self.makeFramebuffer(texture, gl)
    body()
    gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), 0)
    gl.deleteFramebuffers(1, &plain)
  }

  /// Returns the texture and deletes the framebuffer that drew it.
  func releaseTexture() -> GLuint {
    var framebuffer = framebuffer
    gl.deleteFramebuffers(1, &framebuffer)
    return texture
  }

  /// Frees the memory; the context must be current, so this can't be a deinit.
  func free() {
    var (texture, framebuffer) = (texture, framebuffer)
    gl.deleteTextures(1, &texture)
    gl.deleteFramebuffers(1, &framebuffer)
  }
}

/// Makes and binds a texture with clamped edges.
func makeTexture(_ gl: RecreoGL, filter: Int32 = GL_LINEAR) -> GLuint {
  var name: GLuint = 0
  gl.genTextures(1, &name)
  gl.bindTexture(GLenum(GL_TEXTURE_2D), name)
  for (parameter, value) in [
    (GL_TEXTURE_MIN_FILTER, filter), (GL_TEXTURE_MAG_FILTER, filter),
    (GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE), (GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE),
  ] {
    gl.texParameteri(GLenum(GL_TEXTURE_2D), GLenum(parameter), value)
  }
  return name
}
