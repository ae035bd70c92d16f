import CSDL2
public import Drawing
import Geometry

/// There is no usable font for Latin letters on this machine.
public nonisolated struct FontError: Error, CustomStringConvertible {
  /// Every path that was tried.
  public var tried: [String]
  /// What happened and what to do, in English.
  public var description: String {
    "No font found that can be used; install Recreo again, or set RECREO_RESOURCES to the folder that holds Resources/Fonts. Tried: "
      + tried.joined(separator: ", ") + "."
  }
}

/// Our own font and the system's, their glyphs in the atlas, and the metrics for layout.
///
/// Latin comes from Quicksand, which ships with the program. Each character it lacks comes from the
/// first font of the machine that has it, on the same baseline. Words in scripts whose letters depend on
/// each other are shaped as a whole (`WordShaper`).
@MainActor public final class FontBook {
  private static let latin: [TextStyle.Weight: String] = [
    .medium: "Resources/Fonts/Quicksand-Medium.ttf", .bold: "Resources/Fonts/Quicksand-Bold.ttf",
  ]
  /// Tried first, so that the result depends on the system as little as possible.
  private static let favourites = ["WenQuanYi Micro Hei", "VL PGothic", "DejaVu Sans"]
  private static let favouritesInJapanese = ["VL PGothic", "WenQuanYi Micro Hei", "DejaVu Sans"]

  /// Advances are measured at this size (pixels) and scaled: SDL_ttf rounds to whole pixels, which would
  /// make small text uneven.
  private static let reference = 400

  /// How much wider the strokes of bold letters are, in parts of the text size.
  private static let boldness = 0.035

  /// A glyph of a font that has one weight, as a bold one.
  static func emboldened(_ glyph: Pixmap, _ pixels: Int) -> Pixmap {
    glyph.emboldened(by: Double(pixels) * boldness)
  }

  /// The fonts for Latin letters, which can be opened.
  private struct Own {
    var medium, bold: FontFile
  }
  private struct FaceKey: Hashable {
    var file: FontFile
    var pixels: Int
  }
  private struct GlyphKey: Hashable {
    var scalar: Unicode.Scalar
    var pixels: Int
    var weight: TextStyle.Weight
  }
  private struct PairKey: Hashable {
    var first, second: Unicode.Scalar
    var pixels: Int
    var weight: TextStyle.Weight
  }

  private let atlas: Atlas
  private let shaper: WordShaper
  private let own: Own
  private lazy var fallbacks = findFallbacks()
  /// Fonts found for characters that neither our own font nor the preferred ones have.
  private var others: [Unicode.Scalar: FontFile?] = [:]
  private var faces: [FaceKey: Typeface?] = [:]
  private var glyphs: [GlyphKey: Glyph] = [:]
  private var pairs: [PairKey: Double] = [:]
  /// In English, what is wrong with our own fonts if others are used in their place.
  public let problem: String?
  /// Pixels per point; changing it discards every glyph.
  public var density: Double {
    didSet { if density != oldValue { removeAll() } }
  }

  /// Whether characters that Chinese and Japanese share are drawn as in Japanese; changing it discards every
  /// glyph.
  public var prefersJapanese = false {
    didSet {
      guard prefersJapanese != oldValue else { return }
      fallbacks = findFallbacks()
      removeAll()
    }
  }

  /// Opens the fonts for this many pixels per point; throws `FontError` if there are none.
  public init(atlas: Atlas, density: Double, resources: ResourceLocator) throws {
    self.atlas = atlas
    shaper = WordShaper(atlas: atlas)
    self.density = density
    try check(TTF_Init(), "TTF_Init")
    do {
      (own, problem) = try Self.ownFonts(resources)
      shaper.bold = own.bold
    } catch {
      TTF_Quit()
      throw error
    }
  }

  isolated deinit {
    faces.removeAll()
    TTF_Quit()
  }

  /// The fonts that ship with the program; for one that is missing or damaged the other, or one of the
  /// machine's.
  private static func ownFonts(_ resources: ResourceLocator) throws(FontError) -> (Own, String?) {
    let shipped = latin.compactMapValues { name -> FontFile? in
      guard let path = try? resources.path(of: name), FontContents.isIntact(path) else {
        return nil
      }
      let file = FontFile(path: path)
      return canUse(file, for: "a") ? file : nil
    }
    if let medium = shipped[.medium], let bold = shipped[.bold] {
      return (Own(medium: medium, bold: bold), nil)
    }
    let wanted = latin.filter { shipped[$0.key] == nil }.map(\.value).sorted()
    guard let other = shipped.values.first ?? FontFinder.font(with: "a", where: canUse) else {
      throw FontError(tried: wanted.flatMap { name in resources.roots.map { $0 + "/" + name } })
    }
    let fonts = Own(medium: shipped[.medium] ?? other, bold: shipped[.bold] ?? other)
    return (
      fonts,
      "\(wanted.joined(separator: " and ")) cannot be used, so \(other.path) is; install Recreo again."
    )
  }

  private func findFallbacks() -> [FontFile] {
    (prefersJapanese ? Self.favouritesInJapanese : Self.favourites)
      .compactMap { FontFinder.family($0) }
  }

  private static func canUse(_ file: FontFile, for scalar: Unicode.Scalar) -> Bool {
    Typeface(file, pixels: reference)?.has(scalar) ?? false
  }

  /// Discards the glyphs; the atlas must be emptied too.
  public func removeAll() {
    glyphs.removeAll()
    pairs.removeAll()
    shaper.removeAll()
    faces.removeAll()
  }

  /// The functions that layout uses.
  public var typesetter: Typesetter {
    Typesetter(
      glyph: { self.glyph($0, $1) }, kerning: { self.kerning($0, $1, $2) },
      shape: { self.shape($0, $1, isRightToLeft: $2) },
      ascent: { self.height($0, \.ascent) }, lineHeight: { self.height($0, \.lineSkip) })
  }

