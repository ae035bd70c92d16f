import CSDL2

/// A shader program that failed to build, with the driver's message.
public nonisolated struct ShaderError: Error, CustomStringConvertible {
  /// The name of the material.
  public var name: String
  /// The driver's message.
  public var log: String
  /// The material and the driver's message, in English.
  public var description: String { "The shader \(name) does not compile: \(log)" }
}

/// A linked GL program and where its uniforms are.
struct ShaderProgram {
  let handle: GLuint
  let view: GLint
  /// The factor for texture coordinates.
  let step: GLint
  let reach: GLint
  let opacity: GLint
  /// Identifies the sources.
  let sum: UInt64

  init(gl: RecreoGL, handle: GLuint, sum: UInt64) {
    (self.handle, self.sum) = (handle, sum)
    view = gl.getUniformLocation(handle, "view")
    step = gl.getUniformLocation(handle, "texel_step")
    reach = gl.getUniformLocation(handle, "reach")
    opacity = gl.getUniformLocation(handle, "opacity")
    gl.useProgram(handle)
    gl.uniform1i(gl.getUniformLocation(handle, "page"), 0)
  }
}
