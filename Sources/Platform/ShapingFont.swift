import CHarfBuzz
import Drawing

/// A font for HarfBuzz, which shapes words, and for FreeType, which draws the glyphs.
@MainActor final class ShapingFont {
  /// A glyph of a shaped word; lengths in parts of the font's size.
  struct Placed {
    var glyph: UInt32
    /// The index of its first scalar in the whole text.
    var scalar: Int
    /// The offset from the pen, to the right and up.
    var x, y: Double
    var advance: Double
  }

  private static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()
  /// The size for shaping, in pixels.
  private static let reference: UInt32 = 400

  private let face: FT_Face
  private let font: OpaquePointer

  /// Opens the font; nil if it can't be read.
  init?(_ file: FontFile) {
    var opened: FT_Face?
    guard let library = Self.library, let bytes = FontContents.of(file.path),
      let base = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
      FT_New_Memory_Face(library, base, FT_Long(bytes.count), FT_Long(file.index), &opened) == 0,
      let opened
    else { return nil }
    face = opened
    FT_Set_Pixel_Sizes(face, 0, Self.reference)
    font = hb_ft_font_create_referenced(face)
    hb_ft_font_set_load_flags(font, recreo_unhinted())
  }

  isolated deinit {
    hb_font_destroy(font)
    FT_Done_Face(face)
  }

  /// Whether it can draw all of these.
  func has(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { FT_Get_Char_Index(face, FT_ULong($0.value)) != 0 }
  }

  /// The glyphs of a part of a text, from left to right; the letters around it affect how they join.
  func shape(
    _ range: Range<Int>, of text: [UInt32], script: hb_script_t, isRightToLeft: Bool
  ) -> [Placed] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf32(
      buffer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    FT_Set_Pixel_Sizes(face, 0, Self.reference)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let unit = 1 / (64 * Double(Self.reference))
    return (0..<Int(count)).map { index in
      let position = positions[index]
      return Placed(
        glyph: infos[index].codepoint, scalar: Int(infos[index].cluster),
        x: Double(position.x_offset) * unit, y: Double(position.y_offset) * unit,
        advance: Double(position.x_advance) * unit)
    }
  }

  /// A glyph in white, `shift` quarters of a pixel to the right, and the position of its upper left
  /// corner relative to the pen, in pixels; nil if there is no ink.
  func picture(of glyph: UInt32, pixels: Int, shift: Int) -> (
    pixmap: Pixmap, left: Int, top: Int
  )? {
    FT_Set_Pixel_Sizes(face, 0, UInt32(pixels))
    guard recreo_draw_glyph(face, glyph, shift * 16) != 0 else { return nil }
    let slot = face.pointee.glyph.pointee
    let (width, height) = (Int(slot.bitmap.width), Int(slot.bitmap.rows))
    guard width > 0, height > 0, let ink = slot.bitmap.buffer else { return nil }
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = ink[y * Int(slot.bitmap.pitch) + x]
        for channel in 0..<4 { pixmap.bytes[(y * width + x) * 4 + channel] = alpha }
      }
    }
    return (pixmap, Int(slot.bitmap_left), -Int(slot.bitmap_top))
  }
}
