import CSDL2
public import Drawing
import Host
import Synchronization

/// A picture that was refused or could not be read, described in one sentence.
public nonisolated struct ImageError: Error, CustomStringConvertible {
  /// The path, or a name if there is none.
  public var path: String
  /// The reason in English, as the end of the sentence.
  public var reason: String

  /// The error for this file.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The whole sentence in English.
  public var description: String { "The picture \(path) cannot be used: \(reason)." }
}

/// Decodes PNG, JPEG, WebP, GIF and BMP files and draws SVG files, on any thread.
public nonisolated enum ImageDecoder {
  /// The most pixels a picture may have; larger ones may be decompression bombs.
  public static let pixelLimit = 65_000_000
  /// The most pixels of a picture that is decoded at its own size, and not at half of it.
  public static let wholeLimit = 40_000_000
  /// The fewest columns or rows of a picture from outside.
  static let least = 4
  /// The size of the largest file that is read, in bytes.
  public static let byteLimit = 64 << 20
  /// The version of the library that draws SVG: another one may draw other pixels.
  public static var version: String {
    let linked = IMG_Linked_Version().pointee
    return "\(linked.major).\(linked.minor).\(linked.patch)"
  }
  // SDL_image loads its decoders on first use, which is not thread-safe.
  private static let isReady = Mutex(false)

  /// The picture in a file, at its own size and as it is stored.
  public static func pixmap(at path: String) throws -> Pixmap {
    let bytes = try readFile(path, limit: byteLimit)
    do throws(PictureDecodingError) {
      return try stored(withoutPrefix(bytes))
    } catch {
      throw ImageError(path: path, reason: "\(error)")
    }
  }

  /// Reads an open file that may contain a picture.
  public static func bytes(of descriptor: Int32) throws(PictureDecodingError) -> [UInt8] {
    do throws(FileError) {
      return try readFile(descriptor: descriptor, named: "", limit: byteLimit)
    } catch {
      throw .unreadable(error.reason)
    }
  }

  /// The part that `cut` describes of a picture from any source, upright.
  ///
  /// Hostile bytes may still crash the library: decode them in a separate process.
  public static func picture(_ file: [UInt8], cut: PictureCut) throws(PictureDecodingError)
    -> Pixmap
  {
    let bytes = withoutPrefix(file)
    if let header = ImageHeader(bytes), min(header.width, header.height) < least {
      throw .tooSmall(width: header.width, height: header.height)
    }
    let orientation = ExifOrientation.read(bytes)
    let isTurned = orientation >= 5
    // Rotate last where possible: there are fewer pixels then.
    guard case .whole(let size) = cut else {
      return try stored(bytes).upright(orientation).cut(cut)
    }
    let box = isTurned ? PixelCount(width: size.height, height: size.width) : size
    return try stored(bytes).cut(.whole(covering: box)).upright(orientation)
  }

  private static func withoutPrefix(_ bytes: [UInt8]) -> [UInt8] {
    let start = ImageHeader.start(in: bytes)
    return start == 0 ? bytes : Array(bytes[start...])
  }

  private static func stored(_ bytes: [UInt8]) throws(PictureDecodingError) -> Pixmap {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= byteLimit else { throw .tooLarge(limit: byteLimit >> 20) }
    guard let header = ImageHeader(bytes) else { throw .unknownFormat }
    try refuseTooMany(header)
    prepare()
    // Never IMG_Load_RW: it treats anything that contains "<svg" as a drawing, of any size.
    switch header.format {
    case .png:
      let parts: [UInt8]
      do throws(PNGFile.Damage) { parts = try PNGFile(bytes).pixelParts() } catch {
        throw .damaged(error.reason)
      }
      return try decode(parts, IMG_LoadPNG_RW)
    case .jpeg: return try jpeg(bytes)
    case .webp: return try webp(bytes, header)
    case .gif: return try gif(bytes, header)
    case .bmp: return try decode(bytes) { IMG_LoadBMP_RW($0) }
    }
  }

  private static func refuseTooMany(_ header: ImageHeader) throws(PictureDecodingError) {
    // Divides instead of multiplying: the product from a false header could overflow.
    guard header.width <= pixelLimit / header.height else {
      throw .tooManyPixels(width: header.width, height: header.height)
    }
  }

  /// Loads the libraries.
  public static func prepare() {
    isReady.withLock { ready in
      if !ready {
        IMG_Init(Int32(IMG_INIT_PNG.rawValue | IMG_INIT_JPG.rawValue | IMG_INIT_WEBP.rawValue))
      }
      ready = true
    }
  }

  private static func jpeg(_ bytes: [UInt8]) throws(PictureDecodingError) -> Pixmap {
    guard let file = JPEGFile(bytes), file.isComplete || file.hasAllScans else {
      throw .damaged("it ends too early")
    }
    func picture(_ bytes: [UInt8]) throws(PictureDecodingError) -> Pixmap {
      try decode(bytes, IMG_LoadJPG_RW) { surface, isHalved in
        file.components == 4
          ? Pixmap(inks: surface, areInverted: file.isAdobe, isHalved: isHalved)
          : pixmap(surface, isHalved)
      }
    }
    guard !file.isComplete else { return try picture(bytes) }
    let start = JPEGFile.withoutTail(bytes)
    let whole = try picture(start + [0xFF, 0xD9])
    for ending in JPEGFile.endings where try picture(start + ending) != whole {
      throw .damaged("it ends too early")
    }
    return whole
  }

  private static func webp(_ bytes: [UInt8], _ header: ImageHeader)
    throws(PictureDecodingError) -> Pixmap
  {
    guard let file = WebPFile(bytes), let frame = ImageHeader(file.still) else {
      throw .damaged("it ends too early")
    }
    try refuseTooMany(frame)
    return place(try decode(file.still, IMG_LoadWEBP_RW), file.x, file.y, on: header)
  }

  private static func gif(_ bytes: [UInt8], _ header: ImageHeader)
    throws(PictureDecodingError) -> Pixmap
  {
    guard let file = GIFFile(bytes), file.isComplete else { throw .damaged("it ends too early") }
    return place(try decode(bytes, IMG_LoadGIF_RW), file.x, file.y, on: header)
  }

  /// The first frame of an animation where it lies on the whole picture, unless that is huge.
  private static func place(_ frame: Pixmap, _ x: Int, _ y: Int, on whole: ImageHeader) -> Pixmap {
    guard whole.width * whole.height <= wholeLimit else { return frame }
    return frame.placed(x: x, y: y, onWidth: whole.width, height: whole.height)
  }

  /// An SVG drawing, `width` × `height` pixels large.
  public static func drawing(at path: String, width: Int, height: Int) throws -> Pixmap {
    let bytes = try readFile(path, limit: 8 << 20)
    guard !bytes.isEmpty else { throw ImageError(path: path, reason: "it is empty") }
    guard width > 0, height > 0, width <= 8192, height <= 8192 else {
      throw ImageError(path: path, reason: "it was asked for at \(width)×\(height) pixels")
    }
    let drawn: Pixmap
    do throws(PictureDecodingError) {
      drawn = try decode(bytes) { IMG_LoadSizedSVG_RW($0, Int32(width), Int32(height)) }
    } catch {
      throw ImageError(path: path, reason: "\(error)")
    }
    // SDL_image rounds up, and would use the size that the drawing itself states.
    guard drawn.width <= width + 1, drawn.height <= height + 1 else {
      throw ImageError(path: path, reason: "it has an impossible size")
    }
    // The extra row or column is transparent and would show as a seam.
    return drawn.cropped(x: 0..<min(width, drawn.width), y: 0..<min(height, drawn.height))
  }

  /// An SVG picture whose shapes overlap only a little, drawn without hairlines between them.
  ///
  /// At small sizes two edges that share a pixel let the background through, so it is drawn
  /// larger and reduced.
  public static func seamlessDrawing(at path: String, width: Int, height: Int) throws -> Pixmap {
    let times = max(1, (seamless + width - 1) / max(1, width))
    return try drawing(at: path, width: width * times, height: height * times)
      .reduced(toWidth: width, height: height)
  }

  /// The pictures' shapes overlap by 1.6 of 1024 units, which is more than a pixel from this
  /// width up.
  private static let seamless = 1000

  private static func pixmap(_ surface: UnsafeMutablePointer<SDL_Surface>, _ isHalved: Bool)
    -> Pixmap?
  {
    isHalved ? Pixmap(halving: surface) : Pixmap(premultiplying: surface)
  }

  private static func decode(
    _ bytes: [UInt8],
    _ load: (UnsafeMutablePointer<SDL_RWops>?) -> UnsafeMutablePointer<SDL_Surface>?,
    _ convert: (UnsafeMutablePointer<SDL_Surface>, _ isHalved: Bool) -> Pixmap? = pixmap
  ) throws(PictureDecodingError) -> Pixmap {
    let surface = bytes.withUnsafeBytes { data -> UnsafeMutablePointer<SDL_Surface>? in
      guard let source = SDL_RWFromConstMem(data.baseAddress, Int32(data.count)) else { return nil }
      defer { SDL_RWclose(source) }
      return load(source)
    }
    guard let surface else { throw .damaged(String(cString: SDL_GetError())) }
    defer { SDL_FreeSurface(surface) }
    let isHalved = Int(surface.pointee.w) * Int(surface.pointee.h) > wholeLimit
    guard let pixmap = convert(surface, isHalved) else {
      throw .damaged(String(cString: SDL_GetError()))
    }
    return pixmap
  }

  /// Encodes an opaque picture as PNG.
  ///
  /// In memory, because SDL_image doesn't report whether the disk accepted what it wrote.
  public static func png(of pixmap: Pixmap) throws(SDLError) -> [UInt8] {
    try encode(pixmap, "IMG_SavePNG_RW") { IMG_SavePNG_RW($0, $1, 0) }
  }

  /// Encodes an opaque picture as JPEG; `quality` is 1 to 100.
  public static func jpeg(of pixmap: Pixmap, quality: Int32 = 92) throws(SDLError) -> [UInt8] {
    try encode(pixmap, "IMG_SaveJPG_RW") { IMG_SaveJPG_RW($0, $1, 0, quality) }
  }

  private static func encode(
    _ pixmap: Pixmap, _ call: StaticString,
    _ save: (UnsafeMutablePointer<SDL_Surface>, UnsafeMutablePointer<SDL_RWops>) -> Int32
  ) throws(SDLError) -> [UInt8] {
    let sink = MemorySink()
    let stream = try check(sink.makeStream(), "SDL_AllocRW")
    defer { SDL_FreeRW(stream) }
    var bytes = pixmap.bytes
    let status = bytes.withUnsafeMutableBytes { data -> Int32 in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          data.baseAddress, Int32(pixmap.width), Int32(pixmap.height), 32, Int32(pixmap.width * 4),
          SDL_PIXELFORMAT_XBGR8888.rawValue)
      else { return -1 }
      defer { SDL_FreeSurface(surface) }
      return save(surface, stream)
    }
    try check(status, call)
    return withExtendedLifetime(sink) { sink.bytes }
  }
}

/// Collects the bytes that SDL writes.
private nonisolated final class MemorySink {
  var bytes: [UInt8] = []

  /// A stream that writes into this object and must not outlive it; SDL_FreeRW frees it.
  func makeStream() -> UnsafeMutablePointer<SDL_RWops>? {
    guard let stream = SDL_AllocRW() else { return nil }
    stream.pointee.type = UInt32(SDL_RWOPS_UNKNOWN)
    stream.pointee.hidden.unknown.data1 = Unmanaged.passUnretained(self).toOpaque()
    stream.pointee.write = { stream, data, size, count in
      guard let data, let place = stream?.pointee.hidden.unknown.data1 else { return 0 }
      Unmanaged<MemorySink>.fromOpaque(place).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeRawBufferPointer(start: data, count: size * count))
      return count
    }
    stream.pointee.read = { _, _, _, _ in 0 }
    stream.pointee.seek = { _, _, _ in -1 }
    stream.pointee.size = { _ in -1 }
    stream.pointee.close = { _ in 0 }
    return stream
  }
}
