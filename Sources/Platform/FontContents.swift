import CSDL2
import Drawing
import Host

/// The contents of font files, each read once and kept.
///
/// Each new size of text opens its font again; by then an update may have replaced the file, or its disk
/// may be gone.
@MainActor enum FontContents {
  private static var known: [String: UnsafeRawBufferPointer] = [:]
  private static let largest = 128 << 20

  /// The bytes of a file, which stay where they are; nil if it can't be read or is empty.
  static func of(_ path: String) -> UnsafeRawBufferPointer? {
    if let known = known[path] { return known }
    guard let bytes = try? readFile(path, limit: largest), !bytes.isEmpty else { return nil }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    known[path] = UnsafeRawBufferPointer(copy)
    return known[path]
  }

  /// Whether a TrueType file is as it was made: its `head` table has a number that makes the sum of the
  /// whole file constant (OpenType 1.9, checksumAdjustment).
  static func isIntact(_ path: String) -> Bool {
    guard let bytes = of(path) else { return false }
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      sum &+= UInt32(byte) << (24 - 8 * UInt32(index & 3))
    }
    return sum == 0xB1B0_AFBA
  }
}

/// An open font at one size.
@MainActor final class Typeface {
  private let handle: OpaquePointer

  /// Opens the font, `pixels` high; nil if it can't be read.
  init?(_ file: FontFile, pixels: Int) {
    guard let bytes = FontContents.of(file.path),
      let source = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count)),
      let opened = TTF_OpenFontIndexRW(source, 1, Int32(pixels), file.index)
    else { return nil }
    TTF_SetFontHinting(opened, TTF_HINTING_LIGHT)
    handle = opened
  }

  isolated deinit { TTF_CloseFont(handle) }

  /// From the upper edge of a line to its baseline, in pixels.
  var ascent: Int { Int(TTF_FontAscent(handle)) }
  /// The height of a line in pixels.
  var lineSkip: Int { Int(TTF_FontLineSkip(handle)) }

  /// Whether it has a glyph for this.
  func has(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(handle, scalar.value) != 0 }

  /// Where the ink begins, to the right of the pen, and the way to the next glyph, in pixels.
  func metrics(of scalar: Unicode.Scalar) -> (left: Int, advance: Int) {
    var (left, advance): (Int32, Int32) = (0, 0)
    TTF_GlyphMetrics32(handle, scalar.value, &left, nil, nil, nil, &advance)
    return (Int(left), Int(advance))
  }

  /// A glyph in white; nil if it can't be drawn.
  func picture(of scalar: Unicode.Scalar) -> Pixmap? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderGlyph32_Blended(handle, scalar.value, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    return Pixmap(premultiplying: surface)
  }

  /// The width of a text in pixels, kerned.
  func width(of text: String) -> Int {
    var width: Int32 = 0
    TTF_SizeUTF8(handle, text, &width, nil)
    return Int(width)
  }
}
