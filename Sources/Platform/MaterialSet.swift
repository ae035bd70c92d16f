import CSDL2
import Drawing

/// The programs and vertex arrays that everything is drawn with.
struct MaterialSet {
  let sprite, shape, pictureShape, blurDown, blurUp, copy: ShaderProgram
  let spriteArray, shapeArray, screenArray: GLuint
  let spriteBuffer, shapeBuffer: GLuint

  init(_ builder: ShaderBuilder) throws {
    let gl = builder.gl
    sprite = try builder.program("sprite", "sprite", ["position", "texel", "tint"])
    let corner = ["position", "local", "half_size", "edge", "texel", "fill", "border_color"]
    shape = try builder.program("shape", "shape", corner)
    pictureShape = try builder.program(
      "shape", "shape", corner, defines: "#define PICTURE\n")
    blurDown = try builder.program("screen", "blur_down", ["position"])
    blurUp = try builder.program("screen", "blur_up", ["position"])
    copy = try builder.program("screen", "copy", ["position"])
    let indices = Self.makeIndices(gl)
    (spriteArray, spriteBuffer) = Self.makeArray(gl, indices)
    Self.describeSprites(gl, from: 0)
    (shapeArray, shapeBuffer) = Self.makeArray(gl, indices)
    Self.describeShapes(gl, from: 0)
    screenArray = Self.makeScreen(gl)
    gl.bindVertexArray(0)
  }

  /// Sets the attribute pointers to the vertices from `quad` on; only needed past 16 384 quads.
  static func describeSprites(_ gl: RecreoGL, from quad: Int) {
    let stride = MemoryLayout<Vertex>.stride
    let start = quad * 4 * stride
    attribute(gl, 0, 2, GL_FLOAT, false, stride, start)
    attribute(gl, 1, 2, GL_SHORT, false, stride, start + 8)
    attribute(gl, 2, 4, GL_UNSIGNED_BYTE, true, stride, start + 12)
  }

  /// The same for shapes.
  static func describeShapes(_ gl: RecreoGL, from quad: Int) {
    let stride = MemoryLayout<ShapeVertex>.stride
    let start = quad * 4 * stride
    attribute(gl, 0, 2, GL_FLOAT, false, stride, start)
    attribute(gl, 1, 2, GL_FLOAT, false, stride, start + 8)
    attribute(gl, 2, 2, GL_FLOAT, false, stride, start + 16)
    attribute(gl, 3, 4, GL_FLOAT, false, stride, start + 24)
    attribute(gl, 4, 2, GL_SHORT, false, stride, start + 40)
    attribute(gl, 5, 4, GL_UNSIGNED_BYTE, true, stride, start + 44)
    attribute(gl, 6, 4, GL_UNSIGNED_BYTE, true, stride, start + 48)
  }

  private static func attribute(
    _ gl: RecreoGL, _ index: GLuint, _ count: GLint, _ type: Int32, _ normalized: Bool,
    _ stride: Int, _ offset: Int
  ) {
    gl.enableVertexAttribArray(index)
    gl.vertexAttribPointer(
      index, count, GLenum(type), GLboolean(normalized ? 1 : 0), GLsizei(stride),
      UnsafeRawPointer(bitPattern: offset))
  }

  /// One index buffer for all quads: each is 1 2 0, 2 3 0.
  ///
  /// Both triangles end with corner 0, since that corner provides the `flat` values of a shader
  /// and holds the sprite's place on its page (`Vertex.u`).
  private static func makeIndices(_ gl: RecreoGL) -> GLuint {
    var indices: [UInt16] = []
    indices.reserveCapacity(Batcher.quadLimit * 6)
    for quad in 0..<Batcher.quadLimit {
      let first = UInt16(quad * 4)
      indices += [first + 1, first + 2, first, first + 2, first + 3, first]
    }
    var buffer: GLuint = 0
    gl.genBuffers(1, &buffer)
    gl.bindVertexArray(0)
    gl.bindBuffer(GLenum(GL_ELEMENT_ARRAY_BUFFER), buffer)
    gl.bufferData(
      GLenum(GL_ELEMENT_ARRAY_BUFFER), indices.count * 2, indices, GLenum(GL_STATIC_DRAW))
    return buffer
  }

  private static func makeArray(_ gl: RecreoGL, _ indices: GLuint) -> (GLuint, GLuint) {
    var array: GLuint = 0
    var buffer: GLuint = 0
    gl.genVertexArrays(1, &array)
    gl.genBuffers(1, &buffer)
    gl.bindVertexArray(array)
    gl.bindBuffer(GLenum(GL_ELEMENT_ARRAY_BUFFER), indices)
    gl.bindBuffer(GLenum(GL_ARRAY_BUFFER), buffer)
    return (array, buffer)
  }

  /// One triangle larger than the screen: no seam and no indices.
  private static func makeScreen(_ gl: RecreoGL) -> GLuint {
    var array: GLuint = 0
    var buffer: GLuint = 0
    gl.genVertexArrays(1, &array)
    gl.genBuffers(1, &buffer)
    gl.bindVertexArray(array)
    gl.bindBuffer(GLenum(GL_ARRAY_BUFFER), buffer)
    let corners: [Float] = [-1, -1, 3, -1, -1, 3]
    gl.bufferData(GLenum(GL_ARRAY_BUFFER), 24, corners, GLenum(GL_STATIC_DRAW))
    attribute(gl, 0, 2, GL_FLOAT, false, 8, 0)
    return array
  }
}
