import CSDL2
import Host

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
  private let gl: RecreoGL
  let handle: GLuint
  let view: GLint
  /// The factor for texture coordinates.
  let step: GLint
  let reach: GLint
  let opacity: GLint
  /// Identifies the sources.
  let sum: UInt64

  /// Builds `Shaders/<vertex>.vert` with `Shaders/<fragment>.frag` for this version of GL.
  ///
  /// `attributes` get the locations 0, 1, 2 … in this order; `defines` is a line of GLSL put
  /// before everything.
  init(
    vertex: String, fragment: String, attributes: [String], defines: String = "", gl: RecreoGL,
    dialect: GLDialect, resources: ResourceLocator
  ) throws {
    self.gl = gl
    handle = gl.createProgram()
    var sum: UInt64 = 0
    for (name, kind) in [
      (vertex + ".vert", GL_VERTEX_SHADER), (fragment + ".frag", GL_FRAGMENT_SHADER),
    ] {
      let source = try readFile(resources.path(of: "Shaders/" + name))
      let text = dialect.shaderHeader + defines + String(decoding: source, as: UTF8.self)
      sum = sum &* 31 &+ Array(text.utf8).withUnsafeBytes { checksum($0) }
      gl.attachShader(handle, try Self.compile(text, kind: kind, name: name, gl: gl))
    }
    self.sum = sum
    for (location, name) in attributes.enumerated() {
      gl.bindAttribLocation(handle, GLuint(location), name)
    }
    gl.linkProgram(handle)
    var linked: GLint = 0
    gl.getProgramiv(handle, GLenum(GL_LINK_STATUS), &linked)
    guard linked != 0 else {
      throw ShaderError(name: fragment, log: Self.log(handle, gl.getProgramInfoLog))
    }
    view = gl.getUniformLocation(handle, "view")
    step = gl.getUniformLocation(handle, "texel_step")
    reach = gl.getUniformLocation(handle, "reach")
    opacity = gl.getUniformLocation(handle, "opacity")
    gl.useProgram(handle)
    gl.uniform1i(gl.getUniformLocation(handle, "page"), 0)
  }

  private static func compile(_ text: String, kind: Int32, name: String, gl: RecreoGL)
    throws(ShaderError) -> GLuint
  {
    let shader = gl.createShader(GLenum(kind))
    text.withCString { source in
      var pointer: UnsafePointer<GLchar>? = source
      gl.shaderSource(shader, 1, &pointer, nil)
    }
    gl.compileShader(shader)
    var compiled: GLint = 0
    gl.getShaderiv(shader, GLenum(GL_COMPILE_STATUS), &compiled)
    guard compiled != 0 else {
      throw ShaderError(name: name, log: log(shader, gl.getShaderInfoLog))
    }
    return shader
  }

  private static func log(
    _ object: GLuint,
    _ read: (GLuint, GLsizei, UnsafeMutablePointer<GLsizei>?, UnsafeMutablePointer<GLchar>?) -> Void
  ) -> String {
    var length: GLsizei = 0
    var text = [GLchar](repeating: 0, count: 2048)
    read(object, 2047, &length, &text)
    return String(decoding: text[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
