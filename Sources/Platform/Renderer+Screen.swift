import CSDL2
public import Drawing

/// The pictures of the dual filter, each half as large as the one before; the first is a quarter.
struct BlurChain {
  var key: UInt64
  var targets: [RenderTarget]
  /// The size of the window they were made for, in pixels.
  var width, height: Int
  var result: RenderTarget { targets[0] }
  func fits(_ grid: PixelGrid) -> Bool { width == grid.width && height == grid.height }
}

extension RenderTarget {
  func fits(_ grid: PixelGrid) -> Bool { width == grid.width && height == grid.height }
}

extension Renderer {
  /// Stores what was drawn so far as the backdrop of later frames.
  func cacheBackdrop(_ key: UInt64, _ frame: Frame) {
    guard keepsBackdrops else { return }
    if let old = backdrop, !old.target.fits(frame.grid) {
      old.target.free()
      backdrop = nil
    }
    let target =
      backdrop?.target ?? RenderTarget(like: frame.grid, format, gl: gl)
    copy(frame.grid.box, from: frame.framebuffer, to: target.framebuffer, frame)
    backdrop = CachedBackdrop(key: key, target: target)
    bind(frame)
  }

  /// Blurs what was drawn so far, once per key, and draws it over the frame.
  func blurBehind(_ key: UInt64, _ opacity: Double, _ frame: Frame) {
    if blur?.key != key || blur?.fits(frame.grid) == false { makeBlur(key, frame) }
    if let blur, opacity > 0 { cover(with: blur.result, opacity: opacity, in: frame) }
  }

  /// Downscales twice from a quarter of the size and upscales twice: a blur of about 40 points
  /// for less than a tenth of a frame's pixels.
  private func makeBlur(_ key: UInt64, _ frame: Frame) {
    if let old = blur, !old.fits(frame.grid) {
      for target in old.targets { target.free() }
      blur = nil
    }
    let targets =
      blur?.targets
      ?? [4, 8, 16].map {
        RenderTarget(
          width: max(1, frame.grid.width / $0), height: max(1, frame.grid.height / $0), gl: gl)
      }
    blur = BlurChain(
      key: key, targets: targets, width: frame.grid.width, height: frame.grid.height)
    shrink(frame, into: targets[0])
    gl.disable(GLenum(GL_BLEND))
    filter(materials.blurDown, from: targets[0], to: targets[1])
    filter(materials.blurDown, from: targets[1], to: targets[2])
    filter(materials.blurUp, from: targets[2], to: targets[1])
    filter(materials.blurUp, from: targets[1], to: targets[0])
    bind(frame)
  }

  private func filter(_ program: ShaderProgram, from source: RenderTarget, to target: RenderTarget)
  {
    gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), target.framebuffer)
    gl.viewport(0, 0, GLsizei(target.width), GLsizei(target.height))
    gl.useProgram(program.handle)
    gl.uniform2f(program.reach, 0.5 / Float(source.width), 0.5 / Float(source.height))
    drawScreen(source.texture)
  }

  /// Draws a picture over the whole frame.
  func cover(with picture: RenderTarget, opacity: Double, in frame: Frame) {
    if opacity < 1 {
      gl.enable(GLenum(GL_BLEND))
      gl.blendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    } else {
      gl.disable(GLenum(GL_BLEND))
    }
    gl.useProgram(materials.copy.handle)
    gl.uniform1f(materials.copy.opacity, Float(opacity))
    drawScreen(picture.texture)
  }

  private func drawScreen(_ texture: GLuint) {
    gl.bindTexture(GLenum(GL_TEXTURE_2D), texture)
    gl.bindVertexArray(materials.screenArray)
    gl.drawArrays(GLenum(GL_TRIANGLES), 0, 3)
    statistics.drawCalls += 1
  }

  private func shrink(_ frame: Frame, into target: RenderTarget) {
    blit(
      frame.framebuffer, (0, 0, frame.grid.width, frame.grid.height), to: target.framebuffer,
      (0, 0, target.width, target.height), GL_LINEAR)
  }

  /// Copies a box between two framebuffers that have a frame's size and row order.
  func copy(_ box: PixelBox, from source: GLuint, to target: GLuint, _ frame: Frame) {
    let height = frame.grid.height
    let corners = (box.left, height - box.bottom, box.right, height - box.top)
    blit(source, corners, to: target, corners, GL_NEAREST)
  }

  /// Corners: left, bottom, right and top, counted from the bottom.
  func blit(
    _ source: GLuint, _ from: (Int, Int, Int, Int), to target: GLuint, _ to: (Int, Int, Int, Int),
    _ filter: Int32
  ) {
    gl.disable(GLenum(GL_SCISSOR_TEST))
    gl.bindFramebuffer(GLenum(RECREO_GL_READ_FRAMEBUFFER), source)
    gl.bindFramebuffer(GLenum(RECREO_GL_DRAW_FRAMEBUFFER), target)
    gl.blitFramebuffer(
      GLint(from.0), GLint(from.1), GLint(from.2), GLint(from.3), GLint(to.0), GLint(to.1),
      GLint(to.2), GLint(to.3), GLbitfield(GL_COLOR_BUFFER_BIT), GLenum(filter))
  }
}

extension Renderer {
  /// Waits until everything is drawn; needed only for measurements.
  public func finish() { gl.finish() }

  /// The frame just drawn, top row first; call it before `Window.present`.
  public func screenshot() -> Pixmap {
    var box = [GLint](repeating: 0, count: 4)
    gl.getIntegerv(GLenum(GL_VIEWPORT), &box)
    let (width, height) = (Int(box[2]), Int(box[3]))
    var upward = [UInt8](repeating: 0, count: width * height * 4)
    gl.readPixels(
      0, 0, box[2], box[3], GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), &upward)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(upward.count)
    for row in (0..<height).reversed() {
      bytes += upward[(row * width * 4)..<((row + 1) * width * 4)]
    }
    for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = 255 }
    return Pixmap(width: width, height: height, bytes: bytes)
  }
}
