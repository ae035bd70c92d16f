import CSDL2
import Drawing
import Geometry
import Host

// The backdrop fills the window, and its paper is the most expensive part of the first frame on a software
// driver (40 ms for 1280 × 800). Reading its picture takes 3 ms.
extension Renderer {
  /// Takes the frame's backdrop from the store, if it is there.
  func recallBackdrop(for frame: Frame) {
    missingBackdrop = nil
    guard backdrop == nil, let backdropStore, let (key, end) = firstBackdrop,
      let name = name(ofBatchesBefore: end, frame)
    else { return }
    guard let picture = backdropStore.find(name), picture.width == frame.grid.width,
      picture.height == frame.grid.height
    else {
      missingBackdrop = name
      return
    }
    let target = RenderTarget(like: frame.grid, format, gl: gl)
    gl.bindTexture(GLenum(GL_TEXTURE_2D), target.texture)
    gl.texSubImage2D(
      GLenum(GL_TEXTURE_2D), 0, 0, 0, GLsizei(picture.width), GLsizei(picture.height),
      format.transfer.format, format.transfer.type, picture.bytes)
    backdrop = CachedBackdrop(key: key, target: target)
  }

  /// Puts the first frame's backdrop into the store, unless it came from there.
  func storeBackdrop() {
    defer { missingBackdrop = nil }
    guard let missingBackdrop, let backdropStore, let target = backdrop?.target else { return }
    var pixels = Pixmap(width: target.width, height: target.height)
    target.withRows {
      gl.readPixels(
        0, 0, GLsizei(target.width), GLsizei(target.height), format.transfer.format,
        format.transfer.type, &pixels.bytes)
    }
    backdropStore.store(missingBackdrop, pixels)
  }

  private var firstBackdrop: (key: UInt64, end: Int)? {
    for (index, batch) in batcher.batches.enumerated() {
      if case .endBackdrop(let key) = batch { return (key, index) }
    }
    return nil
  }

  /// Identifies what the first batches draw: everything their pixels follow from.
  ///
  /// Nil if it shows a picture, since vertices don't tell what is on its page.
  private func name(ofBatchesBefore end: Int, _ frame: Frame) -> UInt64? {
    var facts: [UInt64] = [
      materials.shape.sum, UInt64(frame.grid.width), UInt64(frame.grid.height),
      frame.grid.density.bitPattern, frame.points.width.bitPattern,
      frame.points.height.bitPattern, format.turnsRows ? 1 : 0,
    ]
    for name in [GL_RENDERER, GL_VERSION] {
      let text = gl.getString(GLenum(name)).map { String(cString: $0) } ?? ""
      facts.append(Array(text.utf8).withUnsafeBytes { checksum($0) })
    }
    for batch in batcher.batches[..<end] {
      switch batch {
      case .quads(.shape, page: nil, let blend, let quads):
        let corners = batcher.shapeVertices[(quads.lowerBound * 4)..<(quads.upperBound * 4)]
        facts.append(UInt64(blend.rawValue))
        facts.append(checksum(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: corners))))
      case .clip(let rect):
        let box = frame.grid.box(clip: rect)
        facts += [box.left, box.top, box.right, box.bottom].map { UInt64(bitPattern: Int64($0)) }
      case .quads, .endBackdrop, .blurBehind: return nil
      }
    }
    return facts.withUnsafeBytes { checksum($0) }
  }
}
