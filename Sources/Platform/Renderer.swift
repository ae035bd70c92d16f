import CSDL2
public import Drawing
public import Geometry

/// Draws draw lists with GL: one upload, and one call per batch.
@MainActor public final class Renderer {
  /// The cost of a frame, for the trace and the benchmarks.
  public struct Statistics: Hashable, Sendable {
    /// GL draw calls, including those of blurs and copies.
    public var drawCalls = 0
    /// Sprites and shapes in the draw list.
    public var sprites = 0
  }

  let gl: RecreoGL
  private let window: Window
  let format: WindowFormat
  let materials: MaterialSet
  var batcher = Batcher()
  /// The quads of the last frame, as long as the canvas shows them.
  var shown = Shown()
  var damage = Damage()
  /// Textures by page index.
  var textures: [PageTexture] = []
  var backdrop: CachedBackdrop?
  var blur: BlurChain?
  /// The most pixels that a side of a page can have.
  public let longestSide: Int
  private var spriteBase = 0
  private var shapeBase = 0
  /// The cost of the last frame.
  public internal(set) var statistics = Statistics()
  /// Whether backdrops are cached for later frames; off until `warmUp` so that the first frame
  /// appears sooner.
  public var keepsBackdrops = true
  /// Where the first frame's backdrop is stored; nil after `warmUp`.
  var store: (any StartStore)?
  /// The name of the first frame's backdrop, if it isn't in the store yet.
  var missingBackdrop: UInt64?
  /// Drawings that the first frame's backdrop may contain, and their names.
  var drawings: [(sprite: Sprite, name: UInt64)] = []
  /// Whether a frame that differs little from the last one is drawn only where it differs.
  var drawsOnlyChanges = true

  /// A picture of the whole window that can be reused while `key` is the same.
  struct CachedBackdrop {
    var key: UInt64
    var target: RenderTarget
  }

  /// The GL texture of a page.
  struct PageTexture {
    /// 0 before the page is first drawn, and after it was freed.
    var name: GLuint
    /// Makes the picture of a page that wasn't drawn yet.
    var load: (() -> Pixmap)?
    /// The size of one texture coordinate step, as a fraction of the page's width and height.
    var stepX, stepY: Float
    /// How many 256ths of a texel a step has.
    var parts: Float

    init(name: GLuint, width: Int, height: Int, load: (() -> Pixmap)? = nil) {
      (self.name, self.load) = (name, load)
      let steps = Sprite.stepsPerTexel(pageWidth: width, pageHeight: height)
      (stepX, stepY) = (1 / Float(width * steps), 1 / Float(height * steps))
      parts = 256 / Float(steps)
    }
  }

  /// The target of the current frame.
  struct Frame {
    var framebuffer: GLuint
    var grid: PixelGrid
    var points: Size
  }

  /// Builds the shaders for the window's GL context; throws the driver's error.
  ///
  /// `store`: where shaders and the first frame's backdrop are stored for the next start.
  public init(window: Window, resources: ResourceLocator, store: (any StartStore)? = nil) throws {
    recreo_keep_memory()
    self.window = window
    self.store = store
    gl = window.gl
    format = WindowFormat(window.dialect)
    materials = try MaterialSet(
      ShaderBuilder(gl: window.gl, dialect: window.dialect, resources: resources, store: store))
    var side = GLint(0)
    gl.getIntegerv(GLenum(GL_MAX_TEXTURE_SIZE), &side)
    // What every device has, where a lost one says nothing.
    longestSide = max(2048, Int(side))
    gl.disable(GLenum(GL_DITHER))
    gl.pixelStorei(GLenum(GL_UNPACK_ALIGNMENT), 4)
  }

  /// Draws the whole window; `Window.present` shows it.
  public func draw(_ list: borrowing DrawList) {
    let frame = windowFrame
    drawWindow(list, frame.grid, frame.points)
  }

  var windowFrame: Frame {
    let pixels = window.pixelSize
    let grid = PixelGrid(
      width: Int(pixels.width), height: Int(pixels.height), density: window.density)
    return Frame(framebuffer: 0, grid: grid, points: window.size)
  }

  /// Prepares what the first frame could do without; call it once that is shown.
  ///
  /// A software driver compiles its copies on first use, which takes longer than all else in a
  /// frame. So `list`, the current screen, is drawn twice out of sight: once to store its
  /// backdrop, once to use it.
  public func warmUp(_ list: borrowing DrawList) {
    keepsBackdrops = true
    for _ in 0..<2 {
      shown.isValid = false
      draw(list)
    }
    storeBackdrop()
    gl.flush()
  }

