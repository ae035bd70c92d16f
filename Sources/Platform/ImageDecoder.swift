import CSDL2
public import Drawing
import Synchronization

/// A picture that was refused or could not be read, in one sentence.
public nonisolated struct ImageError: Error, CustomStringConvertible {
  public var path: String
  public var reason: String
  public var description: String { "The picture \(path) cannot be used: \(reason)." }
}

/// Reads PNG, JPEG, WebP, GIF and BMP files and draws SVG files; any thread may.
public nonisolated enum ImageDecoder {
  /// What a picture may be at most; beyond it lie decompression bombs.
  public static let pixelLimit = 40_000_000
  public static let byteLimit = 64 << 20
  // SDL_image loads its decoders the first time, and that is not safe from two threads.
  private static let isReady = Mutex(false)

  /// The picture in a file, at its own size.
  public static func pixmap(at path: String) throws -> Pixmap {
    let bytes = try readFile(path, limit: byteLimit)
    guard let header = ImageHeader(bytes) else {
      throw ImageError(path: path, reason: "it is no PNG, JPEG, WebP, GIF or BMP file")
    }
    // Compared by division: a lying header's product could overflow.
    guard header.width <= pixelLimit / header.height else {
      throw ImageError(
        path: path,
        reason: "it claims \(header.width)×\(header.height) pixels, and 40 million is the limit")
    }
    isReady.withLock { ready in
      if !ready {
        IMG_Init(Int32(IMG_INIT_PNG.rawValue | IMG_INIT_JPG.rawValue | IMG_INIT_WEBP.rawValue))
      }
      ready = true
    }
    // Never IMG_Load_RW: it takes whatever holds "<svg" for a drawing, of any size.
    return try decode(bytes, path) { source in
      switch header.format {
      case .png: IMG_LoadPNG_RW(source)
      case .jpeg: IMG_LoadJPG_RW(source)
      case .webp: IMG_LoadWEBP_RW(source)
      case .gif: IMG_LoadGIF_RW(source)
      case .bmp: IMG_LoadBMP_RW(source)
      }
    }
  }

  /// An SVG drawing, `width` × `height` pixels large.
  public static func drawing(at path: String, width: Int, height: Int) throws -> Pixmap {
    let bytes = try readFile(path, limit: 8 << 20)
    guard !bytes.isEmpty else { throw ImageError(path: path, reason: "it is empty") }
    guard width > 0, height > 0, width <= 8192, height <= 8192 else {
      throw ImageError(path: path, reason: "it was asked for at \(width)×\(height) pixels")
    }
    let drawn = try decode(bytes, path) {
      IMG_LoadSizedSVG_RW($0, Int32(width), Int32(height))
    }
    // SDL_image rounds up, and would take a drawing's own word for its size.
    guard drawn.width <= width + 1, drawn.height <= height + 1 else {
      throw ImageError(path: path, reason: "it has an impossible size")
    }
    // The row or column too many is clear, and would show as a seam.
    return drawn.cropped(x: 0..<min(width, drawn.width), y: 0..<min(height, drawn.height))
  }

  private static func decode(
    _ bytes: [UInt8], _ path: String,
    _ load: (UnsafeMutablePointer<SDL_RWops>?) -> UnsafeMutablePointer<SDL_Surface>?
  ) throws(ImageError) -> Pixmap {
    let surface = bytes.withUnsafeBytes { data -> UnsafeMutablePointer<SDL_Surface>? in
      guard let source = SDL_RWFromConstMem(data.baseAddress, Int32(data.count)) else { return nil }
      defer { SDL_RWclose(source) }
      return load(source)
    }
    guard let surface else {
      throw ImageError(path: path, reason: String(cString: SDL_GetError()))
    }
    defer { SDL_FreeSurface(surface) }
    guard let pixmap = Pixmap(premultiplying: surface) else {
      throw ImageError(path: path, reason: String(cString: SDL_GetError()))
    }
    return pixmap
  }

  /// Writes an opaque picture as PNG.
  public static func writePNG(_ pixmap: Pixmap, to path: String) throws(SDLError) {
    var bytes = pixmap.bytes
    let status = bytes.withUnsafeMutableBytes { data -> Int32 in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        data.baseAddress, Int32(pixmap.width), Int32(pixmap.height), 32, Int32(pixmap.width * 4),
        SDL_PIXELFORMAT_ABGR8888.rawValue)
      defer { SDL_FreeSurface(surface) }
      return IMG_SavePNG(surface, path)
    }
    try check(status, "IMG_SavePNG")
  }
}

nonisolated extension Pixmap {
  /// Copies a surface of any format; nil where SDL cannot convert it.
  init?(premultiplying surface: UnsafeMutablePointer<SDL_Surface>) {
    // Red first in memory, on this byte order.
    guard
      let converted = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ABGR8888.rawValue, 0)
    else { return nil }
    defer { SDL_FreeSurface(converted) }
    let (width, height) = (Int(converted.pointee.w), Int(converted.pointee.h))
    let pitch = Int(converted.pointee.pitch)
    let source = converted.pointee.pixels.assumingMemoryBound(to: UInt8.self)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      for y in 0..<height {
        let row = source + y * pitch
        for x in 0..<width {
          let pixel = row + x * 4
          let at = (y * width + x) * 4
          let alpha = UInt32(pixel[3])
          for channel in 0..<3 {
            target[at + channel] = UInt8((UInt32(pixel[channel]) * alpha + 127) / 255)
          }
          target[at + 3] = pixel[3]
        }
      }
      count = width * height * 4
    }
    self.init(width: width, height: height, bytes: bytes)
  }
}
