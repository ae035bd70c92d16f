import CFontconfig
import Glibc

/// A font's file, and which of the fonts in it.
nonisolated struct FontFile: Hashable, Sendable {
  var path: String
  var index = 0
}

/// Finds the system's fonts with fontconfig, wherever they are installed.
///
/// Used only for characters that our own font lacks, so most starts never load it.
@MainActor enum FontFinder {
  private static let isReady = FcInit() != 0

  /// A font of exactly this family, or nil if it is not installed.
  static func family(_ name: String) -> FontFile? {
    match { pattern in
      name.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: name.utf8.count + 1) {
          _ = FcPatternAddString(pattern, FC_FAMILY, $0)
        }
      }
    } accepts: { found in
      string(FC_FAMILY, of: found)?.lowercased() == name.lowercased()
    }
  }

  /// The preferred font (by the user's fontconfig settings) that has this character and that `isUsable`
  /// accepts: fontconfig may name a file that is damaged.
  static func font(
    with scalar: Unicode.Scalar, where isUsable: (FontFile, Unicode.Scalar) -> Bool
  ) -> FontFile? {
    guard let set = FcCharSetCreate() else { return nil }
    defer { FcCharSetDestroy(set) }
    FcCharSetAddChar(set, scalar.value)
    return match { pattern in
      _ = FcPatternAddCharSet(pattern, FC_CHARSET, set)
    } accepts: { found in
      var has: OpaquePointer?
      return FcPatternGetCharSet(found, FC_CHARSET, 0, &has) == FcResultMatch
        && FcCharSetHasChar(has, scalar.value) != 0
    } isUsable: {
      isUsable($0, scalar)
    }
  }

  private static func match(
    _ ask: (OpaquePointer) -> Void, accepts: (OpaquePointer) -> Bool,
    isUsable: (FontFile) -> Bool = { _ in true }
  ) -> FontFile? {
    guard isReady, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    ask(pattern)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
    FcPatternAddBool(pattern, FC_COLOR, FcBool(0))
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let best = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(best) }
    guard accepts(best) else { return nil }
    if let file = file(of: best), isUsable(file) { return file }
    // The others, which take longer to list, from the best to the worst.
    guard let all = FcFontSort(nil, pattern, FcBool(1), nil, &result) else { return nil }
    defer { FcFontSetDestroy(all) }
    return (0..<Int(all.pointee.nfont)).lazy.compactMap { all.pointee.fonts[$0] }
      .filter(accepts).compactMap(file).first(where: isUsable)
  }

  private static func file(of found: OpaquePointer) -> FontFile? {
    guard let path = string(FC_FILE, of: found), isFile(path) else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(found, FC_INDEX, 0, &index)
    // The upper half names a variant of a variable font, which SDL_ttf does not know.
    return FontFile(path: path, index: Int(index & 0xFFFF))
  }

  private static func string(_ object: String, of pattern: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &text) == FcResultMatch, let text else {
      return nil
    }
    return String(cString: text)
  }

  /// Opening a pipe would wait for its writer.
  nonisolated static func isFile(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
  }
}
