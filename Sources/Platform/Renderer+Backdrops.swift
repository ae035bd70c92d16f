import CSDL2
public import Drawing
import Geometry
import Host

// The backdrop fills the window, and its paper is the most expensive part of the first frame on a software
// driver (40 ms for 1280 × 800). Reading its picture takes 2 ms.
extension Renderer {
  /// Takes the frame's backdrop from the store, if it is there.
  ///
  /// The first frame gets it right on its canvas, which saves a copy; it is returned as its ground. `warmUp` caches it.
  func recallBackdrop(for frame: Frame, on canvas: RenderTarget) -> Ground? {
    guard backdrop == nil, let store, keepsBackdrops || !shown.isValid,
      let (index, key, name) = firstBackdrop(in: frame), name != missingBackdrop
    else { return nil }
    let target = keepsBackdrops ? RenderTarget(like: frame.grid, format, gl: gl) : canvas
    gl.bindTexture(GLenum(GL_TEXTURE_2D), target.texture)
    let isFound = store.readBackdrop(name, width: target.width, height: target.height) {
      rows, bytes in
      gl.texSubImage2D(
        GLenum(GL_TEXTURE_2D), 0, 0, GLint(rows.lowerBound), GLsizei(target.width),
        GLsizei(rows.count), format.transfer.format, format.transfer.type, bytes.baseAddress)
    }
    missingBackdrop = isFound ? nil : name
    switch (isFound, keepsBackdrops) {
    case (true, true): backdrop = CachedBackdrop(key: key, target: target)
    case (false, true): target.free()
    case (true, false): return Ground(kind: .canvas, start: index + 1)
    case (false, false): break
    }
    return nil
  }

  /// Puts the first frame's backdrop into the store, unless it came from there or is another one by now.
  func storeBackdrop() {
    defer { (missingBackdrop, store, drawings) = (nil, nil, []) }
    guard let missingBackdrop, let store, let backdrop,
      let (_, key, name) = firstBackdrop(in: windowFrame), key == backdrop.key,
      name == missingBackdrop
    else { return }
    let target = backdrop.target
    var pixels = Pixmap(width: target.width, height: target.height)
    target.withRows {
      gl.readPixels(
        0, 0, GLsizei(target.width), GLsizei(target.height), format.transfer.format,
        format.transfer.type, &pixels.bytes)
    }
    store.storeBackdrop(pixels, as: name)
  }

  /// The batch that ends a frame's backdrop, its key and its name; nil if there is none, or it has no name.
  private func firstBackdrop(in frame: Frame) -> (index: Int, key: UInt64, name: UInt64)? {
    for (index, batch) in batcher.batches.enumerated() {
      guard case .endBackdrop(let key) = batch else { continue }
      return name(ofBatchesBefore: index, frame).map { (index, key, $0) }
    }
    return nil
  }

  /// Gives the drawing of a sprite a name, so that the first frame's backdrop can have one too.
  ///
  /// `name`: the same in each process, and of no other pixels.
  public func identify(_ sprite: Sprite, as name: UInt64) {
    if store != nil { drawings.append((sprite, name)) }
  }

  /// Identifies what the first batches draw: everything their pixels follow from.
  ///
  /// Nil if it shows a picture without a name, since vertices don't tell what is on its page.
  private func name(ofBatchesBefore end: Int, _ frame: Frame) -> UInt64? {
    var facts: [UInt64] = [
      materials.shape.sum, materials.sprite.sum, UInt64(frame.grid.width),
      UInt64(frame.grid.height),
      frame.grid.density.bitPattern, frame.points.width.bitPattern,
      frame.points.height.bitPattern, format.turnsRows ? 1 : 0, gl.driverSum,
    ]
    for batch in batcher.batches[..<end] {
      switch batch {
      case .quads(.shape, page: nil, let blend, let quads):
        let corners = batcher.shapeVertices[(quads.lowerBound * 4)..<(quads.upperBound * 4)]
        facts += [UInt64(blend.rawValue), sum(of: corners)]
      case .quads(.sprite, let page?, let blend, let quads):
        guard let sum = sum(ofSprites: quads, on: page) else { return nil }
        facts += [UInt64(blend.rawValue), sum]
      case .clip(let rect):
        let box = frame.grid.box(clip: rect)
        facts += [box.left, box.top, box.right, box.bottom].map { UInt64(bitPattern: Int64($0)) }
      case .quads, .endBackdrop, .blurBehind: return nil
      }
    }
    return sum(of: facts)
  }

  /// What sprites are, wherever their drawings lie on the page; nil if one of these has no name.
  private func sum(ofSprites quads: Range<Int>, on page: TexturePage) -> UInt64? {
    var corners = Array(batcher.spriteVertices[(quads.lowerBound * 4)..<(quads.upperBound * 4)])
    var facts = [UInt64(textures[Int(page.index)].parts.bitPattern)]
    for first in stride(from: 0, to: corners.count, by: 4) {
      // The first corner is at a place on the page, the others are relative to it.
      let (u, v) = (Int(corners[first].u), Int(corners[first].v))
      let (far, low) = (u + Int(corners[first + 2].u), v + Int(corners[first + 2].v))
      let found = drawings.first { sprite, _ in
        let (across, down) = (Int(sprite.u0)...Int(sprite.u1), Int(sprite.v0)...Int(sprite.v1))
        return sprite.page == page && across ~= u && across ~= far && down ~= v && down ~= low
      }
      guard let found else { return nil }
      facts.append(found.name)
      corners[first].u -= Int16(found.sprite.u0)
      corners[first].v -= Int16(found.sprite.v0)
    }
    return sum(of: facts + [sum(of: corners)])
  }

  /// A checksum to which each bit contributes more than the highest bits of the sum: words of eight bytes do not, since
  /// the alpha of a vertex is at the end of one.
  private func sum<Value>(of values: some Collection<Value>) -> UInt64 {
    let words = Array(values).withUnsafeBytes { $0.bindMemory(to: UInt32.self).map(UInt64.init) }
    return words.withUnsafeBytes { checksum($0) }
  }
}