  private func pixels(_ style: TextStyle) -> Int { max(1, Int((style.size * density).rounded())) }

  private func ownFile(_ style: TextStyle) -> FontFile {
    style.weight == .bold ? own.bold : own.medium
  }

  /// In points; that of the font's size if it can't be opened at this one.
  private func height(_ style: TextStyle, _ of: (Typeface) -> Int) -> Double {
    guard let face = face(ownFile(style), pixels(style)) else { return style.size }
    return Double(of(face)) / density
  }

  private func face(_ file: FontFile, _ pixels: Int) -> Typeface? {
    let key = FaceKey(file: file, pixels: pixels)
    if let known = faces[key] { return known }
    let opened = Typeface(file, pixels: pixels)
    faces[key] = .some(opened)
    return opened
  }

  /// The first font that can draw `scalar`, or the Latin one, which then draws an empty box.
  private func file(for scalar: Unicode.Scalar, _ style: TextStyle) -> FontFile {
    func has(_ file: FontFile) -> Bool {
      face(file, pixels(style))?.has(scalar) ?? false
    }
    let own = ownFile(style)
    if has(own) { return own }
    if let known = fallbacks.first(where: has) { return known }
    let found = others[scalar] ?? FontFinder.font(with: scalar, where: Self.canUse)
    others[scalar] = .some(found)
    return found.flatMap { has($0) ? $0 : nil } ?? own
  }

  /// The first font that can draw a whole character, or the font of its letter.
  private func file(for character: Character, _ style: TextStyle) -> FontFile {
    let scalars = WordShaper.composed(character)
    let first = file(for: scalars[0], style)
    guard scalars.count > 1 else { return first }
    let drawn = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let candidates = [first, ownFile(style)] + fallbacks + drawn.map { file(for: $0, style) }
    return candidates.first { shaper.font($0)?.has(drawn) ?? false } ?? first
  }

  private func shape(
    _ scalars: ArraySlice<Unicode.Scalar>, _ style: TextStyle, isRightToLeft: Bool
  ) -> ShapedWord? {
    guard isRightToLeft || WordShaper.concerns(scalars) else { return nil }
    return shaper.shape(
      scalars, style, isRightToLeft: isRightToLeft, pixels: pixels(style), density: density
    ) { self.file(for: $0, style) }
  }

  private func glyph(_ scalar: Unicode.Scalar, _ style: TextStyle) -> Glyph {
    let key = GlyphKey(scalar: scalar, pixels: pixels(style), weight: style.weight)
    if let known = glyphs[key] { return known }
    let made = render(scalar, style)
    glyphs[key] = made
    return made
  }

  private func render(_ scalar: Unicode.Scalar, _ style: TextStyle) -> Glyph {
    let file = file(for: scalar, style)
    let face = face(file, pixels(style))
    let advance = self.face(file, Self.reference)?.metrics(of: scalar).advance ?? 0
    var glyph = Glyph(
      sprite: nil, bearing: .zero,
      advance: Double(advance) * Double(pixels(style)) / Double(Self.reference) / density)
    guard let face, var pixmap = face.picture(of: scalar) else { return glyph }
    // Fonts for other scripts have only one weight.
    if style.weight == .bold, file != own.bold {
      pixmap = Self.emboldened(pixmap, pixels(style))
    }
    guard let ink = pixmap.opaqueBounds else { return glyph }
    glyph.sprite = atlas.insert(pixmap.cropped(x: ink.x, y: ink.y), density: density)
    // SDL_ttf's surface starts at the pen, or at the ink if that is to the left of the pen.
    glyph.bearing = Point(
      x: Double(ink.x.lowerBound + min(face.metrics(of: scalar).left, 0)) / density,
      y: Double(ink.y.lowerBound - face.ascent) / density)
    return glyph
  }

  private func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar, _ style: TextStyle)
    -> Double
  {
    let key = PairKey(
      first: first, second: second, pixels: pixels(style), weight: style.weight)
    if let known = pairs[key] { return known }
    var units = 0
    if let face = face(ownFile(style), Self.reference), face.has(first), face.has(second) {
      units = shapedKerning(first, second, face)
    }
    let kerning = Double(units) * Double(pixels(style)) / Double(Self.reference) / density
    pairs[key] = kerning
    return kerning
  }

  /// By how much shaping moves the second letter, measured between two H, which are not kerned.
  ///
  /// Modern fonts have kerning in a table that only the shaper reads (GPOS); SDL_ttf's function for pairs
  /// reads only the old table.
  private func shapedKerning(_ a: Unicode.Scalar, _ b: Unicode.Scalar, _ face: Typeface) -> Int {
    func width(_ scalars: [Unicode.Scalar]) -> Int {
      var text = String.UnicodeScalarView()
      text.append("H")
      text.append(contentsOf: scalars)
      text.append("H")
      return face.width(of: String(text))
    }
    return width([a, b]) - width([a]) - width([b]) + width([])
  }
}

extension FontBook {
  /// The file of the font that draws a character; nil if no font has it.
  public static func path(
    of scalar: Unicode.Scalar, resources: ResourceLocator, prefersJapanese: Bool = false
  ) -> String? {
    guard TTF_Init() == 0 else { return nil }
    defer { TTF_Quit() }
    let own = (try? ownFonts(resources))?.0.medium
    let favourites = (prefersJapanese ? favouritesInJapanese : favourites)
      .compactMap { FontFinder.family($0) }
    let first = ([own].compactMap(\.self) + favourites).first { canUse($0, for: scalar) }
    return (first ?? FontFinder.font(with: scalar, where: canUse))?.path
  }
}
