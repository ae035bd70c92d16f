import CSDL2
public import Drawing
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
    defer { (missingBackdrop, backdropStore, drawings) = (nil, nil, []) }
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

  /// Gives the drawing of a sprite a name, so that the first frame's backdrop can have one too.
  ///
  /// `name`: the same in each process, and of no other pixels.
  public func identify(_ sprite: Sprite, as name: UInt64) {
    if backdropStore != nil { drawings.append((sprite, name)) }
  }

  /// Identifies what the first batches draw: everything their pixels follow from.
  ///
  /// Nil if it shows a picture without a name, since vertices don't tell what is on its page.
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
      case .quads(let material, let page, let blend, let quads):
        let sum =
          switch material {
          case .shape: self.sum(of: batcher.shapeVertices, quads, on: page)
          case .sprite: self.sum(of: batcher.spriteVertices, quads, on: page)
          }
        guard let sum else { return nil }
        facts += [UInt64(blend.rawValue), sum]
      case .clip(let rect):
        let box = frame.grid.box(clip: rect)
        facts += [box.left, box.top, box.right, box.bottom].map { UInt64(bitPattern: Int64($0)) }
      case .endBackdrop, .blurBehind: return nil
      }
    }
    return facts.withUnsafeBytes { checksum($0) }
  }

  /// What quads are, wherever their drawings lie on the page; nil if one of these has no name.
  private func sum<Vertex: TexturedVertex>(
    of vertices: UnsafeBufferPointer<Vertex>, _ quads: Range<Int>, on page: TexturePage?
  ) -> UInt64? {
    var corners = Array(vertices[(quads.lowerBound * 4)..<(quads.upperBound * 4)])
    var facts: [UInt64] = []
    if let page {
      facts.append(UInt64(textures[Int(page.index)].parts.bitPattern))
      for first in stride(from: 0, to: corners.count, by: 4) {
        let (u, v) = (UInt16(bitPattern: corners[first].u), UInt16(bitPattern: corners[first].v))
        let found = drawings.first { sprite, _ in
          sprite.page == page && sprite.u0 <= u && u < sprite.u1 && sprite.v0 <= v && v < sprite.v1
        }
        guard let found else { return nil }
        facts.append(found.name)
        corners[first].u = Int16(bitPattern: u - found.sprite.u0)
        corners[first].v = Int16(bitPattern: v - found.sprite.v0)
      }
    }
    facts.append(corners.withUnsafeBytes { checksum($0) })
    return facts.withUnsafeBytes { checksum($0) }
  }
}

/// A corner of a quad whose place on a page stands in its first corner.
private protocol TexturedVertex {
  var u: Int16 { get set }
  var v: Int16 { get set }
}

extension Vertex: TexturedVertex {}
extension ShapeVertex: TexturedVertex {}
