import CSDL2
public import Drawing
public import Geometry

/// Draws draw lists with GL: one upload and one call a batch.
@MainActor public final class Renderer {
  /// What a frame took, for the trace and the benchmarks.
  public struct Statistics: Hashable, Sendable {
    /// GL draw calls, those of blur and copies too.
    public var drawCalls = 0
    /// Sprites and shapes in the list.
    public var sprites = 0
  }

  let gl: RecreoGL
  private let window: Window
  let materials: MaterialSet
  private let batcher = Batcher()
  /// GL names by page index; 0 for a page that was given back.
  var textures: [GLuint] = []
  var backdrop: Kept?
  var blur: BlurChain?
  private var spriteBase = 0
  private var shapeBase = 0
  public internal(set) var statistics = Statistics()
  /// Whether backdrops are kept for the frames to come; a program in a hurry to show its first
  /// frame puts that off until `warmUp`.
  public var keepsBackdrops = true

  /// A picture of the whole window that may be used again while `key` lasts.
  struct Kept {
    var key: UInt64
    var target: RenderTarget
  }

  /// Where the current frame goes.
  struct Frame {
    var framebuffer: GLuint
    var width, height: Int
    /// Pixels per point.
    var density: Double
    var points: Size
  }

  public init(window: Window, resources: ResourceLocator) throws {
    self.window = window
    gl = window.gl
    materials = try MaterialSet(gl: window.gl, dialect: window.dialect, resources: resources)
    gl.disable(GLenum(GL_DITHER))
    gl.pixelStorei(GLenum(GL_UNPACK_ALIGNMENT), 4)
  }

  /// Draws the whole window; `Window.present` shows it.
  public func draw(_ list: borrowing DrawList) {
    let pixels = window.pixelSize
    draw(
      list,
      to: Frame(
        framebuffer: 0, width: Int(pixels.width), height: Int(pixels.height),
        density: window.density, points: window.size))
  }

  /// Makes ready what the first frame could do without; call it once that is shown.
  ///
  /// Keeping a backdrop is for the frames to come, and a software driver compiles its copies the
  /// first time, which takes longer than all else in a frame. So `list`, what is shown now, is drawn
  /// twice out of sight: the first keeps its backdrop, the second uses it.
  public func warmUp(_ list: borrowing DrawList) {
    keepsBackdrops = true
    draw(list)
    draw(list)
    gl.flush()
  }

  /// Draws into a picture of its own, `size` points large at `density`, and gives its page.
  ///
  /// Show it with v running upward: GL's textures have their first row at the bottom.
  public func draw(_ list: borrowing DrawList, size: Size, density: Double) -> TexturePage {
    let target = RenderTarget(
      width: max(1, Int(size.width * density)), height: max(1, Int(size.height * density)), gl: gl)
    draw(
      list,
      to: Frame(
        framebuffer: target.framebuffer, width: target.width, height: target.height,
        density: density, points: size))
    return adopt(target.releaseTexture())
  }

  private func draw(_ list: borrowing DrawList, to frame: Frame) {
    statistics = Statistics(drawCalls: 0, sprites: list.count)
    batcher.fill(from: list, pixel: 1 / frame.density)
    upload()
    bind(frame)
    var index = resume(frame)
    while index < batcher.batches.count {
      perform(batcher.batches[index], in: frame)
      index += 1
    }
    gl.disable(GLenum(GL_SCISSOR_TEST))
  }

  /// Skips what a kept picture already shows; gives the first batch still to draw.
  private func resume(_ frame: Frame) -> Int {
    for index in batcher.batches.indices.reversed() {
      switch batcher.batches[index] {
      case .blurBehind(let key, let opacity) where opacity >= 1:
        guard let blur, blur.key == key, blur.fits(frame) else { continue }
        cover(with: blur.result, opacity: 1, in: frame)
        return index + 1
      case .endBackdrop(let key):
        guard let backdrop, backdrop.key == key, backdrop.target.fits(frame) else { continue }
        copy(from: backdrop.target.framebuffer, to: frame.framebuffer, frame)
        bind(frame)
        return index + 1
      default: continue
      }
    }
    gl.clearColor(0, 0, 0, 1)
    gl.clear(GLbitfield(GL_COLOR_BUFFER_BIT))
    return 0
  }

