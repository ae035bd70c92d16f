import CSDL2
import Drawing
import Geometry

/// The canvas: it shows the last frame of the window, and the next one draws over it where they
/// differ.
struct Shown {
  var canvas: RenderTarget?
  var quads = Batcher()
  var grid = PixelGrid(width: 0, height: 0, density: 1)
  var points = Size.zero
  /// Invalidated by every change of a texture, since quads don't show what a texture contains.
  var isValid = false
}

/// What a frame starts from, and the first batch still to be drawn on it.
struct Ground {
  enum Kind: Hashable {
    case black, backdrop, blur
    /// What the canvas shows already.
    case canvas
  }
  var kind: Kind
  var start: Int
}

extension Renderer {
  /// Draws a frame of the window on the canvas, if possible only where it differs from the last
  /// one, and copies the canvas to the window.
  func drawWindow(_ list: borrowing DrawList, _ grid: PixelGrid, _ points: Size) {
    let canvas = canvas(grid)
    let frame = Frame(framebuffer: canvas.framebuffer, grid: grid, points: points)
    swap(&batcher, &shown.quads)
    fill(from: list, for: frame)
    let recalled = recallBackdrop(for: frame, on: canvas)
    if let ground = findDamage(frame) {
      drawChanges(on: ground, in: frame)
    } else {
      drawEverything(in: frame, on: recalled ?? ground(for: frame))
    }
    (shown.grid, shown.points, shown.isValid) = (grid, points, true)
    copy(grid.box, from: canvas.framebuffer, to: 0, frame)
    gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), 0)
  }

  private func canvas(_ grid: PixelGrid) -> RenderTarget {
    if let canvas = shown.canvas, canvas.fits(grid) { return canvas }
    shown.canvas?.free()
    shown.isValid = false
    let canvas = RenderTarget(like: grid, format, gl: gl)
    shown.canvas = canvas
    return canvas
  }

  /// Fills `damage` with what differs from the frame shown; nil if everything must be drawn.
  private func findDamage(_ frame: Frame) -> Ground? {
    guard drawsOnlyChanges, shown.isValid, shown.grid == frame.grid, shown.points == frame.points
    else { return nil }
    let ground = ground(for: frame)
    guard let before = start(after: ground, in: shown.quads.batches),
      Self.isPlain(batcher.batches, from: ground.start),
      Self.isPlain(shown.quads.batches, from: before),
      damage.compare(
        QuadCursor(shown.quads, from: before, on: frame.grid),
        QuadCursor(batcher, from: ground.start, on: frame.grid), on: frame.grid)
    else { return nil }
    return ground
  }

  /// Where the last frame continued from the same ground, if it did.
  private func start(after ground: Ground, in batches: [Batch]) -> Int? {
    guard ground.start > 0 else { return 0 }
    return batches.firstIndex(of: batcher.batches[ground.start - 1]).map { $0 + 1 }
  }

  /// Whether no backdrop is stored and nothing is blurred from here on.
  private static func isPlain(_ batches: [Batch], from start: Int) -> Bool {
    for index in start..<batches.count {
      switch batches[index] {
      case .quads, .clip: continue
      case .endBackdrop, .blurBehind: return false
      }
    }
    return true
  }

  private func drawChanges(on ground: Ground, in frame: Frame) {
    guard !damage.boxes.isEmpty else { return }
    upload()
    bind(frame)
    for box in damage.boxes {
      drawGround(ground, in: frame, only: box)
      scissor(box, frame)
      draw(box, from: ground.start, in: frame)
    }
    gl.disable(GLenum(GL_SCISSOR_TEST))
  }

  /// Draws all quads that intersect a box.
  private func draw(_ box: PixelBox, from start: Int, in frame: Frame) {
    var seen = box
    for index in start..<batcher.batches.count {
      switch batcher.batches[index] {
      case .clip(let rect):
        seen = frame.grid.box(clip: rect).intersection(box)
        if !seen.isEmpty { scissor(seen, frame) }
      case .quads(let material, let page, let blend, let quads) where !seen.isEmpty:
        var rest = quads
        while let run = batcher.run(of: material, in: rest, meeting: seen, on: frame.grid) {
          draw(material, page, blend, run)
          rest = run.upperBound..<quads.upperBound
        }
      case .quads, .endBackdrop, .blurBehind: continue
      }
    }
  }
}

extension Renderer {
  /// The cached picture that covers most of the frame, or none.
  func ground(for frame: Frame) -> Ground {
    for index in batcher.batches.indices.reversed() {
      switch batcher.batches[index] {
      case .blurBehind(let key, let opacity) where opacity >= 1:
        guard let blur, blur.key == key, blur.fits(frame.grid) else { continue }
        return Ground(kind: .blur, start: index + 1)
      case .endBackdrop(let key):
        guard let backdrop, backdrop.key == key, backdrop.target.fits(frame.grid) else { continue }
        return Ground(kind: .backdrop, start: index + 1)
      default: continue
      }
    }
    return Ground(kind: .black, start: 0)
  }

  /// Covers the frame, or a part of it, with what it starts from.
  func drawGround(_ ground: Ground, in frame: Frame, only box: PixelBox? = nil) {
    switch ground.kind {
    case .backdrop:
      guard let backdrop else { return }
      copy(
        box ?? frame.grid.box, from: backdrop.target.framebuffer, to: frame.framebuffer, frame)
      gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), frame.framebuffer)
    case .blur:
      if let box { scissor(box, frame) }
      if let blur { cover(with: blur.result, opacity: 1, in: frame) }
    case .black:
      if let box { scissor(box, frame) }
      gl.clearColor(0, 0, 0, 1)
      gl.clear(GLbitfield(GL_COLOR_BUFFER_BIT))
    case .canvas: break
    }
  }
}
