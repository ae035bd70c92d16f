internal import CFriBidi

/// Which way a paragraph and each of its characters are written: FriBidi's answer, by Unicode's
/// annex 9.
public struct WritingDirection: Hashable, Sendable {
  /// For each scalar: even from left to right, odd from right to left.
  public private(set) var levels: [Int8]
  /// The level of the paragraph, which its first letter decides.
  public private(set) var base: Int8

  /// The directions in one paragraph; `isRightToLeft`: whatever its first letter says.
  public init(_ scalars: [Unicode.Scalar], isRightToLeft: Bool = false) {
    let text = scalars.map(\.value)
    let count = FriBidiStrIndex(text.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: text.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    var direction = FriBidiParType((isRightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_ON).rawValue)
    levels = Array(repeating: 0, count: text.count)
    fribidi_get_bidi_types(text, count, &types)
    // As between the parts of a fraction: 3×5 is three columns and five rows in every language.
    for index in text.indices where text[index] == 0xD7 { types[index] = FRIBIDI_TYPE_CS }
    fribidi_get_bracket_types(text, count, types, &brackets)
    // Zero only where there is no memory; then all of it goes from left to right.
    _ = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    base = direction == FRIBIDI_PAR_RTL || direction == FRIBIDI_PAR_WRTL ? 1 : 0
  }

  /// Whether a text begins at the right: its first letter says.
  public static func isRightToLeft(_ text: String) -> Bool {
    concerns(text.unicodeScalars) && WritingDirection(Array(text.unicodeScalars)).base == 1
  }

  /// Whether anything in it may go from right to left; most lines do not, and need no ordering.
  static func concerns(_ text: some Sequence<Unicode.Scalar>) -> Bool {
    text.contains { $0.value >= 0x590 && recreo_bidi_is_plain($0.value) == 0 }
  }

  /// A bracket as it is seen from right to left.
  static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    var mirrored: FriBidiChar = scalar.value
    fribidi_get_mirror_char(scalar.value, &mirrored)
    return Unicode.Scalar(mirrored) ?? scalar
  }

  /// The visual order of items with these levels, from left to right (rule L2).
  static func order(_ levels: [Int8]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end + 1
      }
    }
    return order
  }
}
