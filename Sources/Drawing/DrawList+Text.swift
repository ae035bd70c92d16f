public import Geometry

extension DrawList {
  /// Draws text that has been laid out, with its box's upper left corner at `origin`.
  ///
  /// Letters of upright text are moved to whole pixels, which keeps their stems sharp; shaped words
  /// as a whole.
  public mutating func text(_ layout: TextLayout, at origin: Point, color: Color) {
    let outer = context
    if context.isMirrored {
      context = outer.transformed(
        by: Transform(mirroring: Rect(origin: origin, size: layout.size)), mirrors: true)
    }
    defer { context = outer }
    let map = context.transform
    let isUpright = map.b == 0 && map.c == 0 && map.a == 1 && map.d == 1
    for glyph in layout.glyphs {
      var place = origin + glyph.origin
      if isUpright {
        place.x = ((place.x + map.tx) * density).rounded() / density - map.tx
        place.y = ((place.y + map.ty) * density).rounded() / density - map.ty
      }
      place = place + glyph.offset
      let size = Size(width: Double(glyph.sprite.width), height: Double(glyph.sprite.height))
      image(
        glyph.sprite, in: Rect(origin: place, size: size), tint: color)
    }
  }
}

extension DrawList: CustomStringConvertible {
  /// One line per item, suitable for a golden text.
  public var description: String {
    var lines: [String] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .sprites(let from):
        for item in items[from..<end(after: index, sprites: true)] {
          lines.append(
            "sprite p\(item.page.index) \(Int(item.ox)),\(Int(item.oy)) → "
              + "\(Int(item.ox + item.ax + item.bx)),\(Int(item.oy + item.ay + item.by))")
        }
      case .shapes(let from):
        for placed in shapes[from..<end(after: index, sprites: false)] {
          let box = placed.transform.bounds(of: placed.rect)
          lines.append(
            "shape r\(Int(placed.shape.radius)) \(Int(box.minX)),\(Int(box.minY)) → "
              + "\(Int(box.maxX)),\(Int(box.maxY))")
        }
      case .clip(let rect):
        lines.append(
          rect.map { "clip \(Int($0.minX)),\(Int($0.minY)) → \(Int($0.maxX)),\(Int($0.maxY))" }
            ?? "clip off")
      case .endBackdrop: lines.append("backdrop")
      case .blurBehind: lines.append("blur")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The end of the run that begins with the command at `index`.
  func end(after index: Int, sprites: Bool) -> Int {
    for command in commands[(index + 1)...] {
      switch command {
      case .sprites(let from) where sprites: return from
      case .shapes(let from) where !sprites: return from
      default: continue
      }
    }
    return sprites ? items.count : shapes.count
  }
}