  /// Draws into a new texture, `size` points large at `density`, and returns its page.
  ///
  /// Show it with v running upwards: GL's textures have their first row at the bottom.
  public func draw(_ list: borrowing DrawList, size: Size, density: Double) -> TexturePage {
    let target = drawAside(list, size, density).target
    return adopt(target.releaseTexture(), width: target.width, height: target.height)
  }

  private func drawAside(_ list: borrowing DrawList, _ size: Size, _ density: Double)
    -> (target: RenderTarget, frame: Frame)
  {
    let target = RenderTarget(
      width: max(1, Int(size.width * density)), height: max(1, Int(size.height * density)), gl: gl)
    let frame = Frame(
      framebuffer: target.framebuffer,
      grid: PixelGrid(width: target.width, height: target.height, density: density), points: size)
    shown.isValid = false
    fill(from: list, for: frame)
    drawEverything(in: frame, on: ground(for: frame))
    return (target, frame)
  }

  /// Draws a picture, `size` points large at `density`, and reads it back, top row first.
  ///
  /// The cached pictures of the window are not affected.
  public func picture(of list: borrowing DrawList, size: Size, density: Double) -> Pixmap {
    let (keeps, old, blurred) = (keepsBackdrops, backdrop, blur)
    (keepsBackdrops, backdrop, blur) = (false, nil, nil)
    defer {
      for target in blur?.targets ?? [] { target.free() }
      (keepsBackdrops, backdrop, blur) = (keeps, old, blurred)
    }
    let (target, frame) = drawAside(list, size, density)
    defer { target.free() }
    bind(frame)
    return screenshot()
  }

  /// Converts a list to vertices and uploads them.
  func fill(from list: borrowing DrawList, for frame: Frame) {
    statistics = Statistics(drawCalls: 0, sprites: list.count)
    batcher.fill(from: list, pixel: 1 / frame.grid.density)
  }

  func drawEverything(in frame: Frame, on ground: Ground) {
    upload()
    bind(frame)
    drawGround(ground, in: frame)
    for index in ground.start..<batcher.batches.count {
      perform(batcher.batches[index], in: frame)
    }
    gl.disable(GLenum(GL_SCISSOR_TEST))
  }

  private func perform(_ batch: Batch, in frame: Frame) {
    switch batch {
    case .quads(let material, let page, let blend, let quads):
      draw(material, page, blend, quads)
    case .clip(let rect):
      if rect == nil {
        gl.disable(GLenum(GL_SCISSOR_TEST))
      } else {
        scissor(frame.grid.box(clip: rect), frame)
      }
    case .endBackdrop(let key): cacheBackdrop(key, frame)
    case .blurBehind(let key, let opacity): blurBehind(key, opacity, frame)
    }
  }

  func upload() {
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
    gl.viewport(0, 0, GLsizei(frame.grid.width), GLsizei(frame.grid.height))
    gl.disable(GLenum(GL_SCISSOR_TEST))
    for program in [materials.sprite, materials.shape, materials.pictureShape] {
      gl.useProgram(program.handle)
      gl.uniform4f(
        program.view, Float(2 / frame.points.width), Float(-2 / frame.points.height), -1, 1)
    }
  }

  func draw(
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
    let base = quads.lowerBound / Batcher.quadLimit * Batcher.quadLimit
    switch material {
    case .sprite:
      use(materials.sprite, showing: page)
      gl.bindVertexArray(materials.spriteArray)
      if base != spriteBase {
        gl.bindBuffer(GLenum(GL_ARRAY_BUFFER), materials.spriteBuffer)
        MaterialSet.describeSprites(gl, from: base)
        spriteBase = base
      }
    case .shape:
      use(page == nil ? materials.shape : materials.pictureShape, showing: page)
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
    // A software driver queues vertices without limit; flushing keeps its memory and latency
    // down.
    if quads.count > 4096 { gl.flush() }
  }

  private func use(_ program: ShaderProgram, showing page: TexturePage?) {
    gl.useProgram(program.handle)
    guard let page else { return }
    let texture = loadedTexture(of: page)
    gl.bindTexture(GLenum(GL_TEXTURE_2D), texture.name)
    gl.uniform4f(program.step, texture.stepX, texture.stepY, texture.parts, 1 / texture.parts)
  }

  /// Restricts drawing to these pixels.
  func scissor(_ box: PixelBox, _ frame: Frame) {
    gl.enable(GLenum(GL_SCISSOR_TEST))
    gl.scissor(
      GLint(box.left), GLint(frame.grid.height - box.bottom), GLsizei(box.width),
      GLsizei(box.height))
  }
}
