import CSDL2
import Drawing

nonisolated extension Pixmap {
  /// Copies a surface of any format; nil if SDL can't convert it.
  init?(premultiplying surface: UnsafeMutablePointer<SDL_Surface>) {
    // Red is the first byte in memory on little-endian machines.
    guard
      let converted = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ABGR8888.rawValue, 0)
    else { return nil }
    defer { SDL_FreeSurface(converted) }
    let (width, height) = (Int(converted.pointee.w), Int(converted.pointee.h))
    let pitch = Int(converted.pointee.pitch)
    guard width > 0, height > 0, let pixels = converted.pointee.pixels else { return nil }
    let source = pixels.assumingMemoryBound(to: UInt8.self)
    // Photos have no alpha, and many pixels.
    let isOpaque = Self.isOpaque(surface)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      for y in 0..<height {
        let row = target.baseAddress! + y * width * 4
        row.initialize(from: source + y * pitch, count: width * 4)
        if !isOpaque { Self.premultiply(row, width) }
      }
      count = width * height * 4
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// Copies a surface of any format at half its size, two rows at a time: a second copy of a large photo
  /// would take too much memory.
  init?(halving surface: UnsafeMutablePointer<SDL_Surface>) {
    let (width, height) = (Int(surface.pointee.w) / 2, Int(surface.pointee.h) / 2)
    guard width > 0, height > 0,
      let rows = SDL_CreateRGBSurfaceWithFormat(
        0, surface.pointee.w, 2, 32, SDL_PIXELFORMAT_ABGR8888.rawValue)
    else { return nil }
    defer { SDL_FreeSurface(rows) }
    guard let pixels = rows.pointee.pixels else { return nil }
    let (source, pitch) = (pixels.assumingMemoryBound(to: UInt8.self), Int(rows.pointee.pitch))
    let isOpaque = Self.isOpaque(surface)
    SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      for y in 0..<height {
        var part = SDL_Rect(x: 0, y: Int32(y * 2), w: surface.pointee.w, h: 2)
        SDL_FillRect(rows, nil, 0)
        SDL_UpperBlit(surface, &part, rows, nil)
        if !isOpaque { for row in 0..<2 { Self.premultiply(source + row * pitch, width * 2) } }
        recreo_halve(source, source + pitch, target.baseAddress! + y * width * 4, Int32(width))
      }
      count = width * height * 4
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// Copies a surface whose four channels are inks: cyan, magenta, yellow and black.
  ///
  /// SDL_image calls them blue, green, red and alpha. Adobe's programs store how much of each ink is
  /// missing, others how much there is.
  init?(inks surface: UnsafeMutablePointer<SDL_Surface>, areInverted: Bool, isHalved: Bool) {
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    guard surface.pointee.format.pointee.BytesPerPixel == 4, let pixels = surface.pointee.pixels,
      let opaque = SDL_CreateRGBSurfaceWithFormatFrom(
        pixels, Int32(width), Int32(height), 32, surface.pointee.pitch,
        SDL_PIXELFORMAT_XBGR8888.rawValue)
    else { return nil }
    defer { SDL_FreeSurface(opaque) }
    let source = pixels.assumingMemoryBound(to: UInt8.self)
    let flip: UInt8 = areInverted ? 0 : 255
    for y in 0..<height {
      recreo_paint_inks(source + y * Int(surface.pointee.pitch), Int32(width), flip)
    }
    if isHalved { self.init(halving: opaque) } else { self.init(premultiplying: opaque) }
  }

  private static func isOpaque(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    surface.pointee.format.pointee.Amask == 0 && SDL_HasColorKey(surface) == SDL_FALSE
      && surface.pointee.format.pointee.palette == nil
  }

  private static func premultiply(_ row: UnsafeMutablePointer<UInt8>, _ width: Int) {
    for at in stride(from: 0, to: width * 4, by: 4) where row[at + 3] < 255 {
      let alpha = UInt32(row[at + 3])
      for channel in at..<(at + 3) {
        row[channel] = UInt8((UInt32(row[channel]) * alpha + 127) / 255)
      }
    }
  }

  /// This picture at its place on a transparent one of this size.
  func placed(x: Int, y: Int, onWidth width: Int, height: Int) -> Pixmap {
    if self.width == width, self.height == height { return self }
    var whole = Pixmap(width: width, height: height)
    let columns = min(self.width, width - x)
    guard columns > 0 else { return whole }
    for row in 0..<min(self.height, max(0, height - y)) {
      let (from, to) = (row * self.width * 4, ((y + row) * width + x) * 4)
      whole.bytes.replaceSubrange(
        to..<(to + columns * 4), with: bytes[from..<(from + columns * 4)])
    }
    return whole
  }
}