  private func perform(_ batch: Batch, in frame: Frame) {
    switch batch {
    case .quads(let material, let page, let blend, let quads):
      draw(material, page, blend, quads)
    case .clip(let rect): clip(rect, frame)
    case .endBackdrop(let key): keepBackdrop(key, frame)
    case .blurBehind(let key, let opacity): blurBehind(key, opacity, frame)
    }
  }

  private func upload() {
    let sprites = batcher.spriteVertices
    gl.bindBuffer(GLenum(GL_ARRAY_BUFFER), materials.spriteBuffer)
    gl.bufferData(
      GLenum(GL_ARRAY_BUFFER), sprites.count * MemoryLayout<Vertex>.stride, sprites.baseAddress,
      GLenum(GL_STREAM_DRAW))
    let shapes = batcher.shapeVertices
    gl.bindBuffer(GLenum(GL_ARRAY_BUFFER), materials.shapeBuffer)
    gl.bufferData(
      GLenum(GL_ARRAY_BUFFER), shapes.count * MemoryLayout<ShapeVertex>.stride,
      shapes.baseAddress, GLenum(GL_STREAM_DRAW))
  }

  func bind(_ frame: Frame) {
    gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), frame.framebuffer)
    gl.viewport(0, 0, GLsizei(frame.width), GLsizei(frame.height))
    gl.disable(GLenum(GL_SCISSOR_TEST))
    for program in [materials.sprite, materials.shape, materials.pictureShape] {
      gl.useProgram(program.handle)
      gl.uniform4f(
        program.view, Float(2 / frame.points.width), Float(-2 / frame.points.height), -1, 1)
    }
  }

  private func draw(
    _ material: Material, _ page: TexturePage?, _ blend: BlendMode, _ quads: Range<Int>
  ) {
    switch blend {
    case .opaque: gl.disable(GLenum(GL_BLEND))
    case .normal:
      gl.enable(GLenum(GL_BLEND))
      gl.blendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    case .additive:
      gl.enable(GLenum(GL_BLEND))
      gl.blendFunc(GLenum(GL_ONE), GLenum(GL_ONE))
    }
    if let page { gl.bindTexture(GLenum(GL_TEXTURE_2D), textures[Int(page.index)]) }
    let base = quads.lowerBound / Batcher.quadLimit * Batcher.quadLimit
    switch material {
    case .sprite:
      gl.useProgram(materials.sprite.handle)
      gl.bindVertexArray(materials.spriteArray)
      if base != spriteBase {
        gl.bindBuffer(GLenum(GL_ARRAY_BUFFER), materials.spriteBuffer)
        MaterialSet.describeSprites(gl, from: base)
        spriteBase = base
      }
    case .shape:
      gl.useProgram((page == nil ? materials.shape : materials.pictureShape).handle)
      gl.bindVertexArray(materials.shapeArray)
      if base != shapeBase {
        gl.bindBuffer(GLenum(GL_ARRAY_BUFFER), materials.shapeBuffer)
        MaterialSet.describeShapes(gl, from: base)
        shapeBase = base
      }
    }
    gl.drawElements(
      GLenum(GL_TRIANGLES), GLsizei(quads.count * 6), GLenum(GL_UNSIGNED_SHORT),
      UnsafeRawPointer(bitPattern: (quads.lowerBound - base) * 12))
    statistics.drawCalls += 1
    // A software driver queues vertices without end; a nudge keeps its memory and latency down.
    if quads.count > 4096 { gl.flush() }
  }

  private func clip(_ rect: Rect?, _ frame: Frame) {
    guard let rect else { return gl.disable(GLenum(GL_SCISSOR_TEST)) }
    let left = Int((rect.minX * frame.density).rounded())
    let right = Int((rect.maxX * frame.density).rounded())
    let top = Int((rect.minY * frame.density).rounded())
    let bottom = Int((rect.maxY * frame.density).rounded())
    gl.enable(GLenum(GL_SCISSOR_TEST))
    gl.scissor(
      GLint(left), GLint(frame.height - bottom), GLsizei(max(0, right - left)),
      GLsizei(max(0, bottom - top)))
  }
}
