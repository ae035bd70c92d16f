import CSDL2
import Drawing
import Host

/// Builds shader programs, or takes them from the store: Mesa needs 6 ms and 6 MB to prepare its compiler.
struct ShaderBuilder {
  let gl: RecreoGL
  let dialect: GLDialect
  let resources: ResourceLocator
  let store: (any StartStore)?

  /// Builds `Shaders/<vertex>.vert` with `Shaders/<fragment>.frag` for this version of GL.
  ///
  /// `attributes` get the locations 0, 1, 2 … in this order; `defines` is a line of GLSL put
  /// before everything.
  func program(
    _ vertex: String, _ fragment: String, _ attributes: [String], defines: String = ""
  ) throws -> ShaderProgram {
    var sources = [
      Source(name: vertex + ".vert", kind: GL_VERTEX_SHADER),
      Source(name: fragment + ".frag", kind: GL_FRAGMENT_SHADER),
    ]
    for index in sources.indices {
      let text = try readFile(resources.path(of: "Shaders/" + sources[index].name))
      sources[index].text = dialect.shaderHeader + defines + String(decoding: text, as: UTF8.self)
    }
    let sum = Self.sum(sources.map(\.text))
    let name = Self.sum(["\(sum)", "\(gl.driverSum)"] + attributes)
    let handle = gl.createProgram()
    if !restore(handle, as: name) {
      try build(handle, sources, attributes)
      save(handle, as: name)
    }
    return ShaderProgram(gl: gl, handle: handle, sum: sum)
  }

  private static func sum(_ texts: [String]) -> UInt64 {
    Array(texts.joined(separator: "\n").utf8).withUnsafeBytes { checksum($0) }
  }

  // MARK: Compiling

  private struct Source {
    var name: String
    var kind: Int32
    var text = ""
  }

  private func build(_ handle: GLuint, _ sources: [Source], _ attributes: [String]) throws {
    for source in sources { gl.attachShader(handle, try compile(source)) }
    for (location, name) in attributes.enumerated() {
      gl.bindAttribLocation(handle, GLuint(location), name)
    }
    gl.programParameteri?(handle, GLenum(RECREO_GL_PROGRAM_BINARY_RETRIEVABLE_HINT), GLint(GL_TRUE))
    gl.linkProgram(handle)
    guard isLinked(handle) else {
      throw ShaderError(
        name: sources.map(\.name).joined(separator: ", "), log: log(handle, gl.getProgramInfoLog))
    }
  }

  private func isLinked(_ handle: GLuint) -> Bool {
    var linked: GLint = 0
    gl.getProgramiv(handle, GLenum(GL_LINK_STATUS), &linked)
    return linked != 0
  }

  private func compile(_ source: Source) throws(ShaderError) -> GLuint {
    let shader = gl.createShader(GLenum(source.kind))
    source.text.withCString { text in
      var pointer: UnsafePointer<GLchar>? = text
      gl.shaderSource(shader, 1, &pointer, nil)
    }
    gl.compileShader(shader)
    var compiled: GLint = 0
    gl.getShaderiv(shader, GLenum(GL_COMPILE_STATUS), &compiled)
    guard compiled != 0 else {
      throw ShaderError(name: source.name, log: log(shader, gl.getShaderInfoLog))
    }
    return shader
  }

  private func log(
    _ object: GLuint,
    _ read: (GLuint, GLsizei, UnsafeMutablePointer<GLsizei>?, UnsafeMutablePointer<GLchar>?) -> Void
  ) -> String {
    var length: GLsizei = 0
    var text = [GLchar](repeating: 0, count: 2048)
    read(object, 2047, &length, &text)
    return String(decoding: text[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  // MARK: Storing

  /// Mesa's.
  ///
  /// Its binaries name the build of their driver and have a checksum, so a driver refuses what it can't run. Of other
  /// drivers that isn't certain.
  private static let format: GLenum = 0x875F

  private func restore(_ handle: GLuint, as name: UInt64) -> Bool {
    guard let load = gl.programBinary, let bytes = store?.program(name) else { return false }
    load(handle, Self.format, bytes, GLsizei(bytes.count))
    // A refusal is an error, too.
    _ = gl.getError()
    return isLinked(handle)
  }

  private func save(_ handle: GLuint, as name: UInt64) {
    guard let store, let read = gl.getProgramBinary else { return }
    var size: GLint = 0
    gl.getProgramiv(handle, GLenum(GL_PROGRAM_BINARY_LENGTH_OES), &size)
    guard gl.getError() == GLenum(GL_NO_ERROR), size > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    var (count, format) = (GLsizei(0), GLenum(0))
    read(handle, size, &count, &format, &bytes)
    guard format == Self.format else { return }
    store.storeProgram(Array(bytes[..<Int(count)]), as: name)
  }
}
