/// The variants of a letter that a long press offers, the most common first.
nonisolated enum Accents {
  private static let table: [Character: String] = [
    "a": "áàâäãåæā", "e": "éèêëēę", "i": "íìîïī", "o": "óòôöõøœō", "u": "úùûüū", "c": "çćč",
    "n": "ñń", "s": "ßśš", "y": "ýÿ", "z": "žźż", "l": "łļ", "d": "ðď", "t": "þť", "g": "ğģ",
    "r": "řŕ", "-": "–—", "'": "’´`", "?": "¿", "!": "¡", "$": "£¥", ".": "…", "(": "[{<",
    ")": "]}>", "/": "\\|", "ا": "أإآٱ", "ي": "ئى", "و": "ؤ", "ه": "ة", "ب": "پ", "ج": "چ",
    "ز": "ژ", "ف": "ڤ", "ك": "گ",
  ]

  static func of(_ sign: KeyAction) -> [Character] {
    guard case .text(let character) = sign else { return [] }
    return table[character].map { Array($0) } ?? Kana.relatives(of: character)
  }
}
