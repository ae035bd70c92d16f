import CSDL2
public import Drawing
import Geometry

/// There is no font for Latin letters on this machine.
public nonisolated struct FontError: Error, CustomStringConvertible {
  /// Every path that was tried.
  public var tried: [String]
  /// What happened and what to do, in English.
  public var description: String {
    "No font found; set RECREO_RESOURCES to the folder that holds Resources/Fonts. Tried: "
      + tried.joined(separator: ", ")
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

  /// Advances are measured at this size (pixels) and scaled: SDL_ttf rounds to whole pixels, which would
  /// make small text uneven.
  private static let reference = 400

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
  private let own: [TextStyle.Weight: FontFile]
  private lazy var fallbacks = Self.favourites.compactMap { FontFinder.family($0) }
  /// Fonts found for characters that neither our own font nor the preferred ones have.
  private var others: [Unicode.Scalar: FontFile?] = [:]
  private var faces: [FaceKey: OpaquePointer] = [:]
  private var glyphs: [GlyphKey: Glyph] = [:]
  private var pairs: [PairKey: Double] = [:]
  /// Pixels per point; changing it discards every glyph.
  public var density: Double {
    didSet { if density != oldValue { removeAll() } }
  }

  /// Opens the fonts for this many pixels per point; throws `FontError` if there are none.
  public init(atlas: Atlas, density: Double, resources: ResourceLocator) throws {
    self.atlas = atlas
    shaper = WordShaper(atlas: atlas)
    self.density = density
    own = try Self.latin.mapValues { name in
      if let path = try? resources.path(of: name), FontFinder.isFile(path) {
        return FontFile(path: path)
      }
      guard let other = FontFinder.font(with: "a") else {
        throw FontError(tried: resources.roots.map { $0 + "/" + name })
      }
      return other
    }
    try check(TTF_Init(), "TTF_Init")
  }

  isolated deinit {
    for face in faces.values { TTF_CloseFont(face) }
    TTF_Quit()
  }

  /// Discards the glyphs; the atlas must be emptied too.
  public func removeAll() {
    glyphs.removeAll()
    pairs.removeAll()
    shaper.removeAll()
    for face in faces.values { TTF_CloseFont(face) }
    faces.removeAll()
  }

  /// The functions that layout uses.
  public var typesetter: Typesetter {
    Typesetter(
      glyph: { self.glyph($0, $1) }, kerning: { self.kerning($0, $1, $2) },
      shape: { self.shape($0, $1, isRightToLeft: $2) },
      ascent: { Double(TTF_FontAscent(self.latinFace($0))) / self.density },
      lineHeight: { Double(TTF_FontLineSkip(self.latinFace($0))) / self.density })
  }

  private func pixels(_ style: TextStyle) -> Int { max(1, Int((style.size * density).rounded())) }

  private func ownFile(_ style: TextStyle) -> FontFile { own[style.weight] ?? FontFile(path: "") }

  private func latinFace(_ style: TextStyle) -> OpaquePointer? {
    face(ownFile(style), pixels(style))
  }

  private func face(_ file: FontFile, _ pixels: Int) -> OpaquePointer? {
    let key = FaceKey(file: file, pixels: pixels)
    if let open = faces[key] { return open }
    let opened = TTF_OpenFontIndex(file.path, Int32(pixels), file.index)
    if let opened { TTF_SetFontHinting(opened, TTF_HINTING_LIGHT) }
    faces[key] = opened
    return opened
  }

  /// The first font that can draw `scalar`, or the Latin one, which then draws an empty box.
  private func file(for scalar: Unicode.Scalar, _ style: TextStyle) -> FontFile {
    func has(_ file: FontFile) -> Bool {
      TTF_GlyphIsProvided32(face(file, pixels(style)), scalar.value) != 0
    }
    let own = ownFile(style)
    if has(own) { return own }
    if let known = fallbacks.first(where: has) { return known }
    let found = others[scalar] ?? FontFinder.font(with: scalar)
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
    var left: Int32 = 0
    TTF_GlyphMetrics32(face, scalar.value, &left, nil, nil, nil, nil)
    var advance: Int32 = 0
    TTF_GlyphMetrics32(
      self.face(file, Self.reference), scalar.value, nil, nil, nil, nil, &advance)
    var glyph = Glyph(
      sprite: nil, bearing: .zero,
      advance: Double(advance) * Double(pixels(style)) / Double(Self.reference) / density)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderGlyph32_Blended(face, scalar.value, white) else { return glyph }
    defer { SDL_FreeSurface(surface) }
    guard let pixmap = Pixmap(premultiplying: surface), let ink = pixmap.opaqueBounds else {
      return glyph
    }
    glyph.sprite = atlas.insert(pixmap.cropped(x: ink.x, y: ink.y), density: density)
    // SDL_ttf's surface starts at the pen, or at the ink if that is to the left of the pen.
    glyph.bearing = Point(
      x: Double(ink.x.lowerBound + Int(min(left, 0))) / density,
      y: Double(ink.y.lowerBound - Int(TTF_FontAscent(face))) / density)
    return glyph
  }

  private func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar, _ style: TextStyle)
    -> Double
  {
    let key = PairKey(
      first: first, second: second, pixels: pixels(style), weight: style.weight)
    if let known = pairs[key] { return known }
    let face = face(ownFile(style), Self.reference)
    let bothLatin =
      TTF_GlyphIsProvided32(face, first.value) != 0
      && TTF_GlyphIsProvided32(face, second.value) != 0
    let units = bothLatin ? shapedKerning(first, second, face) : 0
    let kerning = Double(units) * Double(pixels(style)) / Double(Self.reference) / density
    pairs[key] = kerning
    return kerning
  }

  /// By how much shaping moves the second letter, measured between two H, which are not kerned.
  ///
  /// Modern fonts have kerning in a table that only the shaper reads (GPOS); SDL_ttf's function for pairs
  /// reads only the old table.
  private func shapedKerning(_ a: Unicode.Scalar, _ b: Unicode.Scalar, _ face: OpaquePointer?)
    -> Int
  {
    func width(_ scalars: [Unicode.Scalar]) -> Int {
      var text = String.UnicodeScalarView()
      text.append("H")
      text.append(contentsOf: scalars)
      text.append("H")
      var width: Int32 = 0
      TTF_SizeUTF8(face, String(text), &width, nil)
      return Int(width)
    }
    return width([a, b]) - width([a]) - width([b]) + width([])
  }
}
