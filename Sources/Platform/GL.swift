import CSDL2
import Host

/// The version of GL that the driver offers; the shaders differ only in their first line.
public nonisolated enum GLDialect: String, Sendable, CaseIterable {
  /// Offered by desktop drivers.
  case core33 = "OpenGL 3.3 core"
  /// Offered by small boards and old drivers.
  case es30 = "OpenGL ES 3.0"

  var shaderHeader: String {
    switch self {
    case .core33: "#version 330 core\n"
    case .es30: "#version 300 es\nprecision highp float;\nprecision highp int;\n"
    }
  }

  func request() {
    let profile = self == .core33 ? SDL_GL_CONTEXT_PROFILE_CORE : SDL_GL_CONTEXT_PROFILE_ES
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(profile.rawValue))
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3)
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, self == .core33 ? 3 : 0)
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1)
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0)
    SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0)
  }
}

/// A GL function that the driver lacks.
nonisolated struct MissingFunction: Error { var name: String }

extension RecreoGL {
  /// Loads every function from the current context.
  static func load() throws(MissingFunction) -> RecreoGL {
    var gl = RecreoGL()
    try gl.loadDrawing()
    try gl.loadTargets()
    try gl.loadShaders()
    gl.loadProgramBinaries()
    return gl
  }

  private mutating func loadDrawing() throws(MissingFunction) {
    activeTexture = try Self.find("glActiveTexture")
    bindBuffer = try Self.find("glBindBuffer")
    bindTexture = try Self.find("glBindTexture")
    bindVertexArray = try Self.find("glBindVertexArray")
    blendFunc = try Self.find("glBlendFunc")
    bufferData = try Self.find("glBufferData")
    clear = try Self.find("glClear")
    clearColor = try Self.find("glClearColor")
    disable = try Self.find("glDisable")
    drawElements = try Self.find("glDrawElements")
    drawArrays = try Self.find("glDrawArrays")
    enable = try Self.find("glEnable")
    enableVertexAttribArray = try Self.find("glEnableVertexAttribArray")
    finish = try Self.find("glFinish")
    flush = try Self.find("glFlush")
    genBuffers = try Self.find("glGenBuffers")
    genVertexArrays = try Self.find("glGenVertexArrays")
    getError = try Self.find("glGetError")
    getIntegerv = try Self.find("glGetIntegerv")
    getString = try Self.find("glGetString")
    scissor = try Self.find("glScissor")
    vertexAttribPointer = try Self.find("glVertexAttribPointer")
    viewport = try Self.find("glViewport")
  }

  private mutating func loadTargets() throws(MissingFunction) {
    bindFramebuffer = try Self.find("glBindFramebuffer")
    blitFramebuffer = try Self.find("glBlitFramebuffer")
    checkFramebufferStatus = try Self.find("glCheckFramebufferStatus")
    deleteFramebuffers = try Self.find("glDeleteFramebuffers")
    deleteTextures = try Self.find("glDeleteTextures")
    framebufferTexture2D = try Self.find("glFramebufferTexture2D")
    genFramebuffers = try Self.find("glGenFramebuffers")
    genTextures = try Self.find("glGenTextures")
    pixelStorei = try Self.find("glPixelStorei")
    readPixels = try Self.find("glReadPixels")
    texImage2D = try Self.find("glTexImage2D")
    texParameteri = try Self.find("glTexParameteri")
    texSubImage2D = try Self.find("glTexSubImage2D")
  }

  private mutating func loadShaders() throws(MissingFunction) {
    attachShader = try Self.find("glAttachShader")
    bindAttribLocation = try Self.find("glBindAttribLocation")
    compileShader = try Self.find("glCompileShader")
    createProgram = try Self.find("glCreateProgram")
    createShader = try Self.find("glCreateShader")
    deleteShader = try Self.find("glDeleteShader")
    getProgramInfoLog = try Self.find("glGetProgramInfoLog")
    getProgramiv = try Self.find("glGetProgramiv")
    getShaderInfoLog = try Self.find("glGetShaderInfoLog")
    getShaderiv = try Self.find("glGetShaderiv")
    getUniformLocation = try Self.find("glGetUniformLocation")
    linkProgram = try Self.find("glLinkProgram")
    shaderSource = try Self.find("glShaderSource")
    uniform1f = try Self.find("glUniform1f")
    uniform1i = try Self.find("glUniform1i")
    uniform2f = try Self.find("glUniform2f")
    uniform4f = try Self.find("glUniform4f")
    useProgram = try Self.find("glUseProgram")
  }

  /// These are an extension of GL 3.3.
  private mutating func loadProgramBinaries() {
    getProgramBinary = try? Self.find("glGetProgramBinary")
    programBinary = try? Self.find("glProgramBinary")
    programParameteri = try? Self.find("glProgramParameteri")
  }

  /// Identifies the driver and its version.
  var driverSum: UInt64 {
    let names = [GL_RENDERER, GL_VERSION].map { name in
      getString(GLenum(name)).map { String(cString: $0) } ?? ""
    }
    return Array(names.joined(separator: "\n").utf8).withUnsafeBytes { checksum($0) }
  }

  private static func find<T>(_ name: String) throws(MissingFunction) -> T? {
    guard let address = SDL_GL_GetProcAddress(name) else { throw MissingFunction(name: name) }
    return unsafeBitCast(address, to: T.self)
  }
}
