import CHarfBuzz
import Drawing
import Geometry

/// Shapes words, and caches them and their glyphs.
///
/// HarfBuzz lays out a word, and its glyphs go to the atlas one by one like those of other text. Pictures
/// of whole words, as SDL_ttf draws them, would fill the atlas while someone types.
@MainActor final class WordShaper {
  private struct WordKey: Hashable {
    var text: [UInt32]
    var pixels: Int
    var weight: TextStyle.Weight
    var isRightToLeft: Bool
  }
  private struct GlyphKey: Hashable {
    var file: FontFile
    var glyph: UInt32
    var pixels, shift: Int
    var isEmboldened: Bool
  }
  /// Part of a word in one font and one script.
  private struct Run {
    var range: Range<Int>
    var file: FontFile
    var script: hb_script_t
  }

  private let atlas: Atlas
  private var fonts: [FontFile: ShapingFont?] = [:]
  private var words: [WordKey: ShapedWord] = [:]
  private var glyphs: [GlyphKey: (sprite: Sprite, left: Int, top: Int)?] = [:]
  /// The number of words cached; otherwise typed text would stay forever.
  private static let mostWords = 2000

  /// The font that needs no emboldening.
  var bold: FontFile?

  init(atlas: Atlas) { self.atlas = atlas }

  func removeAll() {
    words.removeAll()
    glyphs.removeAll()
  }

  /// Shapes a word; `file` names the font for a character.
  func shape(
    _ scalars: ArraySlice<Unicode.Scalar>, _ style: TextStyle, isRightToLeft: Bool, pixels: Int,
    density: Double, file: (Character) -> FontFile
  ) -> ShapedWord {
    let key = WordKey(
      text: scalars.map(\.value), pixels: pixels, weight: style.weight,
      isRightToLeft: isRightToLeft)
    if let known = words[key] { return known }
    if words.count >= Self.mostWords { words.removeAll() }
    var word = ShapedWord(
      glyphs: [], width: 0, advances: Array(repeating: nil, count: key.text.count))
    let runs = runs(scalars, file)
    for run in isRightToLeft ? runs.reversed() : runs {
      add(run, of: key, density, to: &word)
    }
    words[key] = word
    return word
  }

  /// Splits a word where the font or the script changes, never within a character.
  private func runs(_ scalars: ArraySlice<Unicode.Scalar>, _ file: (Character) -> FontFile) -> [Run]
  {
    var runs: [Run] = []
    var start = 0
    for character in String(String.UnicodeScalarView(scalars)) {
      let end = start + character.unicodeScalars.count
      let script = Self.script(of: character)
      let file = file(character)
      if let last = runs.last, last.file == file,
        script == nil || last.script == HB_SCRIPT_COMMON || last.script == script
      {
        runs[runs.count - 1].range = last.range.lowerBound..<end
        runs[runs.count - 1].script = script ?? last.script
      } else {
        runs.append(
          Run(range: start..<end, file: file, script: script ?? HB_SCRIPT_COMMON))
      }
      start = end
    }
    return runs
  }

  private func add(_ run: Run, of key: WordKey, _ density: Double, to word: inout ShapedWord) {
    guard let font = font(run.file) else { return }
    let size = Double(key.pixels)
    let placed = font.shape(
      run.range, of: key.text, script: run.script, isRightToLeft: key.isRightToLeft)
    for one in placed {
      let quarters = Int(((word.width * density + one.x * size) * 4).rounded())
      // Joined letters are positioned to a quarter of a pixel: whole pixels would leave gaps.
      let shift = quarters & 3
      let glyphKey = GlyphKey(
        file: run.file, glyph: one.glyph, pixels: key.pixels, shift: shift,
        isEmboldened: key.weight == .bold && run.file != bold)
      if let (sprite, left, top) = glyph(glyphKey, font, density) {
        let bearing = Point(
          x: Double((quarters - shift) / 4 + left) / density,
          y: (Double(top) - (one.y * size).rounded()) / density)
        word.glyphs.append(Glyph(sprite: sprite, bearing: bearing, advance: 0))
      }
      let advance = one.advance * size / density
      word.advances[one.scalar] = (word.advances[one.scalar] ?? 0) + advance
      word.width += advance
    }
  }

  func font(_ file: FontFile) -> ShapingFont? {
    if let open = fonts[file] { return open }
    let opened = ShapingFont(file)
    fonts[file] = .some(opened)
    return opened
  }

  private func glyph(_ key: GlyphKey, _ font: ShapingFont, _ density: Double) -> (
    sprite: Sprite, left: Int, top: Int
  )? {
    if let known = glyphs[key] { return known }
    let drawn = font.picture(of: key.glyph, pixels: key.pixels, shift: key.shift).map { picture in
      let pixmap =
        key.isEmboldened ? FontBook.emboldened(picture.pixmap, key.pixels) : picture.pixmap
      return (
        sprite: atlas.insert(pixmap, density: density), left: picture.left, top: picture.top
      )
    }
    glyphs[key] = .some(drawn)
    return drawn
  }
}

extension WordShaper {
  private static let functions = hb_unicode_funcs_get_default()
  /// Scripts whose letters do not depend on each other.
  private static let plain: Set<UInt32> = Set(
    [
      HB_SCRIPT_COMMON, HB_SCRIPT_UNKNOWN, HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC,
      HB_SCRIPT_ARMENIAN, HB_SCRIPT_GEORGIAN, HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA,
      HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO, HB_SCRIPT_HANGUL,
    ].map(\.rawValue))

  /// Whether these need shaping: scripts whose letters depend on each other, or combining marks.
  static func concerns(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.contains { scalar in
      scalar.value >= 0x300
        && (!plain.contains(hb_unicode_script(functions, scalar.value).rawValue)
          || (0x1100...0x11FF).contains(scalar.value) || scalar.properties.isEmojiModifier)
    }
  }

  /// A letter combined with its accent, if Unicode has that character.
  static func composed(_ character: Character) -> [Unicode.Scalar] {
    character.unicodeScalars.reduce(into: []) { composed, scalar in
      var one: hb_codepoint_t = 0
      if let last = composed.last,
        hb_unicode_compose(functions, last.value, scalar.value, &one) != 0,
        let one = Unicode.Scalar(one)
      {
        composed[composed.count - 1] = one
      } else {
        composed.append(scalar)
      }
    }
  }

  /// Nil for characters that take the script of their neighbours.
  private static func script(of character: Character) -> hb_script_t? {
    character.unicodeScalars.lazy.map { hb_unicode_script(functions, $0.value) }.first {
      $0 != HB_SCRIPT_COMMON && $0 != HB_SCRIPT_INHERITED && $0 != HB_SCRIPT_UNKNOWN
    }
  }
}
